import { cpSync, readFileSync, realpathSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const HOUSES = 1600;
const PATHS = 300;
const FIELDS = 100;

/** Two thousand things on the hill, in the content of a copied build: houses, paths and fields, the same every time. */
export function plantFeatures(folder: string): number {
  const content = join(folder, 'content');
  const original = realpathSync(content);
  unlinkSync(content);
  cpSync(original, content, { recursive: true });
  const file = join(content, 'map/brdo.geojson');
  const map = JSON.parse(readFileSync(file, 'utf8')) as { features: unknown[] };
  const random = randomFrom(1890);
  const somewhere = () => [17.6 + random() * 0.024, 43.39 + random() * 0.014];
  const feature = (id: string, kind: string, geometry: unknown) => ({
    type: 'Feature',
    id,
    properties: { kind, name: `${id}`, date: '18XX/..' },
    geometry,
  });
  const [houses, paths, fields] = [HOUSES, PATHS, FIELDS].map((length) => Array.from({ length }, somewhere));
  map.features.push(
    ...(houses ?? []).map((coordinates, index) => feature(`k-${index}`, 'home', { type: 'Point', coordinates })),
    ...(paths ?? []).map((from, index) => {
      const coordinates = Array.from({ length: 30 }, (_, step) => [
        (from[0] ?? 0) + step * 0.0001,
        (from[1] ?? 0) + Math.sin(step / 4) * 0.0002,
      ]);
      return feature(`p-${index}`, 'path', { type: 'LineString', coordinates });
    }),
    ...(fields ?? []).map(([x = 0, y = 0], index) => {
      const ring = [
        [x, y],
        [x + 0.0004, y],
        [x + 0.0004, y + 0.0003],
        [x, y + 0.0003],
        [x, y],
      ];
      return feature(`n-${index}`, 'field', { type: 'Polygon', coordinates: [ring] });
    }),
  );
  writeFileSync(file, JSON.stringify(map));
  return map.features.length;
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
