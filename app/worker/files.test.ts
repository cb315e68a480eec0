import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryCaches, MemoryDatabase, ORIGIN } from './browser-stores.fixture.ts';
import { answerFile, filesIn, keepFiles } from './files.ts';
import { isKeepingForMember, keepForMember } from './vault.ts';

const caches = new MemoryCaches();
const database = new MemoryDatabase();
/** What the server answers, by path; nobody can be reached for any other. */
const answers = new Map<string, () => Response>();
const asked: string[] = [];

beforeEach(() => {
  caches.clear();
  database.values.clear();
  answers.clear();
  asked.length = 0;
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('indexedDB', database);
  vi.stubGlobal('fetch', async (asking: string | { url: string }) => {
    const { pathname } = new URL(typeof asking === 'string' ? asking : asking.url, ORIGIN);
    asked.push(pathname);
    const answer = answers.get(pathname);
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const file =
  (words: string, headers: Record<string, string> = {}, status = 200) =>
  () =>
    new Response(words, {
      status,
      headers: { 'Cache-Control': 'public, max-age=1', 'Content-Length': '9', ...headers },
    });
const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** A page asks for a file; resolves when everything has been kept. */
async function ask(path: string): Promise<string> {
  const url = new URL(path, ORIGIN);
  const work: Promise<unknown>[] = [];
  const event = { request: new Request(url), waitUntil: (one: Promise<unknown>) => void work.push(one) };
  const answer = await answerFile(event, url);
  await Promise.all(work);
  return answer.text();
}

test('a page names its styles, scripts and drawings, and of each photograph one size', () => {
  const html =
    '<link href="/assets/a.css"><template data-part="/assets/b.js"></template><img src="/media/1f/480.jpg">' +
    '<img src="/media/1f/960.webp"><img src="/media/2f/dark.svg"><a href="/media/3f/original.pdf"><a href="/assets/a.css#x">';
  expect(filesIn(html)).toEqual(['/assets/a.css', '/assets/b.js', '/media/1f/960.webp', '/media/2f/dark.svg']);
});

test('a built file is asked for once, and a picture renewed: both are there without a network', async () => {
  answers.set('/assets/a.js', file('dio'));
  expect([await ask('/assets/a.js'), await ask('/assets/a.js')]).toEqual(['dio', 'dio']);
  answers.set('/media/1f/960.webp', file('slika'));
  await keepFiles(['/media/1f/960.webp']);
  answers.set('/media/1f/960.webp', file('nova'));
  expect(await ask('/media/1f/960.webp')).toBe('nova');
  answers.clear();
  expect(await ask('/media/1f/960.webp')).toBe('slika');
  // Of a photograph any size is better than none.
  expect(await ask('/media/1f/480.jpg')).toBe('slika');
  await expect(ask('/media/2f/480.jpg')).rejects.toThrow('Failed to fetch');
  expect(asked.filter((path) => path === '/assets/a.js')).toHaveLength(1);
});

test('what is kept is not asked for again by the next page that names it', async () => {
  answers.set('/media/1f/960.webp', file('slika'));
  answers.set('/media/2f/dark.svg', file('crtež'));
  for (const _ of ['a page', 'the next']) await keepFiles([...answers.keys()]);
  expect(asked).toEqual(['/media/1f/960.webp', '/media/2f/dark.svg']);
  answers.clear();
  expect(await ask('/media/2f/dark.svg')).toBe('crtež');
});

test('only what is open to all, there, and not too large is kept for all', async () => {
  answers.set('/assets/large.js', file('x', { 'Content-Length': '300001' }));
  answers.set('/assets/just.js', file('x', { 'Content-Length': '300000' }));
  answers.set('/assets/secret.js', file('x', PRIVATE));
  answers.set('/assets/gone.js', file('x', {}, 404));
  await keepFiles([...answers.keys()]);
  for (const path of answers.keys()) await ask(path);
  expect(caches.pathsIn('files')).toEqual(['/assets/just.js']);
});

test('one that does not come keeps none of the others away, and is told of', async () => {
  answers.set('/assets/a.css', file('a'));
  answers.set('/assets/c.css', file('c'));
  await expect(keepFiles(['/assets/a.css', '/assets/b.css', '/assets/c.css'])).rejects.toThrow('Failed to fetch');
  expect(caches.pathsIn('files')).toEqual(['/assets/a.css', '/assets/c.css']);
});

test('members’ data and pictures are kept for who has asked for it, and nothing that hangs on a question', async () => {
  answers.set('/stablo/podatci', file('podatci', { ...PRIVATE, 'X-Keep': 'member kata' }));
  answers.set('/stablo/cinjenice', file('činjenice', { ...PRIVATE, 'X-Keep': 'no kata' }));
  answers.set('/stablo/nema', file('nema', { ...PRIVATE, 'X-Keep': 'member kata' }, 404));
  answers.set('/media/3f/960.webp', file('lice', PRIVATE));
  answers.set('/media/4f/960.webp', file('za sve'));
  const paths = [...answers.keys()];
  for (const path of paths) await ask(path);
  expect(await caches.has('members')).toBe(false);
  await keepForMember('kata');
  for (const path of [...paths, '/media/3f/960.webp?znak=x']) await ask(path);
  expect(caches.pathsIn('members')).toEqual(['/stablo/podatci', '/media/3f/960.webp']);
  expect(caches.in('members', '/media/3f/960.webp?znak=x')).toBeUndefined();
  answers.clear();
  expect([await ask('/stablo/podatci'), await ask('/media/3f/960.webp')]).toEqual(['podatci', 'lice']);
  await expect(ask('/stablo/cinjenice')).rejects.toThrow('Failed to fetch');
});

test.each([
  ['401', file('x', PRIVATE, 401)],
  ['another mark', file('x', { ...PRIVATE, 'X-Keep': 'member luce' })],
  ['no mark', file('x', { 'X-Keep': 'no' })],
])('an answer with %s ends what was kept for the one before, and keeps nothing', async (_, answer) => {
  await keepForMember('kata');
  answers.set('/stablo/podatci', answer);
  await ask('/stablo/podatci');
  expect(await isKeepingForMember()).toBe(false);
  expect(await caches.has('members')).toBe(false);
});

test('a picture that is gone ends nothing', async () => {
  await keepForMember('kata');
  answers.set('/media/3f/960.webp', file('x', {}, 404));
  await ask('/media/3f/960.webp');
  expect(await isKeepingForMember()).toBe(true);
});
