import { expect, test } from 'vitest';
import { MemoryFiles } from '../files/memory-files.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { mergeDuplicates, undoEdit } from './edit-tree.ts';
import { duplicatesIn } from './likely-pairs.ts';
import { TREES, trees } from './tree.ts';
import { runHere } from './tree-jobs.fixture.ts';
import { versionsOf } from './tree-version.ts';

const TREE = [
  '0 HEAD | 1 GEDC | 2 VERS 5.5.1 | 1 CHAR UTF-8',
  '0 @I1@ INDI | 1 NAME Ivan /Zovko/ | 1 SEX M | 1 BIRT | 2 DATE 4 MAR 1850 | 1 FAMS @F1@',
  '0 @Ivan_Zovko_1850@ INDI | 1 NAME Ivan /Zovko/ | 1 SEX M | 1 BIRT | 2 DATE 4 MAR 1850 | 1 DEAT | 2 DATE 1921 | 1 FAMS @F2@',
  '0 @I3@ INDI | 1 NAME Jure /Zovko/ | 1 FAMC @F1@ | 0 @I4@ INDI | 1 NAME Luca /Zovko/ | 1 FAMC @F2@',
  '0 @F1@ FAM | 1 HUSB @I1@ | 1 CHIL @I3@ | 0 @F2@ FAM | 1 HUSB @Ivan_Zovko_1850@ | 1 CHIL @I4@ | 0 TRLR | ',
]
  .join(' | ')
  .replaceAll(' | ', '\n');

test('two records of one person are found, become one with what both tell, and two again, byte for byte', async () => {
  const [store, files] = [new MemoryStore(), new MemoryFiles()];
  const file = new TextEncoder().encode(TREE);
  const [pair] = duplicatesIn(file);
  const ids = { keep: pair?.one.id ?? '', drop: pair?.other.id ?? '' };
  expect(ids.keep).toBe('I1');
  // Addresses do not tell names.
  expect(ids.drop).toMatch(/^X\d+$/);
  expect(pair?.reasons).toContain('isti dan rođenja');
  expect(pair?.compared?.fields.find(({ field }) => field === 'DEAT')).toMatchObject({ mine: [], theirs: ['1921'] });
  expect(pair?.compared?.kin).toEqual([
    { kinship: 'children', mine: 'Jure Zovko', theirs: '' },
    { kinship: 'children', mine: '', theirs: 'Luca Zovko' },
  ]);

  const fields = { name: 'brdo', hash: await files.put(file), individuals: 4, families: 2 };
  await store.commit([{ verb: 'set', collection: TREES, id: 'brdo', fields }]);
  const text = async () =>
    new TextDecoder().decode(await files.get((await trees.get(store, 'brdo'))?.hash ?? '').then((all) => all ?? file));
  const deps = {
    store,
    files,
    run: runHere(files),
    now: () => new Date('2026-11-17T08:00:00.000Z'),
    today: () => '2026-11-17',
  };
  const missing = mergeDuplicates(deps, { name: 'Iva' }, { tree: 'brdo', keep: 'I1', drop: 'I99' });
  await expect(missing).rejects.toMatchObject({ code: 'no-such-person' });
  const { version } = await mergeDuplicates(deps, { name: 'Iva' }, { tree: 'brdo', ...ids });
  const merged = await text();
  expect(merged).toContain('2 DATE 1921');
  expect(merged).not.toContain('Ivan_Zovko_1850');
  const [latest] = await versionsOf(store, 'brdo', 1);
  expect(latest).toMatchObject({ origin: 'edited', edit: { kind: 'merge', name: 'Ivan Zovko' }, individuals: 3 });
  await undoEdit(deps, { name: 'Iva' }, { tree: 'brdo', number: version });
  expect(await text()).toBe(TREE);
  const choices = { DEAT: 'mine' } as const;
  const chosen = await mergeDuplicates(deps, { name: 'Iva' }, { tree: 'brdo', ...ids, choices });
  expect(await text()).not.toContain('2 DATE 1921');
  await undoEdit(deps, { name: 'Iva' }, { tree: 'brdo', number: chosen.version });
  expect(await text()).toBe(TREE);
});
