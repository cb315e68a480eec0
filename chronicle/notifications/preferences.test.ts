import { expect, test } from 'vitest';
import { MemoryStore } from '../store/memory-store.ts';
import { chooseNotifications, forgetNotifications, notifications, notified } from './preferences.ts';

test('with the account goes what it chose and what it was told of', async () => {
  const store = new MemoryStore();
  await chooseNotifications(store, 'iva', 'at-once');
  const fields = { accountId: 'iva', at: '2026-11-16T08:00:00Z', day: '2026-11-16', ids: [] };
  await store.commit([{ verb: 'set', collection: notified.name, id: 'iva', fields }]);
  await forgetNotifications(store, 'iva');
  for (const { name } of [notifications, notified]) expect(await store.list(name)).toEqual([]);
});
