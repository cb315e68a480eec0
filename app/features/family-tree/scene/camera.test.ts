import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centredOn, drawingPoint, fitting, flight, scaleLimits, visibleRect } from './camera.ts';

const SIZE = { width: 1000, height: 600 };
const PANEL = { top: 60, right: 400, bottom: 0, left: 0 };
const coordinate = fc.integer({ min: -50_000, max: 50_000 });
const scale = fc.double({ min: 0.01, max: 3, noNaN: true });

test('a rectangle that is fitted is seen whole, beside the panels', () => {
  fc.assert(
    fc.property(
      coordinate,
      coordinate,
      fc.integer({ min: 1, max: 90_000 }),
      fc.integer({ min: 1, max: 9_000 }),
      (x, y, w, h) => {
        const camera = fitting({ left: x, top: y, right: x + w, bottom: y + h }, SIZE, PANEL);
        expect(x * camera.k + camera.x).toBeGreaterThanOrEqual(-1e-6);
        expect((x + w) * camera.k + camera.x).toBeLessThanOrEqual(600 + 1e-6);
        expect(y * camera.k + camera.y).toBeGreaterThanOrEqual(60 - 1e-6);
        expect(camera.k).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test('what is seen at a place of the screen is the point of the drawing that lies there', () => {
  fc.assert(
    fc.property(coordinate, coordinate, scale, (x, y, k) => {
      const camera = centredOn({ x, y }, k, SIZE, PANEL);
      const point = drawingPoint(camera, { x: 300, y: 330 });
      expect(point.x).toBeCloseTo(x, 3);
      expect(point.y).toBeCloseTo(y, 3);
      const visible = visibleRect(camera, SIZE);
      expect(visible.right - visible.left).toBeCloseTo(SIZE.width / k, 2);
    }),
  );
});

test('a flight begins where one is and ends exactly where it leads', () => {
  const from = centredOn({ x: 0, y: 0 }, 1, SIZE, PANEL);
  const to = centredOn({ x: 9000, y: 700 }, 1.3, SIZE, PANEL);
  const { at, milliseconds } = flight(from, to, SIZE, PANEL);
  expect(at(0).x).toBeCloseTo(from.x, 3);
  expect(at(0).k).toBeCloseTo(from.k, 6);
  expect(at(1)).toEqual(to);
  expect(at(0.5).k).toBeLessThan(1);
  expect(milliseconds).toBeLessThanOrEqual(1400);
});

test('one can go out until all is seen, and no further in than there is something to see', () => {
  const [out, near] = scaleLimits({ left: 0, top: 0, right: 100_000, bottom: 1000 }, SIZE);
  expect(out * 100_000).toBeLessThan(SIZE.width);
  expect(near).toBe(3);
});
