import type { DraftContent } from '../../../../domain/draft-content.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../dialog.tsx';
import styles from './writing-dialogs.module.css';

interface NoteDialogProps {
  readonly sources: DraftContent['sources'];
  readonly onChoose: (number: number) => void;
  readonly onNew: () => void;
  readonly onClose: () => void;
}

/** Which of the record's sources vouches for what was just said. */
export default function NoteDialog({ sources, onChoose, onNew, onClose }: NoteDialogProps) {
  return (
    <Dialog title="Odakle to znamo" onClose={onClose}>
      <div className={styles.stack}>
        {sources.length === 0 && <p>Zapis još nema izvora. Dodajte prvi, pa će bilješka voditi k njemu.</p>}
        {sources.length > 0 && (
          <ol className={styles.sources}>
            {sources.map(({ what, where }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sources are known by their number, and two may say the same
              <li key={index}>
                <button type="button" onClick={() => onChoose(index + 1)}>
                  {what || where || 'Izvor bez naziva'}
                </button>
              </li>
            ))}
          </ol>
        )}
        <Button type="button" look={sources.length === 0 ? 'primary' : 'secondary'} onClick={onNew}>
          Novi izvor
        </Button>
      </div>
    </Dialog>
  );
}
