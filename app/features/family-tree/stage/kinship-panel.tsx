import { useEffect } from 'react';
import { NearestFirst } from '../nearest-first.tsx';
import type { TreeModel } from '../tree-model.ts';
import type { KinshipView } from '../views.ts';
import styles from './kinship-panel.module.css';
import { PersonPicker } from './person-picker.tsx';
import { useFetched } from './use-fetched.ts';

interface KinshipPanelProps {
  readonly tree: TreeModel;
  readonly first: string | undefined;
  readonly second: string | undefined;
  /** Where the kinship of two is told. */
  readonly addressOf: (first: string, second: string) => string;
  readonly chosen: number;
  readonly onChange: (part: { readonly first?: string; readonly second?: string }) => void;
  readonly onChoose: (index: number, kinship: readonly KinshipView[]) => void;
  /** Who the member is in this tree, once they have said so. */
  readonly self: string | undefined;
}

/** «U kakvom smo srodstvu?»: every kinship of two, each with its ways through the tree, which can be shown. */
export function KinshipPanel({ tree, first, second, addressOf, chosen, onChange, onChoose, self }: KinshipPanelProps) {
  const kinship = useFetched<readonly KinshipView[]>(first && second ? addressOf(first, second) : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the nearest kinship is shown as soon as it is known
  useEffect(() => {
    if (kinship) onChoose(0, kinship);
  }, [kinship]);
  const field = (label: string, part: 'first' | 'second', id: string | undefined) => (
    <div className={styles.field}>
      <PersonPicker
        label={label}
        placeholder="Ime i prezime"
        tree={tree}
        chosen={id === undefined ? -1 : tree.numberOf(id)}
        onPick={(person) => onChange({ [part]: tree.idOf(person) })}
      />
      {self !== undefined && id !== self && (
        <button type="button" className={styles.me} onClick={() => onChange({ [part]: self })}>
          Ja
        </button>
      )}
    </div>
  );
  return (
    <section className={styles.panel} aria-labelledby="srodstvo-naslov">
      <h2 id="srodstvo-naslov">U kakvom smo srodstvu?</h2>
      {field('Prva osoba', 'first', first)}
      {field('Druga osoba', 'second', second)}
      <div aria-live="polite">
        {kinship?.length === 0 && <p>Između njih u ovom stablu nema zapisane veze.</p>}
        {kinship && kinship.length > 0 && (
          // Of the next two, the farther are folded away again.
          <NearestFirst key={`${first} ${second}`} kinship={kinship} className={styles.sentences}>
            {({ sentence, notes }, index) => (
              <li key={sentence}>
                <button type="button" aria-pressed={index === chosen} onClick={() => onChoose(index, kinship)}>
                  {sentence}
                </button>
                {notes.map((note) => (
                  <small key={note}>{note}</small>
                ))}
              </li>
            )}
          </NearestFirst>
        )}
        {!(first && second) && (
          <p className={styles.hint}>Izaberite dvoje ljudi. Put od jednoga do drugoga bit će istaknut u stablu.</p>
        )}
      </div>
    </section>
  );
}
