import { describe, expect, test } from 'vitest';
import { groundAt, nearer, pulled, ZOOMS } from './camera.ts';
import { projection } from './drawn-path.ts';
import type { MapCamera } from './map-state.ts';

const CAMERA: MapCamera = { longitude: 17.615, latitude: 43.397, zoom: 15, bearing: 0, pitch: 0 };

describe('a camera that a gesture has moved', () => {
  test.each([
    { x: 0, y: 0, growth: 1 },
    { x: 120, y: -45, growth: 1 },
    { x: 0, y: 0, growth: 2 },
    { x: -200, y: 80, growth: 1.7 },
    { x: 33, y: 12, growth: 0.4 },
  ])('sees everything where it was pulled to by %o', (pull) => {
    const [before, now] = [projection(CAMERA), projection(pulled(CAMERA, pull))];
    for (const at of [
      [17.615, 43.397],
      [17.6201, 43.3995],
      [17.6098, 43.3921],
    ] as const) {
      const { x, y } = before(at);
      expect(now(at).x).toBeCloseTo(x * pull.growth + pull.x, 0);
      expect(now(at).y).toBeCloseTo(y * pull.growth + pull.y, 0);
    }
  });

  test('knows the ground under a point', () => {
    const { x, y } = projection(CAMERA)(groundAt(CAMERA, { x: 75, y: -30 }));
    expect([x, y]).toEqual([75, -30]);
  });

  test('comes no nearer than a doorstep and goes no further than the county', () => {
    expect(nearer(CAMERA, 1).zoom).toBe(16);
    expect(nearer(CAMERA, 10).zoom).toBe(ZOOMS.nearest);
    expect(nearer(CAMERA, -10).zoom).toBe(ZOOMS.furthest);
  });
});
