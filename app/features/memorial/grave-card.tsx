import { mdiPrinterOutline } from '@mdi/js';
import { SAMPLE_SENTENCE } from '../../text/sample-labels.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './grave-card.module.css';

interface GraveCardProps {
  readonly name: string;
  readonly years: string;
  readonly sample: boolean;
  readonly siteName: string;
  readonly address: string;
  readonly code: { readonly size: number; readonly path: string };
}

/** A card of ten by fifteen centimetres, black on white whatever the theme: it is for paper. */
export function GraveCard({ name, years, sample, siteName, address, code }: GraveCardProps) {
  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        <h1>Kartica za grob</h1>
        <p>
          Ispišite je na čvrst papir i zaštitite folijom. Kod vodi na ime i godine; ostalo vide samo prijavljeni
          članovi.
        </p>
        <Button type="button" look="primary" needsScripts data-print="">
          <Icon path={mdiPrinterOutline} />
          Ispišite
        </Button>
      </div>
      <figure className={styles.card} aria-label={`Kartica: ${name}`}>
        <p className={styles.name}>{name}</p>
        <p className={styles.years}>{years}</p>
        {sample && <p className={styles.sample}>{SAMPLE_SENTENCE.memorial}</p>}
        <svg
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={`Kod koji vodi na ${address}`}
          shapeRendering="crispEdges"
        >
          <rect width={code.size} height={code.size} fill="#fff" />
          <path d={code.path} fill="#000" />
        </svg>
        <p className={styles.words}>Usmjerite kameru telefona</p>
        <p className={styles.site}>{siteName}</p>
      </figure>
    </div>
  );
}
