import { expect, test } from 'vitest';
import { MemoryStore } from '../../chronicle/store/memory-store.ts';
import { metrics } from './registry.ts';
import { showWaiting } from './waiting-gauge.ts';

const pending = (id: string) =>
  ({ verb: 'set', collection: 'contributions', id, fields: { state: 'pending' } }) as const;

test('what waits is looked up when something has changed, and again where it could not be', async () => {
  const store = new MemoryStore();
  let looks = 0;
  let isReached = true;
  const list = store.list.bind(store);
  store.list = async (...asked) => {
    looks += 1;
    if (!isReached) throw new Error('out of reach');
    return list(...asked);
  };
  showWaiting(store);
  const shown = async () => /^brdo_waiting\{kind="contributions"\} (\d+)$/m.exec(await metrics.text())?.[1];
  await store.commit([pending('a')]);
  expect(await shown()).toBe('1');
  const before = looks;
  expect(await shown()).toBe('1');
  expect(looks).toBe(before);
  isReached = false;
  await store.commit([pending('b')]);
  expect(await shown()).toBeUndefined();
  isReached = true;
  expect(await shown()).toBe('2');
});
