import { expect, test } from 'vitest';
import { believedClock, type ClockMemory } from './believed-clock.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const TODAY = Date.parse('2026-11-17T12:00:00Z');

/** A machine with its clock, on which a site is started, and may be started again. */
function clockFrom(lastKnown: number | undefined) {
  let wall = TODAY;
  let uptime = 0;
  let memory: ClockMemory | undefined = lastKnown === undefined ? undefined : { known: lastKnown };
  let written = 0;
  const start = () =>
    believedClock({
      remembered: memory,
      remember: (told) => {
        memory = told;
        written += 1;
      },
      read: () => ({ wall, uptime }),
    });
  let believed = start();
  return {
    believed: () => believed().toISOString().slice(0, 13),
    pass(ms: number) {
      wall += ms;
      uptime += ms;
    },
    set(to: number) {
      wall = to;
    },
    /** Shut for so long. */
    startAgain(after = 0) {
      wall += after;
      uptime = 0;
      believed = start();
    },
    written: () => written,
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
  clock.pass(HOUR_MS);
  expect(clock.believed()).toBe('2027-11-18T13');
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

test('one that is set ahead by the same once more is doubted once more', () => {
  const clock = clockFrom(undefined);
  clock.set(TODAY + 365 * DAY_MS);
  expect(clock.believed()).toBe('2026-11-17T12');
  clock.set(TODAY);
  expect(clock.believed()).toBe('2026-11-17T12');
  for (let day = 0; day < 2; day += 1) {
    clock.pass(DAY_MS);
    clock.believed();
  }
  clock.set(TODAY + 367 * DAY_MS);
  expect(clock.believed()).toBe('2026-11-19T12');
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

test('started again and again within that day, it is not believed sooner, nor later', () => {
  const clock = clockFrom(undefined);
  expect(clock.believed()).toBe('2026-11-17T12');
  clock.set(TODAY + 365 * DAY_MS);
  for (let hour = 0; hour < 23; hour += 1) {
    expect(clock.believed().slice(0, 7)).toBe('2026-11');
    clock.pass(HOUR_MS);
    if (hour % 5 === 0) clock.startAgain();
  }
  clock.startAgain(HOUR_MS);
  expect(clock.believed()).toBe('2027-11-18T12');
  clock.startAgain();
  expect(clock.believed()).toBe('2027-11-18T12');
});

test('one that is set ahead once more while the site is shut is doubted from then on', () => {
  const clock = clockFrom(undefined);
  expect(clock.believed()).toBe('2026-11-17T12');
  clock.set(TODAY + 365 * DAY_MS);
  expect(clock.believed()).toBe('2026-11-17T12');
  clock.startAgain(365 * DAY_MS);
  expect(clock.believed()).toBe('2026-11-17T12');
  clock.pass(23 * HOUR_MS);
  expect(clock.believed()).toBe('2026-11-18T11');
  clock.set(TODAY + 30 * HOUR_MS);
  clock.startAgain();
  expect(clock.believed()).toBe('2026-11-18T18');
});

test('it is written down when it was set, and every hour', () => {
  const clock = clockFrom(undefined);
  for (let minute = 0; minute < 120; minute += 1) {
    clock.believed();
    clock.pass(60_000);
  }
  expect(clock.written()).toBe(2);
  clock.set(TODAY + 365 * DAY_MS);
  for (let minute = 0; minute < 30; minute += 1) {
    clock.believed();
    clock.pass(60_000);
  }
  expect(clock.written()).toBe(3);
});
