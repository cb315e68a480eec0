import { mdiAlertCircleOutline, mdiCheckCircleOutline, mdiContentDuplicate } from '@mdi/js';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './sent-files.module.css';

/** What became of a file. */
export interface SentFileView {
  readonly name: string;
  readonly outcome: 'sending' | 'kept' | 'known' | 'refused';
  /** Of one that is under way. */
  readonly share?: number;
  readonly href?: string;
  readonly sentence?: string;
}

const ICONS = { kept: mdiCheckCircleOutline, known: mdiContentDuplicate, refused: mdiAlertCircleOutline } as const;

/** The files that were sent, each with what became of it. */
export function SentFiles({ files }: { readonly files: readonly SentFileView[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label="Poslane datoteke">
      {files.map(({ name, outcome, share = 0, href, sentence }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: files stay in the order they were sent, and names repeat
        <li key={index} data-outcome={outcome}>
          {outcome !== 'sending' && <Icon path={ICONS[outcome]} />}
          <span className={styles.name}>{name}</span>
          {outcome === 'sending' && (
            <progress value={share} max={1} aria-label={`Slanje: ${name}`}>
              {Math.round(share * 100)} %
            </progress>
          )}
          {outcome === 'kept' && href && <Link to={href}>Opišite je</Link>}
          {outcome === 'known' && href && (
            <span>
              Ova je fotografija već ovdje. <Link to={href}>Pogledajte</Link>
            </span>
          )}
          {outcome === 'refused' && <span role="alert">{sentence}</span>}
        </li>
      ))}
    </ul>
  );
}
