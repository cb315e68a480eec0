import { afterEach, expect, test, vi } from 'vitest';
import { total } from '../../chronicle/speed/scale.ts';
import { SpeedLog } from '../../chronicle/speed/speed-log.ts';
import { MemoryStore } from '../../chronicle/store/memory-store.ts';
import { openSpeed } from './open-speed.ts';
import { requests } from './requests.ts';

const DAY = '2026-11-17';
afterEach(() => vi.useRealTimers());

/** Requests of the process's other tests have been counted as well: they are saved before. */
async function opened() {
  const store = new MemoryStore();
  const speed = openSpeed(store, () => DAY);
  const shown = async () => (await speed.services.summary()).slowest.find(({ page }) => page === 'mission')?.count ?? 0;
  const saved = async () => {
    const days = await new SpeedLog({ store, today: () => DAY }).lastDays(() => true);
    return total(days.at(-1)?.speeds.get('mission')?.server ?? new Float64Array());
  };
  return { store, speed, shown, saved, before: await shown() };
}

/** Slower than anything else. */
const visit = () => requests.note('/nasa-misija', 'GET', 200, 99_000);

test('what the server took counts once, however often it is looked at or saved', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { speed, shown, saved, before } = await opened();
  visit();
  expect(await shown()).toBe(before + 1);
  expect(await shown()).toBe(before + 1);
  expect(await saved()).toBe(0);
  visit();
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  expect(await saved()).toBe(before + 2);
  visit();
  expect(await shown()).toBe(before + 3);
  await speed.close();
  expect(await saved()).toBe(before + 3);
  expect(vi.getTimerCount()).toBe(0);
});

test('what could not be saved stops nothing, and is saved the next time', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { store, speed, saved, before } = await opened();
  visit();
  const { commit } = store;
  store.commit = () => Promise.reject(new Error('out of reach'));
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  store.commit = commit;
  await speed.close();
  expect(await saved()).toBe(before + 1);
});
