import { expect, test } from 'vitest';
import { MemoryStore } from './memory-store.ts';
import { deleteDue, oldestDue } from './oldest-due.ts';

const due = { field: 'at', now: new Date('2026-01-10T00:00:00Z'), keptMs: 10 * 24 * 60 * 60 * 1000 };

async function storeOf(moments: readonly (string | null)[]) {
  const store = new MemoryStore();
  await store.commit(
    moments.map((at, index) => ({ verb: 'set', collection: 'bin', id: String(index), fields: { at } }) as const),
  );
  const limits: (number | undefined)[] = [];
  const list = store.list.bind(store);
  store.list = async (collection, query) => {
    limits.push(query?.limit);
    return list(collection, query);
  };
  return { store, limits };
}

test('while the oldest is not due, it alone is read', async () => {
  const { store, limits } = await storeOf(['2026-01', '2026-02', '2027']);
  expect(await oldestDue(store, 'bin', due)).toEqual([]);
  expect(limits).toEqual([1]);
});

test('what has been kept for long enough is found, the oldest first', async () => {
  const { store } = await storeOf(['2025', '2021', '2026', '2022', '2024']);
  expect((await oldestDue(store, 'bin', due)).map(({ fields }) => fields.at)).toEqual(['2021', '2022', '2024', '2025']);
});

test('what has no moment stands in nobody’s way', async () => {
  const { store } = await storeOf([null, '2021']);
  expect((await oldestDue(store, 'bin', due)).map(({ fields }) => fields.at)).toContain('2021');
});

test('what is due is deleted, and nothing else', async () => {
  const { store } = await storeOf(['2025', null, '2026', '2022']);
  await deleteDue(store, 'bin', due);
  expect((await store.list('bin')).map(({ id }) => id)).toEqual(['1', '2']);
});
