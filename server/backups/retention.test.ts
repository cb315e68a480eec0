import { expect, test } from 'vitest';
import { isDue, isLate, lastMade } from './due.ts';
import { keptOf } from './retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const at = (date: Date) => ({ day: date.toISOString().slice(0, 10), manifest: { made: date.toISOString() } });

test('every night for two years: seven days, five weeks and twelve months stay', () => {
  let kept: ReturnType<typeof at>[] = [];
  for (let night = 0; night < 730; night += 1) {
    kept.push(at(new Date(Date.UTC(2026, 0, 1, 3) + night * DAY_MS)));
    kept = [...keptOf(kept)];
  }
  const days = kept.map(({ day }) => day).sort();
  // The last night is 31 December 2027, a Friday.
  expect(days).toEqual([
    ...['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30', '2027-07-31'],
    ...['2027-08-31', '2027-09-30', '2027-10-31', '2027-11-30'],
    ...['2027-12-05', '2027-12-12', '2027-12-19'],
    ...['2027-12-25', '2027-12-26', '2027-12-27', '2027-12-28', '2027-12-29', '2027-12-30', '2027-12-31'],
  ]);
});

test('the last day of a month stays, the twenty-ninth of February too, and a week that two years share counts once', () => {
  let kept: ReturnType<typeof at>[] = [];
  for (let night = 0; night < 366 + 90; night += 1) {
    kept.push(at(new Date(Date.UTC(2027, 0, 1, 3) + night * DAY_MS)));
    kept = [...keptOf(kept)];
    const days = kept.map(({ day }) => day);
    // Friday, 31 December 2027, and Sunday, 2 January 2028, are of one week.
    if (days[0] === '2028-01-10')
      expect([days.includes('2028-01-01'), days.includes('2028-01-02')]).toEqual([false, true]);
  }
  const days = kept.map(({ day }) => day).sort();
  expect(days.at(-1)).toBe('2028-03-31');
  expect(days.slice(0, 11)).toEqual([
    ...['2027-04-30', '2027-05-31', '2027-06-30', '2027-07-31', '2027-08-31', '2027-09-30', '2027-10-31'],
    ...['2027-11-30', '2027-12-31', '2028-01-31', '2028-02-29'],
  ]);
});

test('made by hand, three of the newest day stay, and of days before one', () => {
  const made = ['16T03:00', '16T10:00', '17T03:00', '17T08:00', '17T09:00', '17T10:00'];
  const kept = keptOf(made.map((time) => at(new Date(`2026-11-${time}:00Z`))));
  const times = [...kept].map(({ manifest }) => manifest.made.slice(8, 16));
  expect(times.sort()).toEqual(['16T10:00', '17T08:00', '17T09:00', '17T10:00']);
});

test('of those made before an update the newest of each of the last three versions stays, however old it is', () => {
  const left = ['1.0.0', '1.1.0', '1.2.0', '1.2.0', '1.3.0'].map((version, month) => ({
    ...at(new Date(Date.UTC(2024, month, 7, 10))),
    version,
  }));
  const nights = Array.from({ length: 400 }, (_, night) => at(new Date(Date.UTC(2026, 0, 1 + night, 3))));
  const kept = keptOf<ReturnType<typeof at> & { readonly version?: string }>([...left, ...nights]);
  expect(left.map((backup) => kept.has(backup))).toEqual([false, true, false, true, true]);
});

test('a clock that ran a year ahead for a night costs one place of each kind, and nothing else', () => {
  const nights = Array.from({ length: 10 }, (_, night) => at(new Date(Date.UTC(2026, 10, 1 + night, 3))));
  const kept = keptOf([...nights, at(new Date(Date.UTC(2027, 10, 5, 3)))]);
  const days = [...kept].map(({ day }) => day.slice(5)).sort();
  expect(days).toEqual(['11-01', '11-05', '11-05', '11-06', '11-07', '11-08', '11-09', '11-10']);
});

test('due every night by the hill’s clock, and at any hour when the last one is a day old', () => {
  const due = (last: string | undefined, now: string) => isDue(last ? new Date(last) : undefined, new Date(now));
  expect(due(undefined, '2026-11-17T12:00:00Z')).toBe(true);
  expect(due('2026-11-16T02:30:00Z', '2026-11-17T01:30:00Z')).toBe(false);
  // Three o’clock on the hill.
  expect(due('2026-11-16T02:30:00Z', '2026-11-17T02:00:00Z')).toBe(true);
  expect(due('2026-11-17T02:00:30Z', '2026-11-17T02:10:00Z')).toBe(false);
  expect(due('2026-11-16T15:00:00Z', '2026-11-17T14:59:00Z')).toBe(false);
  expect(due('2026-11-16T15:00:00Z', '2026-11-17T15:00:00Z')).toBe(true);
  // Where clocks are put forward at two and back at three, the night has its three o’clock.
  expect(due('2026-03-28T02:00:00Z', '2026-03-29T00:59:00Z')).toBe(false);
  expect(due('2026-03-28T02:00:00Z', '2026-03-29T01:00:00Z')).toBe(true);
  expect(due('2026-10-24T01:00:00Z', '2026-10-25T00:59:00Z')).toBe(false);
  expect(due('2026-10-24T01:30:00Z', '2026-10-25T01:10:00Z')).toBe(false);
  expect(due('2026-10-24T02:10:00Z', '2026-10-25T02:00:00Z')).toBe(true);
  // After five it is too late for the night, and too early for the day.
  expect(due('2026-11-16T10:00:00Z', '2026-11-17T03:59:00Z')).toBe(true);
  expect(due('2026-11-16T10:00:00Z', '2026-11-17T04:00:00Z')).toBe(false);
});

test('late after two days, of a new site after its second', () => {
  const since = new Date('2026-11-17T00:00:00Z');
  const late = (last: string | undefined, now: string) =>
    isLate(last ? new Date(last) : undefined, { now: new Date(now), since });
  expect(late(undefined, '2026-11-18T23:59:00Z')).toBe(false);
  expect(late(undefined, '2026-11-19T00:00:00Z')).toBe(true);
  expect(late('2026-11-18T02:00:00Z', '2026-11-20T01:59:00Z')).toBe(false);
  expect(late('2026-11-18T02:00:00Z', '2026-11-20T02:00:00Z')).toBe(true);
});

test('one that a clock which ran ahead has made is not taken for the last', () => {
  const made = ['2026-11-15T02:00:00Z', '2026-11-16T02:00:00Z', '2027-11-16T02:00:00Z'].map((time) =>
    at(new Date(time)),
  );
  const last = (now: string) => lastMade(made, new Date(now))?.toISOString().slice(0, 10);
  expect([last('2026-11-16T14:00:00Z'), last('2026-11-16T02:00:00Z'), last('2027-12-01T00:00:00Z')]).toEqual([
    '2026-11-16',
    '2026-11-16',
    '2027-11-16',
  ]);
  expect(last('2026-11-01T00:00:00Z')).toBeUndefined();
});
