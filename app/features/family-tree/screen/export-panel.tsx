import { mdiDownload, mdiPrinterOutline } from '@mdi/js';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Extent } from '../export/picture.ts';
import type { Arrangement, PaperName } from '../export/sheets.ts';
import type { ExportFormat, Paper, Preview } from '../export/tree-export.ts';
import type { Camera } from '../scene/camera.ts';
import type { TreeModel } from '../tree-model.ts';
import { CENTRED_VIEWS, layoutView, type ViewName } from '../view-state.ts';
import styles from './export-panel.module.css';
import { viewsFor } from './toolbar.tsx';
import type { TreeController } from './tree-controller.ts';
import type { TreeState } from './tree-state.ts';

interface ExportPanelProps {
  readonly controller: TreeController;
  readonly state: TreeState;
  readonly tree: TreeModel;
  /** The file of the branch in view, for those who may have it. */
  readonly gedcom: string | undefined;
}

const PAPERS: readonly PaperName[] = ['A4', 'A3', 'A2', 'A1', 'A0'];
/** A camera that moves is not painted in every frame a second time. */
const PREVIEW_AFTER_MS = 100;

/** The drawing as a file, or on paper. */
export function ExportPanel({ controller, state, tree, gedcom }: ExportPanelProps) {
  const { view, layout, sceneState, style } = state;
  // A view that was just chosen is still being laid out.
  const isDrawn = view.view === 'lives' || JSON.stringify(layout?.view) === JSON.stringify(layoutView(view));
  const name = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [extent, setExtent] = useState<Extent>('visible');
  const [paper, setPaper] = useState<PaperName>('A4');
  const [arrangement, setArrangement] = useState<Arrangement>('one');
  const [isDark, setDark] = useState(false);
  const [camera, setCamera] = useState<Camera>();
  const [preview, setPreview] = useState<Preview>();
  const [busy, setBusy] = useState<ExportFormat['kind']>();
  const [trouble, setTrouble] = useState(false);
  const views = viewsFor(view);
  const summaryOf = (id: string | undefined) => (id === undefined ? undefined : tree.summary(tree.numberOf(id)));
  const whose = summaryOf(view.centre);
  const label = views.find(([one]) => one === view.view && one !== 'everyone')?.[1] ?? '';
  const subtitle = whose ? `${label}: ${[whose.full, whose.years].filter(Boolean).join(', ')}` : label;
  const choices = { extent, isDark, subtitle };
  const exportAs = async (format: ExportFormat) => {
    setBusy(format.kind);
    setTrouble(false);
    try {
      const { exportTree } = await import('../export/tree-export.ts');
      const source = controller.exportSource();
      if (source) await exportTree(source, format, choices);
    } catch {
      setTrouble(true);
    } finally {
      setBusy(undefined);
    }
  };
  useEffect(() => (extent === 'visible' ? controller.canvas.trackCamera(setCamera) : undefined), [controller, extent]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes the drawing
  useEffect(() => {
    if (!isDrawn) return;
    const timer = setTimeout(async () => {
      const { previewPoster } = await import('../export/tree-export.ts');
      const source = controller.exportSource();
      if (source && canvas.current) setPreview(previewPoster(source, canvas.current, { paper, arrangement }, choices));
    }, PREVIEW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [controller, isDrawn, sceneState, style, camera, extent, isDark, subtitle, paper, arrangement]);
  const person = summaryOf(view.person ?? view.centre);
  const option = ([value, label]: readonly [ViewName, string]) => (
    <option key={value} value={value}>
      {value === 'everyone' ? 'Cijelo stablo' : label}
    </option>
  );
  return (
    <section className={styles.panel} aria-labelledby="izvoz-naslov">
      <h2 id="izvoz-naslov">Ispis i izvoz</h2>
      <label className={styles.choice}>
        <span>Što se ispisuje</span>
        <select
          value={extent === 'visible' ? extent : view.view}
          onChange={({ target: { value } }) => {
            setExtent(value === 'visible' ? value : 'whole');
            const isShown = value === view.view && (!view.centre || !view.person || view.centre === view.person);
            if (value !== 'visible' && !isShown) controller.setView(value as ViewName);
          }}
        >
          <option value="visible">Ono što se vidi</option>
          {views.filter(([one]) => !CENTRED_VIEWS.has(one)).map(option)}
          {person && (
            <optgroup label={`Od osobe: ${person.full}`}>
              {views.filter(([one]) => CENTRED_VIEWS.has(one)).map(option)}
            </optgroup>
          )}
        </select>
      </label>
      {!person && <small>Za ogranak jedne osobe najprije je odaberite u stablu.</small>}
      <fieldset className={styles.extent}>
        <legend>Podloga</legend>
        {(
          [
            [false, 'Svijetla'],
            [true, 'Tamna'],
          ] as const
        ).map(([value, label]) => (
          <label key={label}>
            <input type="radio" name={`${name}-boje`} checked={isDark === value} onChange={() => setDark(value)} />
            {label}
          </label>
        ))}
      </fieldset>
      <div className={styles.paper}>
        <label>
          <span>Papir</span>
          <select value={paper} onChange={({ target }) => setPaper(target.value as PaperName)}>
            {PAPERS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label>
          <span>Raspored</span>
          <select value={arrangement} onChange={({ target }) => setArrangement(target.value as Arrangement)}>
            <option value="one">na jednom listu</option>
            <option value="several">na više listova, za lijepljenje</option>
          </select>
        </label>
        {preview?.better && (
          <TooSmall
            paper={paper}
            points={preview.points}
            better={preview.better}
            onChoose={(chosen) => {
              setPaper(chosen.paper);
              setArrangement(chosen.arrangement);
            }}
          />
        )}
        <figure className={styles.preview}>
          <canvas ref={canvas} role="img" aria-label="Pregled" />
          <figcaption role="status">
            {preview &&
              `${paper}, ${preview.isLandscape ? 'položeno' : 'uspravno'}${preview.sheets > 1 ? `, listova: ${preview.sheets}` : ''}`}
          </figcaption>
        </figure>
        <Button
          type="button"
          look="primary"
          busy={busy === 'pdf' || !isDrawn}
          onClick={() => exportAs({ kind: 'pdf', paper, arrangement })}
        >
          <Icon path={mdiDownload} />
          PDF
        </Button>
      </div>
      <div className={styles.row}>
        <Button type="button" look="quiet" busy={busy === 'svg'} onClick={() => exportAs({ kind: 'svg' })}>
          <Icon path={mdiDownload} />
          SVG
        </Button>
        <Button type="button" look="quiet" busy={busy === 'png'} onClick={() => exportAs({ kind: 'png' })}>
          <Icon path={mdiDownload} />
          PNG
        </Button>
        <Button type="button" look="quiet" busy={busy === 'print'} onClick={() => exportAs({ kind: 'print' })}>
          <Icon path={mdiPrinterOutline} />
          Ispišite
        </Button>
      </div>
      {gedcom && (
        <p>
          <a href={gedcom} download>
            GEDCOM ovoga ogranka
          </a>{' '}
          <small>za rodoslovne programe; o živima samo ime</small>
        </p>
      )}
      <p role="status" className={styles.trouble}>
        {trouble && 'Nije uspjelo: slika je možda prevelika. Pokušajte s manjim dijelom stabla.'}
      </p>
    </section>
  );
}

interface TooSmallProps {
  readonly paper: PaperName;
  readonly points: number;
  readonly better: readonly Paper[];
  readonly onChoose: (chosen: Paper) => void;
}

/** Before a file is made whose letters nobody could read: on what paper they can. */
function TooSmall({ paper, points, better, onChoose }: TooSmallProps) {
  const size = points.toLocaleString('hr', { maximumFractionDigits: 1 });
  return (
    <div className={styles.warning} role="alert">
      <p>
        Na papiru {paper} slova bi bila presitna za čitanje ({size}&nbsp;pt). Odaberite{' '}
        {better.length > 0 && 'veći papir, više listova ili '}samo ogranak jedne osobe.
      </p>
      <div className={styles.row}>
        {better.map((chosen) => (
          <Button key={chosen.arrangement} type="button" onClick={() => onChoose(chosen)}>
            {chosen.arrangement === 'one' ? `Jedan list ${chosen.paper}` : `Više listova ${chosen.paper}`}
          </Button>
        ))}
      </div>
    </div>
  );
}
