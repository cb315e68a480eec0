import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeOf, positionOf, wholeHistory, yearAt } from './time-scale.ts';

test('a short recent period is not swallowed by a long old one', () => {
  const [old, recent] = wholeHistory(
    [
      { firstYear: -1999, lastYear: 9 },
      { firstYear: 1990, lastYear: 1995 },
    ],
    1000,
  );
  expect(recent?.width).toBeGreaterThan((old?.width ?? 0) / 4);
});

test('a year stands within its period', () => {
  const segment = { x: 100, width: 200 };
  expect(positionOf(1900, { firstYear: 1800, lastYear: 2000 }, segment)).toBe(200);
  expect(positionOf(1500, { firstYear: 1800, lastYear: 2000 }, segment)).toBe(100);
  expect(positionOf(2500, { firstYear: 1800, lastYear: 2000 }, segment)).toBe(300);
});

test('a year is found again where it was placed', () => {
  const periods = [
    { firstYear: -1999, lastYear: 9 },
    { firstYear: 9, lastYear: 600 },
    { firstYear: 600, lastYear: 1878 },
    { firstYear: 1878, lastYear: 2026 },
  ];
  const segments = wholeHistory(periods, 1000);
  fc.assert(
    fc.property(fc.integer({ min: -1999, max: 2026 }), (year) => {
      expect(yearAt(placeOf(year, periods, segments), periods, segments)).toBe(year);
    }),
  );
  expect(yearAt(-5, periods, segments)).toBe(-1999);
  expect(yearAt(5000, periods, segments)).toBe(2026);
});
