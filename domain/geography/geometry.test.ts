import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centreOf, isInside } from './geometry.ts';
import { cameraFor, toPixel, toPosition } from './mercator.ts';
import { boundsOf, isInRange, isWithin, metresBetween, type Position } from './position.ts';

const position = fc.tuple(
  fc.double({ min: -179, max: 179, noNaN: true }),
  fc.double({ min: -80, max: 80, noNaN: true }),
);
const SQUARE: Position[] = [
  [17.6, 43.4],
  [17.62, 43.4],
  [17.62, 43.42],
  [17.6, 43.42],
  [17.6, 43.4],
];

test('it is as far there as back, and nowhere from oneself', () => {
  fc.assert(
    fc.property(position, position, (a, b) => {
      expect(metresBetween(a, b)).toBeCloseTo(metresBetween(b, a), 4);
      expect(metresBetween(a, a)).toBe(0);
    }),
  );
});

test('a position survives the way to pixels and back', () => {
  fc.assert(
    fc.property(position, fc.double({ min: 0, max: 20, noNaN: true }), ([longitude, latitude], zoom) => {
      const back = toPosition(toPixel([longitude, latitude], zoom), zoom);
      expect(back[0]).toBeCloseTo(longitude, 6);
      expect(back[1]).toBeCloseTo(latitude, 6);
    }),
  );
});

test('a camera for some bounds sees all of them and no closer look does', () => {
  const bounds = [17.59, 43.38, 17.63, 43.42] as const;
  const { zoom } = cameraFor(bounds, { width: 800, height: 500 });
  const [low, high] = [toPixel([bounds[0], bounds[1]], zoom), toPixel([bounds[2], bounds[3]], zoom)];
  expect(high.x - low.x).toBeLessThanOrEqual(800.001);
  expect(low.y - high.y).toBeCloseTo(500, 3);
});

test('bounds hold everything they were made of', () => {
  fc.assert(
    fc.property(fc.array(position, { minLength: 1 }), (positions) => {
      const bounds = boundsOf(positions);
      expect(bounds && positions.every((point) => isWithin(point, bounds))).toBe(true);
    }),
  );
  expect(boundsOf([])).toBeUndefined();
});

test('the middle of a line lies halfway along it, of an area within it', () => {
  expect(
    centreOf({
      type: 'LineString',
      coordinates: [
        [0, 0],
        [0, 1],
        [0, 4],
      ],
    })[1],
  ).toBeCloseTo(2, 3);
  const [x, y] = centreOf({ type: 'Polygon', coordinates: [SQUARE] });
  expect([x, y]).toEqual([expect.closeTo(17.61, 6), expect.closeTo(43.41, 6)]);
  expect(isInside([x, y], SQUARE)).toBe(true);
  expect(isInside([17.63, 43.41], SQUARE)).toBe(false);
});

test('there is no place beyond the pole', () => {
  expect(isInRange([17.6, 91])).toBe(false);
  expect(isInRange([-180, 90])).toBe(true);
});
