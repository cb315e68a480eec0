import { Elsewhere, NearestFirst, ShareKinship } from '../kinship-form.tsx';
import type { TreeModel } from '../tree-model.ts';
import styles from './kinship-panel.module.css';
import { PersonPicker } from './person-picker.tsx';
import type { TreeController } from './tree-controller.ts';
import type { TreeState } from './tree-state.ts';

interface KinshipPanelProps {
  readonly controller: TreeController;
  readonly state: TreeState;
  readonly tree: TreeModel;
}

/** «U kakvom smo srodstvu?»: every kinship of two, whose paths through the tree can be highlighted. */
export function KinshipPanel({ controller, state, tree }: KinshipPanelProps) {
  const { kinships, ownPerson, selection, everybody } = state;
  const { first, second } = state.view;
  const chosen = selection.kinship?.index ?? 0;
  const field = (label: string, part: 'first' | 'second', id: string | undefined) => (
    <div className={styles.field}>
      <PersonPicker
        label={label}
        placeholder="Ime i prezime"
        tree={tree}
        everybody={everybody}
        onFocus={controller.wantEverybody}
        chosen={id}
        onPick={(person) => controller.askKinship({ [part]: person })}
      />
      {ownPerson !== undefined && id !== ownPerson && (
        <button type="button" className={styles.me} onClick={() => controller.askKinship({ [part]: ownPerson })}>
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
        {kinships?.length === 0 && <p>Između njih nema zapisane veze.</p>}
        {kinships && kinships.length > 0 && (
          // Of the next two, the farther are folded away again.
          <NearestFirst key={`${first} ${second}`} kinships={kinships} className={styles.sentences}>
            {({ sentence, notes, elsewhere }, index) => (
              <li key={sentence}>
                <button type="button" aria-pressed={index === chosen} onClick={() => controller.chooseKinship(index)}>
                  {sentence}
                </button>
                {notes.map((note) => (
                  <small key={note}>{note}</small>
                ))}
                <Elsewhere href={elsewhere} />
              </li>
            )}
          </NearestFirst>
        )}
        <ShareKinship kinships={kinships} />
        {!(first && second) && (
          <p className={styles.hint}>Izaberite dvoje ljudi. Put od jednoga do drugoga bit će istaknut u stablu.</p>
        )}
      </div>
    </section>
  );
}
