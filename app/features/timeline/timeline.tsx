import { mdiMagnifyMinusOutline } from '@mdi/js';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { positionOf, type Segment, wholeHistory } from '../../ui/time-scale.ts';
import { BAND, fitting, HEIGHT, MARK, markPlaces, WIDTH } from './axis.ts';
import styles from './timeline.module.css';
import type { TimelinePeriod } from './views.ts';

/**
 * Ten periods on one line. With scripts a choice zooms in on one (app/document/timeline.ts); without them each period
 * is a link to its place in the list beneath, which holds the same content.
 */
export function Timeline({ periods }: { readonly periods: readonly TimelinePeriod[] }) {
  const segments = wholeHistory(periods, WIDTH);
  return (
    <section className={styles.timeline} aria-label="Vremenska crta" data-timeline="">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing whose parts are links */}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.axis} role="group" aria-label="Razdoblja">
        {periods.map((entry, index) => {
          const segment = segments[index] ?? { x: 0, width: 0 };
          return (
            <g key={entry.slug}>
              <a
                href={`#${entry.slug}`}
                data-period={index}
                className={styles.band}
                aria-label={`${index + 1}. ${entry.title}, ${entry.dates}`}
              >
                <rect x={segment.x} y={BAND.y} width={segment.width} height={BAND.height} />
                <text x={segment.x + BAND.inset} y={BAND.y + 28}>
                  {fitting(String(index + 1), segment)}
                </text>
              </a>
              <Marks period={entry} segment={segment} />
            </g>
          );
        })}
      </svg>
      <div className={styles.words} aria-live="polite">
        <ol className={styles.legend} data-legend="">
          {periods.map((entry, index) => (
            <li key={entry.slug}>
              <a href={`#${entry.slug}`} data-period={index}>
                {entry.title}
              </a>{' '}
              <small>{entry.dates}</small>
            </li>
          ))}
        </ol>
        <div className={styles.panel} data-panel="" hidden>
          <p className={styles.dates} data-part="dates" />
          {/* biome-ignore lint/a11y/useHeadingContent: not shown before the zoom has filled it */}
          <h2 data-part="title" />
          <p className={styles.summary} data-part="summary" />
          <ul className={styles.hung} data-part="records" />
          <p className={styles.tools}>
            <a href={`#${periods[0]?.slug}`} data-part="text">
              Pročitajte razdoblje
            </a>
            <Button type="button" look="quiet" data-whole="">
              <Icon path={mdiMagnifyMinusOutline} />
              Cijela povijest
            </Button>
          </p>
        </div>
      </div>
    </section>
  );
}

/** Dots above the line, one a record. The list of links says the same to those who cannot see them. */
function Marks({ period, segment }: { readonly period: TimelinePeriod; readonly segment: Segment }) {
  const inner = { x: segment.x + MARK.inset, width: Math.max(1, segment.width - 2 * MARK.inset) };
  const places = markPlaces(period.marks.map(({ year }) => positionOf(year, period, inner)));
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g className={styles.marks} aria-hidden="true">
      {period.marks.map(({ card }, index) => (
        <circle key={card.key} {...places[index]} r="5">
          <title>{card.title}</title>
        </circle>
      ))}
    </g>
  );
}
