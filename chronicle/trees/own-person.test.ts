import { expect, test } from 'vitest';
import { readGedcom } from '../../genealogy/index.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { clearOwnPersons, inBothTrees, mayBeOwn, ownPersonHolder, ownPersonsOf, setOwnPersons } from './own-person.ts';

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
  const lines = [
    '0 HEAD',
    '1 GEDC',
    '2 VERS 5.5.1',
    '0 @I1@ INDI',
    '1 NAME Ana /Bošnjak/',
    '1 _LINK cavar#I7',
    '0 TRLR',
  ];
  const { genealogy } = readGedcom(new TextEncoder().encode(lines.join('\n')));
  const persons = inBothTrees('bosnjak', genealogy, genealogy.individuals.at(0));
  expect(persons).toEqual({ bosnjak: 'I1', cavar: 'I7' });
  const deadBy = (dead: Record<string, string[]>) => ({ dead: async (tree: string) => new Set(dead[tree]) });
  expect(await mayBeOwn(deadBy({ bosnjak: ['I7'] }), persons, '2026-11-15')).toBe(true);
  expect(await mayBeOwn(deadBy({ bosnjak: ['I1'] }), persons, '2026-11-15')).toBe(false);
  expect(await mayBeOwn(deadBy({ cavar: ['I7'] }), persons, '2026-11-15')).toBe(false);
});
