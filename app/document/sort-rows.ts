/** Rows know their place in each order, as the server put them, and change places without asking it. */
export function sortRows(link: HTMLAnchorElement): void {
  const { order = '' } = link.dataset;
  const table = link.closest('table');
  const body = table?.tBodies[0];
  if (!table || !body) return;
  const place = (row: HTMLTableRowElement) => Number(row.dataset[order]);
  body.append(...[...body.rows].sort((a, b) => place(a) - place(b)));
  for (const head of table.querySelectorAll('[aria-sort]')) head.removeAttribute('aria-sort');
  link.closest('th')?.setAttribute('aria-sort', 'ascending');
  history.replaceState(history.state, '', link.href);
  // Choosing a role afterwards keeps the order.
  for (const field of document.querySelectorAll<HTMLInputElement>('input[data-order]')) field.value = order;
}
