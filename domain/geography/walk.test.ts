import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Position } from './position.ts';
import { climbOf, lengthOf, walkingMinutes } from './walk.ts';

const heights = fc.array(fc.double({ min: 0, max: 2000, noNaN: true }), { minLength: 2, maxLength: 60 });
const alongMeridian = (values: readonly number[]): Position[] =>
  values.map((height, index) => [17.6, 43 + index / 1000, height]);

test('a minute of latitude is a nautical mile', () => {
  expect(
    lengthOf([
      [17.6, 43.4],
      [17.6, 43.4 + 1 / 60],
    ]),
  ).toBeCloseTo(1853.25, 0);
});

test('ups and downs add up to the difference of the ends', () => {
  fc.assert(
    fc.property(heights, (values) => {
      const { up, down } = climbOf(alongMeridian(values)) ?? { up: Number.NaN, down: 0 };
      expect(up - down).toBeCloseTo((values.at(-1) as number) - (values[0] as number), 6);
      expect(up).toBeGreaterThanOrEqual(0);
      expect(down).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('the way back climbs what the way there descends', () => {
  const there = alongMeridian([400, 403, 398, 450, 447]);
  expect(climbOf(there)).toEqual({ up: 55, down: 8 });
  expect(climbOf(there.toReversed())).toEqual({ up: 8, down: 55 });
});

test('a device that trembles does not make a hill', () => {
  expect(climbOf(alongMeridian(Array.from({ length: 100 }, (_, index) => 400 + (index % 2) * 0.4)))?.up).toBeLessThan(
    1,
  );
});

test('without a height somewhere there is no climb', () => {
  expect(
    climbOf([
      [17.6, 43.4, 400],
      [17.6, 43.5],
    ]),
  ).toBeUndefined();
  expect(climbOf([[17.6, 43.4, 400]])).toBeUndefined();
});

test.each([
  [4000, undefined, 60],
  [2000, { up: 300, down: 0 }, 75],
  [0, undefined, 0],
])('%i m with %o take %i minutes', (metres, climb, minutes) => {
  expect(walkingMinutes(metres, climb)).toBe(minutes);
});
