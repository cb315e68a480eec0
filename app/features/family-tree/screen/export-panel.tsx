import { mdiDownload, mdiPrinterOutline } from '@mdi/js';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Extent } from '../export/picture.ts';
import type { Arrangement, PaperName, Unreadable } from '../export/sheets.ts';
import type { ExportChoices, ExportFormat, Paper } from '../export/tree-export.ts';
import styles from './export-panel.module.css';

interface ExportPanelProps {
  /** Tells where the letters would be too small on the paper, and makes no file then. */
  readonly onExport: (format: ExportFormat, choices: ExportChoices) => Promise<Unreadable | undefined>;
  /** The file of the branch in view, for those who may have it. */
  readonly gedcom: string | undefined;
}

const PAPERS: readonly PaperName[] = ['A4', 'A3', 'A2', 'A1', 'A0'];

/** The drawing as a file, or on paper. */
export function ExportPanel({ onExport, gedcom }: ExportPanelProps) {
  const name = useId();
  const [extent, setExtent] = useState<Extent>('visible');
  const [paper, setPaper] = useState<PaperName>('A4');
  const [arrangement, setArrangement] = useState<Arrangement>('one');
  const [isDark, setDark] = useState(false);
  const [unreadable, setUnreadable] = useState<Unreadable>();
  const [busy, setBusy] = useState<ExportFormat['kind']>();
  const [trouble, setTrouble] = useState(false);
  const exportAs = async (format: ExportFormat) => {
    setBusy(format.kind);
    setTrouble(false);
    setUnreadable(undefined);
    try {
      setUnreadable(await onExport(format, { extent, isDark }));
    } catch {
      setTrouble(true);
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <section className={styles.panel} aria-labelledby="izvoz-naslov">
      <h2 id="izvoz-naslov">Ispis i izvoz</h2>
      <fieldset className={styles.extent}>
        <legend>Što</legend>
        {(
          [
            ['visible', 'Ono što se vidi'],
            ['whole', 'Cijeli pogled, i izvan zaslona'],
          ] as const
        ).map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={extent === value}
              onChange={() => setExtent(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
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
        <Button
          type="button"
          look="primary"
          busy={busy === 'pdf'}
          onClick={() => exportAs({ kind: 'pdf', paper, arrangement })}
        >
          <Icon path={mdiDownload} />
          PDF
        </Button>
      </div>
      {unreadable && (
        <TooSmall
          paper={paper}
          unreadable={unreadable}
          onChoose={(chosen) => {
            setPaper(chosen.paper);
            setArrangement(chosen.arrangement);
            return exportAs({ kind: 'pdf', ...chosen });
          }}
          onInsist={() => exportAs({ kind: 'pdf', paper, arrangement, isSure: true })}
        />
      )}
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
  readonly unreadable: Unreadable;
  readonly onChoose: (chosen: Paper) => Promise<void>;
  readonly onInsist: () => Promise<void>;
}

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Before a file is made whose letters nobody could read: on what paper they can. */
function TooSmall({ paper, unreadable: { points, readable }, onChoose, onInsist }: TooSmallProps) {
  const size = points.toLocaleString('hr', { maximumFractionDigits: 1 });
  return (
    <div ref={bringIntoView} className={styles.warning} role="alert">
      <p>
        Na papiru {paper} slova bi bila presitna za čitanje ({size}&nbsp;pt).
      </p>
      <div className={styles.row}>
        {readable.map((chosen) => (
          <Button key={chosen.arrangement} type="button" onClick={() => onChoose(chosen)}>
            {chosen.arrangement === 'one' ? `Jedan list ${chosen.paper}` : `Više listova ${chosen.paper}`}
          </Button>
        ))}
        <Button type="button" look="quiet" onClick={onInsist}>
          Preuzmite svejedno
        </Button>
      </div>
    </div>
  );
}
