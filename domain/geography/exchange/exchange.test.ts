import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Exchanged, Unreadable } from './exchanged.ts';
import { readGeoJson, writeGeoJson } from './geojson.ts';
import { readGpx, writeGpx } from './gpx.ts';
import { writeKml } from './kml.ts';

const coordinate = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((value) => value / 1e6);
const position = fc.oneof(
  fc.tuple(coordinate(180), coordinate(90)),
  fc.tuple(coordinate(180), coordinate(90), fc.integer({ min: -400, max: 8000 })),
);
const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '').trim());
const point = fc.record({
  name: word,
  geometry: position.map((coordinates) => ({ type: 'Point' as const, coordinates })),
});
const line = fc.record({
  name: word,
  geometry: fc
    .array(position, { minLength: 2, maxLength: 20 })
    .map((coordinates) => ({ type: 'LineString' as const, coordinates })),
});

describe('what is written is read again', () => {
  test('GPX: waypoints first, then tracks', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 5 }), fc.array(line, { maxLength: 5 }), (points, lines) => {
        const shapes = [...points, ...lines] as Exchanged[];
        const file = readGpx(writeGpx(shapes, { title: 'Brdo & <okolica>', creator: 'Naše brdo' }));
        expect(file.findings).toEqual([]);
        expect(file.shapes).toEqual(shapes);
      }),
    );
  });

  test('GeoJSON', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(point, line), { maxLength: 8 }), (shapes) => {
        const file = readGeoJson(writeGeoJson(shapes as Exchanged[]));
        expect(file.shapes.map(({ name, geometry }) => ({ name, geometry }))).toEqual(shapes);
      }),
    );
  });
});

test('GPX of a phone: namespaces, CDATA, several segments, heights, routes', () => {
  const file = readGpx(`<?xml version="1.0"?>
<g:gpx xmlns:g="http://www.topografix.com/GPX/1/1">
  <g:metadata><g:name>not a shape</g:name></g:metadata>
  <g:wpt lat="43.4" lon="17.6"><g:ele>450.5</g:ele><g:name><![CDATA[Čatrnja & put]]></g:name><g:desc>Voda</g:desc></g:wpt>
  <g:rte><g:name>Staza</g:name><g:rtept lat="43.4" lon="17.6"/><g:rtept lat="43.5" lon="17.6"><g:name>raskrižje</g:name></g:rtept></g:rte>
  <g:trk><g:name>Šetnja</g:name>
    <g:trkseg><g:trkpt lat="43.4" lon="17.6"><g:ele>1</g:ele></g:trkpt><g:trkpt lat="43.5" lon="17.6"><g:ele>2</g:ele></g:trkpt></g:trkseg>
    <g:trkseg><g:trkpt lat="43.6" lon="17.6"/><g:trkpt lat="43.7" lon="17.6"/></g:trkseg>
  </g:trk>
</g:gpx>`);
  expect(file.shapes).toEqual([
    { name: 'Čatrnja & put', description: 'Voda', geometry: { type: 'Point', coordinates: [17.6, 43.4, 450.5] } },
    {
      name: 'Staza',
      geometry: {
        type: 'LineString',
        coordinates: [
          [17.6, 43.4],
          [17.6, 43.5],
        ],
      },
    },
    {
      name: 'Šetnja',
      geometry: {
        type: 'LineString',
        coordinates: [
          [17.6, 43.4, 1],
          [17.6, 43.5, 2],
        ],
      },
    },
    {
      name: 'Šetnja 2',
      geometry: {
        type: 'LineString',
        coordinates: [
          [17.6, 43.6],
          [17.6, 43.7],
        ],
      },
    },
  ]);
});

test('what a GPX file says badly is found with its line', () => {
  const file = readGpx(`<gpx>
<wpt lat="4x" lon="17.6"><name>Krivo</name></wpt>
<trk><name>Kratko</name><trkseg><trkpt lat="43.4" lon="17.6"/></trkseg></trk>
</gpx>`);
  expect(file.findings).toEqual([
    { line: 2, code: 'bad-coordinates', name: 'Krivo' },
    { line: 3, code: 'too-short', name: 'Kratko' },
  ]);
  expect(() => readGpx('<gpx>\n<wpt>\n</gpx>')).toThrow(expect.objectContaining({ line: 3 }));
  expect(() => readGpx('<html></html>')).toThrow(Unreadable);
  expect(() =>
    readGpx('<!DOCTYPE gpx [<!ENTITY a "b">]><gpx><wpt lat="1" lon="2"><name>&a;</name></wpt></gpx>'),
  ).toThrow(Unreadable);
});

test('GeoJSON of another program comes apart into its shapes; what is none is counted', () => {
  const file = readGeoJson(
    JSON.stringify({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          id: 7,
          properties: { name: ' Njive ', kind: 'field' },
          geometry: {
            type: 'MultiPoint',
            coordinates: [
              [1, 2],
              [3, 4],
            ],
          },
        },
        {
          type: 'Feature',
          properties: null,
          geometry: {
            type: 'LineString',
            coordinates: [
              [1, 2],
              ['a', 4],
            ],
          },
        },
        { type: 'Feature', properties: {}, geometry: null },
        { type: 'Feature', properties: {}, geometry: { type: 'GeometryCollection', geometries: [] } },
        'nothing',
      ],
    }),
  );
  expect(file.shapes.map(({ name, geometry }) => [name, geometry.coordinates])).toEqual([
    ['Njive', [1, 2]],
    ['Njive 2', [3, 4]],
  ]);
  expect(file.findings.map(({ index, code }) => [index, code])).toEqual([
    [2, 'bad-coordinates'],
    [3, 'no-geometry'],
    [4, 'unknown-geometry'],
    [5, 'not-a-feature'],
  ]);
  expect(() => readGeoJson('{\n"a": }')).toThrow(Unreadable);
});

test('KML has points, lines and areas with holes', () => {
  const kml = writeKml(
    [
      { name: 'A & B', geometry: { type: 'Point', coordinates: [17.6, 43.4, 450] } },
      {
        name: 'Njiva',
        description: '<opis>',
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [0, 0],
              [1, 0],
              [1, 1],
              [0, 0],
            ],
            [
              [0.1, 0.1],
              [0.2, 0.1],
              [0.2, 0.2],
              [0.1, 0.1],
            ],
          ],
        },
      },
    ],
    { title: 'Brdo' },
  );
  expect(kml).toContain('<name>A &amp; B</name><Point><coordinates>17.6,43.4,450</coordinates></Point>');
  expect(kml).toContain('<description>&lt;opis&gt;</description>');
  expect(kml).toContain('<innerBoundaryIs><LinearRing><coordinates>0.1,0.1 0.2,0.1 0.2,0.2 0.1,0.1</coordinates>');
});
