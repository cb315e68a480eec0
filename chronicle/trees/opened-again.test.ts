import { expect, test } from 'vitest';
import type { Genealogy } from '../../genealogy/index.ts';
import { MemoryFiles } from '../files/memory-files.ts';
import { Library } from '../reading/library.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { HillCache } from './hill-cache.ts';
import { openReleasedTexts } from './released-texts.ts';
import { TREES } from './tree.ts';
import { TreeCache } from './tree-cache.ts';
import type { TreeInspection } from './tree-inspection.ts';
import { TreeInspections } from './tree-inspections.ts';
import { runHere } from './tree-jobs.fixture.ts';
import { openTreeLinks } from './tree-links.ts';

async function site(files: Readonly<Record<string, string>>) {
  const [store, stored] = [new MemoryStore(), new MemoryFiles()];
  const put = async (name: string, records: string) => {
    const bytes = new TextEncoder().encode(`0 HEAD | 1 CHAR UTF-8 | ${records} | 0 TRLR`.replaceAll(' | ', '\n'));
    const fields = { name, hash: await stored.put(bytes), individuals: 1, families: 0 };
    await store.commit([{ verb: 'set', collection: TREES, id: name, fields }]);
    return fields.hash;
  };
  for (const [name, records] of Object.entries(files)) await put(name, records);
  const library = await Library.open(store);
  const links = await openTreeLinks(store);
  const trees = new TreeCache(runHere(stored), library, await openReleasedTexts(store), links);
  return { put, library, trees, hill: new HillCache(trees) };
}

const born = (genealogy: Genealogy | undefined) => genealogy?.individuals.get('I1')?.birth?.date;

test('whoever turns 110 is among the living to the end of that day, and no day longer', async () => {
  const { trees, hill } = await site({ cavar: '0 @I1@ INDI | 1 NAME Ana | 1 BIRT | 2 DATE 17 NOV 1916' });
  expect(born(await trees.open('cavar', '2026-11-17'))).toBeUndefined();
  expect((await trees.dead('cavar', '2026-11-17')).has('I1')).toBe(false);
  expect(born(await trees.open('cavar', '2026-11-18'))).toBe('1916-11-17');
  expect((await trees.dead('cavar', '2026-11-18')).has('I1')).toBe(true);
  const shown = async (today: string) => (await hill.open(today)).genealogy.individuals.at(0).birth?.date;
  expect([await shown('2026-11-18'), await shown('2026-11-17')]).toEqual(['1916-11-17', undefined]);
});

test('facts are of the file as it is now, whatever they have looked at before', async () => {
  const { put, trees } = await site({ cavar: '0 @I1@ INDI | 1 NAME Ana' });
  const name = async (isWhole: boolean) => {
    const request = { asked: await trees.asked('2026-11-17'), tree: 'cavar', id: 'I1', isWhole };
    return (await trees.run('facts', request))?.facts.names[0]?.given;
  };
  expect([await name(true), await name(false)]).toEqual(['Ana', 'Ana']);
  await put('cavar', '0 @I1@ INDI | 1 NAME Iva');
  expect([await name(true), await name(false)]).toEqual(['Iva', 'Iva']);
});

test('a tree is inspected once for each file and day, and again where that failed', async () => {
  const { put, library } = await site({ cavar: '0 @I1@ INDI' });
  const nothing: TreeInspection = { people: 0, findings: [], places: [], placeCount: 0, alike: [] };
  const asked: string[] = [];
  let isBroken = true;
  const inspections = new TreeInspections(library, async (hash) => {
    asked.push(hash);
    if (isBroken) throw new Error('too large');
    return nothing;
  });
  await expect(inspections.of('cavar', '2026-11-17')).rejects.toThrow('too large');
  isBroken = false;
  expect(await inspections.of('nema', '2026-11-17')).toBeUndefined();
  await Promise.all([inspections.of('cavar', '2026-11-17'), inspections.of('cavar', '2026-11-17')]);
  expect(asked).toHaveLength(2);
  await inspections.of('cavar', '2026-11-18');
  expect(asked).toHaveLength(3);
  const hash = await put('cavar', '0 @I2@ INDI');
  await inspections.of('cavar', '2026-11-18');
  expect(asked.slice(3)).toEqual([hash]);
});

test('on the hill a marriage of somebody living is not told by the tree that does not know them', async () => {
  const husband = '0 @I1@ INDI | 1 NAME Ivo | 1 SEX M | 1 DEAT | 2 DATE 2001 | 1 FAMS @F1@';
  const child = '0 @I2@ INDI | 1 NAME Pero | 1 FAMC @F1@';
  const linked = (tree: string, text: string) =>
    text
      .replace('1 NAME Ivo', `1 NAME Ivo | 1 _LINK ${tree}#I1`)
      .replace('1 NAME Pero', `1 NAME Pero | 1 _LINK ${tree}#I2`);
  const wife = '0 @I3@ INDI | 1 NAME Mara | 1 SEX F | 1 BIRT | 2 DATE 1960 | 1 FAMS @F1@';
  const { hill } = await site({
    bosnjak: linked('cavar', `${husband} | ${child} | ${wife} | 0 @F1@ FAM | 1 HUSB @I1@ | 1 WIFE @I3@ | 1 CHIL @I2@`),
    cavar: linked('bosnjak', `${husband} | ${child} | 0 @F1@ FAM | 1 HUSB @I1@ | 1 CHIL @I2@ | 1 MARR | 2 DATE 1985`),
  });
  const { genealogy } = await hill.open('2026-11-17');
  expect(genealogy.families.size).toBe(1);
  expect(genealogy.families.at(0).marriage).toBeUndefined();
});
