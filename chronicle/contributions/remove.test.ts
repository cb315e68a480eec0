import { expect, test } from 'vitest';
import { MemoryFiles } from '../files/memory-files.ts';
import { sweepUnused } from '../media/unused-files.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { type Contribution, listContributions } from './contribution.ts';
import { CONTRIBUTION_HISTORY, transitionWrites } from './contribution-history.ts';
import { sweepUnconfirmed } from './remove.ts';

const SENT = '2026-11-01T08:00:00.000Z';
const now = () => new Date('2026-11-15T08:00:00Z');
const inTwoDays = () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1000);

async function sent() {
  const [store, files] = [new MemoryStore(), new MemoryFiles()];
  const hash = await files.put(new TextEncoder().encode('slika'));
  const contribution: Omit<Contribution, 'revision'> = {
    id: 'a'.repeat(24),
    kind: 'memory',
    state: 'unconfirmed',
    at: SENT,
    content: { title: 'Bura', text: 'Puhalo je.', author: 'Stana', when: '', where: '', people: '' },
    photographs: [{ type: 'image/jpeg', width: 3, height: 2, name: 'a-1.jpg', hash }],
    accountId: '',
    email: 'stana@primjer.hr',
    about: '',
    record: '',
    origin: '',
  };
  await store.commit(transitionWrites(contribution, undefined, { action: 'submitted', by: 'Stana', at: SENT }));
  return { store, files, hash };
}

const statesIn = async (store: DocumentStore) => (await listContributions(store)).map(({ state }) => state);

test('what nobody confirmed goes, with its history, and its files a day later', async () => {
  const { store, files, hash } = await sent();
  await sweepUnconfirmed({ store, now: () => new Date(SENT) });
  expect(await statesIn(store)).toEqual(['unconfirmed']);
  await sweepUnconfirmed({ store, now });
  expect(await statesIn(store)).toEqual([]);
  expect(await store.list(CONTRIBUTION_HISTORY)).toEqual([]);
  expect(await files.get(hash)).toBeDefined();
  await sweepUnused({ store, files, now: inTwoDays });
  expect(await files.get(hash)).toBeUndefined();
});

test('what is confirmed in the very moment it would go stays whole', async () => {
  const { store, files, hash } = await sent();
  const commit = store.commit.bind(store);
  store.commit = async (writes) => {
    const [before] = await listContributions(store);
    if (!before) throw new Error('there is none');
    await commit(
      transitionWrites({ ...before, state: 'pending' }, before, { action: 'confirmed', by: 'Stana', at: SENT }),
    );
    await commit(writes);
  };
  await sweepUnconfirmed({ store, now });
  expect(await statesIn(store)).toEqual(['pending']);
  expect(await store.list(CONTRIBUTION_HISTORY)).toHaveLength(2);
  await sweepUnused({ store, files, now: inTwoDays });
  expect(await files.get(hash)).toBeDefined();
});
