import { mdiChevronLeft, mdiChevronRight, mdiMagnifyMinusOutline, mdiMagnifyPlusOutline } from '@mdi/js';
import { startGestures } from './lightbox-gestures.ts';

type Show = (dialog: HTMLDialogElement, link: HTMLAnchorElement) => void;

/** What an opened picture can do: become large, be zoomed and moved, lead to the page's other pictures. */
export function enlarge(dialog: HTMLDialogElement, pressed: HTMLAnchorElement, show: Show): void {
  const [frame, bar] = [dialog.querySelector<HTMLElement>('figure > div'), dialog.querySelector('form')];
  if (!frame || !bar) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-enlarge]')];
  let index = links.indexOf(pressed);

  const counter = document.createElement('p');
  counter.ariaLive = 'polite';
  const zoom = button('Približite', mdiMagnifyPlusOutline, () => gestures.toggle());
  const sides = document.createElement('nav');
  sides.ariaLabel = 'Slike';
  const previous = button('Prethodna slika', mdiChevronLeft, () => go(index - 1));
  const next = button('Sljedeća slika', mdiChevronRight, () => go(index + 1));
  sides.append(previous, next);
  bar.prepend(counter, zoom);
  if (links.length > 1) dialog.append(sides);

  const gestures = startGestures(frame, {
    step: (by) => go(index + by),
    close: () => dialog.close(),
    zoomed(isZoomed) {
      zoom.ariaLabel = isZoomed ? 'Udaljite' : 'Približite';
      zoom.querySelector('path')?.setAttribute('d', isZoomed ? mdiMagnifyMinusOutline : mdiMagnifyPlusOutline);
      ask(frame, isZoomed ? 2 : 1);
    },
  });

  const go = (to: number): boolean => {
    const link = links[to];
    if (!link) return false;
    index = to;
    show(dialog, link);
    gestures.reset();
    settle();
    return true;
  };

  const settle = () => {
    counter.textContent = links.length > 1 ? `${index + 1} / ${links.length}` : '';
    // A disabled button would lose the focus, and the keys with it.
    if ((index === 0 ? previous : next) === document.activeElement) (index === 0 ? next : previous).focus();
    previous.disabled = index === 0;
    next.disabled = index === links.length - 1;
    ask(frame, 1);
    busyUntilThere(dialog, frame);
  };

  dialog.addEventListener('keydown', (event) => {
    const act = {
      ArrowLeft: () => go(index - 1),
      ArrowRight: () => go(index + 1),
      Home: () => go(0),
      End: () => go(links.length - 1),
      '+': () => gestures.zoomBy(1.5),
      '-': () => gestures.zoomBy(1 / 1.5),
      '0': () => gestures.reset(),
    }[event.key];
    if (!act || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    act();
  });
  settle();
}

function button(name: string, path: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.ariaLabel = name;
  made.innerHTML = `<svg viewBox="0 0 24 24" width="24" fill="currentColor" aria-hidden="true"><path d="${path}"/></svg>`;
  made.addEventListener('click', press);
  return made;
}

/** For the file that suits the screen; the one on the page is shown until it has loaded. */
function ask(frame: HTMLElement, scale: number): void {
  const width = frame.firstElementChild?.clientWidth ?? frame.clientWidth;
  for (const source of frame.querySelectorAll('source, img[srcset]')) {
    source.setAttribute('sizes', `${Math.ceil(width * scale)}px`);
  }
}

function busyUntilThere(dialog: HTMLDialogElement, frame: HTMLElement): void {
  const picture = frame.querySelector<HTMLImageElement>('picture img');
  const settle = () => {
    // Another may have taken its place, and answers for itself.
    if (!picture || picture.isConnected) dialog.ariaBusy = null;
  };
  dialog.ariaBusy = 'true';
  // The picture starts to load only after this task.
  setTimeout(() => {
    if (!picture || picture.complete) settle();
    for (const end of ['load', 'error']) picture?.addEventListener(end, settle, { once: true });
  });
}
