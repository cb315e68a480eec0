/** What a key does to the item that has the focus, or to the first one. Answers whether it did anything. */
export function keyDeed(event: KeyboardEvent, list: HTMLElement): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return false;
  const items = [...list.querySelectorAll<HTMLElement>('[data-item]')];
  const current = target.closest<HTMLElement>('[data-item]');
  const item = current ?? items[0];
  if (!item) return false;
  switch (event.key.toLowerCase()) {
    case 'j':
      return focusOn(current ? items[items.indexOf(current) + 1] : items[0]);
    case 'k':
      return focusOn(current ? items[items.indexOf(current) - 1] : items.at(-1));
    case 'o':
      return press(item.querySelector<HTMLButtonElement>('[data-deed=approve]'));
    case 'i':
      return unfold(item.querySelector<HTMLDetailsElement>('[data-deed=correct] details'));
    case 'x':
      return unfold(item.querySelector<HTMLDetailsElement>('[data-deed=refuse] details'));
    default:
      return false;
  }
}

function focusOn(item: HTMLElement | undefined): boolean {
  item?.focus();
  item?.scrollIntoView({ block: 'nearest' });
  return item !== undefined;
}

function press(button: HTMLButtonElement | null): boolean {
  button?.click();
  return button !== null;
}

function unfold(details: HTMLDetailsElement | null): boolean {
  if (!details) return false;
  details.open = true;
  details.querySelector<HTMLElement>('textarea, input:not([type=hidden])')?.focus();
  return true;
}
