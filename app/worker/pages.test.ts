import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryCaches, MemoryDatabase, ORIGIN } from './browser-stores.fixture.ts';
import { keepFiles } from './files.ts';
import { answerPage, prune } from './pages.ts';
import { keepForMember } from './vault.ts';

const caches = new MemoryCaches();
/** What the server answers, by path. */
const answers = new Map<string, () => Response>();
const asked: string[] = [];

function page(html: string, keep: string, status = 200): () => Response {
  // Nothing is said of what is not there, and while nobody can tell who is asking.
  const headers: HeadersInit = keep ? { 'X-Keep': keep } : {};
  return () => new Response(`<!DOCTYPE html><html lang="hr">${html}`, { status, headers });
}

function file(bytes = 10, control = 'public, max-age=1'): () => Response {
  return () => new Response('x', { headers: { 'Cache-Control': control, 'Content-Length': String(bytes) } });
}

/** Somebody opens an address; the browser may have asked for it already. */
function open(path: string, preloadResponse: Promise<Response | undefined> = Promise.resolve(undefined)) {
  const url = new URL(path, ORIGIN);
  const work: Promise<unknown>[] = [];
  const answer = answerPage(
    {
      request: new Request(url),
      preloadResponse,
      waitUntil: (one: Promise<unknown>) => void work.push(one),
    },
    url,
  );
  return { answer, isKept: () => Promise.all(work) };
}

/** Resolves when everything has been kept. */
async function visit(path: string, preloadResponse?: Promise<Response>): Promise<Response> {
  const { answer, isKept } = open(path, preloadResponse);
  await answer;
  await isKept();
  return answer;
}

beforeEach(() => {
  vi.useFakeTimers();
  for (const held of [caches, answers]) held.clear();
  asked.length = 0;
  vi.stubGlobal('OFFLINE_PAGE', '/bez-mreze');
  vi.stubGlobal('HOME_PAGE', '/');
  vi.stubGlobal('FORM_PAGE', '/novi-spomen');
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('indexedDB', new MemoryDatabase());
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
  expect(caches.pathsIn('pages')).toEqual(['/news/1/glad']);
  expect(caches.pathsIn('files')).toEqual(['/assets/a.css', '/media/1f/960.webp']);
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
  expect(await caches.in('pages', '/osoba')?.text()).toMatch(/>all$/);
});

test('what a member sees, what is not to be kept and what is no more is not kept; a page that is gone is forgotten', async () => {
  answers.set('/a', page('', 'all'));
  await visit('/a');
  answers.set('/clanovi', page('', 'member abc'));
  answers.set('/racun', page('', 'no abc'));
  await visit('/clanovi');
  await visit('/racun');
  expect(caches.pathsIn('pages')).toEqual(['/a']);
  answers.set('/a', page('', '', 404));
  await visit('/a');
  expect(caches.pathsIn('pages')).toEqual([]);
  expect(await caches.has('members')).toBe(false);
});

test('a server that fails is answered for by the copy, and the copy stays', async () => {
  answers.set('/a', page('kopija', 'all'));
  await visit('/a');
  answers.set('/a', page('pogreška', '', 500));
  expect(await (await visit('/a')).text()).toContain('kopija');
  expect(caches.pathsIn('pages')).toEqual(['/a']);
  // Where there is none it says so itself.
  answers.set('/b', page('pogreška', '', 500));
  expect(await (await visit('/b')).text()).toContain('pogreška');
});

test('a member’s page is read without a network by who has asked for it, until somebody else is there', async () => {
  answers.set('/bez-mreze', page('<div data-at-hand=""></div>', 'all'));
  answers.set('/stablo', page('<title>Stablo</title><i src="/assets/a.js">', 'member kata'));
  answers.set('/assets/a.js', file());
  await visit('/bez-mreze');
  await keepForMember('kata');
  await visit('/stablo');
  expect(caches.pathsIn('files')).toEqual(['/assets/a.js']);
  answers.set('/a', page('prijava trenutačno ne radi', ''));
  await visit('/a');
  answers.clear();
  expect(await (await visit('/stablo')).text()).toMatch(
    /^<!DOCTYPE html><html data-copied="[^"]+" lang="hr"><title>Stablo/,
  );
  expect(await (await visit('/nema')).text()).toContain('<li><a href="/stablo">Stablo</a></li>');
  answers.set('/a', page('', 'no luce'));
  await visit('/a');
  answers.clear();
  expect((await visit('/stablo')).status).toBe(503);
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
  const kept = caches.pathsIn('pages');
  expect(kept.length).toBeLessThanOrEqual(141);
  expect(kept).toEqual(expect.arrayContaining(['/bez-mreze', '/199', '/150']));
  expect(kept).not.toContain('/0');
  expect(caches.pathsIn('files')).not.toContain('/media/0f/960.webp');
  expect(caches.pathsIn('files')).toEqual(expect.arrayContaining(['/assets/part.js', '/media/199f/960.webp']));
  expect(caches.pathsIn('files')).not.toContain('/assets/big.js');
});

