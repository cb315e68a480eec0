import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChronicleRecord, parseRecord } from '../../domain/record.ts';
import { cases } from '../../tests/drivers/effort.ts';
import { type FileStore, hashOf } from '../files/file-store.ts';
import { MemoryFiles } from '../files/memory-files.ts';
import { type DescribeMedia, MEDIA } from '../media/media.ts';
import { REVISIONS, records } from '../records/record-documents.ts';
import { saveRecord } from '../records/save-record.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { trees } from '../trees/tree.ts';
import { arbitraryRecords, FILES } from './arbitrary-records.ts';
import type { ArchiveSource } from './archive.ts';
import { exportArchive } from './export-archive.ts';
import { importArchive } from './import-archive.ts';

const AT = '2026-11-15T08:00:00Z';
const describeMedia: DescribeMedia = async () => ({ type: 'image/svg+xml', width: 3, height: 2 });

function newSite() {
  return { store: new MemoryStore(), files: new MemoryFiles(), describeMedia };
}

function sourceOf(files: Record<string, string>): ArchiveSource {
  return {
    list: async () => Object.keys(files),
    read: async (path) => new TextEncoder().encode(files[path]),
  };
}

async function exported(site: ReturnType<typeof newSite>): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  await exportArchive(site, {
    async write(path, bytes) {
      files[path] = new TextDecoder().decode(bytes);
    },
  });
  return files;
}

async function recordsOf({ store }: ReturnType<typeof newSite>): Promise<ChronicleRecord[]> {
  return (await records.list(store)).map(({ record }) => record);
}

const take = (site: ReturnType<typeof newSite>, files: Record<string, string>, dryRun = false) =>
  importArchive(site, sourceOf(files), { by: 'test', at: AT, dryRun });

const memory = (fields = '', body = 'Tekst.') => `---
title: Bura na škurama
summary: Kako je puhalo.
status: published
teller: Stana
author: Uredništvo
created: 2026-01-02T03:04:05Z
${fields}---
${body}
`;

const PATH = 'records/memory/bura-na-skurama.md';
const MAP_OF_PAIRS = '{"type":"FeatureCollection","features":[{"type":"Feature"},[1,1]]}';
const CROWD = `0 HEAD\n${'0 INDI\n'.repeat(200_000)}`;

