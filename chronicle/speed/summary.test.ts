import { expect, test } from 'vitest';
import { bucketOf, EDGES, noCounts } from './scale.ts';
import type { PageSpeed, SpeedDay } from './speed-log.ts';
import { summarise } from './summary.ts';
import type { Measure } from './vitals.ts';

/** So many of a measure, all in one bucket. */
function counted(times: number, value: number) {
  const counts = noCounts();
  counts[bucketOf(value)] = times;
  return counts;
}

const day = (
  date: string,
  speeds: Readonly<Record<string, Partial<Record<Measure, [times: number, value: number]>>>>,
) =>
  ({
    day: date,
    speeds: new Map(
      Object.entries(speeds).map(([page, measures]) => [
        page,
        Object.fromEntries(
          Object.entries(measures).map(([measure, [times, value]]) => [measure, counted(times, value)]),
        ) as PageSpeed,
      ]),
    ),
  }) satisfies SpeedDay;

test('the ten slowest are those of which one in twenty took longest, and of equals the one asked for more', () => {
  const pages = Object.fromEntries(
    [...'abcdefghijkl'].map((page, index) => [page, { server: [1, EDGES[20 + index]] }]),
  );
  const {
    slowest,
    pages: read,
    visits,
  } = summarise([
    day('2026-11-16', { ...pages, often: { server: [40, EDGES[31]] } } as never),
    day('2026-11-17', { often: { server: [60, EDGES[31] as number] } }),
  ]);
  expect(slowest.map(({ page }) => page)).toEqual(['often', ...'lkjihgfed']);
  expect(slowest[0]).toMatchObject({ count: 100 });
  // Nobody's browser has measured them.
  expect([read, visits]).toEqual([[], 0]);
});

test('pages are told by how often they were read, each by the measure that most browsers sent', () => {
  const { pages, visits } = summarise([
    day('2026-11-16', { b: { LCP: [1, 100] }, a: { LCP: [1, 100] }, c: { LCP: [2, 100], INP: [5, 100] } }),
    day('2026-11-17', { a: { CLS: [1, 100] }, b: { TTFB: [1, 900] } }),
  ]);
  expect(pages.map(({ page, visits: of }) => [page, of])).toEqual([
    ['c', 5],
    ['a', 1],
    ['b', 1],
  ]);
  expect(visits).toBe(7);
});

test('each day has a value of its own: what three visits of four were no slower than', () => {
  const { overall, days } = summarise([
    day('2026-11-15', { a: { LCP: [3, 1000] }, b: { LCP: [1, 5000] } }),
    day('2026-11-16', {}),
    day('2026-11-17', { a: { LCP: [1, 1000] }, b: { LCP: [1, 5000] } }),
  ]);
  const [first, second, third] = overall[0]?.byDay ?? [];
  expect(days).toEqual(['2026-11-15', '2026-11-16', '2026-11-17']);
  expect(first).toBe(1000);
  expect(second).toBeUndefined();
  expect(third).toBeGreaterThan(4000);
});

test.each([
  [[75, 2500], [25, 9000], 'good'],
  [[74, 2500], [26, 4000], 'middle'],
  [[75, 4000], [25, 9000], 'middle'],
  [[74, 4000], [26, 9000], 'poor'],
] as const)('%j and %j are %s', ([times, ms], [otherTimes, other], verdict) => {
  const { overall } = summarise([day('2026-11-17', { a: { LCP: [times, ms] }, b: { LCP: [otherTimes, other] } })]);
  const [{ verdict: told, shares, count } = {} as never] = overall as never as [(typeof overall)[number]];
  expect([told, count]).toEqual([verdict, 100]);
  expect(shares.good + shares.middle + shares.poor).toBeCloseTo(1);
});
