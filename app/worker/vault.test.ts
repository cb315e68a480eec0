import { beforeEach, expect, test, vi } from 'vitest';
import { forgetMember, isKeepingForMember, keepForMember, putAway, putAwayAddresses, takeOut } from './vault.ts';

const URL_OF_ONE = 'https://brdo.example/interaktivna-karta';
const URL_OF_OTHER = 'https://brdo.example/obiteljsko-stablo';

/** The least of a browser's stores that the vault needs. */
beforeEach(() => {
  const kept = new Map<string, Map<string, Response>>();
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (url: string) => entries.get(url)?.clone(),
    put: async (url: string, response: Response) => void entries.set(url, response),
    delete: async ({ url }: { url: string }) => entries.delete(url),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
  });
  vi.stubGlobal('caches', {
    has: async (name: string) => kept.has(name),
    delete: async (name: string) => kept.delete(name),
    async open(name: string) {
      const entries = kept.get(name) ?? new Map();
      kept.set(name, entries);
      return cacheOf(entries);
    },
  });
  const locks = new Map<string, unknown>();
  const request = (result?: unknown) => {
    const asked = { result, onsuccess: () => {} };
    queueMicrotask(() => asked.onsuccess());
    return asked;
  };
  const objectStore = () => ({
    get: (name: string) => request(locks.get(name)),
    put: (value: unknown, name: string) => request(void locks.set(name, value)),
    clear: () => request(locks.clear()),
  });
  vi.stubGlobal('indexedDB', {
    open: () => request({ transaction: () => ({ objectStore }), close() {} }),
  });
});

const put = (url: string, text: string) => putAway(url, new Headers(), new TextEncoder().encode(text));

test('what is put away comes out again as long as it is kept for the same member', async () => {
  await put(URL_OF_ONE, 'prije');
  expect(await takeOut(URL_OF_ONE)).toBeUndefined();
  await keepForMember('iva');
  await put(URL_OF_ONE, 'karta');
  expect(await (await takeOut(URL_OF_ONE))?.text()).toBe('karta');
  await forgetMember();
  expect([await isKeepingForMember(), await takeOut(URL_OF_ONE)]).toEqual([false, undefined]);
});

test('switched on in a second window, it holds nothing that its new key does not open', async () => {
  await keepForMember('iva');
  await put(URL_OF_ONE, 'karta');
  await keepForMember('iva');
  await put(URL_OF_OTHER, 'stablo');
  for (const { url } of await putAwayAddresses()) expect(await (await takeOut(url))?.text()).toBe('stablo');
  expect(await takeOut(URL_OF_ONE)).toBeUndefined();
});

test('what was put away a moment too late, and no key opens, is as good as nothing', async () => {
  await keepForMember('iva');
  const late = new Response('zapečaćeno', { headers: { 'x-iv': '1,2,3,4,5,6,7,8,9,10,11,12' } });
  await (await caches.open('members')).put(URL_OF_ONE, late);
  expect(await takeOut(URL_OF_ONE)).toBeUndefined();
});
