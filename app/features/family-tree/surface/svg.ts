import type { Rect } from '../scene/camera.ts';
import { type Face, type Paint, withPictures } from '../scene/paint.ts';

const FAMILY: Record<Face, string> = { serif: 'Alegreya, Georgia, serif', sans: 'Commissioner, sans-serif' };
const WEIGHT: Record<Face, number> = { serif: 500, sans: 400 };

interface Page {
  /** What of the drawing is on it. */
  readonly rect: Rect;
  readonly background: string;
  readonly title: string;
  /** Rules of the faces, so that the letters are the same wherever the file is opened. */
  readonly faces?: string;
  /** By address, the pictures as data addresses: a file of its own has nowhere to fetch them from. */
  readonly pictures?: ReadonlyMap<string, string>;
}

const NO_PICTURES: ReadonlyMap<string, string> = new Map();

/** The paint list as a file that needs no other. */
export function svgOf(
  paints: readonly Paint[],
  { rect, background, title, faces, pictures = NO_PICTURES }: Page,
): string {
  const width = rect.right - rect.left;
  const height = rect.bottom - rect.top;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[rect.left, rect.top, width, height].map(short).join(' ')}"`,
    ` width="${short(width)}" height="${short(height)}" role="img"><title>${escaped(title)}</title>`,
    faces ? `<style>${faces}</style>` : '',
    `<rect x="${short(rect.left)}" y="${short(rect.top)}" width="${short(width)}" height="${short(height)}" fill="${background}"/>`,
    ...withPictures(paints, (address) => pictures.has(address)).map((paint, place) =>
      elementOf(paint, place, pictures),
    ),
    '</svg>',
  ].join('');
}

function elementOf(paint: Paint, place: number, pictures: ReadonlyMap<string, string>): string {
  const alpha = paint.alpha === 1 ? '' : ` opacity="${short(paint.alpha)}"`;
  switch (paint.kind) {
    case 'rects':
      return `<g fill="${paint.color}"${alpha}>${rects(paint.at, paint.radius)}</g>`;
    case 'frames':
      return `<g fill="none" stroke="${paint.color}" stroke-width="${short(paint.width)}"${alpha}>${rects(paint.at, paint.radius)}</g>`;
    case 'lines': {
      const dash = paint.dash === 0 ? '' : ` stroke-dasharray="${paint.dash}"`;
      return `<path fill="${paint.isFilled ? paint.color : 'none'}" stroke="${paint.color}" stroke-width="${short(paint.width)}" stroke-linejoin="round"${dash}${alpha} d="${pathOf(paint)}"/>`;
    }
    case 'discs': {
      const circles: string[] = [];
      for (let index = 0; index < paint.at.length; index += 3) {
        const [x = 0, y = 0, radius = 0] = paint.at.slice(index, index + 3);
        circles.push(`<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"/>`);
      }
      return `<g fill="${paint.color}"${alpha}>${circles.join('')}</g>`;
    }
    case 'text': {
      const { x, y, face, size, anchor, color, text } = paint;
      const place = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
      return `<text x="${short(x)}" y="${short(y)}" font-family="${FAMILY[face]}" font-weight="${WEIGHT[face]}" font-size="${short(size)}" fill="${color}"${place}${alpha}>${escaped(text)}</text>`;
    }
    case 'picture': {
      const [x = 0, y = 0, width = 0, height = 0] = paint.at;
      const clip = `<clipPath id="lik${place}">${rects(paint.at, paint.radius)}</clipPath>`;
      return `${clip}<image href="${pictures.get(paint.address)}" x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" clip-path="url(#lik${place})"${alpha}/>`;
    }
  }
}

function rects(at: readonly number[], radius: number): string {
  const all: string[] = [];
  for (let index = 0; index < at.length; index += 4) {
    const [x = 0, y = 0, width = 0, height = 0] = at.slice(index, index + 4);
    const round = radius === 0 ? '' : ` rx="${short(radius)}"`;
    all.push(`<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${round}/>`);
  }
  return all.join('');
}

function pathOf({ points, ranges }: Extract<Paint, { kind: 'lines' }>): string {
  let path = '';
  for (let index = 0; index < ranges.length; index += 2) {
    const start = ranges[index] as number;
    for (let point = start; point < (ranges[index + 1] as number); point += 1) {
      path += `${point === start ? 'M' : 'L'}${points[2 * point]} ${points[2 * point + 1]}`;
    }
  }
  return path;
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
