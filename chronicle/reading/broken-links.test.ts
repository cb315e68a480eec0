import { expect, test } from 'vitest';
import type { ChronicleRecord, RecordOf } from '../../domain/record.ts';
import { saveRecord } from '../records/save-record.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { brokenLinks } from './broken-links.ts';
import { Library } from './library.ts';

const AT = '2026-11-15T08:00:00Z';

function page(slug: string, more: Partial<RecordOf<'page'>> = {}): RecordOf<'page'> {
  return {
    kind: 'page',
    slug,
    title: slug,
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

async function brokenIn(...records: ChronicleRecord[]) {
  const store = new MemoryStore();
  for (const record of records) await saveRecord(store, { record, basedOn: 0, by: 'ana', at: AT });
  const known = new Set(['cavar#I1']);
  const found = brokenLinks(await Library.open(store), (tree, id) => known.has(`${tree}#${id}`));
  return found.map(({ record, targets }) => [record.slug, ...targets]);
}

test('a link to a published record or to somebody of a tree is whole', async () => {
  const body = 'O [njoj](../page/b.md) i [njemu](../../trees/cavar.ged#I1).';
  expect(await brokenIn(page('a', { body, links: ['page/b', 'cavar#I1'] }), page('b'))).toEqual([]);
});

test('a link into nothing, to a draft, or to nobody of a tree is named once', async () => {
  const body =
    '[Nema](../page/nema.md), [nema](../page/nema.md), [nacrt](../page/b.md), [tko](../../trees/cavar.ged#I9).';
  expect(await brokenIn(page('a', { body }), page('b', { status: 'draft', links: ['page/nema'] }))).toEqual([
    ['a', 'page/nema', 'page/b', 'cavar#I9'],
  ]);
});

test('a path that can be no record is broken as it stands', async () => {
  expect(await brokenIn(page('a', { body: '[Kriv](../Page/B.md) put.' }))).toEqual([['a', '../Page/B.md']]);
});
