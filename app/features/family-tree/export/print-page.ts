import { dayOf } from '../../../../domain/site-zone.ts';
import { dayText } from '../../../text/dates.ts';
import { svgOf } from '../surface/svg.ts';
import { type ExportSource, type Picture, pictureOf, titleOf, withWholeCards } from './picture.ts';

const PAPER_WHITE = '#ffffff';

/** The colours for paper, whatever the theme: a dark background would waste ink. */
export function paperPalette({ paletteOf }: Pick<ExportSource, 'paletteOf'>) {
  return { ...paletteOf('light'), background: PAPER_WHITE };
}

export function todayText(): string {
  return dayText(dayOf(Date.now()));
}

/** The picture alone on the page, with its title, the day and the address, until the returned function is called. */
export function layOnPage(
  { paints, rect, palette }: Picture,
  title: string,
  pictures?: ReadonlyMap<string, string>,
): () => void {
  const frame = document.createElement('section');
  frame.id = 'ispis-stabla';
  frame.toggleAttribute('data-wide', rect.right - rect.left > rect.bottom - rect.top);
  frame.innerHTML = svgOf(paints, { rect, background: palette.background, title, ...(pictures ? { pictures } : {}) });
  const [heading, about] = [document.createElement('h1'), document.createElement('p')];
  heading.textContent = title;
  about.textContent = `${todayText()} · ${window.location.href}`;
  frame.prepend(heading, about);
  document.body.append(frame);
  document.documentElement.toggleAttribute('data-printing', true);
  return () => {
    document.documentElement.removeAttribute('data-printing');
    frame.remove();
  };
}

/**
 * The browser's own command prints what is visible of the drawing, not the page around it. It does not wait for pictures:
 * initials stand for faces.
 */
export function printDrawing(sourceOf: () => ExportSource | undefined): () => void {
  let remove = () => {};
  const lay = () => {
    if (document.documentElement.hasAttribute('data-printing')) return;
    const source = sourceOf();
    if (!source) return;
    const picture = pictureOf(source, 'visible', paperPalette(source));
    remove = layOnPage(withWholeCards(source.scene, picture), titleOf(source));
  };
  const clear = () => {
    remove();
    remove = () => {};
  };
  window.addEventListener('beforeprint', lay);
  window.addEventListener('afterprint', clear);
  return () => {
    window.removeEventListener('beforeprint', lay);
    window.removeEventListener('afterprint', clear);
    clear();
  };
}
