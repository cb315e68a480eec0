import { mdiPause, mdiPlay } from '@mdi/js';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { yearText } from '../../text/dates.ts';
import { Icon } from '../../ui/icon.tsx';
import { placeOf, wholeHistory, yearAt } from '../../ui/time-scale.ts';
import type { When } from './map-state.ts';
import styles from './time-bar.module.css';
import type { PeriodView } from './views.ts';
import { periodOfYear } from './visible-places.ts';

const LENGTH = 1000;
const PLAYED = { every: 120, units: 4 } as const;
/** Where motion is not wanted, time goes by periods, and slowly. */
const PLAYED_CALMLY = { every: 2500 } as const;

interface TimeBarProps {
  readonly periods: readonly PeriodView[];
  readonly when: When;
  readonly change: (when: When) => void;
}

/** From the first period to today, each with its share of the bar, as on the page of periods. */
export function TimeBar({ periods, when, change }: TimeBarProps) {
  const [playing, setPlaying] = useState(false);
  const segments = wholeHistory(periods, LENGTH);
  const [first, last] = [periods[0]?.firstYear ?? 0, periods.at(-1)?.lastYear ?? 0];
  const chosenPeriod = when && 'period' in when ? periods.find(({ slug }) => slug === when.period) : undefined;
  const year = when && 'year' in when ? when.year : (chosenPeriod?.firstYear ?? last);
  const period = chosenPeriod ?? periodOfYear(year, periods);
  const index = period ? periods.indexOf(period) : -1;
  const words = when
    ? [!chosenPeriod && yearText(year), period?.title].filter(Boolean).join(' · ')
    : `${yearText(first)} – ${yearText(last)}`;
  const go = (to: number) => change({ year: Math.min(last, Math.max(first, to)) });

  useEffect(() => {
    if (!playing) return undefined;
    const calmly = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(
      () => {
        const next = calmly
          ? (periods[index + 1]?.firstYear ?? last)
          : Math.max(year + 1, yearAt(placeOf(year, periods, segments) + PLAYED.units, periods, segments));
        if (year >= last) setPlaying(false);
        else change({ year: Math.min(next, last) });
      },
      calmly ? PLAYED_CALMLY.every : PLAYED.every,
    );
    return () => clearTimeout(timer);
  });

  const play = () => {
    if (!playing && (!when || year >= last)) change({ year: first });
    setPlaying(!playing);
  };

  const walk = (event: KeyboardEvent) => {
    const step = Math.max(1, Math.round(((period?.lastYear ?? 0) - (period?.firstYear ?? 0)) / 40));
    const to = {
      ArrowRight: year + step,
      ArrowUp: year + step,
      ArrowLeft: year - step,
      ArrowDown: year - step,
      PageUp: periods[index + 1]?.firstYear ?? last,
      PageDown: year > (period?.firstYear ?? year) ? period?.firstYear : periods[index - 1]?.firstYear,
      Home: first,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };

  return (
    <section className={styles.bar} aria-label="Što je kada stajalo">
      <button
        type="button"
        className={styles.play}
        onClick={play}
        aria-label={playing ? 'Zaustavite vrijeme' : 'Pustite vrijeme'}
      >
        <Icon path={playing ? mdiPause : mdiPlay} />
      </button>
      <div className={styles.axis}>
        <svg viewBox={`0 0 ${LENGTH} 10`} preserveAspectRatio="none" aria-hidden="true">
          {segments.map(({ x, width }, at) => (
            <rect
              key={periods[at]?.slug}
              x={x + 1}
              width={Math.max(0, width - 2)}
              height="10"
              className={when && at === index ? styles.current : styles.period}
            />
          ))}
        </svg>
        <input
          type="range"
          min="0"
          max={LENGTH}
          step="any"
          value={placeOf(year, periods, segments)}
          className={when ? undefined : styles.idle}
          aria-label="Godina"
          aria-valuetext={words}
          onChange={(event) => go(yearAt(Number(event.target.value), periods, segments))}
          onKeyDown={walk}
        />
      </div>
      <output className={styles.words}>{words}</output>
      <button type="button" className={styles.all} aria-pressed={!when} onClick={() => change(undefined)}>
        Sve godine
      </button>
    </section>
  );
}
