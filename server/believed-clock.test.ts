import { expect, test } from 'vitest';
import { believedClock } from './believed-clock.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const TODAY = Date.parse('2026-11-17T12:00:00Z');

function clockFrom(lastKnown: number | undefined) {
  let wall = TODAY;
  let uptime = 0;
  const believed = believedClock(lastKnown, () => ({ wall, uptime }));
  return {
    believed: () => believed().toISOString().slice(0, 13),
    pass(ms: number) {
      wall += ms;
      uptime += ms;
    },
    set(to: number) {
      wall = to;
    },
  };
}

test('a clock set ahead by a year is not believed for a day, and then it is', () => {
  const clock = clockFrom(undefined);
  clock.pass(HOUR_MS);
  expect(clock.believed()).toBe('2026-11-17T13');
  clock.set(TODAY + 365 * DAY_MS);
  expect(clock.believed()).toBe('2026-11-17T13');
  clock.pass(5 * HOUR_MS);
  expect(clock.believed()).toBe('2026-11-17T18');
  clock.pass(19 * HOUR_MS);
  expect(clock.believed()).toBe('2027-11-18T12');
});

test('one that is put right meanwhile has erased nothing; one set back is followed', () => {
  const clock = clockFrom(undefined);
  clock.set(TODAY + 365 * DAY_MS);
  expect(clock.believed()).toBe('2026-11-17T12');
  clock.set(TODAY + HOUR_MS);
  expect(clock.believed()).toBe('2026-11-17T13');
  clock.set(TODAY - HOUR_MS);
  expect(clock.believed()).toBe('2026-11-17T11');
});

test('a site that was shut for weeks waits a day before it erases; one shut for a night does not', () => {
  const weeks = clockFrom(TODAY - 21 * DAY_MS);
  expect(weeks.believed()).toBe('2026-10-27T12');
  weeks.pass(DAY_MS);
  expect(weeks.believed()).toBe('2026-11-18T12');
  expect(clockFrom(TODAY - 12 * HOUR_MS).believed()).toBe('2026-11-17T12');
});

test('a site that was last known in the future, by a clock that was put right, goes by the clock', () => {
  expect(clockFrom(TODAY + 365 * DAY_MS).believed()).toBe('2026-11-17T12');
});
