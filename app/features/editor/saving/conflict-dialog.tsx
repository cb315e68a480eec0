import { useState } from 'react';
import type { DraftContent } from '../../../../domain/draft-content.ts';
import type { Conflict } from '../../../editor-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../dialog.tsx';
import styles from './conflict-dialog.module.css';
import { type Choice, resolved } from './resolve-conflict.ts';

interface ConflictDialogProps {
  readonly conflict: Conflict;
  readonly fieldLabels: Readonly<Record<string, string>>;
  readonly onResolve: (content: DraftContent) => void;
}

/** Both texts side by side, wherever two have changed the same. Nothing is lost: of the text both may stay. */
export default function ConflictDialog({ conflict, fieldLabels, onResolve }: ConflictDialogProps) {
  const { by, conflicts } = conflict;
  const [choices, setChoices] = useState<readonly Choice[]>(() =>
    conflicts.map(({ field }) => (field === 'body' ? 'both' : 'mine')),
  );
  const choose = (index: number, choice: Choice) =>
    setChoices(choices.map((one, other) => (other === index ? choice : one)));
  return (
    <Dialog title="Dvoje ljudi mijenjalo je isto" wide mustChoose onClose={() => undefined}>
      <p className={styles.lead}>
        {by
          ? `Isto je mjesto u međuvremenu promijenio i netko drugi (${by}).`
          : 'Isto je mjesto u međuvremenu promijenio i netko drugi.'}{' '}
        Ostalo smo spojili. Odaberite što ovdje ostaje.
      </p>
      <ol className={styles.conflicts}>
        {conflicts.map(({ field, mine, theirs }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they do not change while the dialog is open
          <li key={index}>
            <fieldset>
              <legend>{fieldLabels[field] ?? field}</legend>
              <div className={styles.sides}>
                <Side
                  name={`choice-${index}`}
                  title="Vaše"
                  text={mine}
                  isChosen={choices[index] === 'mine'}
                  onChoose={() => choose(index, 'mine')}
                />
                <Side
                  name={`choice-${index}`}
                  title={by || 'Što je upisao drugi'}
                  text={theirs}
                  isChosen={choices[index] === 'theirs'}
                  onChoose={() => choose(index, 'theirs')}
                />
              </div>
              {field === 'body' && (
                <label className={styles.both}>
                  <input
                    type="radio"
                    name={`choice-${index}`}
                    checked={choices[index] === 'both'}
                    onChange={() => choose(index, 'both')}
                  />
                  Oboje, jedno za drugim
                </label>
              )}
            </fieldset>
          </li>
        ))}
      </ol>
      <Button type="button" look="primary" onClick={() => onResolve(resolved(conflict, choices))}>
        Spremite odabrano
      </Button>
    </Dialog>
  );
}

interface SideProps {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Side({ name, title, text, isChosen, onChoose }: SideProps) {
  return (
    <label className={styles.side}>
      <span>
        <input type="radio" name={name} checked={isChosen} onChange={onChoose} /> {title}
      </span>
      <span className={styles.text}>{text || '(izbrisano)'}</span>
    </label>
  );
}
