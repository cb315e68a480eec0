import { expect, test } from 'vitest';
import { NOBODY } from '../../genealogy/index.ts';
import { MemoryFiles } from '../files/memory-files.ts';
import { Library } from '../reading/library.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { describeTree } from './describe-tree.ts';
import { editTree, undoEdit } from './edit-tree.ts';
import { HillCache } from './hill-cache.ts';
import { openReleasedTexts } from './released-texts.ts';
import { TREES } from './tree.ts';
import { TreeCache } from './tree-cache.ts';
import { runHere } from './tree-jobs.fixture.ts';
import { decideOnLink, linksOfMerged, openTreeLinks } from './tree-links.ts';

const TODAY = '2026-11-17';
const AT = '2026-11-17T08:00:00.000Z';

async function site(files: Readonly<Record<string, string>>) {
  const store = new MemoryStore();
  const stored = new MemoryFiles();
  const put = async (name: string, lines: string) => {
    const bytes = new TextEncoder().encode(`0 HEAD | ${lines} | 0 TRLR`.replaceAll(' | ', '\n'));
    const { individualIds: _, ...about } = describeTree(bytes, TODAY);
    const hash = await stored.put(bytes);
    await store.commit([{ verb: 'set', collection: TREES, id: name, fields: { ...about, name, hash } }]);
    return hash;
  };
  for (const [name, lines] of Object.entries(files)) await put(name, lines);
  const library = await Library.open(store);
  const run = runHere(stored);
  const links = await openTreeLinks(store);
  const trees = new TreeCache(run, library, await openReleasedTexts(store), links);
  const hill = new HillCache(trees);
  const decide = (one: string, other: string, isSame: boolean) => {
    const reference = (text: string) => ({ tree: text.split('#')[0] ?? '', id: text.split('#')[1] ?? '' });
    return decideOnLink(store, { one: reference(one), other: reference(other), isSame, by: 'ana', at: AT });
  };
  const names = async () =>
    [...(await hill.open(TODAY)).genealogy.individuals].map(({ id, name }) => `${id} ${name.full}`);
  return { store, files: stored, run, put, links, trees, hill, decide, names };
}

const DEAD = '1 BIRT | 2 DATE 1880';
const BOSNJAK = `0 @I1@ INDI | 1 NAME Ana /Bošnjak/ | ${DEAD} | 1 _LINK cavar#I7 | 0 @I2@ INDI | 1 NAME Ivo /Bošnjak/ | ${DEAD}`;
const CAVAR = `0 @I7@ INDI | 1 NAME Ana /Bošnjak/ | ${DEAD} | 1 _LINK bosnjak#I1 | 0 @I8@ INDI | 1 NAME Ivo /Bošnjak/ | ${DEAD}`;

test('who both files say is one person is one, until a tree changes or an editor says otherwise', async () => {
  const { put, hill, decide, names } = await site({ bosnjak: BOSNJAK, cavar: CAVAR });
  expect(await names()).toEqual(['bosnjak-I1 Ana Bošnjak', 'bosnjak-I2 Ivo Bošnjak', 'cavar-I8 Ivo Bošnjak']);
  expect(await hill.open(TODAY)).toBe(await hill.open(TODAY));
  await decide('cavar#I8', 'bosnjak#I2', true);
  expect(await names()).toEqual(['bosnjak-I1 Ana Bošnjak', 'bosnjak-I2 Ivo Bošnjak']);
  await decide('bosnjak#I1', 'cavar#I7', false);
  await decide('bosnjak#I2', 'cavar#I8', false);
  expect(await names()).toHaveLength(4);
  await decide('bosnjak#I1', 'cavar#I7', true);
  await put('cavar', CAVAR.replace('Ivo', 'Ivan'));
  expect(await names()).toEqual(['bosnjak-I1 Ana Bošnjak', 'bosnjak-I2 Ivo Bošnjak', 'cavar-I8 Ivan Bošnjak']);
});

test('a link in one file alone joins nobody, and editors are told', async () => {
  const { hill, names } = await site({ bosnjak: BOSNJAK, cavar: CAVAR.replace('1 _LINK bosnjak#I1 | ', '') });
  expect(await names()).toHaveLength(4);
  expect((await hill.open(TODAY)).refused).toMatchObject([
    { why: 'one-sided', one: { id: 'I1' }, other: { id: 'I7' } },
  ]);
});

test('who is hidden in one tree is hidden on the hill, though nothing of their link is left in what is shown', async () => {
  const { hill, names } = await site({
    bosnjak: BOSNJAK,
    cavar: CAVAR.replace('1 _LINK', '1 RESN confidential | 1 _LINK'),
  });
  expect(await names()).toEqual(['bosnjak-I1 Skrivena osoba', 'bosnjak-I2 Ivo Bošnjak', 'cavar-I8 Ivo Bošnjak']);
  expect((await hill.open(TODAY)).indexOf({ tree: 'cavar', id: 'I7' })).toBe(0);
});

