import { expect, test } from 'vitest';
import { MemoryStore } from '../../chronicle/store/memory-store.ts';
import { Fault, offlineFault } from '../../domain/fault.ts';
import { counted } from './counted-store.ts';
import { metrics } from './registry.ts';

/** What has been added to a metric since; it is the process's own, and others may have counted before. */
async function since(work: () => Promise<unknown>): Promise<(sample: string) => number> {
  const valueIn = (text: string, sample: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${sample} `))
        ?.split(' ')
        .at(-1) ?? 0,
    );
  const before = await metrics.text();
  await work();
  const after = await metrics.text();
  return (sample) => valueIn(after, sample) - valueIn(before, sample);
}

test('what a store is asked for, what it gives and where it fails can be seen', async () => {
  const store = new MemoryStore();
  const seen = counted(store);
  const grown = await since(async () => {
    await seen.commit([{ verb: 'set', collection: 'a', id: '1', fields: { n: 1 } }]);
    await seen.commit([{ verb: 'set', collection: 'a', id: '2', fields: { n: 2 } }]);
    expect((await seen.get('a', '1'))?.fields).toEqual({ n: 1 });
    expect(await seen.get('a', '3')).toBeUndefined();
    expect(await seen.list('a')).toHaveLength(2);
    // What finds nothing is charged for as one.
    expect(await seen.list('b')).toEqual([]);
    store.get = () => Promise.reject(offlineFault());
    store.commit = () => Promise.reject(new Fault('document-changed', 'x'));
    store.list = () => Promise.reject(new Error('SQLITE_CORRUPT'));
    await expect(seen.get('a', '1')).rejects.toThrow();
    await expect(seen.commit([])).rejects.toThrow();
    await expect(seen.list('a')).rejects.toThrow('SQLITE_CORRUPT');
  });
  expect(grown('brdo_store_operations_total{operation="commit"}')).toBe(3);
  expect(grown('brdo_store_operations_total{operation="get"}')).toBe(3);
  expect(grown('brdo_store_operations_total{operation="list"}')).toBe(3);
  expect(grown('brdo_store_documents_total')).toBe(5);
  expect(grown('brdo_store_errors_total{operation="get",code="offline"}')).toBe(1);
  expect(grown('brdo_store_errors_total{operation="commit",code="document-changed"}')).toBe(1);
  expect(grown('brdo_store_errors_total{operation="list",code="other"}')).toBe(1);
});
