import { Link } from '../../ui/link.tsx';
import styles from './locality-list.module.css';

interface LocalityListProps {
  readonly cards: readonly {
    readonly key: string;
    readonly href: string;
    readonly title: string;
    readonly label: string;
    readonly meta: string;
  }[];
}

/** The same places as plain text: quick to look through, easy to print. */
export function LocalityList({ cards }: LocalityListProps) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.list}>
      <h2>Popis</h2>
      <ul>
        {cards.map(({ key, href, title, label, meta }) => (
          <li key={key}>
            <Link to={href}>{title}</Link> <span>{[label, meta].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
