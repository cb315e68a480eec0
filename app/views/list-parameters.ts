import { PAGE_PARAM } from '../query-words.ts';
import { pageNotFound } from '../shell/address-parts.ts';

const PAGE_SIZE = 24;
/** Pages on either side of the current one, beside the first and the last: more would not stand in one row on a phone. */
const NEIGHBOURS = 1;

interface ListOptions {
  readonly path: string;
  readonly searchParams: URLSearchParams;
  /** Names of what else chooses from the list: they go along from page to page. */
  readonly filters?: readonly string[];
  readonly size?: number;
}

interface PageLinks {
  /** How many stand on the pages before this one. */
  readonly before: number;
  readonly current: number;
  readonly pages: readonly { readonly number: number; readonly href: string }[];
  readonly canonical: string;
}

export interface ListPage<Item> extends PageLinks {
  readonly items: readonly Item[];
}

/** One page of a list and the links to the others. */
export function listPage<Item>(items: readonly Item[], options: ListOptions): ListPage<Item> {
  const links = pageLinks(items.length, options);
  return { ...links, items: items.slice(links.before, links.before + (options.size ?? PAGE_SIZE)) };
}

/** The number of the page that is asked for, whether or not the list is as long. */
export function askedPage(searchParams: URLSearchParams): number {
  const asked = searchParams.get(PAGE_PARAM);
  const page = asked === null ? 1 : Number(asked);
  if (!Number.isSafeInteger(page) || page < 1) throw pageNotFound();
  return page;
}

/** The links to the pages of a list of so many. A page that is not there is not found; the first one always is. */
export function pageLinks(
  count: number,
  { path, searchParams, filters = [], size = PAGE_SIZE }: ListOptions,
): PageLinks {
  const last = Math.max(1, Math.ceil(count / size));
  const current = askedPage(searchParams);
  if (current > last) throw pageNotFound();
  const chosen = filters.flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [[name, value]] : [];
  });
  const addressOf = (page: number) => {
    const parameters = new URLSearchParams(page > 1 ? [...chosen, [PAGE_PARAM, String(page)]] : chosen);
    return `${path}${parameters.size > 0 ? `?${parameters}` : ''}`;
  };
  return {
    before: (current - 1) * size,
    current,
    pages: pagesAround(current, last).map((number) => ({ number, href: addressOf(number) })),
    canonical: addressOf(current),
  };
}

function pagesAround(current: number, last: number): number[] {
  const near = Array.from({ length: 2 * NEIGHBOURS + 1 }, (_, index) => current - NEIGHBOURS + index);
  return [...new Set([1, ...near, last])].filter((page) => page >= 1 && page <= last);
}
