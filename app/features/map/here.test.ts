import { expect, test } from 'vitest';
import { metresBetween, type Position } from '../../../domain/geography/position.ts';
import { hereGeometries, hereText } from './here.ts';
import type { MapPlace } from './views.ts';

const FRAME = [17.4, 43.3, 17.75, 43.5] as const;
const place = (name: string, at: Position): MapPlace => ({
  id: name.toLowerCase(),
  layer: 'localities',
  sign: 'house',
  name,
  label: '',
  geometry: { type: 'Point', coordinates: at },
});
const PLACES = [place('Gumno', [17.6145, 43.3969]), place('Lokva', [17.6173, 43.3971])];

test('the circle is as wide as the device is unsure', () => {
  const [area] = hereGeometries({ at: [17.6, 43.4], reach: 50 });
  const ring = area?.type === 'Polygon' ? (area.coordinates[0] ?? []) : [];
  for (const corner of ring) expect(metresBetween([17.6, 43.4], corner)).toBeCloseTo(50, 0);
});

test('says what is near, what is here, and when one is elsewhere', () => {
  expect(hereText({ at: [17.6145, 43.3969], reach: 10 }, PLACES, FRAME)).toContain('Vi ste ovdje: Gumno');
  expect(hereText({ at: [17.6165, 43.3971], reach: 10 }, PLACES, FRAME)).toMatch(/Najbliže vam je: Lokva, \d+ m/);
  expect(hereText({ at: [16.44, 43.51], reach: 10 }, PLACES, FRAME)).toMatch(
    /Niste na ovoj karti: do brda je oko 9\d km/,
  );
});
