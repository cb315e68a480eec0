import { expect, test } from 'vitest';
import { MemoryStore } from '../store/memory-store.ts';
import {
  sharedKinshipAt,
  sharedKinshipHolder,
  sharedKinships,
  shareKinship,
  takeBackKinship,
} from './shared-kinships.ts';

const shared = (second: string, accountId = 'ana') => ({
  first: 'bosnjak#I1',
  second,
  accountId,
  at: '2026-11-19T12:00:00.000Z',
});

test('the same two shared by the same member have one address, which nobody can guess', async () => {
  const store = new MemoryStore();
  const id = await shareKinship(store, shared('cavar#I2'));
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(await shareKinship(store, shared('cavar#I2'))).toBe(id);
  expect(await shareKinship(store, shared('cavar#I2', 'iva'))).not.toBe(id);
  expect(await sharedKinshipAt(store, id)).toEqual(shared('cavar#I2'));
  expect(await sharedKinshipAt(store, '../candles/a')).toBeUndefined();
});

test('what two presses at once shared twice is taken back whole, and nobody else’s with it', async () => {
  const store = new MemoryStore();
  for (const id of ['a', 'b'])
    await store.commit([{ verb: 'create', collection: sharedKinships.name, id, fields: shared('cavar#I2') }]);
  await shareKinship(store, shared('cavar#I3'));
  await shareKinship(store, shared('cavar#I2', 'iva'));
  await takeBackKinship(store, shared('cavar#I2'));
  expect((await sharedKinships.list(store)).map(({ second, accountId }) => `${second} ${accountId}`).sort()).toEqual([
    'cavar#I2 iva',
    'cavar#I3 ana',
  ]);
});

test('one member shares a hundred; they are told of them and they go with the account', async () => {
  const store = new MemoryStore();
  for (let number = 1; number <= 100; number += 1) await shareKinship(store, shared(`bosnjak#I${number}`));
  await expect(shareKinship(store, shared('bosnjak#I101'))).rejects.toMatchObject({ code: 'batch-too-large' });
  await shareKinship(store, shared('bosnjak#I101', 'iva'));
  const holder = sharedKinshipHolder(store);
  const owner = { accountId: 'ana', verifiedEmail: undefined };
  expect(await holder.exportOf(owner)).toHaveLength(100);
  await holder.forget(owner, 'keep-without-name');
  expect(await store.list('shared-kinships')).toMatchObject([{ fields: { accountId: 'iva' } }]);
});
