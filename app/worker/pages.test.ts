import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ORIGIN = 'https://brdo.example';

/** As browsers have it: what is put last is last, whether or not it was there before. */
class MemoryCache {
  readonly entries = new Map<string, Response>();
  #keyOf = (key: string | { url: string }) => new URL(typeof key === 'string' ? key : key.url, ORIGIN).href;
  match = async (key: string) => this.entries.get(this.#keyOf(key))?.clone();
  delete = async (key: string) => this.entries.delete(this.#keyOf(key));
  keys = async () => [...this.entries.keys()].map((url) => ({ url }));
  put = async (key: string, response: Response) => {
    this.entries.delete(this.#keyOf(key));
    this.entries.set(this.#keyOf(key), response);
  };
}

const caches = new Map<string, MemoryCache>();
/** What the server answers, by path. */
const answers = new Map<string, () => Response>();
const asked: string[] = [];

function pathsIn(name: string): string[] {
  return [...(caches.get(name)?.entries.keys() ?? [])].map((url) => new URL(url).pathname);
}

function page(html: string, keep: string, status = 200): () => Response {
  return () => new Response(`<!DOCTYPE html><html lang="hr">${html}`, { status, headers: { 'X-Keep': keep } });
}

function file(bytes = 10, control = 'public, max-age=1'): () => Response {
  return () => new Response('x', { headers: { 'Cache-Control': control, 'Content-Length': String(bytes) } });
}

/** Somebody opens an address; resolves when everything has been kept. */
async function visit(path: string): Promise<Response> {
  const { answerPage } = await import('./pages.ts');
  const url = new URL(path, ORIGIN);
  const work: Promise<unknown>[] = [];
  const answer = await answerPage(
    {
      request: new Request(url),
      preloadResponse: Promise.resolve(undefined),
      waitUntil: (one: Promise<unknown>) => void work.push(one),
    },
    url,
  );
  await Promise.all(work);
  return answer;
}

beforeEach(() => {
  vi.useFakeTimers();
  caches.clear();
  answers.clear();
  asked.length = 0;
  vi.stubGlobal('OFFLINE_PAGE', '/bez-mreze');
  vi.stubGlobal('HOME_PAGE', '/');
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('caches', {
    has: async (name: string) => caches.has(name),
    delete: async (name: string) => caches.delete(name),
    open: async (name: string) => {
      if (!caches.has(name)) caches.set(name, new MemoryCache());
      return caches.get(name);
    },
  });
  vi.stubGlobal('fetch', async (asking: string | { url: string }, options: { credentials?: string } = {}) => {
    const { pathname } = new URL(typeof asking === 'string' ? asking : asking.url, ORIGIN);
    asked.push(`${options.credentials ?? 'include'} ${pathname}`);
    const answer = answers.get(pathname);
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page for all is kept as it came, with the files that it names and nobody has to be known for', async () => {
  const names =
    '<link href="/assets/a.css#"><img src="/media/1f/480.jpg"><img src="/media/2f/960.jpg"><a href="/media/3f/card.pdf">';
  answers.set('/news/1/glad', page(names, 'all'));
  answers.set('/assets/a.css', file());
  answers.set('/media/1f/960.webp', file());
  answers.set('/media/2f/960.webp', file(10, 'private, no-store'));
  await visit('/news/1/glad');
  expect(pathsIn('pages')).toEqual(['/news/1/glad']);
  expect(pathsIn('files')).toEqual(['/assets/a.css', '/media/1f/960.webp']);
  answers.clear();
  expect(await (await visit('/news/1/glad')).text()).toMatch(/^<!DOCTYPE html><html data-copied="[^"]+" lang="hr">/);
});

test('of a page made for somebody another is asked for, without saying who asks', async () => {
  let isKnown = true;
  answers.set('/osoba', () => {
    const keep = isKnown ? 'visitor abc' : 'all';
    isKnown = false;
    return page(keep, keep)();
  });
  await visit('/osoba');
  expect(asked).toEqual(['include /osoba', 'omit /osoba']);
  expect(await caches.get('pages')?.entries.get(`${ORIGIN}/osoba`)?.text()).toMatch(/>all$/);
});

test('what a member sees, what is not to be kept and what is no more is not kept; a page that is gone is forgotten', async () => {
  answers.set('/a', page('', 'all'));
  await visit('/a');
  answers.set('/clanovi', page('', 'member abc'));
  answers.set('/racun', page('', 'no abc'));
  await visit('/clanovi');
  await visit('/racun');
  expect(pathsIn('pages')).toEqual(['/a']);
  answers.set('/a', page('', '', 404));
  await visit('/a');
  expect(pathsIn('pages')).toEqual([]);
  expect(caches.has('members')).toBe(false);
});

test('a server that fails is answered for by the copy, and the copy stays', async () => {
  answers.set('/a', page('kopija', 'all'));
  await visit('/a');
  answers.set('/a', page('pogreška', '', 503));
  expect(await (await visit('/a')).text()).toContain('kopija');
  expect(pathsIn('pages')).toEqual(['/a']);
});

test('no more is kept than there is room for, the offline page and the newest always', async () => {
  answers.set('/bez-mreze', page('<i src="/assets/part.js">', 'all'));
  answers.set('/assets/part.js', file());
  await visit('/bez-mreze');
  answers.set('/assets/big.js', file(2_000_000));
  for (let number = 0; number < 200; number += 1) {
    answers.set(`/${number}`, page(`<img src="/media/${number}f/960.jpg"><i src="/assets/big.js">`, 'all'));
    answers.set(`/media/${number}f/960.webp`, file());
    await visit(`/${number}`);
  }
  const kept = pathsIn('pages');
  expect(kept.length).toBeLessThanOrEqual(141);
  expect(kept).toEqual(expect.arrayContaining(['/bez-mreze', '/199', '/150']));
  expect(kept).not.toContain('/0');
  expect(pathsIn('files')).not.toContain('/media/0f/960.webp');
  expect(pathsIn('files')).toEqual(expect.arrayContaining(['/assets/part.js', '/media/199f/960.webp']));
  expect(pathsIn('files')).not.toContain('/assets/big.js');
});

test('the home page brings what it leads to, documents open to all and no others, and nothing to who saves data', async () => {
  const links = Array.from({ length: 60 }, (_, number) => `<a href="/news/${number}/x">`).join('');
  const home = `<script data-documents="/ /news/:id/:title"></script><a class="x" href="/karta"><a href="/">${links}`;
  answers.set('/', page(home, 'all'));
  for (let number = 0; number < 60; number += 1) answers.set(`/news/${number}/x`, page('', 'all'));
  await visit('/');
  expect(asked).toHaveLength(41);
  expect(asked).not.toContain('omit /karta');
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  caches.clear();
  asked.length = 0;
  await visit('/');
  expect(asked).toEqual(['include /']);
});
