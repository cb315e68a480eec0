import { FILES, filesIn, keepFiles } from './files.ts';
import type { FetchEvent } from './scope.ts';

declare const OFFLINE_PAGE: string;
declare const HOME_PAGE: string;

const PAGES = 'pages';
/** Least recently renewed first out; besides, the newest pages that need no more files than this in all. */
const MOST_PAGES = 120;
const MOST_FILES = 400;
/** From the home page, in one go. */
const MOST_AHEAD = 40;
const MOST_PICTURES_AHEAD = 4;
const FRESH_MS = 24 * 60 * 60 * 1000;
/** A line that says nothing for so long is as good as none. */
const PATIENCE_MS = 4000;

/** From the network, and from what is kept where there is none; either way the network's answer renews what is kept. */
export async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  const network = event.preloadResponse.then((answer) => answer ?? fetch(event.request));
  event.waitUntil(network.then((answer) => keep(url.href, answer.clone())).catch(() => {}));
  const kept = () => caches.open(PAGES).then((pages) => pages.match(url.href));
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  try {
    const answer = await Promise.race([network, patience.then(kept).then((copy) => copy ?? network)]);
    return answer.status < 500 ? answer : ((await kept()) ?? answer);
  } catch {
    return (await kept()) ?? offlinePage();
  }
}

/** The server says what an answer is: a page for all, one made for somebody of which there is another for all, or neither. */
async function keep(url: string, answer: Response): Promise<void> {
  const [kind] = answer.headers.get('x-keep')?.split(' ') ?? [];
  if (kind === 'all') await store(url, await answer.text(), answer.headers);
  else if (kind === 'visitor') await keepForAll(url);
  else if (kind || [404, 410].includes(answer.status)) await (await caches.open(PAGES)).delete(url);
}

/** As somebody reads it whom nobody knows. */
export async function keepForAll(url: string, isAhead = false): Promise<void> {
  const answer = await fetch(url, { credentials: 'omit' });
  if (answer.headers.get('x-keep') === 'all') await store(url, await answer.text(), answer.headers, isAhead);
  else if (answer.status === 404) await (await caches.open(PAGES)).delete(url);
}

async function store(url: string, html: string, headers: Headers, isAhead = false): Promise<void> {
  const pages = await caches.open(PAGES);
  // The page says itself of when it is, and mends its theme (app/document).
  const now = new Date().toLocaleString('hr', { dateStyle: 'long', timeStyle: 'short' });
  const marked = html.replace('<html', `<html data-copied="${now}"`);
  await pages.put(url, new Response(marked, { headers }));
  const files = filesIn(html);
  const pictures = files.filter((path) => path.startsWith('/media'));
  await keepFiles(isAhead ? files.filter((path) => pictures.indexOf(path) < MOST_PICTURES_AHEAD) : files);
  if ((await pages.keys()).length > MOST_PAGES) await prune();
  if (!isAhead && new URL(url).pathname === HOME_PAGE) await keepAhead(html);
}

/** What the home page leads to: one after the other, and on a line that costs its owner nothing by the byte. */
async function keepAhead(html: string): Promise<void> {
  const { connection } = navigator as { connection?: { saveData: boolean; type?: string; effectiveType: string } };
  if (connection?.saveData || connection?.type === 'cellular' || /2g/.test(connection?.effectiveType ?? '')) return;
  const pages = await caches.open(PAGES);
  const [, documents = ''] = /data-documents="([^"]+)/.exec(html) ?? [];
  const isOpen = new RegExp(`^(${documents.replace(/:\w+/g, '[^/]+').replaceAll(' ', '|')})$`);
  const paths = new Set([...html.matchAll(/<a [^>]*?href="([^"]+)/g)].map(([, path = '']) => path));
  paths.delete(HOME_PAGE);
  for (const path of [...paths].filter((path) => isOpen.test(path)).slice(0, MOST_AHEAD)) {
    const { href } = new URL(path, location.origin);
    const kept = await pages.match(href);
    const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '');
    if (!(age < FRESH_MS)) await keepForAll(href, true);
  }
}

/** The newest pages stay, with what they need, and nothing else. */
export async function prune(): Promise<void> {
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
    if (!needed.has(new URL(file.url).pathname)) await files.delete(file);
  }
}

/** Says what is at hand, the newest first, under the page of the site that leads to it. */
async function offlinePage(): Promise<Response> {
  const pages = await caches.open(PAGES);
  const page = await pages.match(OFFLINE_PAGE);
  if (!page) return Response.error();
  const groups = new Map<string, string>();
  for (const { url } of [...(await pages.keys())].reverse()) {
    const { pathname } = new URL(url);
    if (pathname === OFFLINE_PAGE) continue;
    const html = (await (await pages.match(url))?.text()) ?? '';
    const [, group = ''] = /<li><a href="\/">[^<]*<\/a><\/li><li><a[^>]*>([^<]*)/.exec(html) ?? [];
    const [, title] = /aria-current="page">([^<]*)<\/li>/.exec(html) ?? /<title>([^<]*)/.exec(html) ?? [];
    groups.set(group, `${groups.get(group) ?? ''}<li><a href="${pathname}">${title}</a></li>`);
  }
  const list = [...groups].map(
    ([group, links]) => `<section>${group && `<h2>${group}</h2>`}<ul>${links}</ul></section>`,
  );
  const html = (await page.text()).replace('data-at-hand="">', (place) => place + list.join(''));
  return new Response(html, { status: 503, headers: page.headers });
}
