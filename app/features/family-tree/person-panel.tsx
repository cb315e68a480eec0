import { Link } from 'react-router';
import styles from './person-panel.module.css';
import type { PersonView } from './views.ts';

/** Somebody of the tree: what is written of them, their closest kin, and where else they are told of. */
export function PersonPanel({ person }: { readonly person: PersonView }) {
  return (
    <section className={styles.panel} aria-label={person.name}>
      <h2>{person.name}</h2>
      <p className={styles.years}>
        {[person.years, person.nickname && `„${person.nickname}“`, ...person.otherNames].filter(Boolean).join(' · ')}
      </p>
      {person.facts.length > 0 && (
        <dl>
          {person.facts.map(({ label, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a life may hold the same event twice
            <div key={index}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {person.kin.map(({ label, people }) => (
        <div key={label} className={styles.kin}>
          <h3>{label}</h3>
          <ul>
            {people.map(({ id, href, name, years }) => (
              <li key={id}>
                <Link to={href} preventScrollReset>
                  {name}
                </Link>{' '}
                <small>{years}</small>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {person.records.length > 0 && (
        <div className={styles.kin}>
          <h3>Zapisi</h3>
          <ul>
            {person.records.map(({ href, title, label }) => (
              <li key={href}>
                <Link to={href}>{title}</Link> <small>{label}</small>
              </li>
            ))}
          </ul>
        </div>
      )}
      {person.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </section>
  );
}
