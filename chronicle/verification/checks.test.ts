import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChronicleRecord } from '../../domain/record.ts';
import { CONTRIBUTIONS } from '../contributions/contribution.ts';
import { locality } from '../editing/desk.fixture.ts';
import { hashOf } from '../files/file-store.ts';
import { UNDESCRIBED } from '../photographs/photograph.ts';
import { toFields } from '../records/record-documents.ts';
import type { Fields } from '../store/document-store.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { ALL_COLLECTIONS } from './collections.ts';
import { countsCheck } from './counts.ts';
import { documentsCheck } from './documents.ts';
import { type FileWalk, fileIndexCheck, filesCheck } from './files.ts';
import type { Check } from './finding.ts';
import { referencesCheck, unusedMediaCheck } from './references.ts';
import { revisionsCheck } from './revisions.ts';
import { verify } from './verify.ts';

const NOW = new Date('2026-11-17T12:00:00Z');
const AT = '2026-11-17T08:00:00.000Z';
const DAY_MS = 24 * 60 * 60 * 1000;

let store: MemoryStore;
beforeEach(() => {
  store = new MemoryStore();
  vi.spyOn(console, 'error').mockReturnValue();
});

const put = (collection: string, id: string, fields: Fields) => store.commit([{ verb: 'set', collection, id, fields }]);
const record = (slug: string, revision: number, more: Partial<ChronicleRecord> = {}) =>
  put('records', `locality~${slug}`, toFields({ record: locality(slug, more), revision }));

/** What a check says, broken things first letters in capitals. */
async function said(check: Check, mends = false): Promise<string[]> {
  const lines: string[] = [];
  await verify(
    [check],
    {
      begin: () => {},
      found: ({ weight, sentence }) => lines.push(weight === 'broken' ? `BROKEN ${sentence}` : sentence),
      mended: (_, done) => lines.push(`  ${done ?? 'not mended'}`),
    },
    mends,
  );
  return lines;
}

test('what is broken, worth a look and mended is counted apart, and nothing is mended unasked', async () => {
  const mend = vi.fn(async () => 'done');
  const check: Check = {
    name: 'all kinds',
    async *run() {
      yield { weight: 'broken', sentence: 'a', mend };
      yield { weight: 'broken', sentence: 'b' };
      yield { weight: 'broken', sentence: 'c', mend: async () => undefined };
      yield { weight: 'notice', sentence: 'd' };
    },
  };
  const telling = { begin: vi.fn(), found: vi.fn(), mended: vi.fn() };
  expect(await verify([check], telling, false)).toEqual({ broken: 3, notices: 1, mended: 0 });
  expect([mend.mock.calls.length, telling.mended.mock.calls.length]).toEqual([0, 0]);
  expect(await verify([check], telling, true)).toEqual({ broken: 2, notices: 1, mended: 1 });
  expect(telling.mended.mock.calls.map(([{ sentence }, done]) => [sentence, done])).toEqual([
    ['a', 'done'],
    ['b', undefined],
    ['c', undefined],
    ['d', undefined],
  ]);
});

test('documents that do not fit their schema are named, in every collection', async () => {
  for (const { name } of ALL_COLLECTIONS) await put(name, 'x', { nothing: 'of it' });
  const lines = await said(documentsCheck(store, ALL_COLLECTIONS));
  const named = lines.map((line) => /^BROKEN ([\w-]+)\/x does not fit its schema/.exec(line)?.[1]);
  // But for one in which everything may be left out.
  expect(named.sort()).toEqual(ALL_COLLECTIONS.flatMap(({ name }) => (name === 'tree-selves' ? [] : [name])).sort());
});

describe('revisions', () => {
  const revisions = async (of: string, numbers: readonly number[], collection = 'revisions') => {
    for (const number of numbers) await put(collection, `${of}~${number}`, {});
  };

  test('that are missing are named; those that went with a name, or came meanwhile, are not', async () => {
    for (const [slug, revision, numbers] of [
      ['cijelo', 3, [1, 2, 3]],
      ['bez-prve', 3, [2, 3]],
      ['upravo', 2, [1, 2, 3]],
      ['rupa', 4, [1, 2, 4]],
      ['bez-zadnje', 2, [1]],
      ['bez-ijedne', 1, []],
      ['mnogo', 15, [1, 15]],
    ] as const) {
      await record(slug, revision);
      await revisions(`locality~${slug}`, numbers);
    }
    await put('maps', 'nova', { revision: 0 });
    await put('maps', 'karta', { revision: 2 });
    await revisions('karta', [1], 'map-revisions');
    await revisions('cavar', [1, 3], 'tree-versions');
    await revisions('bosnjak', [2, 3], 'tree-versions');
    expect(await said(revisionsCheck(store))).toEqual([
      'BROKEN records/locality~bez-ijedne lacks its revision 1.',
      'BROKEN records/locality~bez-zadnje lacks its revision 2.',
      'BROKEN records/locality~mnogo lacks its revision 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, ….',
      'BROKEN records/locality~rupa lacks its revision 3.',
      'BROKEN maps/karta lacks its revision 2.',
      'BROKEN The tree cavar lacks its version 2.',
    ]);
  });

  test('of a record that was erased meanwhile are nobody’s fault', async () => {
    await record('brisan', 2);
    const get = store.get.bind(store);
    vi.spyOn(store, 'get').mockImplementation(async (collection, id) =>
      collection === 'records' ? undefined : get(collection, id),
    );
    expect(await said(revisionsCheck(store))).toEqual([]);
  });
});

