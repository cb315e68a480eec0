const PAGE_SIZE = 12;

export interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly page: number;
  readonly pages: number;
}

/** One page of a list; a page that is not there is undefined, the first one always is. */
export function pageOf<Item>(items: readonly Item[], asked: string | null): PageOf<Item> | undefined {
  const pages = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const page = asked === null ? 1 : Number(asked);
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined;
  return { items: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pages };
}
