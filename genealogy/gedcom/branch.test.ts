import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { selectPeople } from '../layout/selection.ts';
import { branchOf } from './branch.ts';
import { readGedcom } from './read.ts';
import { writeGedcom } from './write.ts';

const { genealogy } = readGedcom(readFileSync('content/trees/bosnjak.ged'));

test('a branch holds its people, their families and sources, and nobody else', () => {
  const chosen = selectPeople(genealogy, { kind: 'ancestors', of: 'I138' })?.isChosen as Uint8Array;
  const text = new TextDecoder().decode(writeGedcom(branchOf(genealogy, chosen), '5.5.1'));
  const branch = readGedcom(new TextEncoder().encode(text));
  const ids = [...genealogy.individuals].filter(({ index }) => chosen[index]).map(({ id }) => id);
  expect([...branch.genealogy.individuals].map(({ id }) => id)).toEqual(ids);
  expect(ids.length).toBeGreaterThan(3);
  expect(branch.findings.filter(({ tag }) => tag !== '_LINK')).toEqual([]);
  for (const [, pointer] of text.matchAll(/ @([^@]+)@$/gm)) expect(text).toContain(`0 @${pointer}@ `);
});

test('a branch of everybody says what the whole says', () => {
  const everybody = branchOf(genealogy, new Uint8Array(genealogy.individuals.size).fill(1));
  expect(everybody.graph).toEqual(genealogy.graph);
});
