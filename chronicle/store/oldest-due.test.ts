import { expect, test } from 'vitest';
import { MemoryStore } from './memory-store.ts';
import { oldestDue } from './oldest-due.ts';

const due = { field: 'at', isDue: (at: unknown) => String(at) < '2026', limit: 3 };

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

test('what is due is found, the oldest first and no more than asked for', async () => {
  const { store } = await storeOf(['2025', '2021', '2026', '2022', '2024']);
  expect((await oldestDue(store, 'bin', due)).map(({ fields }) => fields.at)).toEqual(['2021', '2022', '2024']);
});

test('what has no moment stands in nobody’s way', async () => {
  const { store } = await storeOf([null, '2021']);
  expect((await oldestDue(store, 'bin', due)).map(({ fields }) => fields.at)).toContain('2021');
});
