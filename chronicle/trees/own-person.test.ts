import { expect, test } from 'vitest';
import { genealogyOf, joinGenealogies } from '../../genealogy/index.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { clearOwnPersons, inAllTrees, mayBeOwn, ownPersonHolder, ownPersonsOf, setOwnPersons } from './own-person.ts';

const ANA = { accountId: 'ana', verifiedEmail: 'ana@primjer.hr' };

test('a member is somebody in each tree until they say otherwise, and nobody else is', async () => {
  const store = new MemoryStore();
  await setOwnPersons(store, 'ana', { bosnjak: 'I12' });
  await setOwnPersons(store, 'ana', { cavar: 'I7' });
  expect(await ownPersonsOf(store, 'ana')).toEqual({ bosnjak: 'I12', cavar: 'I7' });
  expect(await ownPersonsOf(store, 'ivo')).toEqual({});
  await clearOwnPersons(store, 'ana');
  expect(await ownPersonsOf(store, 'ana')).toEqual({});
});

test('it is in the file of personal data, and goes with the account', async () => {
  const store = new MemoryStore();
  const holder = ownPersonHolder(store);
  await setOwnPersons(store, 'ana', { bosnjak: 'I12' });
  expect(await holder.exportOf(ANA)).toEqual({ bosnjak: 'I12' });
  await holder.forget(ANA, 'keep-without-name');
  expect(await holder.exportOf(ANA)).toEqual({});
});

test('whoever is drawn in both trees is so in both, and nobody is somebody whom either tree knows to be dead', async () => {
  const part = (tree: string, id: string) => ({ tree, genealogy: genealogyOf({ people: [{ id }] }) });
  const [one, other] = [
    { tree: 'bosnjak', id: 'I1' },
    { tree: 'cavar', id: 'I7' },
  ];
  const hill = joinGenealogies([part('bosnjak', 'I1'), part('cavar', 'I7')], [{ one, other, by: 'link' }]);
  const persons = inAllTrees(hill, other);
  expect(inAllTrees(hill, { tree: 'cavar', id: 'I9' })).toEqual({ cavar: 'I9' });
  expect(persons).toEqual({ bosnjak: 'I1', cavar: 'I7' });
  const deadBy = (dead: Record<string, string[]>) => ({ dead: async (tree: string) => new Set(dead[tree]) });
  expect(await mayBeOwn(deadBy({ bosnjak: ['I7'] }), persons, '2026-11-15')).toBe(true);
  expect(await mayBeOwn(deadBy({ bosnjak: ['I1'] }), persons, '2026-11-15')).toBe(false);
  expect(await mayBeOwn(deadBy({ cavar: ['I7'] }), persons, '2026-11-15')).toBe(false);
});

test('whoever says that they are somebody of one tree is not led to whom another tree hides', () => {
  const part = (tree: string, id: string, name: string) => ({
    tree,
    genealogy: genealogyOf({ people: [{ id, name }] }),
  });
  const [one, other] = [
    { tree: 'bosnjak', id: 'I1' },
    { tree: 'cavar', id: 'I7' },
  ];
  const hill = joinGenealogies(
    [part('bosnjak', 'I1', 'Ivo /Bošnjak/'), part('cavar', 'I7', 'Živa osoba')],
    [{ one, other, by: 'link' }],
  );
  expect(inAllTrees(hill, one)).toEqual({ bosnjak: 'I1' });
});
