import { loadOptional } from './load-optional.ts';
import { onPress } from './press.ts';

/** A table whose heads are links to the same page in another order. Where all of its rows are on the page, it is put in order here. */
export function startSorting(): void {
  onPress<HTMLAnchorElement>('table[data-sortable] a[data-order]', async (link, event) => {
    event.preventDefault();
    const rows = await loadOptional(() => import('./sort-rows.ts'));
    if (rows) rows.sortRows(link);
    else location.assign(link.href);
  });
}
