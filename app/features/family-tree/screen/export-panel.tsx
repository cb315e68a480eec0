import { mdiDownload, mdiPrinterOutline } from '@mdi/js';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Extent } from '../export/picture.ts';
import type { Arrangement, PaperName } from '../export/sheets.ts';
import type { ExportKind, previewPoster } from '../export/tree-export.ts';
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
const FILES = [
  ['svg', 'SVG', mdiDownload],
  ['png', 'PNG', mdiDownload],
  ['print', 'Ispišite', mdiPrinterOutline],
] as const;
/** A camera that moves is not painted in every frame a second time. */
const PREVIEW_AFTER_MS = 100;

/** The drawing as a file, or on paper. */
export function ExportPanel({ controller, state, tree, gedcom }: ExportPanelProps) {
  const { view, layout, sceneState, style } = state;
  // A view that was just chosen is still being laid out.
  const isDrawn = view.view === 'lives' || JSON.stringify(layout?.view) === JSON.stringify(layoutView(view));
  const canvas = useRef<HTMLCanvasElement>(null);
  const [extent, setExtent] = useState<Extent>('visible');
  const [paper, setPaper] = useState<PaperName>('A4');
  const [arrangement, setArrangement] = useState<Arrangement>('one');
  const [isDark, setDark] = useState(false);
  const [camera, setCamera] = useState<Camera>();
  const [preview, setPreview] = useState<ReturnType<typeof previewPoster>>();
  const [busy, setBusy] = useState<ExportKind>();
  const [trouble, setTrouble] = useState(false);
  const views = viewsFor(view);
  const summaryOf = (id: string | undefined) => (id === undefined ? undefined : tree.summary(tree.numberOf(id)));
  const whose = summaryOf(view.centre);
  const label = views.find(([one]) => one === view.view && one !== 'everyone')?.[1] ?? '';
  const subtitle = whose
    ? `${[whose.full, whose.years].filter(Boolean).join(', ')}: ${label.toLocaleLowerCase('hr')}`
    : label;
  const choices = { extent, isDark, subtitle, paper, arrangement };
  const exportAs = async (kind: ExportKind) => {
    setBusy(kind);
    setTrouble(false);
    try {
      const { exportTree } = await import('../export/tree-export.ts');
      const source = controller.exportSource();
      if (source) await exportTree(source, kind, choices);
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
      if (source && canvas.current) setPreview(previewPoster(source, canvas.current, choices));
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
      <div className={styles.choices}>
        <Choice
          label="Što se ispisuje"
          value={extent === 'visible' ? extent : view.view}
          onChoose={(value) => {
            setExtent(value === 'visible' ? value : 'whole');
            const isShown = value === view.view && (!view.centre || !view.person || view.centre === view.person);
            if (value !== 'visible' && !isShown) controller.setView(value as ViewName);
          }}
        >
          <option value="visible">Ono što se vidi</option>
          {views.filter(([one]) => !CENTRED_VIEWS.has(one)).map(option)}
          {person && (
            <optgroup label={`Za osobu: ${person.full}`}>
              {views.filter(([one]) => CENTRED_VIEWS.has(one)).map(option)}
            </optgroup>
          )}
        </Choice>
        {!person && <small>Želite li samo ogranak jedne osobe, najprije odaberite tu osobu u stablu.</small>}
        <Choice label="Papir" value={paper} onChoose={(value) => setPaper(value as PaperName)}>
          {PAPERS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Choice>
        <Choice label="Podloga" value={String(isDark)} onChoose={(value) => setDark(value === 'true')}>
          <option value="false">Svijetla</option>
          <option value="true">Tamna</option>
        </Choice>
        <Choice label="Raspored" value={arrangement} onChoose={(value) => setArrangement(value as Arrangement)}>
          <option value="one">Na jednom listu</option>
          <option value="several">Na više listova, za lijepljenje</option>
        </Choice>
      </div>
      {/* Above whatever comes with the preview, which would push them from under the hand. */}
      <Button type="button" look="primary" busy={busy === 'pdf' || !isDrawn} onClick={() => exportAs('pdf')}>
        <Icon path={mdiDownload} />
        PDF
      </Button>
      <div className={styles.row}>
        {FILES.map(([kind, label, icon]) => (
          <Button key={kind} type="button" look="quiet" busy={busy === kind} onClick={() => exportAs(kind)}>
            <Icon path={icon} />
            {label}
          </Button>
        ))}
      </div>
      <p role="status" className={styles.trouble}>
        {trouble && 'Nije uspjelo: slika je možda prevelika. Pokušajte s manjim dijelom stabla.'}
      </p>
      {preview?.better && (
        <div className={styles.warning} role="alert">
          <p>
            Na papiru {paper} slova bi bila presitna za čitanje. Odaberite{' '}
            {preview.better.length > 0 && 'veći papir, više listova ili '}samo ogranak jedne osobe.
          </p>
          <div className={styles.row}>
            {preview.better.map((better) => (
              <Button
                key={better.arrangement}
                type="button"
                onClick={() => {
                  setPaper(better.paper);
                  setArrangement(better.arrangement);
                }}
              >
                {better.arrangement === 'one' ? `Jedan list ${better.paper}` : `Više listova ${better.paper}`}
              </Button>
            ))}
          </div>
        </div>
      )}
      <div className={styles.preview}>
        <canvas ref={canvas} role="img" aria-label="Pregled" />
        <p role="status">
          {paper}
          {preview && (preview.sheets.width > preview.sheets.height ? ', položeno' : ', uspravno')}
          {preview && preview.sheets.sheets.length > 1 && `, listova: ${preview.sheets.sheets.length}`}
        </p>
      </div>
      {gedcom && (
        <p>
          <a href={gedcom} download>
            GEDCOM ovoga ogranka
          </a>{' '}
          <small>za rodoslovne programe; o živima samo ime</small>
        </p>
      )}
    </section>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </select>
    </label>
  );
}
