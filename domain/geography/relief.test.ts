import { expect, test } from 'vitest';
import { bandsOf, type Contour } from './contours.ts';
import { heightAt, heightField, lightOn } from './height-field.ts';
import type { Position } from './position.ts';

const circle = (height: number, radius: number, x = 17.61, y = 43.4): Contour => ({
  height,
  line: Array.from({ length: 49 }, (_, index): Position => {
    const angle = ((index % 48) / 48) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  }),
});
/** A cone with a hollow in its northern side, below the ring it lies in. */
const CONE = [circle(300, 0.02), circle(340, 0.015), circle(380, 0.01), circle(340, 0.001, 17.61, 43.405)];

test('the wide bands come before the narrow, and a hollow lies below its rim', () => {
  const bands = bandsOf(CONE);
  expect(bands.map(({ floor }) => floor)).toEqual([300, 340, 380, 300]);
  expect(bands.map(({ holes }) => holes.map((hole) => bands.findIndex(({ ring }) => ring === hole)))).toEqual([
    [1],
    [2],
    [3],
    [],
  ]);
});

test('a contour that does not close encloses nothing', () => {
  expect(
    bandsOf([
      {
        height: 300,
        line: [
          [17, 43],
          [17.1, 43],
          [17.1, 43.1],
        ],
      },
    ]),
  ).toEqual([]);
});

test('the ground goes through its contours and rises between them', () => {
  const field = heightField(CONE.slice(0, 3));
  if (!field) throw new Error('no field');
  const along = (radius: number) => heightAt(field, [17.61 + radius, 43.4]);
  expect(along(0.02)).toBeCloseTo(300, -1);
  expect(along(0.0125)).toBeGreaterThan(345);
  expect(along(0.0125)).toBeLessThan(375);
  expect(along(0)).toBeGreaterThan(380);
  expect(along(0)).toBeLessThan(420);
  expect(along(0.2)).toBeCloseTo(260, 0);
});

test('without contours there is no ground to speak of', () => {
  expect(heightField([])).toBeUndefined();
});

test('light falls on the north-western side, shade on the other, and neither on the plain', () => {
  const field = heightField([circle(300, 0.02), circle(340, 0.015), circle(380, 0.01)]);
  if (!field) throw new Error('No ground');
  const light = lightOn(field);
  const at = (across: number, down: number) =>
    light[Math.round(down * (field.rows - 1)) * field.columns + Math.round(across * (field.columns - 1))] as number;
  expect(at(0.35, 0.35)).toBeGreaterThan(0.02);
  expect(at(0.65, 0.65)).toBeLessThan(-0.02);
  for (const corner of [0, 1]) expect(at(corner, corner)).toBeCloseTo(0, 5);
});
