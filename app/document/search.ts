import { mdiClose, mdiMagnify } from '@mdi/js';
import { loadOptional } from './load-optional.ts';
import { onPress } from './press.ts';

let dialog: HTMLDialogElement | undefined;

/**
 * A magnifier or the key «/» opens a field at once, in a dialog of the browser's own; what finds while one types is fetched
 * meanwhile. Where that does not come, the field's form leads to the page of the search, as its link does without scripts.
 */
export function startSearch(): void {
  const links = 'header a[data-opens-search]';
  onPress<HTMLAnchorElement>(links, (link, event) => {
    event.preventDefault();
    open(link, link);
  });
  document.addEventListener('keydown', (event) => {
    const { target } = event;
    if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const link = document.querySelector<HTMLAnchorElement>(links);
    if (!link || document.querySelector('dialog:modal') || !(target instanceof HTMLElement)) return;
    const isTyped = target.isContentEditable || target.matches('input, textarea, select');
    // The field of a dialog that was closed this moment has the focus until the next frame, and nobody types into it.
    if (isTyped && !target.closest('dialog:not([open])')) return;
    // An app may lead to a search of its own by the same key.
    if (document.querySelector('[data-takes-slash]')) return;
    event.preventDefault();
    open(link);
  });
  // Whoever comes back, or goes to another part of the page, must not find it open.
  for (const leaving of ['pagehide', 'hashchange', 'popstate']) addEventListener(leaving, () => dialog?.close());
}

/** The page of the search has a field of its own. */
function open(link: HTMLAnchorElement, opener?: HTMLElement): void {
  const field = document.querySelector<HTMLInputElement>('[data-search-field]');
  if (!field) {
    dialog ??= makeDialog(link);
    dialog.onclose = () => opener?.focus({ preventScroll: true });
    if (!dialog.isConnected) document.body.append(dialog);
    dialog.showModal();
  }
  (field ?? dialog?.querySelector('input'))?.select();
}

function makeDialog({ href, dataset }: HTMLAnchorElement): HTMLDialogElement {
  const made = document.createElement('dialog');
  made.dataset.search = '';
  made.ariaLabel = 'Pretraga';
  // Ours to the last letter, what the link says included.
  made.innerHTML = `<form role="search" action="${href}">${icon(mdiMagnify)}<input type="search" name="${dataset.opensSearch}" autocomplete="off" enterkeyhint="search" autofocus><button type="button" aria-label="Zatvorite">${icon(mdiClose)}</button></form>`;
  const field = made.querySelector('input') as HTMLInputElement;
  Object.assign(field, { ariaLabel: 'Što tražite?', placeholder: 'Što tražite?' });
  // Safari's own Esc does no more than empty the field.
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && field.value === '') made.close();
  });
  made.addEventListener('click', ({ target }) => {
    if (target === made || (target as Element).closest('button')) made.close();
  });
  loadOptional(() => import('./search-box.ts')).then((box) => box?.startBox(made));
  return made;
}

function icon(path: string): string {
  return `<svg viewBox="0 0 24 24" width="24" aria-hidden="true"><path d="${path}"/></svg>`;
}
