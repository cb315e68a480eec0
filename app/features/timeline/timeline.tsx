import { mdiMagnifyMinusOutline } from '@mdi/js';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { positionOf, type Segment, wholeHistory } from '../../ui/time-scale.ts';
import { onePeriod, rowsOf } from './axis.ts';
import styles from './timeline.module.css';
import type { TimelinePeriod } from './views.ts';

const WIDTH = 1200;
const HEIGHT = 190;
const BAND = { y: 118, height: 44 } as const;
const MARK = { apart: 13, step: 13, room: 104 } as const;
const SLIVER = 22;

/**
 * Ten periods on one line. A choice zooms in on one; Escape or the button zooms out again.
 * Without scripts each period is a link to its place in the list beneath, which holds the same content.
 */
export function Timeline({ periods }: { readonly periods: readonly TimelinePeriod[] }) {
  const [chosen, setChosen] = useState<number>();
  const segments =
    chosen === undefined ? wholeHistory(periods, WIDTH) : onePeriod(periods.length, chosen, WIDTH, SLIVER);
  const period = chosen === undefined ? undefined : periods[chosen];
  const bands = useRef<(Element | null)[]>([]);

  const walk = (event: KeyboardEvent, index: number) => {
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: periods.length - 1 }[event.key];
    if (event.key === 'Escape' && chosen !== undefined) setChosen(undefined);
    if (target === undefined || !periods[target]) return;
    event.preventDefault();
    (bands.current[target] as SVGAElement | null)?.focus();
    if (chosen !== undefined) setChosen(target);
  };

  return (
    <section className={styles.timeline} aria-label="Crta vremena">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing whose parts are links */}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.axis} role="group" aria-label="Razdoblja">
        {periods.map((entry, index) => (
          <g key={entry.slug}>
            <a
              href={`#${entry.slug}`}
              data-waits
              ref={(element) => {
                bands.current[index] = element;
              }}
              className={`${styles.band} ${index === chosen ? styles.chosen : ''}`}
              aria-label={`${index + 1}. ${entry.title}, ${entry.dates}`}
              aria-current={index === chosen ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                setChosen(index === chosen ? undefined : index);
              }}
              onKeyDown={(event) => walk(event, index)}
            >
              <rect x={segments[index]?.x} y={BAND.y} width={segments[index]?.width} height={BAND.height} />
              {(chosen === undefined || index === chosen) && (
                <text x={(segments[index]?.x ?? 0) + 8} y={BAND.y + 28}>
                  {fitting(index === chosen ? entry.title : String(index + 1), segments[index])}
                </text>
              )}
            </a>
            <Marks period={entry} segment={segments[index]} shown={chosen === undefined || index === chosen} />
          </g>
        ))}
      </svg>
      <div className={styles.words} aria-live="polite">
        {period ? (
          <>
            <p className={styles.dates}>{period.dates}</p>
            <h2>{period.title}</h2>
            <p>{period.summary}</p>
            <ul className={styles.hung}>
              {period.marks.map(({ card }) => (
                <li key={card.key}>
                  <Link to={card.href}>{card.title}</Link>{' '}
                  <small>{[card.label, card.meta].filter(Boolean).join(', ')}</small>
                </li>
              ))}
            </ul>
            <p className={styles.tools}>
              <a href={`#${period.slug}`}>Pročitajte razdoblje</a>
              <Button type="button" look="quiet" onClick={() => setChosen(undefined)}>
                <Icon path={mdiMagnifyMinusOutline} />
                Cijela povijest
              </Button>
            </p>
          </>
        ) : (
          <ol className={styles.legend}>
            {periods.map((entry, index) => (
              <li key={entry.slug}>
                <a
                  href={`#${entry.slug}`}
                  data-waits
                  onClick={(event) => {
                    event.preventDefault();
                    setChosen(index);
                  }}
                >
                  {entry.title}
                </a>{' '}
                <small>{entry.dates}</small>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

interface MarksProps {
  readonly period: TimelinePeriod;
  readonly segment: Segment | undefined;
  readonly shown: boolean;
}

/** Dots above the line, one a record. The list of links says the same to those who cannot see them. */
function Marks({ period, segment, shown }: MarksProps) {
  if (!segment) return null;
  const inner = { x: segment.x + 8, width: Math.max(1, segment.width - 16) };
  const positions = period.marks.map(({ year }) => positionOf(year, period, inner));
  const rows = rowsOf(positions, MARK.apart);
  const step = Math.min(MARK.step, MARK.room / (Math.max(0, ...rows) + 1));
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g className={shown ? styles.marks : styles.hiddenMarks} aria-hidden="true">
      {period.marks.map(({ card }, index) => (
        <circle key={card.key} cx={positions[index]} cy={BAND.y - 11 - (rows[index] ?? 0) * step} r="5">
          <title>{card.title}</title>
        </circle>
      ))}
    </g>
  );
}

/** As much of a word as there is room for. */
function fitting(text: string, segment: Segment | undefined): string {
  const letters = Math.floor(((segment?.width ?? 0) - 16) / 11);
  if (letters >= text.length) return text;
  return letters < 4 ? text.slice(0, Math.max(letters, 1)) : `${text.slice(0, letters - 1)}…`;
}
