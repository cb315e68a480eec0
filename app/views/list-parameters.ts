import { PAGE_PARAM } from '../routes.ts';
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

export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** How many stand on the pages before this one. */
  readonly before: number;
  readonly current: number;
  readonly pages: readonly { readonly number: number; readonly href: string }[];
  readonly canonical: string;
}

/** One page of a list and the links to the others. A page that is not there is not found; the first one always is. */
export function listPage<Item>(
  items: readonly Item[],
  { path, searchParams, filters = [], size = PAGE_SIZE }: ListOptions,
): ListPage<Item> {
  const last = Math.max(1, Math.ceil(items.length / size));
  const asked = searchParams.get(PAGE_PARAM);
  const current = asked === null ? 1 : Number(asked);
  if (!Number.isInteger(current) || current < 1 || current > last) throw pageNotFound();
  const chosen = filters.flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [[name, value]] : [];
  });
  const addressOf = (page: number) => {
    const parameters = new URLSearchParams(page > 1 ? [...chosen, [PAGE_PARAM, String(page)]] : chosen);
    return `${path}${parameters.size > 0 ? `?${parameters}` : ''}`;
  };
  const before = (current - 1) * size;
  return {
    items: items.slice(before, before + size),
    before,
    current,
    pages: pagesAround(current, last).map((number) => ({ number, href: addressOf(number) })),
    canonical: addressOf(current),
  };
}

function pagesAround(current: number, last: number): number[] {
  const near = Array.from({ length: 2 * NEIGHBOURS + 1 }, (_, index) => current - NEIGHBOURS + index);
  return [...new Set([1, ...near, last])].filter((page) => page >= 1 && page <= last);
}
