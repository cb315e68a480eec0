import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryCaches, MemoryDatabase, ORIGIN } from './browser-stores.fixture.ts';
import {
  checkMember,
  dropPutAway,
  forgetMember,
  isKeepingForMember,
  keepForMember,
  putAway,
  putAwayAddresses,
  takeOut,
} from './vault.ts';

const caches = new MemoryCaches();
const database = new MemoryDatabase();
const TREE = `${ORIGIN}/stablo`;

beforeEach(() => {
  caches.clear();
  database.values.clear();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('indexedDB', database);
});
afterEach(() => vi.unstubAllGlobals());

const put = (words: string, url = TREE) =>
  putAway(url, new Headers({ 'Content-Type': 'text/html' }), new TextEncoder().encode(words));
const read = async (url = TREE) => (await takeOut(url))?.text();

test('what is put away is read again as it was, and by nobody without the key', async () => {
  await keepForMember('kata');
  await put('Stablo obitelji');
  expect(await read()).toBe('Stablo obitelji');
  expect((await takeOut(TREE))?.headers.get('content-type')).toBe('text/html');
  const sealed = caches.in('members', '/stablo');
  expect(await sealed?.clone().text()).not.toContain('Stablo');
  await put('Stablo obitelji');
  expect(caches.in('members', '/stablo')?.headers.get('x-iv')).not.toBe(sealed?.headers.get('x-iv'));
  const { key } = database.values.get('members') as { key: CryptoKey };
  expect([key.extractable, key.algorithm]).toEqual([false, { name: 'AES-GCM', length: 256 }]);
});

test('nothing is kept for whoever has not asked for it, and nothing of theirs is made', async () => {
  await put('Stablo obitelji');
  expect(await read()).toBeUndefined();
  expect(await putAwayAddresses()).toEqual([]);
  expect(await isKeepingForMember()).toBe(false);
  await dropPutAway();
  await forgetMember();
  expect(await caches.has('members')).toBe(false);
});

test('copies and key go as soon as somebody else is at the device, or nobody any more', async () => {
  for (const mark of ['luce', undefined]) {
    await keepForMember('kata');
    await put('Stablo obitelji');
    await checkMember('kata');
    expect(await isKeepingForMember()).toBe(true);
    expect(await read()).toBe('Stablo obitelji');
    await checkMember(mark);
    expect(await isKeepingForMember()).toBe(false);
    expect(await read()).toBeUndefined();
    expect([await caches.has('members'), database.values.size]).toEqual([false, 0]);
  }
});

test('switched on again, what another key has sealed is gone instead of in the way', async () => {
  await keepForMember('kata');
  await put('Stablo obitelji');
  await keepForMember('kata');
  expect(await read()).toBeUndefined();
  expect(await putAwayAddresses()).toEqual([]);
  await put('Novo stablo');
  expect(await read()).toBe('Novo stablo');
});

test('a new build keeps the wish and the key, and drops what may need files that are gone', async () => {
  await keepForMember('kata');
  await put('Stablo obitelji');
  await dropPutAway();
  expect(await isKeepingForMember()).toBe(true);
  expect(await putAwayAddresses()).toEqual([]);
  await put('Stablo obitelji');
  expect(await read()).toBe('Stablo obitelji');
});

test('a key without copies is none: whoever empties the browser’s caches has switched it off', async () => {
  await keepForMember('kata');
  await put('Stablo obitelji');
  await caches.delete('members');
  expect(await isKeepingForMember()).toBe(false);
  await put('Stablo obitelji');
  expect(await caches.has('members')).toBe(false);
});

test('no more is kept than three hundred, the oldest out first', async () => {
  await keepForMember('kata');
  for (let number = 0; number <= 300; number += 1) await put('x', `${TREE}/${number}`);
  expect(caches.pathsIn('members')).toHaveLength(300);
  expect(await read(`${TREE}/0`)).toBeUndefined();
  expect([await read(`${TREE}/1`), await read(`${TREE}/300`)]).toEqual(['x', 'x']);
});

test('what was put away a moment too late, and no key opens, is as good as nothing', async () => {
  await keepForMember('iva');
  const late = new Response('zapečaćeno', { headers: { 'x-iv': '1,2,3,4,5,6,7,8,9,10,11,12' } });
  await (await caches.open('members')).put(TREE, late);
  expect(await takeOut(TREE)).toBeUndefined();
});
