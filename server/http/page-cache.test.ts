import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { KeptPage, PageCache } from './page-cache.ts';

const page = (size = 10) => new KeptPage(200, new Map(), Buffer.alloc(size, 'a'));

test('a page made before a change is not kept after it', () => {
  const cache = new PageCache();
  const { generation } = cache;
  cache.clear();
  cache.keep('/', page(), generation);
  expect(cache.get('/')).toBeUndefined();
  cache.keep('/', page(), cache.generation);
  expect(cache.get('/')).toBeDefined();
});

test('addresses without end do not fill the memory; what is read stays longest', () => {
  const cache = new PageCache();
  cache.keep('/read', page(1_000_000), cache.generation);
  for (let index = 0; index < 200; index += 1) {
    cache.keep(`/?${index}`, page(1_000_000), cache.generation);
    cache.get('/read');
  }
  expect(cache.get('/?0')).toBeUndefined();
  expect(cache.get('/?199')).toBeDefined();
  expect(cache.get('/read')).toBeDefined();
});

test('each encoding is made once, and squeezed when it is asked for again', async () => {
  const body = Buffer.from(Array.from({ length: 400 }, (_, index) => `${index * index} brda `).join(''));
  const kept = new KeptPage(200, new Map(), body);
  const first = await kept.bytes('br');
  expect(brotliDecompressSync(first)).toEqual(body);
  expect(await kept.bytes('br')).toBe(first);
  await expect.poll(async () => (await kept.bytes('br')).length).toBeLessThan(first.length);
  expect(brotliDecompressSync(await kept.bytes('br'))).toEqual(body);
});

test('a page kept compressed is whole in every other encoding', async () => {
  const body = Buffer.from('brdo '.repeat(300));
  const kept = new KeptPage(200, new Map(), body);
  await kept.bytes('br');
  expect(await kept.bytes('identity')).toEqual(body);
  expect(gunzipSync(await kept.bytes('gzip'))).toEqual(body);
  expect(await kept.bytes('identity')).toEqual(body);
});
