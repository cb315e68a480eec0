import { CENTRE_PARAM, PERSON_PARAM, TREE_VIEWS, VIEW_PARAM } from '../../query-words.ts';
import { counted, WORDS } from '../../text/plurals.ts';
import styles from './family-outline.module.css';
import type { ListedPerson, OutlineView } from './views.ts';

interface FamilyOutlineProps {
  readonly entries: readonly OutlineView[];
  /** Whose page is open. */
  readonly current: string | undefined;
}

/**
 * The family as lists within lists: reads aloud, prints, and needs no scripts. Plain links, because with scripts the
 * drawing takes its place in a moment and hundreds of livelier ones would only hold it up.
 */
export function FamilyOutline({ entries, current }: FamilyOutlineProps) {
  return (
    <ul className={styles.outline}>
      {entries.map(({ person, unions, isRepeated, leftOut }) => (
        <li key={person.id}>
          <Person person={person} current={current} />
          {isRepeated && <small> (obitelj je već navedena)</small>}
          {leftOut > 0 && (
            <small>
              {' '}
              <a href={`?${new URLSearchParams({ [VIEW_PARAM]: TREE_VIEWS.descendants, [CENTRE_PARAM]: person.id })}`}>
                još {counted(leftOut, WORDS.person)}
              </a>
            </small>
          )}
          {unions.map(({ partner, children }, index) => (
            <div key={partner?.id ?? index} className={styles.union}>
              <p>
                <span aria-hidden="true">⚭</span>{' '}
                {partner ? <Person person={partner} current={current} /> : 'nepoznat supružnik'}
              </p>
              {children.length > 0 && <FamilyOutline entries={children} current={current} />}
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Person({ person, current }: { readonly person: ListedPerson; readonly current: string | undefined }) {
  return (
    <>
      <a
        href={`?${PERSON_PARAM}=${encodeURIComponent(person.id)}`}
        aria-current={person.id === current ? 'true' : undefined}
      >
        {person.name}
      </a>{' '}
      <small>{person.years}</small>
    </>
  );
}
