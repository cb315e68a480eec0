import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  contoursOf,
  featuresOf,
  isSampleMap,
  type MapDocument,
  parseMapDocument,
  printMapDocument,
  withFeatures,
  withoutFeature,
} from './map-document.ts';
import { geometryProblem, MOST_VERTICES, parseFeature } from './map-feature.ts';
import type { Position } from './position.ts';

const FRAME = [17.4, 43.3, 17.75, 43.5] as const;
const read = (name: string) => parseMapDocument(readFileSync(`content/map/${name}.geojson`, 'utf8')) as MapDocument;

test('everything in the starter map is understood', () => {
  const brdo = read('brdo');
  expect(featuresOf(brdo)).toHaveLength(brdo.features.length);
  expect(featuresOf(brdo).every(({ geometry }) => geometryProblem(geometry, FRAME) === undefined)).toBe(true);
  const relief = read('relief');
  expect(contoursOf(relief)).toHaveLength(relief.features.length);
});

test('a saved map is the same file but for what changed', () => {
  const text = readFileSync('content/map/brdo.geojson', 'utf8');
  const brdo = parseMapDocument(text) as MapDocument;
  expect(parseMapDocument(printMapDocument(brdo))).toEqual(brdo);
  const house = featuresOf(brdo).find(({ id }) => id === 'kuca-b2');
  if (!house) throw new Error('no house');
  const moved = withFeatures(brdo, [{ ...house, geometry: { type: 'Point', coordinates: [17.6115, 43.3972] } }]);
  const changed = moved.features.filter((feature, index) => feature !== brdo.features[index]);
  expect(changed.map(({ id }) => id)).toEqual(['kuca-b2']);
  expect(moved.note).toBe(brdo.note);
});

test('a map that calls itself a sample is one until everything drawn in it has been confirmed', () => {
  const [brdo, relief] = [read('brdo'), read('relief')];
  expect([isSampleMap(brdo), isSampleMap(relief)]).toEqual([true, true]);
  const confirmed = featuresOf(brdo).map(({ sample: _, ...feature }) => feature);
  expect(isSampleMap(withFeatures(brdo, confirmed.slice(1)))).toBe(true);
  expect(isSampleMap(withFeatures(brdo, confirmed))).toBe(false);
  expect(isSampleMap({ ...relief, note: 'Slojnice Državne geodetske uprave.' })).toBe(false);
});

test('what a file says beside what we know stays in it; old measures do not', () => {
  const document: MapDocument = {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        id: 'put',
        properties: { kind: 'path', name: 'Put', surveyor: 'Mate', length: 12, climb: 3 },
        geometry: {
          type: 'LineString',
          coordinates: [
            [17.6, 43.4],
            [17.61, 43.4],
          ],
        },
      },
      { type: 'Feature', id: 'nepoznato', properties: { kind: 'dragon' }, geometry: null },
    ],
  };
  const [path] = featuresOf(document);
  if (!path) throw new Error('no path');
  const saved = withFeatures(document, [{ ...path, name: 'Stari put' }]);
  expect(saved.features[0]?.properties).toEqual({ kind: 'path', name: 'Stari put', surveyor: 'Mate' });
  expect(saved.features[1]).toBe(document.features[1]);
  expect(withoutFeature(saved, 'put').features).toHaveLength(1);
});

test('shapes that cannot be are refused', () => {
  const feature = (geometry: unknown) => parseFeature({ id: 'a', kind: 'field', name: 'A', geometry });
  expect(
    'faults' in
      feature({
        type: 'Polygon',
        coordinates: [
          [
            [17.6, 43.4],
            [17.61, 43.4],
            [17.61, 43.41],
            [17.6, 43.41],
          ],
        ],
      }),
  ).toBe(true);
  expect('faults' in feature({ type: 'LineString', coordinates: [[17.6, 43.4]] })).toBe(true);
  expect('faults' in feature({ type: 'Point', coordinates: ['17', 43] })).toBe(true);
  expect('feature' in feature({ type: 'Point', coordinates: [17.6, 43.4] })).toBe(true);
});

test('shapes must lie in the frame, in the world, and end some time', () => {
  const line = (coordinates: Position[]) => geometryProblem({ type: 'LineString', coordinates }, FRAME);
  expect(
    line([
      [17.6, 43.4],
      [17.61, 43.41],
    ]),
  ).toBeUndefined();
  expect(
    line([
      [17.6, 43.4],
      [16.4, 43.5],
    ]),
  ).toBe('outside-frame');
  expect(
    line([
      [17.6, 43.4],
      [17.6, 143],
    ]),
  ).toBe('out-of-range');
  expect(line(Array.from({ length: MOST_VERTICES }, (): Position => [17.6, 43.4]))).toBeUndefined();
  expect(line(Array.from({ length: MOST_VERTICES + 1 }, (): Position => [17.6, 43.4]))).toBe('too-many-vertices');
});