test('of pages with very many pictures fewer are kept, the newest, with all of theirs', async () => {
  for (let number = 0; number < 12; number += 1) {
    const pictures = Array.from({ length: 50 }, (_, picture) => `/media/${number}f${picture}/960`);
    for (const path of pictures) answers.set(`${path}.webp`, file());
    answers.set(`/${number}`, page(pictures.map((path) => `<img src="${path}.jpg">`).join(''), 'all'));
    await visit(`/${number}`);
  }
  await prune('/media');
  expect(caches.pathsIn('pages')).toEqual(['/3', '/4', '/5', '/6', '/7', '/8', '/9', '/10', '/11']);
  expect(caches.pathsIn('files')).toHaveLength(9 * 50);
  expect(caches.pathsIn('files')).not.toContain('/media/2f0/960.webp');
  // Parts of an app are named by no page.
  answers.set('/assets/part.js', file());
  await keepFiles(['/assets/part.js']);
  await prune('/media');
  expect(caches.pathsIn('files')).toContain('/assets/part.js');
  await prune('/');
  expect(caches.pathsIn('files')).not.toContain('/assets/part.js');
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
  vi.stubGlobal('navigator', { connection: { type: 'cellular' } });
  caches.clear();
  await visit('/');
  expect(asked).toEqual(['include /', 'include /']);
});

test('no other page brings what it leads to, nor what leads on from there', async () => {
  const leading = '<script data-documents="/ /news/:id/:title"></script><a href="/news/1/x"><a href="/news/2/x">';
  answers.set('/news/1/x', page(leading, 'all'));
  answers.set('/news/2/x', page(leading, 'all'));
  await visit('/news/1/x');
  expect(asked).toEqual(['include /news/1/x']);
  asked.length = 0;
  answers.set('/', page(leading.replace('<a href="/news/2/x">', ''), 'all'));
  await visit('/');
  expect(asked).toEqual(['include /', 'omit /news/1/x']);
});

test('one page or file that does not come keeps nothing else that the home page leads to away', async () => {
  const links = ['gone', 'broken', 'well'].map((name) => `<a href="/news/${name}/x">`).join('');
  answers.set('/', page(`<script data-documents="/news/:id/:title"></script><i src="/assets/gone.js">${links}`, 'all'));
  answers.set('/news/broken/x', page('<i src="/assets/gone.js"><i src="/assets/a.js">', 'all'));
  answers.set('/news/well/x', page('', 'all'));
  answers.set('/assets/a.js', file());
  await visit('/');
  expect(caches.pathsIn('pages')).toEqual(['/', '/news/broken/x', '/news/well/x']);
  expect(caches.pathsIn('files')).toEqual(['/assets/a.js']);
});

test('what the home page leads to is asked for again after a day', async () => {
  const home = page('<script data-documents="/news/:id/:title"></script><a href="/news/1/x">', 'all');
  answers.set('/', home);
  answers.set('/news/1/x', () => {
    const answer = page('', 'all')();
    answer.headers.set('Date', new Date().toUTCString());
    return answer;
  });
  const visits = async () => {
    asked.length = 0;
    await visit('/');
    return asked.includes('omit /news/1/x');
  };
  expect([await visits(), await visits()]).toEqual([true, false]);
  const HOUR_MS = 60 * 60 * 1000;
  vi.setSystemTime(Date.now() + 23 * HOUR_MS);
  expect(await visits()).toBe(false);
  vi.setSystemTime(Date.now() + HOUR_MS + 2000);
  expect(await visits()).toBe(true);
});

test('of what the home page leads to, no more than a few pictures come along', async () => {
  const names = Array.from({ length: 30 }, (_, number) => `/assets/${number}.js`);
  for (const name of names) answers.set(name, file());
  answers.set('/', page('<script data-documents="/news/:id/:title"></script><a href="/news/1/x">', 'all'));
  answers.set('/news/1/x', page(names.map((name) => `<i src="${name}">`).join(''), 'all'));
  await visit('/');
  expect(caches.pathsIn('files')).toEqual(names.slice(0, 16));
  await visit('/news/1/x');
  expect(caches.pathsIn('files')).toEqual(names);
});

