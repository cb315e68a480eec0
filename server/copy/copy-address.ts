import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { OPEN_DOCUMENTS, pageAt } from '../../app/page-kinds.ts';
import { pathTo, table } from '../../app/routes.ts';
import { slugOf } from '../../domain/slug.ts';

/** What becomes of an address of the site in a copy of it. */
export type Place =
  | { readonly kind: 'page' | 'file'; readonly file: string }
  /** Needs the living site: leads to the page that says so. */
  | { readonly kind: 'living' }
  /** Nothing of the site is there. */
  | { readonly kind: 'nowhere' };

/** Documents that are nothing without a process: what is written in them is sent somewhere. */
const NEED_A_PROCESS: readonly string[] = [table.contact.path, table.visitCounting.path];
const COPIED = new Set(OPEN_DOCUMENTS.filter((path) => !NEED_A_PROCESS.includes(path)));

/** Files that pages and machines refer to. */
export const COPIED_SERVICES = [
  table.rss.path,
  table.atom.path,
  table.sitemap.path,
  table.robots.path,
  table.peopleCsv.path,
  table.peopleJson.path,
];
const SERVICES = Object.values(table)
  .filter(({ kind, path }) => kind === 'service' && !path.includes('*'))
  .map(({ path }) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`, 'i'));
/** What a build has, and what is kept of pictures and voices. */
const FILE = /^\/(?:assets\/|media\/|favicon\.svg$|apple-touch-icon\.png$)/;

/** The page that says that this is a copy. */
export const NOTICE = pathTo('copyNotice');
export const SEARCH = pathTo('search');
export const SEARCH_FILE = `${SEARCH.slice(1)}/index.html`;
/** What the page of the search loads, and finds in. */
export const SEARCH_INDEX = 'assets/search-index.js';

/** By path and query, as they stand in a link of the site. */
export function placeOf(address: string): Place {
  const url = URL.parse(address, 'http://copy');
  // What begins with «/\» names another machine, or nothing at all.
  if (url?.host !== 'copy') return { kind: 'nowhere' };
  const { pathname, search } = url;
  const path = pathname === '/' ? pathname : pathname.replace(/\/+$/, '');
  const plain = plainPath(path);
  if (plain === undefined) return { kind: 'nowhere' };
  if (FILE.test(path) || COPIED_SERVICES.includes(path as (typeof COPIED_SERVICES)[number])) {
    return { kind: 'file', file: plain };
  }
  const page = pageAt(path);
  if (page) {
    if (!COPIED.has(page.path)) return { kind: 'living' };
    // The search is asked in the browser, whatever it is asked.
    return { kind: 'page', file: pageFile(plain, path === SEARCH ? '' : search) };
  }
  return { kind: SERVICES.some((service) => service.test(path)) ? 'living' : 'nowhere' };
}

/** As a path below a folder; none that would lead out of it. */
function plainPath(path: string): string | undefined {
  try {
    const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
    const isPlain = parts.every((part) => !/[/\\\0]/.test(part) && !part.startsWith('.'));
    return isPlain ? parts.join('/') : undefined;
  } catch {
    return undefined;
  }
}

/** A list as it was narrowed, or a further page of it, lies in a folder of its own below. */
function pageFile(path: string, search: string): string {
  const folder = search === '' ? path : posix.join(path, folderOfQuery(search));
  return posix.join(folder, 'index.html');
}

function folderOfQuery(search: string): string {
  const words = [...new URLSearchParams(search)].flat().join(' ');
  const mark = createHash('sha256').update(search).digest('hex').slice(0, 8);
  return `_${slugOf(words).slice(0, 60)}-${mark}`;
}

/** From one file of the copy to another, as a link. */
export function linkBetween(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to) || posix.basename(to);
  return path.split('/').map(encodeURIComponent).join('/');
}
