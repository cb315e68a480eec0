import { mdiMagnifyMinusOutline } from '@mdi/js';
import { PERIOD_PARAM } from '../../query-words.ts';
import { pathTo } from '../../routes.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { positionOf, type Segment, wholeHistory } from '../../ui/time-scale.ts';
import { BAND, fitting, HEIGHT, MARK, markPlaces, onePeriod, UPRIGHT, uprightMarkPlaces, WIDTH } from './axis.ts';
import { RecordLinks } from './record-links.tsx';
import styles from './timeline.module.css';
import type { TimelinePeriod } from './views.ts';

interface TimelineProps {
  readonly periods: readonly TimelinePeriod[];
  /** The slug of the period that is zoomed in on, as the address has it. */
  readonly chosen: string;
}

/**
 * All periods on one line. A band is a link to the timeline zoomed in on its period, which scripts do in place
 * (app/document/timeline.ts). A phone has no room for a line that is read across: there time runs downwards, and each
 * band leads to the period's own page.
 */
export function Timeline({ periods, chosen }: TimelineProps) {
  const index = periods.findIndex(({ slug }) => slug === chosen);
  const isZoomed = index >= 0;
  const segments = isZoomed ? onePeriod(periods.length, index, WIDTH) : wholeHistory(periods, WIDTH);
  return (
    <section className={styles.timeline} aria-label="Vremenska crta" data-timeline="">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing whose parts are links */}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.axis} role="group" aria-label="Razdoblja">
        {periods.map((period, each) => (
          <Band
            key={period.slug}
            period={period}
            index={each}
            segment={segments[each] ?? { x: 0, width: 0 }}
            state={isZoomed ? (each === index ? 'chosen' : 'aside') : 'shown'}
          />
        ))}
      </svg>
      <div className={styles.words} aria-live="polite">
        <Legend periods={periods} hidden={isZoomed} />
        <Panel period={periods[index]} index={index} />
      </div>
    </section>
  );
}

interface BandProps {
  readonly period: TimelinePeriod;
  readonly index: number;
  readonly segment: Segment;
  readonly state: 'shown' | 'chosen' | 'aside';
}

/** A period with dots above it, one a record. The lists of links say the same to those who cannot see them. */
function Band({ period, index, segment, state }: BandProps) {
  const { slug, title, dates, firstYear, lastYear, marks } = period;
  const { x, width } = segment;
  const inner = { x: x + MARK.inset, width: Math.max(1, width - 2 * MARK.inset) };
  const places = markPlaces(marks.map(({ year }) => positionOf(year, period, inner)));
  return (
    <g>
      <a
        href={`${pathTo('periods')}?${PERIOD_PARAM}=${slug}`}
        data-period={index}
        data-years={`${firstYear} ${lastYear}`}
        className={styles.band}
        aria-label={`${index + 1}. ${title}, ${dates}`}
        aria-current={state === 'chosen' ? 'true' : undefined}
      >
        <rect className={styles.reach} x={x} y="0" width={width} height={BAND.y + BAND.height} />
        <rect x={x} y={BAND.y} width={width} height={BAND.height} />
        <text x={x + BAND.inset} y={BAND.y + 28} display={state === 'aside' ? 'none' : 'inline'}>
          {fitting(state === 'chosen' ? title : String(index + 1), segment)}
        </text>
      </a>
      {/* A press on a dot is one on its period. */}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
      <g
        className={styles.marks}
        aria-hidden="true"
        data-period={index}
        data-hidden={state === 'aside' ? '' : undefined}
      >
        {marks.map(({ card }, each) => (
          <circle key={card.key} {...places[each]} r="5">
            <title>{card.title}</title>
          </circle>
        ))}
      </g>
    </g>
  );
}

/** Every period by name. On a phone this is the timeline, each period as tall as its share of time. */
function Legend({ periods, hidden }: { readonly periods: readonly TimelinePeriod[]; readonly hidden: boolean }) {
  const heights = wholeHistory(periods, UPRIGHT.height).map(({ width }) => Math.max(UPRIGHT.least, Math.round(width)));
  return (
    <ol className={styles.legend} data-legend="" hidden={hidden}>
      {periods.map((period, index) => (
        <li key={period.slug}>
          <Link to={period.href}>
            <UprightBand period={period} index={index} height={heights[index] ?? UPRIGHT.least} />
            <span>{period.title}</span> <small>{period.dates}</small>
          </Link>
        </li>
      ))}
    </ol>
  );
}

interface UprightBandProps {
  readonly period: TimelinePeriod;
  readonly index: number;
  readonly height: number;
}

function UprightBand({ period, index, height }: UprightBandProps) {
  const inner = { x: UPRIGHT.inset, width: height - 2 * UPRIGHT.inset };
  const places = uprightMarkPlaces(period.marks.map(({ year }) => positionOf(year, period, inner)));
  return (
    <svg width={UPRIGHT.width} height={height} className={styles.upright} aria-hidden="true">
      <text x={UPRIGHT.band / 2} y={height / 2}>
        {index + 1}
      </text>
      {period.marks.map(({ card }, each) => (
        <circle key={card.key} {...places[each]} r="3.5" />
      ))}
    </svg>
  );
}

/** The period that is zoomed in on; filled by the zoom where the server has not. */
function Panel({ period, index }: { readonly period: TimelinePeriod | undefined; readonly index: number }) {
  return (
    <div className={styles.panel} data-panel={period ? index : ''} hidden={!period}>
      <p className={styles.dates} data-part="dates">
        {period?.dates}
      </p>
      <h2 data-part="title">{period?.title}</h2>
      <p className={styles.summary} data-part="summary">
        {period?.summary}
      </p>
      <p className={styles.tools}>
        <Link to={period?.href ?? pathTo('periods')} data-part="text">
          Pročitajte razdoblje
        </Link>
        <a href={pathTo('periods')} className={buttonClass('quiet')} data-whole="">
          <Icon path={mdiMagnifyMinusOutline} />
          Cijela povijest
        </a>
      </p>
      <div data-part="records">{period && <RecordLinks records={period.marks.map(({ card }) => card)} />}</div>
    </div>
  );
}
