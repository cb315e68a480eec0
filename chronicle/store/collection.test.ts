import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineCollection } from './collection.ts';
import { MemoryStore } from './memory-store.ts';

const newThings = () => defineCollection({ name: 'things', schema: z.object({ name: z.string(), size: z.int() }) });

afterEach(() => {
  vi.restoreAllMocks();
});

test('what does not fit is left out and told once, with where and what, and nothing that somebody wrote', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const things = newThings();
  const store = new MemoryStore();
  await store.commit([
    { verb: 'set', collection: 'things', id: 'a', fields: { name: 'Ana', size: 1 } },
    { verb: 'set', collection: 'things', id: 'b', fields: { name: 'Mara', size: 'moja tajna' } },
  ]);
  for (const _ of [1, 2, 3]) {
    expect(await things.list(store)).toEqual([{ name: 'Ana', size: 1 }]);
    expect(await things.get(store, 'b')).toBeUndefined();
  }
  expect(await things.get(store, 'c')).toBeUndefined();
  expect(log.mock.calls).toEqual([
    ['things/b does not fit its schema and is left out: size: Invalid input: expected number, received string'],
  ]);
});

test('another fault of the same document is told as well', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const things = newThings();
  things.read({ id: 'b', fields: { name: 'Mara' } });
  things.read({ id: 'b', fields: { size: 2 } });
  expect(log).toHaveBeenCalledTimes(2);
  expect(things.problemOf({ name: 'Mara', size: 2 })).toBeUndefined();
});

test('a thousand faults are told, and no more are remembered', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const things = newThings();
  for (let index = 0; index < 1100; index += 1) things.read({ id: `${index}`, fields: {} });
  expect(log).toHaveBeenCalledTimes(1000);
});
