import { useId } from 'react';
import { Link } from '../../ui/link.tsx';
import styles from './people-in-story.module.css';

export interface StoryPerson {
  readonly name: string;
  /** Absent of those who are known by their name alone. */
  readonly href?: string | undefined;
  readonly years?: string | undefined;
}

/** Whom a memory tells of. */
export function PeopleInStory({ people }: { readonly people: readonly StoryPerson[] }) {
  const heading = useId();
  if (people.length === 0) return null;
  return (
    <section className={styles.people} aria-labelledby={heading}>
      <h2 id={heading}>Tko je u priči</h2>
      <ul>
        {people.map(({ name, href, years }) => (
          <li key={href ?? name}>
            {href ? <Link to={href}>{name}</Link> : name} {years && <small>{years}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