describe('an archive', () => {
  test('is the chronicle: import(export(x)) equals x', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryRecords, async (candidates) => {
        const site = newSite();
        for (const name of Object.values(FILES)) {
          const hash = await site.files.put(new TextEncoder().encode(name));
          const description = { ...(await describeMedia(new Uint8Array())) };
          await site.store.commit([
            { verb: 'set', collection: MEDIA, id: name, fields: { ...description, name, hash } },
          ]);
        }
        for (const candidate of candidates) {
          const parsed = parseRecord(candidate as Parameters<typeof parseRecord>[0]);
          if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
          await saveRecord(site.store, { record: parsed.record, basedOn: 0, by: 'test', at: AT });
        }
        const files = await exported(site);
        const again = newSite();
        const report = await take(again, files);
        expect(report.filter(({ outcome }) => outcome !== 'added')).toEqual([]);
        expect(await recordsOf(again)).toEqual(await recordsOf(site));
        expect(await exported(again)).toEqual(files);
      }),
      { numRuns: cases(15, 400) },
    );
  });

  test('carries media, trees and maps byte for byte', async () => {
    const files = {
      'media/brdo.svg': '<svg viewBox="0 0 3 2"><g id="scene"/></svg>',
      'trees/bosnjak.ged': '0 HEAD\n0 @I1@ INDI\n1 NAME Ivan /Bošnjak/\n1 BIRT\n2 DATE ABT 1790\n0 TRLR\n',
      'map/brdo.geojson': '{"type":"FeatureCollection","features":[]}',
      [PATH]: memory('links: [bosnjak#I1]\ncover:\n  file: brdo.svg\n  alt: Brdo\n'),
    };
    const site = newSite();
    await take(site, files);
    const out = await exported(site);
    for (const path of Object.keys(files).filter((name) => name !== PATH)) {
      expect(out[path]).toBe(files[path as keyof typeof files]);
    }
    expect((await take(site, out)).every(({ outcome }) => outcome === 'unchanged')).toBe(true);
  });

  test('carries whether a tree is a sample, and a file of somebody’s own in its place ends it', async () => {
    const tree = (note: string) => ({
      'trees/bosnjak.ged': `0 HEAD\n1 GEDC\n2 VERS 5.5.1\n${note}0 @I1@ INDI\n1 NAME Ivan /Bošnjak/\n0 TRLR\n`,
    });
    const samples = async ({ store }: ReturnType<typeof newSite>) =>
      (await trees.list(store)).map(({ name, sample }) => [name, sample]);
    const [site, moved] = [newSite(), newSite()];
    await take(site, tree('1 NOTE Ogledno rodoslovlje. Sve su osobe u njemu\n2 CONT izmišljene.\n'));
    expect(await samples(site)).toEqual([['bosnjak', true]]);
    await take(moved, await exported(site));
    expect(await samples(moved)).toEqual([['bosnjak', true]]);
    await take(moved, tree(''));
    expect(await samples(moved)).toEqual([['bosnjak', undefined]]);
    await take(moved, tree('1 NOTE Rodoslovlje Ane Ogledne.\n'));
    expect(await samples(moved)).toEqual([['bosnjak', undefined]]);
  });

  test('taken in again changes nothing; a change makes one more revision', async () => {
    const site = newSite();
    expect(await take(site, { [PATH]: memory() })).toEqual([{ path: PATH, outcome: 'added' }]);
    expect(await take(site, { [PATH]: memory() })).toEqual([{ path: PATH, outcome: 'unchanged' }]);
    expect(await site.store.list(REVISIONS)).toHaveLength(1);
    expect(await take(site, { [PATH]: memory('', 'Drukčije.') })).toEqual([{ path: PATH, outcome: 'changed' }]);
    expect((await site.store.list(REVISIONS)).map(({ fields }) => fields.body)).toEqual(['Tekst.', 'Drukčije.']);
  });

  test('has no file that is not what was put in: it is named, and the others are written', async () => {
    const site = newSite();
    await take(site, {
      'media/brdo.svg': '<svg viewBox="0 0 3 2"/>',
      'media/kuca.svg': '<svg viewBox="0 0 4 2"/>',
      [PATH]: memory(),
    });
    const hash = await hashOf(new TextEncoder().encode('<svg viewBox="0 0 3 2"/>'));
    const files: FileStore = Object.assign(Object.create(site.files), {
      get: async (wanted: string) => (wanted === hash ? new Uint8Array(24) : site.files.get(wanted)),
    });
    const written: string[] = [];
    const missing = await exportArchive({ ...site, files }, { write: async (path) => void written.push(path) });
    expect(missing).toEqual([{ path: 'media/brdo.svg', lack: 'damaged', problem: `its file ${hash} is damaged` }]);
    expect(written).toEqual([PATH, 'media/kuca.svg']);
  });

  test('a dry run reports and changes nothing', async () => {
    const site = newSite();
    expect(await take(site, { [PATH]: memory() }, true)).toEqual([{ path: PATH, outcome: 'added' }]);
    expect(await recordsOf(site)).toEqual([]);
  });

  test.each([
    ['a link that leads nowhere', PATH, memory('links: [locality/nema]\n'), 8, 'there is no locality/nema'],
    ['a link in the text', PATH, memory('', 'Na [gumnu](../locality/nema.md).'), 2, 'locality/nema'],
    ['an individual who is not in the tree', PATH, memory('links: [bosnjak#I9]\n'), 8, 'bosnjak#I9'],
    ['a picture that is not there', PATH, memory('cover:\n  file: nema.svg\n  alt: Ništa\n'), 9, 'media/nema.svg'],
    [
      'a photograph that is not there',
      PATH,
      memory('photographs:\n  - file: nema.jpg\n    alt: Ništa\n'),
      9,
      'media/nema.jpg',
    ],
    ['a voice that is not there', PATH, memory('voice:\n  file: nema.weba\n'), 9, 'media/nema.weba'],
    ['a date that is none', PATH, memory('date: jučer\n'), 8, 'date: is not a partial date'],
    ['an unknown field', PATH, memory('pisac: Ivo\n'), 8, 'pisac'],
    ['half a place', PATH, memory('place:\n  name: Brdo\n  lat: 43.4\n'), 8, 'lat and lon go together'],
    ['broken front matter', PATH, memory('tags: [a\n'), 9, ''],
    ['no front matter', PATH, 'Samo tekst.', 1, 'front matter'],
    ['a name that cannot be', 'records/memory/Bura.md', memory(), undefined, 'not named as a record'],
    ['a file that has no place here', 'notes.txt', 'x', undefined, 'not a part of an archive'],
    ['a map that is none', 'map/brdo.geojson', '{}', undefined, 'FeatureCollection'],
    ['a map of something else', 'map/brdo.geojson', MAP_OF_PAIRS, undefined, 'features.1 is no Feature'],
    ['a tree of more people than any village', 'trees/cavar.ged', CROWD, undefined, 'too-large'],
  ])('%s is refused with its file and line, and nothing is taken in', async (_, path, content, line, problem) => {
    const site = newSite();
    const report = await take(site, { 'records/memory/dobra.md': memory(), [path]: content });
    const refused = report.filter((entry) => entry.path === path);
    expect(refused[0]).toMatchObject({ path, outcome: 'refused', problem: expect.stringContaining(problem) });
    expect(refused[0]?.line).toBe(line);
    expect(await recordsOf(site)).toEqual([]);
  });

  test('a number given twice is refused', async () => {
    const locality = (title: string) =>
      memory().replace('Bura na škurama', title).replace('teller: Stana', 'number: 7\ntype: house');
    const report = await take(newSite(), {
      'records/locality/prva.md': locality('Prva'),
      'records/locality/druga.md': locality('Druga'),
    });
    expect(report).toEqual([
      expect.objectContaining({ outcome: 'refused', problem: expect.stringContaining('7 belongs to') }),
    ]);
  });

  test('what operating systems leave behind is passed over', async () => {
    const report = await take(newSite(), {
      [PATH]: memory(),
      '.DS_Store': 'x',
      'media/.gitkeep': '',
      '__MACOSX/records/x.md': 'x',
    });
    expect(report).toEqual([{ path: PATH, outcome: 'added' }]);
  });
});

test('a save on an old revision is a conflict that loses nothing', async () => {
  const { store } = newSite();
  const parsed = parseRecord({
    kind: 'memory',
    slug: 'a',
    title: 'A',
    summary: 'B',
    body: 'prvo',
    status: 'published',
    teller: 'T',
    author: 'U',
    created: AT,
    updated: AT,
  });
  if ('faults' in parsed) throw new Error('not a record');
  const save = (body: string, basedOn: number) =>
    saveRecord(store, { record: { ...parsed.record, body }, basedOn, by: 'test', at: AT });
  expect(await save('prvo', 0)).toBe(1);
  const both = await Promise.allSettled([save('Anino', 1), save('Ivino', 1)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } });
  expect((await store.list(REVISIONS)).map(({ fields }) => fields.body)).toEqual(['prvo', 'Anino']);
});
