import { describe, expect, test } from 'vitest';
import { DRAFTS, type Draft, draftFields } from '../../chronicle/editing/draft.ts';
import { DraftShelf } from '../../chronicle/editing/draft-shelf.ts';
import { Library } from '../../chronicle/reading/library.ts';
import { saveRecord } from '../../chronicle/records/save-record.ts';
import { MemoryStore } from '../../chronicle/store/memory-store.ts';
import { contentOf, emptyContent } from '../../domain/draft-content.ts';
import type { ChronicleRecord, RecordOf } from '../../domain/record.ts';
import type { RecordKey } from '../../domain/reference.ts';
import { chosenEntries, countIn, deskAsked, deskEntries, latestEntries, recordRow, stateChoices } from './desk-list.ts';

const AT = '2026-11-15T08:00:00.000Z';

function page(slug: string, title: string, more: Partial<RecordOf<'page'>> = {}): RecordOf<'page'> {
  return {
    kind: 'page',
    slug,
    title,
    summary: 'Sažetak.',
    body: 'Tekst.',
    status: 'published',
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

function draft(id: string, more: Partial<Draft> = {}): Draft {
  return {
    id,
    of: '',
    state: 'working',
    version: 1,
    basedOn: 0,
    content: { ...emptyContent('memory'), title: 'Nova uspomena' },
    by: 'Ana',
    owner: '',
    ownerName: '',
    createdAt: AT,
    updatedAt: AT,
    publishOn: '',
    reason: '',
    ...more,
  };
}

async function deskOf(
  records: readonly ChronicleRecord[],
  drafts: readonly Draft[],
  broken: readonly RecordKey[] = [],
) {
  const store = new MemoryStore();
  for (const record of records) await saveRecord(store, { record, basedOn: 0, by: 'ana', at: AT });
  const set = (each: Draft) =>
    store.commit([{ verb: 'set', collection: DRAFTS, id: each.id, fields: draftFields(each) }]);
  for (const each of drafts) await set(each);
  const shelves = { library: await Library.open(store), drafts: await DraftShelf.open(store), broken: new Set(broken) };
  return { store, set, entries: () => deskEntries(shelves) };
}

const asking = (query: string) => deskAsked(new URLSearchParams(query));
const titles = (entries: ReturnType<typeof deskEntries>) => entries.map(({ title }) => title);

describe('the list of everything', () => {
  test('has records, published or not, and drafts of what is new, the latest change first', async () => {
    const { entries } = await deskOf(
      [page('a', 'Čatrnja', { updated: '2026-11-01T00:00:00Z' }), page('b', 'Bunar', { status: 'draft' })],
      [draft('0'.repeat(32), { updatedAt: '2026-11-16T08:00:00.000Z' })],
    );
    expect(titles(chosenEntries(entries(), asking('')))).toEqual(['Nova uspomena', 'Bunar', 'Čatrnja']);
    expect(titles(chosenEntries(entries(), asking('poredak=naslov')))).toEqual(['Bunar', 'Čatrnja', 'Nova uspomena']);
    expect(titles(chosenEntries(entries(), asking('stanje=skinuto')))).toEqual(['Bunar']);
    expect(titles(chosenEntries(entries(), asking('vrsta=uspomena')))).toEqual(['Nova uspomena']);
  });

  test('what an editor goes on with is what they began, or wrote on last', async () => {
    const of = (id: string, title: string, more: Partial<Draft>) =>
      draft(id.repeat(32), { content: { ...emptyContent('memory'), title }, ...more });
    const { entries } = await deskOf(
      [page('a', 'Čatrnja')],
      [
        of('1', 'Tuđe', { by: 'Iva', startedBy: 'iva' }),
        of('2', 'Započeto', { by: 'Iva', startedBy: 'ana' }),
        of('3', 'Dopisano', { by: 'Ana', startedBy: 'iva', updatedAt: '2026-11-17T08:00:00.000Z' }),
      ],
    );
    expect(titles(latestEntries(entries(), { id: 'ana', name: 'Ana' }, 6))).toEqual(['Dopisano', 'Započeto']);
  });

  test('finds words of a title without their marks, all of them', async () => {
    const { entries } = await deskOf([page('a', 'Čatrnja na brdu'), page('b', 'Brdo')], []);
    expect(titles(chosenEntries(entries(), asking('trazi=catrnja+BRDU')))).toEqual(['Čatrnja na brdu']);
    expect(titles(chosenEntries(entries(), asking('trazi=catrnja+more')))).toEqual([]);
  });

  test('a word that nobody could have chosen is no choice', async () => {
    expect(asking('vrsta=nesto&stanje=constructor&poredak=__proto__')).toEqual({
      words: '',
      sort: undefined,
      state: undefined,
      order: 'changed',
    });
  });

  test('a record says that somebody writes on it, and that it was changed since', async () => {
    const record = page('a', 'Čatrnja');
    const open = draft('page~a', { of: 'page/a', basedOn: 1, content: contentOf(record) });
    const { entries, set } = await deskOf([record], [open]);
    expect(entries().map(recordRow)[0]).toMatchObject({ state: 'Objavljeno', notes: ['nacrt'] });
    await set({ ...open, basedOn: 0, version: 2 });
    await expect.poll(() => countIn(entries(), 'conflict')).toBe(1);
  });

  test('what a member has begun and not proposed is on no editor’s desk', async () => {
    const own = draft(`page~a~${'1'.repeat(32)}`, { of: 'page/a', basedOn: 1, owner: 'iva', ownerName: 'Iva' });
    const { entries, set } = await deskOf([page('a', 'Čatrnja')], [own]);
    expect(entries().map(({ draft: on }) => on)).toEqual([undefined]);
    await set({ ...own, state: 'proposed', version: 2 });
    await expect.poll(() => countIn(entries(), 'proposed')).toBe(1);
    const others = { id: `page~a~${'2'.repeat(32)}`, owner: 'pero', ownerName: 'Pero' };
    await set({ ...own, ...others, state: 'proposed', version: 2 });
    await expect.poll(() => countIn(entries(), 'proposed')).toBe(2);
    const rows = chosenEntries(entries(), asking('stanje=prijedlog')).map(recordRow);
    expect(rows.map(({ editHref, notes }) => [editHref, ...notes])).toEqual([
      [`/urednistvo/nacrt/${own.id}`, 'izmjena zapisa', 'predlaže Iva'],
      [`/urednistvo/nacrt/${others.id}`, 'izmjena zapisa', 'predlaže Pero'],
    ]);
    expect(entries().map(recordRow)[0]).toMatchObject({ editHref: '/urednistvo/uredi/stranica/a', notes: [] });
  });

  test('choices are counted with the others applied, and what there is nothing of is not offered', async () => {
    const { entries } = await deskOf(
      [page('a', 'A', { sample: true }), page('b', 'B')],
      [draft('2'.repeat(32))],
      ['page/b'],
    );
    const offered = (query: string) => stateChoices(entries(), asking(query)).map(({ label, count }) => [label, count]);
    expect(offered('')).toEqual([
      ['Sve', 3],
      ['Objavljeno', 2],
      ['Nacrt', 1],
      ['Ogledni zapisi', 1],
      ['Neispravne poveznice', 1],
    ]);
    expect(offered('trazi=b')).toEqual([
      ['Sve', 1],
      ['Objavljeno', 1],
      ['Neispravne poveznice', 1],
    ]);
  });
});
