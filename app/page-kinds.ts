import { type Page, type PageKind, routeIdOf, table } from './routes.ts';

const entries: readonly Page[] = Object.values(table);
const pagesByRoute = new Map(entries.map((page) => [routeIdOf(page.path), page]));

/** Of a page that could not be made, the root alone is matched: it is answered as any that nobody wrote. */
function pageOf(route: string | undefined): Page {
  return pagesByRoute.get(route ?? '') ?? table.unmatched;
}

export function kindOf(route: string | undefined): PageKind {
  return pageOf(route).kind;
}

/** By which a visit is counted: says nothing of the record, of who looked for what, or of a link's token. */
export function patternOf(route: string | undefined): string {
  return pageOf(route).path;
}

const APP_ADDRESS = new RegExp(
  `^(?:\\?|(?:${entries
    .filter(({ kind }) => kind === 'app')
    .map(({ path }) => path.replaceAll(/:\w+/g, '[^/?#]+'))
    .join('|')})(?:[?#]|$))`,
  // As React Router matches them.
  'i',
);

/** Whether an address leads to a page that React Router can change to, from an app: another app, or the same one. */
export function isAppAddress(address: string): boolean {
  return APP_ADDRESS.test(address);
}

// Only the server asks: as a pure call, it is left out of what browsers get.
const ADDRESSES = /* @__PURE__ */ (() =>
  entries
    .filter(({ kind, path }) => kind !== 'service' && !path.includes('*'))
    .map((page) => ({ page, pattern: new RegExp(`^${page.path.replaceAll(/:\w+/g, '[^/]+')}$`, 'i') })))();

/** The page at an address, when it is one to be looked at. */
export function pageAt(pathname: string): Page | undefined {
  return ADDRESSES.find(({ pattern }) => pattern.test(pathname))?.page;
}

/** Patterns of the documents open to all: what a browser may ask for before anybody has pressed anything. */
export const OPEN_DOCUMENTS = /* @__PURE__ */ (() =>
  entries
    .filter(({ kind, guard, path }) => kind === 'document' && guard === 'public' && !path.includes('*'))
    // Nothing links to a private link.
    .filter(({ path }) => path !== table.preview.path)
    .map(({ path }) => path))();
