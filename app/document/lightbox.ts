import { mdiClose } from '@mdi/js';
import { loadOptional } from './load-optional.ts';
import { onPress } from './press.ts';

/**
 * A picture opens at once in a dialog of the browser's own, as it is on the page; what makes it larger, and leads to the
 * other pictures, is fetched meanwhile. Where that does not come, the picture opens as a file.
 */
export function startLightbox(): void {
  onPress<HTMLAnchorElement>('a[data-enlarge]', async (link, event) => {
    event.preventDefault();
    const dialog = openDialog(link);
    const viewer = await loadOptional(() => import('./lightbox-viewer.ts'));
    if (!dialog.open) return;
    if (viewer) viewer.enlarge(dialog, link, show);
    // Without a line the file would not come, either: the picture stays as large as it is.
    else if (navigator.onLine) location.assign(link.href);
    else dialog.ariaBusy = null;
  });
}

function openDialog(link: HTMLAnchorElement): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.dataset.lightbox = '';
  dialog.ariaLabel = 'Uvećana slika';
  dialog.ariaBusy = 'true';
  // Ours to the last letter: what a record says comes in as text.
  dialog.innerHTML = `<figure><div></div><figcaption></figcaption></figure><form method="dialog"><button aria-label="Zatvorite"><svg viewBox="0 0 24 24" width="24" fill="currentColor" aria-hidden="true"><path d="${mdiClose}"/></svg></button></form>`;
  show(dialog, link);
  const close = () => dialog.close();
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', close);
    dialog.remove();
    link.focus({ preventScroll: true });
  });
  // Beside the picture and its words.
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.matches('dialog, figure, figure > div')) close();
  });
  // Whoever goes back must not find it open over another page.
  addEventListener('popstate', close);
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** The picture of a link, with its name and its words; of the size that is already there. */
function show(dialog: HTMLDialogElement, { children, dataset }: HTMLAnchorElement): void {
  const [frame, caption] = dialog.querySelectorAll<HTMLElement>('figure > *');
  if (!frame || !caption) return;
  frame.replaceChildren(...[...children].map((child) => child.cloneNode(true)));
  frame.style.cssText = `--width:${dataset.width};--height:${dataset.height}`;
  for (const picture of frame.querySelectorAll<HTMLImageElement>('img[width]')) {
    Object.assign(picture, { alt: dataset.enlarge, loading: 'eager', decoding: 'sync' });
  }
  const drawing = frame.querySelector(':scope > svg');
  if (drawing) Object.assign(drawing, { role: 'img', ariaLabel: dataset.enlarge, ariaHidden: null });
  caption.textContent = dataset.caption ?? '';
}