describe('references', () => {
  const candle = { accountId: 'a', name: 'Ana', day: '2026-11-17', at: AT };
  const contribution = (id: string, more: Fields) =>
    put(CONTRIBUTIONS, id, {
      ...{ id, kind: 'memory', state: 'published', revision: 1, at: AT, photographs: [], accountId: '', email: '' },
      content: { title: '', text: '', author: '', when: '', where: '', people: '' },
      ...{ about: '', record: '', origin: '', ...more },
    });
  const link = (one: string, other: string) => ({ one, other, isSame: true, by: 'Iva', at: AT });

  test('to what is there, or lies in the bin, are right; the others are named', async () => {
    await put('trees', 'cavar', {});
    await put('media', 'gumno.svg', {});
    await record('gumno', 1, { links: ['locality/gumno', 'locality/nema', 'cavar#I1', 'nema#I1'] } as never);
    await record('slika', 1, { cover: { file: 'gumno.svg', alt: 'Gumno.' } } as never);
    await record('bez-slike', 1, { cover: { file: 'nema.svg', alt: 'Gumno.' } } as never);
    await put('bin', 'record~memorial~u-kosu', {});
    await contribution('dobar', { about: 'locality/gumno', record: 'locality/gumno' });
    await contribution('o-ničemu', { about: 'locality/nema' });
    await contribution('bez-zapisa', { record: 'memory/nema' });
    await contribution('skriven', { record: 'memory/nema', state: 'hidden' });
    await put('candles', 'a', { ...candle, memorial: 'u-kosu' });
    await put('candles', 'b', { ...candle, memorial: 'nema' });
    await put('stewards', 'c', { memorial: 'nema', email: 'a@b.hr', namedBy: 'Iva', at: AT });
    await put('photographs', 'd', {
      ...UNDESCRIBED,
      about: ['locality/gumno', 'cavar#I1', 'locality/nema', 'nema#I1'],
    });
    await put('tree-links', 'e', link('cavar#I1', 'nema#I2'));
    await put('tree-links', 'f', link('cavar#I1', 'cavar#I2'));
    expect(await said(referencesCheck(store))).toEqual([
      'BROKEN records/locality~bez-slike shows nema.svg, of which nothing is known.',
      'records/locality~gumno links to locality/nema, which is not there.',
      'records/locality~gumno links to nema#I1, which is not there.',
      'BROKEN contributions/bez-zapisa was published as memory/nema, which is gone.',
      'contributions/o-ničemu is about locality/nema, which is gone.',
      'candles/b is for memorial/nema, which is gone.',
      'stewards/c is for memorial/nema, which is gone.',
      'photographs/d shows locality/nema, which is gone.',
      'photographs/d shows nema#I1, which is gone.',
      'tree-links/e joins nema#I2, whose tree is gone.',
    ]);
  });

  test('media are used by records, earlier revisions, photographs, drafts and what lies in the bin', async () => {
    for (const id of ['zapis', 'prije', 'slika', 'nacrt', 'koš', 'ničija']) await put('media', `${id}.svg`, {});
    const shows = (slug: string, file: string) => locality(slug, { cover: { file, alt: 'Gumno.' } } as never);
    await put('records', 'locality~a', toFields({ record: shows('a', 'zapis.svg'), revision: 1 }));
    const earlier = toFields({ record: shows('a', 'prije.svg'), revision: 1 });
    await put('revisions', 'locality~a~1', { ...earlier, savedBy: 'Iva', savedAt: AT });
    await put('photographs', 'slika.svg', {});
    await put('drafts', 'd', { content: { cover: 'nacrt.svg' } });
    await put('bin', 'b', { fields: { cover: 'koš.svg' } });
    expect(await said(unusedMediaCheck(store))).toEqual(['Nothing shows media/ničija.svg.']);
  });
});

test('candles that were counted wrongly are counted again; those lit meanwhile are left alone', async () => {
  for (const [id, memorial] of [
    ['1', 'jozo'],
    ['2', 'jozo'],
    ['3', 'mara'],
    ['4', 'upravo'],
  ] as const)
    await put('candles', id, { memorial });
  await put('candle-counts', 'jozo', { lit: 2 });
  await put('candle-counts', 'nitko', { lit: 1 });
  const each = store.each.bind(store);
  vi.spyOn(store, 'each').mockImplementation(async function* (name) {
    yield* each(name);
    if (name === 'candle-counts') await put('candle-counts', 'upravo', { lit: 1 });
  });
  expect(await said(countsCheck(store), true)).toEqual([
    'BROKEN candle-counts/nitko says 1, and there are 0.',
    '  candle-counts/nitko says 0 now.',
    'BROKEN candle-counts/mara says 0, and there are 1.',
    '  candle-counts/mara says 1 now.',
  ]);
  expect(await said(countsCheck(store))).toEqual([]);
});

