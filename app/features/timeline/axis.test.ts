import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeHistory } from '../../ui/time-scale.ts';
import { onePeriod, rowsOf } from './axis.ts';

const span = fc
  .tuple(fc.integer({ min: -4000, max: 2000 }), fc.integer({ min: 0, max: 3000 }))
  .map(([firstYear, length]) => ({ firstYear, lastYear: firstYear + length }));

test('segments lie side by side and fill the field', () => {
  fc.assert(
    fc.property(fc.array(span, { minLength: 1, maxLength: 15 }), fc.nat(14), (periods, chosen) => {
      const index = chosen % periods.length;
      for (const segments of [wholeHistory(periods, 1000), onePeriod(periods.length, index, 1000)]) {
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
