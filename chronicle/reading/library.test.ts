import { expect, test, vi } from 'vitest';
import type { ChronicleRecord, RecordOf } from '../../domain/record.ts';
import { neutralId } from '../../domain/reference.ts';
import { saveRecord } from '../records/save-record.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { derived } from './derived.ts';
import { Library } from './library.ts';

const AT = '2026-11-15T08:00:00Z';

function memorial(slug: string, title: string, more: Partial<RecordOf<'memorial'>> = {}): RecordOf<'memorial'> {
  return {
    kind: 'memorial',
    slug,
    title,
    summary: 'Sažetak.',
    body: 'Tekst.',
    status: 'published',
    photographs: [],
    sources: [],
    tags: [],
    links: [],
    sample: false,
    author: 'Ana',
    created: AT,
    updated: AT,
    ...more,
  };
}

async function libraryOf(...records: ChronicleRecord[]) {
  const store = new MemoryStore();
  const save = (record: ChronicleRecord, basedOn = 0) => saveRecord(store, { record, basedOn, by: 'ana', at: AT });
  for (const record of records) await save(record);
  return { library: await Library.open(store), save, store };
}

const titles = (library: Library) => library.memorials().map(({ title }) => title);

test('the order is Croatian, and stays so when a record is renamed, added or taken back', async () => {
  const { library, save } = await libraryOf(memorial('a', 'Cvita'), memorial('b', 'Čedo'), memorial('c', 'Dane'));
  expect(titles(library)).toEqual(['Cvita', 'Čedo', 'Dane']);
  await save(memorial('a', 'Đuro'), 1);
  expect(titles(library)).toEqual(['Čedo', 'Dane', 'Đuro']);
  await save(memorial('d', 'Ćiril'));
  expect(titles(library)).toEqual(['Čedo', 'Ćiril', 'Dane', 'Đuro']);
  await save(memorial('b', 'Čedo', { status: 'draft' }), 1);
  expect(titles(library)).toEqual(['Ćiril', 'Dane', 'Đuro']);
});

test('links follow the text of the latest revision', async () => {
  const linked = { body: 'O tome [ovdje](../memorial/b.md).' };
  const { library, save } = await libraryOf(memorial('a', 'Ana', linked), memorial('b', 'Bara'));
  expect(library.links().referredFrom('memorial/b')).toEqual(['memorial/a']);
  await save(memorial('a', 'Ana'), 1);
  expect(library.links().referredFrom('memorial/b')).toEqual([]);
});

test('an individual is found by the id that is shown, whatever id a record has for them', async () => {
  const { library } = await libraryOf(memorial('a', 'Ana', { links: ['cavar#Ante_Cavar_1980', 'cavar#I12'] }));
  for (const shown of [neutralId('Ante_Cavar_1980'), 'I12']) {
    expect(library.links().aboutIndividual(`cavar#${shown}`), shown).toEqual(['memorial/a']);
  }
});

test('what is derived is computed once, and again after a change', async () => {
  const { library, save } = await libraryOf(memorial('a', 'Ana'));
  let computed = 0;
  const count = derived((of) => {
    computed += 1;
    return of.memorials().length;
  });
  expect([count(library), count(library), computed]).toEqual([1, 1, 1]);
  await save(memorial('b', 'Bara'));
  expect([count(library), count(library), computed]).toEqual([2, 2, 2]);
});

test('a record, a picture or a tree that does not fit is left out, at the start and later, and the rest is there', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { library, save, store } = await libraryOf(memorial('a', 'Ana'), memorial('b', 'Bara'));
  await store.commit([
    {
      verb: 'set',
      collection: 'records',
      id: 'memorial~a',
      fields: { kind: 'memorial', key: 'memorial/a', revision: 1 },
    },
    {
      verb: 'set',
      collection: 'records',
      id: 'memorial~c',
      fields: { ...JSON.parse(JSON.stringify(memorial('c', 'Cvita'))), revision: 1 },
    },
    { verb: 'set', collection: 'media', id: 'a.svg', fields: { name: 'a.svg', hash: 'abc', type: 'image/gif' } },
    { verb: 'set', collection: 'trees', id: 'cavar', fields: { name: 'cavar', hash: 'abc' } },
  ]);
  for (const opened of [library, await Library.open(store)]) {
    expect(titles(opened)).toEqual(['Bara']);
    expect(opened.media('a.svg')).toBeUndefined();
    expect(opened.tree('cavar')).toBeUndefined();
  }
  expect(log.mock.calls.flat().map((line) => String(line).split(' ')[0])).toEqual([
    'records/memorial~a',
    'records/memorial~c',
    'media/a.svg',
    'trees/cavar',
  ]);
  await save(memorial('a', 'Ana'), 1);
  expect(titles(library)).toEqual(['Ana', 'Bara']);
  log.mockRestore();
});
