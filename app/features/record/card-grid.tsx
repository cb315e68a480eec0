import styles from './card-grid.module.css';
import { RecordCard } from './record-card.tsx';
import type { CardView } from './views.ts';

interface CardGridProps {
  readonly cards: readonly CardView[];
  readonly size?: 'plain' | 'small';
  readonly headingLevel?: 2 | 3;
  readonly withLabels?: boolean;
}

export function CardGrid({ cards, size = 'plain', headingLevel = 3, withLabels = true }: CardGridProps) {
  return (
    <ul className={[styles.grid, styles[size]].filter(Boolean).join(' ')}>
      {cards.map((card) => (
        <li key={card.key}>
          <RecordCard card={card} size={size} headingLevel={headingLevel} withLabel={withLabels} />
        </li>
      ))}
    </ul>
  );
}
