import { mdiArrowLeft, mdiArrowRight } from '@mdi/js';
import { SAMPLE_WORDS } from '../../text/sample-labels.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './neighbours.module.css';
import type { CardView } from './views.ts';

interface NeighboursProps {
  readonly before: CardView | undefined;
  readonly beforeLabel: string;
  readonly after: CardView | undefined;
  readonly afterLabel: string;
}

export function Neighbours({ before, beforeLabel, after, afterLabel }: NeighboursProps) {
  if (!before && !after) return null;
  return (
    <nav className={styles.neighbours} aria-label="Susjedni zapisi">
      {before && (
        <Link to={before.href} className={styles.before} rel="prev">
          <small>
            <Icon path={mdiArrowLeft} /> {beforeLabel}
          </small>
          <span>{before.title}</span>
          {before.sample && <small>{SAMPLE_WORDS}</small>}
        </Link>
      )}
      {after && (
        <Link to={after.href} className={styles.after} rel="next">
          <small>
            {afterLabel} <Icon path={mdiArrowRight} />
          </small>
          <span>{after.title}</span>
          {after.sample && <small>{SAMPLE_WORDS}</small>}
        </Link>
      )}
    </nav>
  );
}

interface NearbyProps {
  readonly neighbours: readonly { readonly card: CardView; readonly distance: string }[];
}

export function Nearby({ neighbours }: NearbyProps) {
  if (neighbours.length === 0) return null;
  return (
    <section className={styles.nearby}>
      <h2>U blizini</h2>
      <ul>
        {neighbours.map(({ card, distance }) => (
          <li key={card.key}>
            <Link to={card.href}>{card.title}</Link>
            <span>{[card.label, card.sample && SAMPLE_WORDS].filter(Boolean).join(', ')}</span>
            <strong>{distance}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
