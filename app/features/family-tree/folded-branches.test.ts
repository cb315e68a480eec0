import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readGedcom } from '../../../genealogy/gedcom/read.ts';
import { layout } from '../../../genealogy/layout/index.ts';
import { foldedBranches } from './folded-branches.ts';

const { genealogy } = readGedcom(readFileSync('content/trees/bosnjak.ged'));
const drawn = (folded: Set<string>) =>
  new Map(layout(genealogy, { kind: 'everyone', folded }).boxes.map(({ id, folded: count }) => [id, count]));

test('folding somebody hides their descendants, even those who married back into the family', () => {
  const boxes = drawn(foldedBranches(genealogy, ['I30']));
  expect(boxes.has('I30')).toBe(true);
  expect(boxes.has('I101')).toBe(false);
  expect(boxes.get('I30')).toBeGreaterThan(10);
  // Somebody of another branch stays.
  expect(boxes.has('I5')).toBe(true);
});

test('nobody asked for, nobody hidden', () => {
  expect(foldedBranches(genealogy, ['nitko'])).toEqual(new Set(['nitko']));
  expect(drawn(foldedBranches(genealogy, [])).size).toBe(genealogy.individuals.size);
});
