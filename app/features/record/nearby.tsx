import { Link } from '../../ui/link.tsx';
import styles from './nearby.module.css';
import type { CardView } from './views.ts';

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
            <span>{card.label}</span>
            <strong>{distance}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
