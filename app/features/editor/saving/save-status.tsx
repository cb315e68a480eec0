import { clockOf } from '../../../../domain/site-zone.ts';
import { Button } from '../../../ui/button.tsx';
import type { SaverState } from './draft-saver.ts';
import styles from './saving.module.css';

interface SaveStatusProps {
  readonly state: SaverState;
  readonly signInPath: string;
  readonly onRetry: () => void;
}

/** In words, always in the same place: whether what was typed is safe. */
export function SaveStatus({ state: { status, isKept }, signInPath, onRetry }: SaveStatusProps) {
  const kept = isKept ? 'sve čuvamo u ovom pregledniku' : 'ne zatvarajte ovu stranicu';
  return (
    <div className={styles.status} data-status={status.kind} role="status">
      {status.kind === 'unchanged' && 'Sve je spremljeno'}
      {(status.kind === 'changed' || status.kind === 'saving') && 'Sprema se …'}
      {status.kind === 'saved' && `Spremljeno u ${clockOf(status.at).time.slice(0, 5)}`}
      {status.kind === 'offline' && `Nema veze, ${kept}`}
      {status.kind === 'conflict' && 'Dvoje ljudi mijenjalo je isto. Odaberite što ostaje.'}
      {status.kind === 'refused' && status.sentence}
      {status.kind === 'signed-out' && (
        <>
          Prijava je istekla, {kept}.{' '}
          <a href={signInPath} target="_blank" rel="noopener">
            Prijavite se u novoj kartici
          </a>{' '}
          pa nastavite ovdje.
        </>
      )}
      {(status.kind === 'offline' || status.kind === 'signed-out' || status.kind === 'refused') && (
        <Button type="button" look="quiet" onClick={onRetry}>
          Spremite ponovno
        </Button>
      )}
    </div>
  );
}
