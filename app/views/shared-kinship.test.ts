import { expect, test } from 'vitest';
import { genealogyOf, joinGenealogies } from '../../genealogy/index.ts';
import { openHillOfDead, sharedKinshipView } from './shared-kinship.ts';
import { kinshipView } from './tree-kinship.ts';

/** Jure's sons are Ante and Mate; Luka is Mate's son and of both trees. */
const bosnjak = genealogyOf({
  people: [
    { id: 'I1', name: 'Jure /Bošnjak/', sex: 'M' },
    { id: 'I2', name: 'Ante /Bošnjak/', sex: 'M' },
    { id: 'I3', name: 'Mate /Bošnjak/', sex: 'M' },
    { id: 'I4', name: 'Luka /Bošnjak/', sex: 'M' },
    { id: 'I5', name: 'Mara /Ćavar/', sex: 'F' },
  ],
  families: [
    { husband: 'I1', wife: 'I5', children: ['I2', 'I3'] },
    { husband: 'I3', children: ['I4'] },
  ],
});
const cavar = genealogyOf({ people: [{ id: 'I7', name: 'Luka /Bošnjak/', sex: 'M' }], families: [] });
const joined = joinGenealogies(
  [
    { tree: 'bosnjak', genealogy: bosnjak },
    { tree: 'cavar', genealogy: cavar },
  ],
  [{ one: { tree: 'bosnjak', id: 'I4' }, other: { tree: 'cavar', id: 'I7' }, by: 'link' }],
);

const ALL = { bosnjak: ['I1', 'I2', 'I3', 'I4', 'I5'], cavar: ['I7'] };
const ASKED = { first: 'bosnjak#I2', second: 'cavar#I7' };

async function whereDeadAre(dead: Record<'bosnjak' | 'cavar', readonly string[]>) {
  return openHillOfDead({
    hill: { open: async () => joined },
    library: { trees: () => [{ name: 'bosnjak' }, { name: 'cavar' }] },
    trees: { dead: async (tree: 'bosnjak' | 'cavar') => new Set(dead[tree]) },
    today: '2026-11-19',
  } as never);
}

test('a kinship of the dead is told by names, each with what they are to the one before', async () => {
  expect(sharedKinshipView(await whereDeadAre(ALL), ASKED)).toEqual({
    title: 'Luka je Antin nećak',
    path: [
      { name: 'Ante Bošnjak', tie: '' },
      { name: 'Jure Bošnjak', tie: 'Jure je Antin otac' },
      { name: 'Mate Bošnjak', tie: 'Mate je Jurin sin' },
      { name: 'Luka Bošnjak', tie: 'Luka je Matin sin' },
    ],
    inTree: expect.stringContaining('prva=bosnjak-I2'),
  });
});

test.each([
  ['at its end', { ...ALL, bosnjak: ['I1', 'I2', 'I3', 'I5'] }],
  ['between them', { ...ALL, bosnjak: ['I1', 'I2', 'I4', 'I5'] }],
  ['beside a common ancestor', { ...ALL, bosnjak: ['I1', 'I2', 'I3', 'I4'] }],
  ['in one tree, if not in the other', { ...ALL, cavar: [] }],
])('it is neither told nor offered while somebody may be living %s', async (_, dead) => {
  const seen = { ...(await whereDeadAre(dead)), tree: 'bosnjak' as const };
  expect(sharedKinshipView(seen, ASKED)).toBeUndefined();
  const { individuals } = joined.genealogy;
  const [first, second] = ['bosnjak-I2', 'bosnjak-I4'].map((id) => individuals.indexOf(id)) as [number, number];
  expect(kinshipView(seen, first, second)).toMatchObject([{ share: undefined }]);
});

test('of one person, and of somebody who is gone, there is no kinship', async () => {
  const seen = await whereDeadAre(ALL);
  expect(sharedKinshipView(seen, { first: 'bosnjak#I4', second: 'cavar#I7' })).toBeUndefined();
  expect(sharedKinshipView(seen, { first: 'bosnjak#I4', second: 'bosnjak#I9' })).toBeUndefined();
});
