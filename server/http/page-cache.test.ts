import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CachedPage, PageCache } from './page-cache.ts';
import { securityHeaders } from './security-headers.ts';

const bytesOf = async (page: CachedPage, encoding: 'br' | 'gzip' | 'identity') =>
  (page.copy(encoding) ?? (await page.makeCopy(encoding))).bytes;
const body = (size = 10) => Buffer.alloc(size, 'a');

/** Names in lower case; fails when one stands twice. */
function named(headers: readonly string[]): Map<string, string> {
  const names = headers.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  return new Map(names.map((name, index) => [name, headers[index * 2 + 1] ?? '']));
}

test('a page made before a change is not served after it', () => {
  const cache = new PageCache([]);
  const { generation } = cache;
  cache.clear();
  cache.store('/', [], body(), generation);
  expect(cache.get('/')).toBeUndefined();
  cache.store('/', [], body(), cache.generation);
  expect(cache.get('/')).toBeDefined();
});

test('addresses without end do not fill the memory; what is read stays longest', () => {
  const cache = new PageCache([]);
  cache.store('/read', [], body(1_000_000), cache.generation);
  for (let index = 0; index < 60; index += 1) {
    cache.store(`/?${index}`, [], body(1_000_000), cache.generation);
    cache.get('/read');
  }
  expect(cache.get('/?0')).toBeUndefined();
  expect(cache.get('/?59')).toBeDefined();
  expect(cache.get('/read')).toBeDefined();
});

test('nor do answers of a few bytes, whose heads weigh more than they do', async () => {
  const cache = new PageCache(securityHeaders(true));
  for (let index = 0; index < 6000; index += 1) cache.store(`/robots.txt?${index}`, [], body(5), cache.generation);
  expect(cache.get('/robots.txt?0')).toBeUndefined();
  const short = cache.get('/robots.txt?5999');
  for (const encoding of ['br', 'gzip'] as const) {
    const { bytes } = (await short?.makeCopy(encoding)) ?? {};
    expect(bytes?.buffer.byteLength, 'no part of a larger piece of memory').toBe(bytes?.length);
  }
});

test('each encoding is made once, and recompressed when it is asked for again', async () => {
  const text = Buffer.from(Array.from({ length: 400 }, (_, index) => `${index * index} brda `).join(''));
  const page = new CachedPage([], text);
  const first = await bytesOf(page, 'br');
  expect(brotliDecompressSync(first)).toEqual(text);
  expect(await bytesOf(page, 'br')).toBe(first);
  await expect.poll(async () => (await bytesOf(page, 'br')).length).toBeLessThan(first.length);
  const copy = page.copy('br');
  expect(brotliDecompressSync(copy?.bytes ?? '')).toEqual(text);
  expect(named(copy?.headers ?? []).get('content-length')).toBe(String(copy?.bytes.length));
});

test('those who ask at the same time wait for one copy', async () => {
  const page = new CachedPage([], body(5000));
  const [one, other] = await Promise.all([page.makeCopy('br'), page.makeCopy('br')]);
  expect(one).toBe(other);
});

test('a page cached compressed is whole in every other encoding', async () => {
  const text = Buffer.from('brdo '.repeat(300));
  const page = new CachedPage([], text);
  await bytesOf(page, 'br');
  expect(await bytesOf(page, 'identity')).toEqual(text);
  expect(gunzipSync(await bytesOf(page, 'gzip'))).toEqual(text);
  expect(await bytesOf(page, 'identity')).toEqual(text);
});

test('a copy has its whole head: the site’s headers, the page’s own instead of them, and its own length', async () => {
  const cache = new PageCache(securityHeaders(true));
  const own = new Headers({ 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" });
  const page = cache.store('/', own, body(2000), cache.generation);
  const { bytes, etag, headers, headersOfUnchanged } = await page.makeCopy('br');
  const head = named(headers);
  for (const [name] of securityHeaders(true)) expect(head.has(name.toLowerCase()), name).toBe(true);
  expect(Object.fromEntries(head)).toMatchObject({
    'content-type': 'text/html',
    'content-security-policy': "default-src 'self'",
    'strict-transport-security': expect.stringContaining('max-age='),
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Accept-Encoding, Cookie',
    'content-encoding': 'br',
    'content-length': String(bytes.length),
    etag,
  });
  const unchanged = named(headersOfUnchanged);
  expect(unchanged.get('etag')).toBe(etag);
  expect([unchanged.has('content-length'), unchanged.has('content-encoding')]).toEqual([false, false]);
  const plain = await page.makeCopy('identity');
  expect(named(plain.headers).has('content-encoding')).toBe(false);
  expect(plain.etag).not.toBe(etag);
});
