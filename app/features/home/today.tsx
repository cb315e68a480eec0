import type { ReactNode } from 'react';
import { Section } from './section.tsx';
import styles from './today.module.css';

interface TodayProps {
  /** What happened on this day, where something did. */
  readonly anniversary: ReactNode;
  readonly locality: ReactNode;
}

export function Today({ anniversary, locality }: TodayProps) {
  if (!anniversary && !locality) return null;
  return (
    <Section eyebrow="Svaki dan nešto drugo" title={anniversary ? 'Na današnji dan' : 'Mjesto dana'}>
      <div className={styles.today}>
        {anniversary && <div>{anniversary}</div>}
        {locality && (
          <div>
            {anniversary && <h3 className={styles.label}>Mjesto dana</h3>}
            {locality}
          </div>
        )}
      </div>
    </Section>
  );
}
