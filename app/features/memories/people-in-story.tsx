import { useId } from 'react';
import { Link } from '../../ui/link.tsx';
import styles from './people-in-story.module.css';

export interface StoryPerson {
  readonly name: string;
  /** Absent of those who are known by their name alone. */
  readonly href?: string | undefined;
  /** Years of a life; that its record or tree is a sample. */
  readonly note?: string | undefined;
}

/** Whom a memory tells of. */
export function PeopleInStory({ people }: { readonly people: readonly StoryPerson[] }) {
  const heading = useId();
  if (people.length === 0) return null;
  return (
    <section className={styles.people} aria-labelledby={heading}>
      <h2 id={heading}>Tko je u priči</h2>
      <ul>
        {people.map(({ name, href, note }) => (
          <li key={href ?? name}>
            {href ? <Link to={href}>{name}</Link> : name} {note && <small>{note}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
