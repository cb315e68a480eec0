import { beforeEach, describe, expect, test } from 'vitest';
import { featuresOf, type MapDocument, parseMapDocument } from '../../domain/geography/map-document.ts';
import { parseRecord } from '../../domain/record.ts';
import { MemoryFiles } from '../files/memory-files.ts';
import { RECORDS } from '../records/record-documents.ts';
import { saveRecord } from '../records/save-record.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { moveRecord } from './apply-edit.ts';
import { Atlas } from './atlas.ts';
import { freeId } from './feature-ids.ts';
import { importFeatures, planImport, readMapFile } from './import-features.ts';
import { MAIN_MAP, saveMap } from './map-documents.ts';
import { removeFeature, saveFeature } from './save-feature.ts';

const AT = '2026-11-15T08:00:00Z';
const BY = { by: 'urednica', at: AT };
const DEFAULTS = { kinds: { Point: 'viewpoint', LineString: 'path', Polygon: 'field' }, name: 'Bez imena' } as const;
const HOUSE = { id: 'kuca', kind: 'home', name: 'Kuća', geometry: { type: 'Point', coordinates: [17.6, 43.4] } };

const encoded = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

async function newHill() {
  const store = new MemoryStore();
  const files = new MemoryFiles();
  const hash = await files.put(encoded({ type: 'FeatureCollection', note: 'Nacrt', features: [] }));
  await saveMap(store, { name: MAIN_MAP, hash, basedOn: 0, ...BY });
  const parsed = parseRecord({
    kind: 'locality',
    slug: 'gumno',
    number: 1,
    type: 'threshing-floor',
    title: 'Gumno',
    summary: 'S',
    body: '',
    status: 'published',
    place: { name: 'Brdo', lat: 43.4, lon: 17.6, approximate: true },
    author: 'A',
    created: AT,
    updated: AT,
  });
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
  await saveRecord(store, { record: parsed.record, basedOn: 0, ...BY });
  return { store, files, frame: [17.4, 43.3, 17.75, 43.5] as const, atlas: new Atlas(store, files) };
}

let hill: Awaited<ReturnType<typeof newHill>>;
beforeEach(async () => {
  hill = await newHill();
});

describe('drawing', () => {
  test('a feature is drawn, drawn anew and taken away, each time as a new revision', async () => {
    expect(await saveFeature(hill, HOUSE, { map: MAIN_MAP, basedOn: 1, ...BY })).toBe(2);
    expect((await hill.atlas.current()).features).toMatchObject([{ id: 'kuca', map: MAIN_MAP }]);
    const moved = { ...HOUSE, geometry: { type: 'Point', coordinates: [17.61, 43.41] } };
    expect(await saveFeature(hill, moved, { map: MAIN_MAP, basedOn: 2, ...BY })).toBe(3);
    expect((await hill.atlas.current()).features[0]?.geometry.coordinates).toEqual([17.61, 43.41]);
    expect(await removeFeature(hill, 'kuca', { map: MAIN_MAP, basedOn: 3, ...BY })).toBe(4);
    expect((await hill.atlas.current()).features).toEqual([]);
    expect(await hill.store.list('map-revisions')).toHaveLength(4);
  });

  test('two who draw at once: the second is told, and nothing is lost', async () => {
    const edit = { map: MAIN_MAP, basedOn: 1, ...BY };
    const results = await Promise.allSettled([
      saveFeature(hill, HOUSE, edit),
      saveFeature(hill, { ...HOUSE, id: 'druga' }, edit),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } });
    expect((await hill.atlas.current()).features).toHaveLength(1);
    await expect(saveFeature(hill, HOUSE, edit)).rejects.toMatchObject({ code: 'conflict' });
  });

  test.each([
    [{ ...HOUSE, name: ' ' }, 'invalid-feature'],
    [{ ...HOUSE, kind: 'castle' }, 'invalid-feature'],
    [{ ...HOUSE, date: 'davno' }, 'invalid-feature'],
    [{ ...HOUSE, geometry: { type: 'Point', coordinates: [16.4, 43.5] } }, 'invalid-geometry'],
    [{ ...HOUSE, geometry: { type: 'Point', coordinates: [17.6, 95] } }, 'invalid-geometry'],
    [{ ...HOUSE, record: 'locality/nema-ga' }, 'broken-link'],
  ])('%j is refused: %s', async (candidate, code) => {
    await expect(saveFeature(hill, candidate, { map: MAIN_MAP, basedOn: 1, ...BY })).rejects.toMatchObject({ code });
    expect((await hill.atlas.current()).features).toEqual([]);
  });
});

