import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { readGedcom } from '../../genealogy/index.ts';
import { MAPS } from '../map/map-documents.ts';
import { singleTree } from '../trees/open-tree.ts';
import type { Tree } from '../trees/tree.ts';
import { individualEntry } from './entries.ts';
import { locality, period, searchedChronicle } from './searched-chronicle.fixture.ts';

const GEDCOM = [
  '0 HEAD\n1 GEDC\n2 VERS 5.5.1',
  '0 @I1@ INDI\n1 NAME Stjepan /Ćavar/\n1 DEAT\n2 DATE 1917\n2 PLAC Buhovo\n1 FAMC @F1@',
  '0 @I2@ INDI\n1 NAME Mate /Ćavar/\n1 DEAT\n2 DATE 1890',
  '0 @F1@ FAM\n1 HUSB @I2@\n1 CHIL @I1@',
  '0 TRLR',
].join('\n');

test('who is kept to be found does not keep the trees that they were read from', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const read = () => {
    const { genealogy } = readGedcom(new TextEncoder().encode(GEDCOM));
    const entry = individualEntry(
      { name: 'cavar' } as Tree,
      singleTree('cavar', genealogy),
      genealogy.individuals.at(0),
    );
    return { entry, graph: new WeakRef(genealogy.graph) };
  };
  const kept = Array.from({ length: 40 }, read);
  await setImmediate();
  collectGarbage();
  // The machine itself may still hold the last ones.
  expect(kept.filter(({ graph }) => graph.deref()).length).toBeLessThan(10);
  for (const { entry } of kept) expect([entry.parents, entry.details()]).toEqual([['Mate'], ['1917', 'Buhovo']]);
});

test('of a tree or a map that can no longer be opened nothing is found as it was, and the rest is', async () => {
  const { saveTree, drawMap, files, store, titles } = await searchedChronicle(
    locality('kamen', { title: 'Kamen Ćavara' }),
  );
  await saveTree(GEDCOM);
  const geometry = { type: 'Point', coordinates: [17.6, 43.4] };
  await drawMap([{ type: 'Feature', id: 'kuca', properties: { kind: 'home', name: 'Kuća Ćavara' }, geometry }]);
  expect((await titles('ćavar', 'member')).sort()).toEqual([
    'Kamen Ćavara',
    'Kuća Ćavara',
    'Mate Ćavar',
    'Stjepan Ćavar',
  ]);
  await files.remove(await saveTree(GEDCOM.replace('DEAT', 'RESN confidential\n1 DEAT')));
  expect((await titles('ćavar', 'member')).sort()).toEqual(['Kamen Ćavara', 'Kuća Ćavara']);
  const [map] = await store.list(MAPS);
  const fields = { ...map?.fields, hash: 'f'.repeat(64) };
  await store.commit([{ verb: 'set', collection: MAPS, id: 'brdo', fields }]);
  expect(await titles('ćavar', 'member')).toEqual(['Kamen Ćavara']);
  await saveTree(GEDCOM);
  expect(await titles('buhovo', 'member')).toEqual(['Stjepan Ćavar']);
});

test('a draft of a period is no choice: nobody could narrow by it', async () => {
  const { ask } = await searchedChronicle({ ...period('nacrt-doba', '1878/1918'), status: 'draft' });
  expect(await ask('nacrt', 'editor')).toMatchObject({ total: 1, periods: [] });
});