test('who is hidden in one tree is hidden in every other, from the word of an editor on and as long as it holds', async () => {
  const { trees, decide, put } = await site({
    bosnjak: `${BOSNJAK} | 0 @F1@ FAM | 1 HUSB @I2@ | 1 WIFE @I1@ | 1 MARR | 2 DATE 1901`,
    cavar: CAVAR.replace('1 _LINK bosnjak#I1', '1 RESN confidential'),
    drugi: BOSNJAK.replace('1 _LINK cavar#I7 | ', ''),
  });
  const shown = async (tree: string, id: string) => (await trees.open(tree, TODAY))?.individuals.get(id)?.name.full;
  expect(await shown('bosnjak', 'I1')).toBe('Ana Bošnjak');
  await decide('bosnjak#I1', 'cavar#I7', true);
  expect(await shown('bosnjak', 'I1')).toBe('Skrivena osoba');
  expect(await shown('bosnjak', 'I2')).toBe('Ivo Bošnjak');
  expect((await trees.open('bosnjak', TODAY))?.families.get('F1')?.marriage).toBeUndefined();
  expect((await trees.dead('bosnjak', TODAY)).has('I1')).toBe(false);
  expect((await trees.visibility('bosnjak', TODAY))?.people[0]).toMatchObject({
    shown: 'hidden',
    because: 'elsewhere',
  });
  expect(await shown('drugi', 'I1')).toBe('Ana Bošnjak');
  await decide('drugi#I1', 'bosnjak#I1', true);
  expect(await shown('drugi', 'I1')).toBe('Skrivena osoba');
  await decide('bosnjak#I1', 'cavar#I7', false);
  expect(await shown('bosnjak', 'I1')).toBe('Ana Bošnjak');
  expect(await shown('drugi', 'I1')).toBe('Ana Bošnjak');
  await decide('bosnjak#I1', 'cavar#I7', true);
  await put('cavar', CAVAR);
  expect(await shown('bosnjak', 'I1')).toBe('Ana Bošnjak');
});

const HIDING = CAVAR.replace('1 _LINK', '1 RESN confidential | 1 _LINK');

test('who is hidden while the trees are being read is hidden everywhere', async () => {
  const { trees, files, put } = await site({ bosnjak: BOSNJAK, cavar: CAVAR });
  const get = files.get.bind(files);
  const [isAsked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  files.get = async (hash) => {
    const bytes = await get(hash);
    isAsked.resolve();
    await goOn.promise;
    return bytes;
  };
  const early = trees.open('bosnjak', TODAY);
  await isAsked.promise;
  files.get = get;
  await put('cavar', HIDING);
  goOn.resolve();
  await early;
  expect((await trees.open('bosnjak', TODAY))?.individuals.get('I1')?.name.full).toBe('Skrivena osoba');
});

test('who was hidden in a tree that can be read no more goes on being so in the others', async () => {
  const { trees, files, put } = await site({ bosnjak: BOSNJAK, cavar: HIDING });
  const name = async () => (await trees.open('bosnjak', TODAY))?.individuals.get('I1')?.name.full;
  expect(await name()).toBe('Skrivena osoba');
  await files.remove(await put('cavar', HIDING.replace('Ivo', 'Ivan')));
  expect(await name()).toBe('Skrivena osoba');
});

test('who is hidden elsewhere goes on being so when they become one with somebody of their own tree', async () => {
  const { store, files, run, trees, hill } = await site({ bosnjak: BOSNJAK.replace('Ivo', 'Ana'), cavar: HIDING });
  const deps = { store, files, run, now: () => new Date(AT) };
  const edit = { kind: 'merge', keep: 'I2', drop: 'I1', take: [] } as const;
  const along = linksOfMerged(await hill.open(TODAY), { tree: 'bosnjak', ...edit }, { by: 'ana', at: AT });
  const { version } = await editTree(deps, { name: 'ana' }, { tree: 'bosnjak', edit, along });
  expect((await trees.open('bosnjak', TODAY))?.individuals.get('I2')?.name.full).toBe('Skrivena osoba');
  expect((await hill.open(TODAY)).recordsOf(0)).toHaveLength(2);
  expect(linksOfMerged(await hill.open(TODAY), { tree: 'bosnjak', ...edit }, { by: 'ana', at: AT })).toEqual([]);
  await undoEdit(deps, { name: 'ana' }, { tree: 'bosnjak', number: version });
  const shown = [...((await trees.open('bosnjak', TODAY))?.individuals ?? [])].map(({ name }) => name.full);
  expect(shown).toEqual(['Skrivena osoba', 'Ana Bošnjak']);
  expect((await hill.open(TODAY)).recordsOf(1)).toHaveLength(1);
});

test('one tree, a tree that is lost, and none at all', async () => {
  const { put, files, names, hill } = await site({ bosnjak: BOSNJAK });
  expect(await names()).toHaveLength(2);
  await files.remove(await put('cavar', CAVAR));
  expect(await names()).toEqual(['bosnjak-I1 Ana Bošnjak', 'bosnjak-I2 Ivo Bošnjak']);
  const empty = (await site({})).hill;
  expect((await empty.open(TODAY)).genealogy.individuals.size).toBe(0);
  expect((await hill.open(TODAY)).indexOf({ tree: 'cavar', id: 'I7' })).toBe(NOBODY);
});

test('two of one tree are never one person', async () => {
  const { decide, links } = await site({ bosnjak: BOSNJAK });
  await expect(decide('bosnjak#I1', 'bosnjak#I2', true)).rejects.toMatchObject({ code: 'conflict' });
  expect(links.items.size).toBe(0);
});
