import { expect, test } from 'vitest';
import { MemoryStore } from '../store/memory-store.ts';
import { clearOwnPersons, ownPersonHolder, ownPersonsOf, setOwnPersons } from './own-person.ts';

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
