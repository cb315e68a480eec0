import { expect, test } from 'vitest';
import { addPoint, cornersOf, dropLast, movePoint, type Sketch, sketchedShape, sketchGeometries } from './sketch.ts';

const empty = (shape: Sketch['shape']): Sketch => ({ form: 'new', shape, points: [] });
const drawn = (shape: Sketch['shape'], ...points: [number, number][]) => points.reduce(addPoint, empty(shape));

test('a point stands where it was put last', () => {
  expect(sketchedShape(drawn('Point', [1, 1], [2, 2]))).toEqual({ type: 'Point', coordinates: [2, 2] });
});

test('a line needs two points, an area three and closes itself', () => {
  expect(sketchedShape(drawn('LineString', [1, 1]))).toBeUndefined();
  expect(sketchedShape(drawn('LineString', [1, 1], [2, 2]))?.coordinates).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(sketchedShape(drawn('Polygon', [1, 1], [2, 2]))).toBeUndefined();
  const area = sketchedShape(drawn('Polygon', [1, 1], [2, 1], [2, 2]));
  expect(area?.coordinates).toEqual([
    [
      [1, 1],
      [2, 1],
      [2, 2],
      [1, 1],
    ],
  ]);
  expect(area && cornersOf(area)).toEqual([
    [1, 1],
    [2, 1],
    [2, 2],
  ]);
});

test('corners can be moved and taken back', () => {
  const line = drawn('LineString', [1, 1], [2, 2], [3, 3]);
  expect(movePoint(line, 1, [5, 5]).points).toEqual([
    [1, 1],
    [5, 5],
    [3, 3],
  ]);
  expect(dropLast(line).points).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(dropLast(empty('Point')).points).toEqual([]);
});

test('an area that is not one yet is seen as the line so far', () => {
  expect(sketchGeometries(drawn('Polygon', [1, 1], [2, 2])).map(({ type }) => type)).toEqual([
    'LineString',
    'Point',
    'Point',
  ]);
});
