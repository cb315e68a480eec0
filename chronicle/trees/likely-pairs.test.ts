import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { TreeFileFault } from '../../domain/tree-file-fault.ts';
import { type LikelyPairs, pairsBetween } from './likely-pairs.ts';
import { PairSearches } from './pair-searches.ts';
import type { RunTreeJob } from './tree-jobs.ts';

test('whoever stands in both trees is found, with reasons in words', async () => {
  const [bosnjak, cavar] = await Promise.all(['bosnjak', 'cavar'].map((tree) => readFile(`content/trees/${tree}.ged`)));
  const found = pairsBetween(bosnjak as Uint8Array, cavar as Uint8Array);
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ one, other }) => one.id !== '' && other.id !== '')).toBe(true);
  expect(found[0]?.reasons).not.toBe('');
});

const JURE = { id: 'I1', name: 'Jure', years: '' };

test('two files are compared once, and again when one is another or it failed', async () => {
  let hash = 'a';
  const library = { tree: (tree: string) => (tree === 'none' ? undefined : { hash }) };
  const answers: (() => Promise<LikelyPairs>)[] = [
    () => Promise.reject(new TreeFileFault('busy')),
    async () => [{ one: JURE, other: JURE, reasons: 'isto ime' }],
    async () => [],
  ];
  let asked = 0;
  const run = () => (answers[asked++] as () => Promise<LikelyPairs>)();
  const searches = new PairSearches(library, run as RunTreeJob);
  expect(await searches.between('brdo', 'none')).toEqual([]);
  await expect(searches.between('brdo', 'dolac')).rejects.toThrow('busy');
  expect(await Promise.all([searches.between('brdo', 'dolac'), searches.between('brdo', 'dolac')])).toHaveLength(2);
  expect(asked).toBe(2);
  hash = 'b';
  expect(await searches.between('brdo', 'dolac')).toEqual([]);
});