describe('moving a record', () => {
  const move = { key: 'locality/gumno', to: [17.61, 43.41], approximate: false, basedOn: 1, ...BY } as const;

  test('saves the record’s next revision, with everything else as it was', async () => {
    expect(await moveRecord(hill, move)).toBe(2);
    const [kept] = await hill.store.list(RECORDS);
    expect(kept?.fields).toMatchObject({
      title: 'Gumno',
      revision: 2,
      place: { name: 'Brdo', lat: 43.41, lon: 17.61 },
    });
    expect(kept?.fields.place).not.toHaveProperty('approximate');
  });

  test('on an old revision is a conflict; out of the frame or of nothing, refused', async () => {
    await moveRecord(hill, move);
    await expect(moveRecord(hill, move)).rejects.toMatchObject({ code: 'conflict' });
    await expect(moveRecord(hill, { ...move, to: [0, 0], basedOn: 2 })).rejects.toMatchObject({
      code: 'invalid-geometry',
    });
    await expect(moveRecord(hill, { ...move, key: 'locality/nema' })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('importing', () => {
  const gpx = new TextEncoder().encode(`<gpx>
<wpt lat="43.4" lon="17.6"><name>Vidik</name></wpt>
<wpt lat="45.8" lon="16"><name>Zagreb</name></wpt>
<trk><name>Put</name><trkseg><trkpt lat="43.4" lon="17.6"/><trkpt lat="43.41" lon="17.6"/></trkseg></trk>
<trk><name>Put</name><trkseg><trkpt lat="43.42" lon="17.6"/><trkpt lat="43.43" lon="17.6"/></trkseg></trk>
</gpx>`);

  test('takes what can be drawn, says what cannot, and the second time changes nothing', async () => {
    const file = readMapFile(gpx);
    const report = await importFeatures(hill, file, DEFAULTS, { map: MAIN_MAP, basedOn: 1, ...BY });
    expect(report).toEqual([
      { name: 'Vidik', outcome: 'added' },
      { name: 'Zagreb', outcome: 'refused', problem: 'outside-frame' },
      { name: 'Put', outcome: 'added' },
      { name: 'Put', outcome: 'added' },
    ]);
    const { features } = await hill.atlas.current();
    expect(features.map(({ id, kind }) => [id, kind])).toEqual([
      ['vidik', 'viewpoint'],
      ['put', 'path'],
      ['put-2', 'path'],
    ]);
    await expect(importFeatures(hill, file, DEFAULTS, { map: MAIN_MAP, basedOn: 2, ...BY })).rejects.toMatchObject({
      code: 'invalid-feature',
    });
  });

  test('our own export comes back as it was', async () => {
    await saveFeature(
      hill,
      { ...HOUSE, date: '18XX/..', record: 'locality/gumno', line: 'bosnjak' },
      { map: MAIN_MAP, basedOn: 1, ...BY },
    );
    const { maps } = await hill.atlas.current();
    const document = parseMapDocument(JSON.stringify(maps[0]?.document));
    if (!document) throw new Error('no document');
    const plan = planImport(document, readMapFile(encoded(document)), DEFAULTS, hill.frame);
    expect(plan.report).toEqual([{ name: 'Kuća', outcome: 'unchanged' }]);
    expect(featuresOf(plan.document)).toEqual(featuresOf(document));
  });

  const point = { type: 'Point', coordinates: [17.6, 43.4] };
  const collection = (shapes: number, properties: object = { name: 'Kuća' }) =>
    new TextEncoder().encode(
      JSON.stringify({
        type: 'FeatureCollection',
        features: Array.from({ length: shapes }, () => ({ type: 'Feature', properties, geometry: point })),
      }),
    );

  test('thousands of one name are numbered by going on, not by beginning again', async () => {
    const { maps } = await hill.atlas.current();
    const document = maps[0]?.document as MapDocument;
    const plan = planImport(document, readMapFile(collection(5000)), DEFAULTS, hill.frame);
    expect(plan.report).toHaveLength(5000);
    expect(featuresOf(plan.document).at(-1)?.id).toBe('kuca-5000');
    const again = planImport(plan.document, readMapFile(collection(5000)), DEFAULTS, hill.frame);
    expect(again.report.every(({ outcome }) => outcome === 'unchanged')).toBe(true);
    let asked = 0;
    const taken = new Set<string>();
    const counted = new Map<string, number>();
    const isFree = (id: string) => {
      asked += 1;
      return !taken.has(id);
    };
    for (let number = 0; number < 5000; number += 1) taken.add(freeId('kuca', isFree, counted));
    expect(asked).toBeLessThan(3 * 5000);
  });

  test('more shapes than anybody could look through are refused, however they are packed', () => {
    const refusal = { code: 'too-many-shapes' };
    const several = { type: 'MultiPoint', coordinates: Array.from({ length: 150_000 }, () => [17.6, 43.4]) };
    const one = new TextEncoder().encode(JSON.stringify({ type: 'Feature', properties: {}, geometry: several }));
    const waypoints = new TextEncoder().encode(`<gpx>${'<wpt lat="43.4" lon="17.6"/>'.repeat(9000)}</gpx>`);
    const broken = new TextEncoder().encode(`<gpx>${'<wpt/>'.repeat(9000)}</gpx>`);
    for (const file of [collection(9000), one, waypoints, broken]) {
      expect(() => readMapFile(file)).toThrow(expect.objectContaining(refusal));
    }
  });

  test('what is nested without end is refused like any other nonsense', async () => {
    const { maps } = await hill.atlas.current();
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const file = new TextDecoder().decode(collection(1, { kind: 'home', date: 'DEEP' })).replace('"DEEP"', deep);
    const plan = planImport(
      maps[0]?.document as MapDocument,
      readMapFile(new TextEncoder().encode(file)),
      DEFAULTS,
      hill.frame,
    );
    expect(plan.report).toEqual([{ name: 'Bez imena', outcome: 'refused', problem: 'invalid-feature' }]);
  });

  test('what is not a file of shapes is said to be none', () => {
    expect(() => readMapFile(new TextEncoder().encode('{'))).toThrow('not JSON');
    expect(() => readMapFile(new TextEncoder().encode('\uFEFF<html/>'))).toThrow('not GPX');
  });
});