describe('files', () => {
  const picture = (hash: string) => ({ type: 'image/png', width: 1, height: 1, name: 'a.png', hash });
  const nameOf = (text: string) => hashOf(new TextEncoder().encode(text));
  /** What lies there: by its name, what it is in truth, and how many days ago it was written. */
  let lying: Map<string, { readonly truth: string; readonly days: number }>;
  let aside: string[];
  const check = (otherwise: Partial<FileWalk> = {}) =>
    filesCheck({
      store,
      walk: {
        async *each() {
          for (const [hash, { days }] of lying) yield { hash, written: new Date(NOW.getTime() - days * DAY_MS) };
        },
        hashOf: async (hash) => lying.get(hash)?.truth,
        setAside: async ({ hash }) => {
          aside.push(hash);
          return 'set-aside';
        },
        ...otherwise,
      },
      recover: async (hash) => (hash === whole ? 'the backup of yesterday' : undefined),
      now: () => NOW,
    });
  let whole: string;
  let other: string;
  beforeEach(async () => {
    lying = new Map();
    aside = [];
    [whole, other] = [await nameOf('cijela'), await nameOf('druga')];
  });
  const lies = (hash: string, days = 8, truth = hash) => lying.set(hash, { truth, days });

  test.each(['media', 'maps', 'map-revisions', 'trees', 'tree-versions', 'tree-uploads'])(
    'that %s name are there and what their names say',
    async (collection) => {
      await put(collection, 'x', { hash: whole });
      await put(collection, 'y', { hash: 'nije naziv' });
      expect(await said(check())).toEqual([`BROKEN The file ${whole} of ${collection}/x is missing.`]);
      lies(whole, 8, other);
      expect(await said(check(), true)).toEqual([
        `BROKEN The file ${whole} (${collection}/x) is damaged.`,
        `  The file ${whole} was taken from the backup of yesterday.`,
      ]);
      lies(whole);
      expect(await said(check())).toEqual([]);
    },
  );

  test('that nothing names for a week are set aside, unless something names them after all', async () => {
    lies(whole, 7);
    lies(other, 7.1);
    expect(await said(check(), true)).toEqual([
      `Nothing names the file ${other}, for more than a week.`,
      `  The file ${other} was set aside in set-aside.`,
    ]);
    expect(aside).toEqual([other]);
    const iterator = check().run()[Symbol.asyncIterator]();
    const { value } = await iterator.next();
    await put('media', 'upravo.png', { hash: other });
    expect(await value.mend()).toBeUndefined();
    expect(aside).toEqual([other]);
  });

  test('that came, or whose document went, while everything was looked at, are not missing', async () => {
    await put('media', 'stigla', { hash: whole });
    await put('media', 'nestala', { hash: other });
    const each = store.each.bind(store);
    vi.spyOn(store, 'each').mockImplementation(async function* (name) {
      yield* each(name);
      if (name === 'media') await store.commit([{ verb: 'delete', collection: 'media', id: 'nestala' }]);
    });
    const arriving = check({
      async *each() {
        yield* [];
        lies(whole);
      },
    });
    expect(await said(arriving)).toEqual([]);
  });

  test.each(['photographs', 'media'])(
    'stay where they are while one of %s cannot be read that may name them',
    async (unread) => {
      lies(other);
      const each = store.each.bind(store);
      vi.spyOn(store, 'each').mockImplementation(async function* (name) {
        yield* each(name);
        if (name === unread) yield { id: 'oštećena' };
      });
      expect(await said(check(), true)).toEqual([
        `Nothing names the file ${other}, for more than a week.`,
        '  not mended',
      ]);
      expect(aside).toEqual([]);
    },
  );

  test('of documents that name them in lists can be found by an index, which is mended; of what fits no schema it is left', async () => {
    const former = { ...picture(whole), until: AT, by: 'Iva' };
    const photograph: Fields = { ...UNDESCRIBED, former: [former], binned: { by: 'Iva', media: picture(other) } };
    await put('photographs', 'dobra', { ...photograph, files: { [whole]: true, [other]: true } });
    await put('photographs', 'pola', { ...photograph, files: { [whole]: true } });
    await put('photographs', 'bez', photograph);
    await put('contributions', 'ne-odgovara', { photographs: 'nešto', files: { [whole]: true } });
    expect(await said(fileIndexCheck(store), true)).toEqual([
      'BROKEN photographs/bez does not say which files it needs: they could be deleted with another.',
      '  photographs/bez names its files again.',
      'BROKEN photographs/pola does not say which files it needs: they could be deleted with another.',
      '  photographs/pola names its files again.',
    ]);
    expect(await said(fileIndexCheck(store))).toEqual([]);
    expect((await store.get('contributions', 'ne-odgovara'))?.fields.files).toEqual({ [whole]: true });
    await store.commit(['dobra', 'pola', 'bez'].map((id) => ({ verb: 'delete', collection: 'photographs', id })));
    expect(await said(check())).toEqual([`BROKEN The file ${whole} of contributions/ne-odgovara is missing.`]);
  });
});
