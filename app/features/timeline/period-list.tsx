import type { ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import styles from './period-list.module.css';
import { RecordLinks } from './record-links.tsx';
import type { TimelinePeriod } from './views.ts';

interface PeriodListProps {
  readonly periods: readonly TimelinePeriod[];
  /** A picture for each. */
  readonly pictures: readonly ReactNode[];
}

/**
 * Everything the timeline shows, as text. An entry keeps the anchor that the whole text had when all periods were on one
 * page; app/document/timeline.ts leads on from there.
 */
export function PeriodList({ periods, pictures }: PeriodListProps) {
  return (
    <ol className={styles.periods} data-periods="">
      {periods.map(({ slug, href, title, dates, summary, count, marks }, index) => (
        <li key={slug} id={slug} className={styles.period}>
          <div className={styles.picture}>{pictures[index]}</div>
          <div className={styles.words}>
            <p className={styles.dates}>
              {index + 1}. razdoblje · <span data-part="dates">{dates}</span>
            </p>
            <h2 data-part="title">
              <Link to={href}>{title}</Link>
            </h2>
            <p className={styles.summary} data-part="summary">
              {summary}
            </p>
            {marks.length > 0 && (
              <details className={styles.hung} data-part="records">
                <summary>
                  Zapisi iz ovoga razdoblja ({marks.length < count ? `${marks.length} od ${count}` : count})
                </summary>
                <RecordLinks records={marks.map(({ card }) => card)} />
              </details>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
