import { mdiDownload, mdiPrinterOutline } from '@mdi/js';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Arrangement, PaperName } from '../export/sheets.ts';
import type { ExportFormat, Extent } from '../export/tree-export.ts';
import styles from './export-panel.module.css';

interface ExportPanelProps {
  readonly onExport: (format: ExportFormat, extent: Extent) => Promise<void>;
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
  const [busy, setBusy] = useState<ExportFormat['kind']>();
  const [trouble, setTrouble] = useState(false);
  const exportAs = async (format: ExportFormat) => {
    setBusy(format.kind);
    setTrouble(false);
    try {
      await onExport(format, extent);
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
