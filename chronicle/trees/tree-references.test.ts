import { expect, test } from 'vitest';
import type { RecordOf } from '../../domain/record.ts';
import { Library } from '../reading/library.ts';
import { saveRecord } from '../records/save-record.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { setOwnPersons } from './own-person.ts';
import { decideOnLink, openTreeLinks } from './tree-links.ts';
import { referencesTo } from './tree-references.ts';

const AT = '2026-11-17T08:00:00.000Z';

function page(slug: string, more: Partial<RecordOf<'page'>>): RecordOf<'page'> {
  return {
    ...{ kind: 'page', slug, title: `Zapis ${slug}`, summary: 'Sažetak.', body: 'Tekst.', status: 'published' },
    ...{ sources: [], tags: [], links: [], sample: false, author: 'Ana', created: AT, updated: AT },
    ...more,
  };
}

test('what leads to somebody is told: records by their titles, members by their number, the same person in other trees', async () => {
  const store = new MemoryStore();
  const links = ['bosnjak#I12'];
  const records = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => page(slug, { links }));
  const others = [page('nacrt', { links, status: 'draft' }), page('drugi', { links: ['bosnjak#I1', 'cavar#I12'] })];
  for (const record of [...records, ...others]) await saveRecord(store, { record, basedOn: 0, by: 'ana', at: AT });
  await setOwnPersons(store, 'ana', { bosnjak: 'I12', cavar: 'I7' });
  await setOwnPersons(store, 'ivo', { bosnjak: 'I12' });
  await setOwnPersons(store, 'mara', { cavar: 'I12' });
  const decide = (id: string, isSame: boolean) =>
    decideOnLink(store, {
      one: { tree: 'cavar', id },
      other: { tree: 'bosnjak', id: 'I12' },
      isSame,
      by: 'Ana',
      at: AT,
    });
  await decide('I7', true);
  await decide('I8', false);
  const deps = { store, library: await Library.open(store), treeLinks: await openTreeLinks(store) };
  const found = await referencesTo(deps, { tree: 'bosnjak', id: 'I12' });
  expect(found).toMatchObject({ recordCount: 6, accounts: 2, links: 1 });
  expect(found.records.map(({ title }) => title)).toEqual(['a', 'b', 'c', 'd', 'e'].map((slug) => `Zapis ${slug}`));
  expect(JSON.stringify(found)).not.toMatch(/ana|ivo/);
  expect(await referencesTo(deps, { tree: 'bosnjak', id: 'I13' })).toEqual({
    ...{ records: [], recordCount: 0, accounts: 0, links: 0 },
  });
});
