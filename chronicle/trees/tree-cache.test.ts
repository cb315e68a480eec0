import { expect, test } from 'vitest';
import { neutralId } from '../../domain/reference.ts';
import { MemoryFiles } from '../files/memory-files.ts';
import { Library } from '../reading/library.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { describeTree, individualIdsIn } from './describe-tree.ts';
import { decideOnText, hashOfText, openReleasedTexts } from './released-texts.ts';
import { TREES } from './tree.ts';
import { TreeCache } from './tree-cache.ts';
import { runHere } from './tree-jobs.fixture.ts';
import { openTreeLinks } from './tree-links.ts';

const TODAY = '2026-11-15';
const NOTE = 'Unuk Ante Ćavar živi u Grazu.';
const lines = (note = NOTE) => [
  '0 HEAD | 1 GEDC | 2 VERS 5.5.1 | 0 @Ante_Cavar_1980@ INDI | 1 NAME Ante /Ćavar/ | 1 SEX M | 1 BIRT | 2 DATE 1980 | 1 OBJE | 2 FILE ante.jpg',
  `0 @I2@ INDI | 1 NAME Mate /Ćavar/ | 1 SEX M | 1 BIRT | 2 DATE 1899 | 1 DEAT | 2 DATE 1971 | 1 NOTE ${note}`,
  '0 @I3@ INDI | 1 NAME Luka /Ćavar/ | 1 RESN confidential | 1 DEAT | 2 DATE 1801 | 0 TRLR',
];
const bytesOf = (parts: string[]) => new TextEncoder().encode(parts.join(' | ').replaceAll(' | ', '\n'));

async function openTrees(store = new MemoryStore()) {
  const files = new MemoryFiles();
  const saveTree = async (parts: string[]) => {
    const bytes = bytesOf(parts);
    const hash = await files.put(bytes);
    const { individualIds: _, ...about } = describeTree(bytes, TODAY);
    const fields = { ...about, name: 'cavar', hash };
    await store.commit([{ verb: 'set', collection: TREES, id: 'cavar', fields }]);
  };
  await saveTree(lines());
  const open = async () =>
    new TreeCache(
      runHere(files),
      await Library.open(store),
      await openReleasedTexts(store),
      await openTreeLinks(store),
    );
  return { store, files, saveTree, open, trees: await open() };
}

const notesIn = async (trees: TreeCache) => (await trees.open('cavar', TODAY))?.individuals.get('I2')?.notes;
const decision = { tree: 'cavar', hashes: [hashOfText(NOTE)], by: 'Iva', at: `${TODAY}T08:00:00Z`, stale: [] };

test('a text that names somebody living is shown once it is released, also after a restart, until it is held again', async () => {
  const { store, trees, open } = await openTrees();
  expect(await notesIn(trees)).toEqual([]);
  const [text] = (await trees.visibility('cavar', TODAY))?.texts ?? [];
  expect(text).toMatchObject({ hash: hashOfText(NOTE), text: NOTE, named: ['Ante Ćavar'], isReleased: false });
  expect(text?.about).toEqual([{ id: 'I2', name: 'Mate Ćavar' }]);
  await decideOnText(store, { ...decision, isReleased: true });
  expect(await notesIn(trees)).toEqual([NOTE]);
  const restarted = await open();
  expect(await notesIn(restarted)).toEqual([NOTE]);
  await decideOnText(store, { ...decision, isReleased: false });
  expect(await notesIn(trees)).toEqual([]);
  expect(await notesIn(restarted)).toEqual([]);
});

test('a text that was changed must be released anew, and what was released before goes with the next decision', async () => {
  const { store, trees, saveTree } = await openTrees();
  await decideOnText(store, { ...decision, isReleased: true });
  const changed = 'Unuk Ante Ćavar živi u Grazu, r. 1980.';
  await saveTree(lines(changed));
  expect(await notesIn(trees)).toEqual([]);
  const { stale = [] } = (await trees.visibility('cavar', TODAY)) ?? {};
  expect(stale).toEqual([hashOfText(NOTE)]);
  await decideOnText(store, { ...decision, hashes: [hashOfText(changed)], isReleased: true, stale });
  expect((await trees.visibility('cavar', TODAY))?.stale).toEqual([]);
  expect(await notesIn(trees)).toEqual([changed]);
});

test('editors see of everybody what others see, and why', async () => {
  const { trees } = await openTrees();
  const { people = [] } = (await trees.visibility('cavar', TODAY)) ?? {};
  expect(people.map(({ id, name, shown, because }) => [id, name, shown, because])).toEqual([
    [neutralId('Ante_Cavar_1980'), 'Ante Ćavar', 'name', 'born-recently'],
    ['I2', 'Mate Ćavar', 'full', 'died'],
    ['I3', 'Luka Ćavar', 'hidden', 'restricted'],
  ]);
});

test('the years of a tree are of those who are shown, and its people are known by ids that tell nothing', async () => {
  const { years, individuals, individualIds } = describeTree(bytesOf(lines()), TODAY);
  expect([years, individuals]).toEqual([{ first: 1899, last: 1971 }, 3]);
  expect(individualIds).toEqual(new Set([neutralId('Ante_Cavar_1980'), 'I2', 'I3']));
  expect(individualIdsIn(bytesOf(lines()))).toEqual(individualIds);
  const { trees, saveTree } = await openTrees();
  expect(await trees.ids('cavar')).toEqual(individualIds);
  await saveTree(lines().slice(0, 1));
  expect((await trees.ids('cavar')).has('I2')).toBe(false);
});

test('the pictures of a tree are known, those of the living included, and no longer when they are gone from it', async () => {
  const { trees, saveTree } = await openTrees();
  expect(await trees.pictures()).toEqual(new Set(['ante.jpg']));
  await saveTree(lines().slice(1));
  expect(await trees.pictures()).toEqual(new Set());
});

test('of all who ask at once for a tree that is not open yet one opens it, and what failed is tried again', async () => {
  const { trees, files } = await openTrees();
  const get = files.get.bind(files);
  let reads = 0;
  files.get = async (hash) => {
    reads += 1;
    if (reads === 1) throw new Error('no disk');
    return get(hash);
  };
  await expect(trees.open('cavar', TODAY)).rejects.toThrow('no disk');
  const opened = await Promise.all(Array.from({ length: 5 }, () => trees.open('cavar', TODAY)));
  expect([new Set(opened).size, reads]).toEqual([1, 2]);
});

test('the dead are known by their ids in addresses; of who is hidden, not even that is told', async () => {
  const { trees } = await openTrees();
  expect([...(await trees.dead('cavar', TODAY))]).toEqual(['I2']);
  expect([...(await trees.dead('bosnjak', TODAY))]).toEqual([]);
});
