import { escapeHtml } from './escape-html.ts';

/** A picture of the media store, as far as its markup needs it. */
export interface FigurePicture {
  readonly kind: 'drawing' | 'photograph';
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly caption: string;
  /** What its addresses end with where it is not public. */
  readonly query?: string | undefined;
}

const WIDTHS = [480, 960, 1600];
const SIZES = '(width < 960px) 100vw, 42rem';

/** A picture between paragraphs, which opens large like a cover does (app/document/lightbox.ts). */
export function figureHtml({ kind, hash, width, height, alt, caption, query = '' }: FigurePicture): string {
  const src = `/media/${hash}`;
  const ending = escapeHtml(query);
  const name = escapeHtml(alt);
  const words = escapeHtml(caption);
  const size = `alt="${name}" width="${width}" height="${height}" loading="lazy" decoding="async"`;
  const picture = kind === 'drawing' ? drawing(src, ending, size) : photograph(src, ending, size);
  const large = `${src}/${kind === 'drawing' ? 'original.svg' : '1600.jpg'}${ending}`;
  const told = caption && ` data-caption="${words}"`;
  const label = `Povećajte sliku: ${name}`;
  const link = `<a href="${large}" aria-label="${label}" data-enlarge="${name}" data-width="${width}" data-height="${height}"${told}>${picture}</a>`;
  return `<figure>${link}${caption && `<figcaption>${words}</figcaption>`}</figure>\n`;
}

function photograph(src: string, ending: string, size: string): string {
  const set = (format: string) => WIDTHS.map((width) => `${src}/${width}.${format}${ending} ${width}w`).join(', ');
  const source = (format: string) => `<source type="image/${format}" srcset="${set(format)}" sizes="${SIZES}">`;
  return `<picture>${source('avif')}${source('webp')}<img src="${src}/960.jpg${ending}" srcset="${set('jpg')}" sizes="${SIZES}" ${size}></picture>`;
}

/** In both colourings; the theme shows one, and the other is never loaded. */
function drawing(src: string, ending: string, size: string): string {
  return ['dark', 'light']
    .map((theme) => `<img class="on-${theme}" src="${src}/${theme}.svg${ending}" ${size}>`)
    .join('');
}
