import { Link } from '../../ui/link.tsx';
import styles from './period-list.module.css';
import type { TimelinePeriod } from './views.ts';

/** Everything the timeline shows, as text: each period told, with the records that belong to it. */
export function PeriodList({ periods }: { readonly periods: readonly TimelinePeriod[] }) {
  return (
    <ol className={styles.periods}>
      {periods.map(({ slug, title, dates, summary, html, count, marks }, index) => (
        <li key={slug} id={slug} className={styles.period} data-summary={summary}>
          <div className={styles.head}>
            <p className={styles.number} aria-hidden="true">
              {index + 1}
            </p>
            <h2 data-part="title">{title}</h2>
            <p className={styles.dates} data-part="dates">
              {dates}
            </p>
          </div>
          <div>
            <div
              className={styles.text}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: app/text/prose.ts lets no raw HTML through
              dangerouslySetInnerHTML={{ __html: html }}
            />
            {marks.length > 0 && (
              <details className={styles.hung}>
                <summary>
                  Zapisi iz ovoga razdoblja ({marks.length < count ? `${marks.length} od ${count}` : count})
                </summary>
                <ul>
                  {marks.map(({ card }) => (
                    <li key={card.key}>
                      <Link to={card.href}>{card.title}</Link>{' '}
                      <small>{[card.label, card.meta].filter(Boolean).join(', ')}</small>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
