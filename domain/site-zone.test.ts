import { expect, test } from 'vitest';
import { clockOf, dayOf } from './site-zone.ts';

test.each([
  ['winter', '2026-11-15T22:59:59.999Z', '2026-11-15T23:00:00.000Z', '2026-11-15', '2026-11-16'],
  ['summer', '2026-07-01T21:59:59.999Z', '2026-07-01T22:00:00.000Z', '2026-07-01', '2026-07-02'],
  ['the night the clocks change', '2026-10-25T22:59:59.999Z', '2026-10-25T23:00:00.000Z', '2026-10-25', '2026-10-26'],
])('in %s the day changes at the site’s midnight', (_, before, after, day, next) => {
  expect(dayOf(before)).toBe(day);
  expect(clockOf(new Date(after))).toEqual({ day: next, time: '00:00:00' });
});
