import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onePeriod, positionOf, rowsOf, wholeHistory } from './axis.ts';

const span = fc
  .tuple(fc.integer({ min: -4000, max: 2000 }), fc.integer({ min: 0, max: 3000 }))
  .map(([firstYear, length]) => ({ firstYear, lastYear: firstYear + length }));

test('segments lie side by side and fill the field', () => {
  fc.assert(
    fc.property(fc.array(span, { minLength: 1, maxLength: 15 }), fc.nat(14), (periods, chosen) => {
      const index = chosen % periods.length;
      for (const segments of [wholeHistory(periods, 1000), onePeriod(periods.length, index, 1000, 20)]) {
        let end = 0;
        for (const { x, width } of segments) {
          expect(x).toBeCloseTo(end, 6);
          expect(width).toBeGreaterThan(0);
          end = x + width;
        }
        expect(end).toBeCloseTo(1000, 6);
      }
    }),
  );
});

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

test('marks of one row never touch', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 60 }), (unsorted) => {
      const positions = unsorted.sort((a, b) => a - b);
      const rows = rowsOf(positions, 30);
      for (let a = 0; a < positions.length; a += 1) {
        for (let b = a + 1; b < positions.length; b += 1) {
          if (rows[a] === rows[b]) expect((positions[b] ?? 0) - (positions[a] ?? 0)).toBeGreaterThanOrEqual(30);
        }
      }
    }),
  );
});
