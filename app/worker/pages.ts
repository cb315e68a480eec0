import { SITE_ZONE } from '../../domain/site-zone.ts';
import { FILES, filesIn, keepFiles } from './files.ts';
import { type FetchEvent, scope } from './scope.ts';
import { checkMember, putAway, putAwayAddresses, takeOut } from './vault.ts';

declare const OFFLINE_PAGE: string;
declare const HOME_PAGE: string;
/** The form for a memory: it can be filled in without a network, and needs all of its files. */
declare const FORM_PAGE: string;

const PAGES = 'pages';
/** Least recently renewed first out; besides, the newest pages that need no more files than this in all. */
const MOST_PAGES = 120;
const MOST_FILES = 400;
/** Looked through every so many pages. */
const SLACK = 20;
/** From the home page, in one go, with so many files each. */
const MOST_AHEAD = 40;
/** Styles, scripts and letters come first in a page: so many leave a few for pictures. */
const MOST_FILES_AHEAD = 16;
const FRESH_MS = 24 * 60 * 60 * 1000;
/** A line that says nothing for so long is as good as none. */
const PATIENCE_MS = 4000;

/** From the network, and from what is kept where there is none; either way the network's answer renews what is kept. */
export async function answerPage(
  event: Pick<FetchEvent, 'request' | 'preloadResponse' | 'waitUntil'>,
  url: URL,
): Promise<Response> {
  // Without a network the request made ahead is rejected in Chrome, and answered with an error in Firefox.
  const ahead = event.preloadResponse.catch(() => {}) as Promise<Response | undefined>;
  const network = ahead.then((answer) => (answer && answer.type !== 'error' ? answer : fetch(event.request)));
  event.waitUntil(network.then((answer) => keep(url.href, answer)).catch(() => {}));
  const kept = () => keptAt(url.href);
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  try {
    const answer = await Promise.race([network, patience.then(kept).then((copy) => copy ?? network)]);
    return answer.status < 500 ? answer : ((await kept()) ?? answer);
  } catch {
    return (await kept()) ?? offlinePage();
  }
}

async function keptAt(url: string): Promise<Response | undefined> {
  return (await (await caches.open(PAGES)).match(url)) ?? takeOut(url);
}

/** The server says what an answer is: a page for all, one made for somebody of which there is another for all, a member's, or neither. */
async function keep(url: string, answer: Response): Promise<void> {
  const [kind, mark] = answer.headers.get('x-keep')?.split(' ') ?? [];
  // At once, before it is read; and of nothing else, since a copy that nobody reads piles up.
  const html = /all|member/.test(kind ?? '') ? await answer.clone().text() : '';
  if (kind) await checkMember(mark);
  if (kind === 'all') await store(url, html, answer.headers);
  else if (kind === 'visitor') await keepForAll(url);
  else if (kind === 'member') {
    await putAway(url, answer.headers, new TextEncoder().encode(marked(html)));
    await keepFiles(filesIn(html));
  } else if (kind || answer.status === 404) await (await caches.open(PAGES)).delete(url);
}

/** As somebody reads it whom nobody knows. */
export async function keepForAll(url: string, isAhead?: boolean): Promise<void> {
  const answer = await fetch(url, { credentials: 'omit' });
  if (answer.headers.get('x-keep') === 'all') await store(url, await answer.text(), answer.headers, isAhead);
  else if (answer.status === 404) await (await caches.open(PAGES)).delete(url);
}

/** The page says itself of when it is, and mends its theme (app/document). */
function marked(html: string): string {
  const now = new Date().toLocaleString('hr', { dateStyle: 'long', timeStyle: 'short', timeZone: SITE_ZONE });
  return html.replace('<html', `<html data-copied="${now}"`);
}

async function store(url: string, html: string, headers: Headers, isAhead?: boolean): Promise<void> {
  // Another worker has taken over, maybe to throw everything away.
  if (scope.serviceWorker?.state === 'redundant') return;
  const pages = await caches.open(PAGES);
  await pages.put(url, new Response(marked(html), { headers }));
  try {
    await keepFiles(filesIn(html).slice(0, isAhead ? MOST_FILES_AHEAD : MOST_FILES));
  } finally {
    if ((await pages.keys()).length > MOST_PAGES + SLACK) await prune('/media');
    if (!isAhead && new URL(url).pathname === HOME_PAGE) await keepAhead(html);
  }
}

/** What the home page leads to: one after the other, whatever becomes of one, and on a line that costs its owner nothing by the byte. */
async function keepAhead(html: string): Promise<void> {
  const { connection } = navigator as { connection?: { saveData: boolean; type?: string } };
  if (connection?.saveData || connection?.type === 'cellular') return;
  const pages = await caches.open(PAGES);
  const [, documents = ''] = /data-documents="([^"]+)/.exec(html) ?? [];
  const isOpen = new RegExp(`^(${documents.replace(/:\w+/g, '[^/]+').replace(/ /g, '|')})$`);
  const paths = new Set([...html.matchAll(/<a [^>]*?href="([^"]+)/g)].map(([, path = '']) => path));
  for (const path of [...paths].filter((path) => path === FORM_PAGE || isOpen.test(path)).slice(0, MOST_AHEAD)) {
    const href = location.origin + path;
    const kept = await pages.match(href);
    const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '');
    if (!(age < FRESH_MS)) await keepForAll(href, isOpen.test(path)).catch(() => {});
  }
}

/** The newest pages stay, with what they need; of other files, those below a folder go. Parts of an app are named by no page. */
export async function prune(folder: string): Promise<void> {
  const pages = await caches.open(PAGES);
  const files = await caches.open(FILES);
  const needed = new Set<string>();
  let count = 0;
  for (const page of [...(await pages.keys())].reverse()) {
    count += 1;
    const isOver = count > MOST_PAGES || needed.size > MOST_FILES;
    if (isOver && !page.url.endsWith(OFFLINE_PAGE)) await pages.delete(page);
    else for (const path of filesIn((await (await pages.match(page))?.text()) ?? '')) needed.add(path);
  }
  for (const file of await files.keys()) {
    const { pathname } = new URL(file.url);
    if (pathname.startsWith(folder) && !needed.has(pathname)) await files.delete(file);
  }
}

/** Says what is at hand, the newest first, under the page of the site that leads to it. */
async function offlinePage(): Promise<Response> {
  const pages = await caches.open(PAGES);
  const page = await pages.match(OFFLINE_PAGE);
  if (!page) return Response.error();
  const groups = new Map<string, string>();
  for (const { url } of [...(await pages.keys()), ...(await putAwayAddresses())].reverse()) {
    const { pathname } = new URL(url);
    const html = (await (await keptAt(url))?.text()) ?? '';
    if (pathname === OFFLINE_PAGE || !html.startsWith('<!')) continue;
    const [, group = 'Stranice'] = /stranice"><ol><li><a[^<]*<\/a><\/li><li><a[^>]*>([^<]*)/.exec(html) ?? [];
    const [, title] = /aria-current="page">([^<]*)<\/li>/.exec(html) ?? /<title>([^<]*)/.exec(html) ?? [];
    groups.set(group, `${groups.get(group) ?? ''}<li><a href="${pathname}">${title}</a></li>`);
  }
  const list = [...groups].map(([group, links]) => `<section><h2>${group}</h2><ul>${links}</ul></section>`);
  const html = (await page.text()).replace('data-at-hand="">', (place) => place + list.join(''));
  return new Response(html, { status: 503, headers: page.headers });
}