test('what the browser has asked for already is not asked for again, and is kept', async () => {
  const answer = await visit('/a', Promise.resolve(page('unaprijed', 'all')()));
  expect(await answer.text()).toContain('unaprijed');
  expect(asked).toEqual([]);
  expect(caches.pathsIn('pages')).toEqual(['/a']);
});

test('a request ahead that fails is made anew, and answered by the copy where there is no network', async () => {
  for (const fail of [() => Promise.reject(new TypeError()), async () => Response.error()]) {
    answers.set('/a', page('kopija', 'all'));
    await visit('/a', fail());
    answers.clear();
    expect(await (await visit('/a', fail())).text()).toContain('kopija');
  }
});

test('a line that says nothing for four seconds is answered for by the copy, which it renews when it speaks', async () => {
  answers.set('/a', page('stara', 'all'));
  await visit('/a');
  const speaks = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => speaks.promise);
  const visiting = open('/a');
  const answered = vi.fn();
  void visiting.answer.then(answered);
  await vi.advanceTimersByTimeAsync(3999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await visiting.answer).text()).toContain('stara');
  speaks.resolve(page('nova', 'all')());
  await visiting.isKept();
  expect(await caches.in('pages', '/a')?.text()).toContain('nova');
});

test('where there is no copy, a slow line is waited for', async () => {
  const speaks = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => speaks.promise);
  const visiting = open('/a');
  await vi.advanceTimersByTimeAsync(60_000);
  speaks.resolve(page('spora', 'no')());
  expect(await (await visiting.answer).text()).toContain('spora');
});

test('what is not at hand is answered by the offline page, with what is: newest first, by title, under where it belongs', async () => {
  const crumbs = (group: string, title: string) =>
    `<nav aria-label="Put do stranice"><ol><li><a href="/">Početna</a></li><li><a href="/x">${group}</a></li><li aria-current="page">${title}</li></ol></nav>`;
  answers.set('/bez-mreze', page('<title>Bez mreže</title><div data-at-hand=""><p>popis</p></div>', 'all'));
  answers.set('/news/1/glad', page(crumbs('Blog', 'Glad &amp; žeđ'), 'all'));
  answers.set('/news/2/bura', page(crumbs('Blog', 'Bura'), 'all'));
  answers.set('/nasa-misija', page('<title>Naša misija</title>', 'all'));
  for (const path of answers.keys()) await visit(path);
  answers.clear();
  const answer = await visit('/nema');
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain(
    'data-at-hand=""><section><h2>Stranice</h2><ul><li><a href="/nasa-misija">Naša misija</a></li></ul></section>' +
      '<section><h2>Blog</h2><ul><li><a href="/news/2/bura">Bura</a></li><li><a href="/news/1/glad">Glad &amp; žeđ</a></li></ul></section><p>',
  );
});

test('a worker that another has taken the place of keeps nothing any more', async () => {
  answers.set('/a', page('', 'all'));
  vi.stubGlobal('serviceWorker', { state: 'redundant' });
  await visit('/a');
  expect(caches.pathsIn('pages')).toEqual([]);
});

test('a page that is for nobody to keep any more, or that strangers do not find, is forgotten', async () => {
  for (const [keep, forAll] of [
    ['no', undefined],
    ['visitor kata', page('', '', 404)],
  ] as const) {
    answers.set('/a', page('', 'all'));
    await visit('/a');
    expect(caches.pathsIn('pages')).toEqual(['/a']);
    let isFirst = true;
    answers.set('/a', () => {
      const answer = isFirst || !forAll ? page('', keep)() : forAll();
      isFirst = false;
      return answer;
    });
    await visit('/a');
    expect(caches.pathsIn('pages')).toEqual([]);
  }
});

test('a copy stays where the page for all cannot be had just now', async () => {
  answers.set('/a', page('kopija', 'all'));
  await visit('/a');
  let isFirst = true;
  answers.set('/a', () => {
    const answer = isFirst ? page('', 'visitor kata')() : page('', '', 503)();
    isFirst = false;
    return answer;
  });
  await visit('/a');
  expect(asked.slice(-2)).toEqual(['include /a', 'omit /a']);
  expect(caches.pathsIn('pages')).toEqual(['/a']);
});
