import { type Paint, withPictures } from '../scene/paint.ts';
import { hex, type PdfFaces } from './pdf-file.ts';

/** How far a curve's handles reach to look like a quarter of a circle. */
const ROUND = 0.5523;

const NO_PICTURES: ReadonlyMap<string, string> = new Map();

/** The paint list as PDF operators, and the opacities they use. */
export function pdfStrokes(
  paints: readonly Paint[],
  faces: PdfFaces,
  /** By address, what a picture is called in the file. */
  pictures: ReadonlyMap<string, string> = NO_PICTURES,
): { readonly content: string; readonly alphas: readonly number[] } {
  const words: string[] = [];
  const alphas = new Set<number>();
  for (const paint of withPictures(paints, (address) => pictures.has(address))) {
    const alpha = Math.round(paint.alpha * 100);
    alphas.add(alpha);
    words.push(`/A${alpha} gs`);
    switch (paint.kind) {
      case 'rects':
        words.push(`${colour(paint.color)} rg`, ...rects(paint.at, paint.radius), 'f');
        break;
      case 'frames':
        words.push(`${colour(paint.color)} RG ${n(paint.width)} w`, ...rects(paint.at, paint.radius), 'S');
        break;
      case 'lines':
        words.push(
          `${colour(paint.color)} ${paint.isFilled ? 'rg' : 'RG'} ${n(paint.width)} w 1 j [${paint.dash ? n(paint.dash) : ''}] 0 d`,
          ...lines(paint),
          paint.isFilled ? 'f' : 'S [] 0 d',
        );
        break;
      case 'discs':
        words.push(`${colour(paint.color)} rg`);
        for (let index = 0; index < paint.at.length; index += 3) {
          const [x = 0, y = 0, r = 0] = paint.at.slice(index, index + 3);
          words.push(...roundedRect(x - r, y - r, 2 * r, 2 * r, r));
        }
        words.push('f');
        break;
      case 'text':
        words.push(...text(paint, faces));
        break;
      case 'picture': {
        const [x = 0, y = 0, width = 0, height = 0] = paint.at;
        const turned = `${n(width)} 0 0 ${n(-height)} ${n(x)} ${n(y + height)} cm`;
        words.push('q', ...rects(paint.at, paint.radius), `W n ${turned} /${pictures.get(paint.address)} Do Q`);
      }
    }
  }
  return { content: words.join('\n'), alphas: [...alphas] };
}

/** Drawings have their y downwards and PDF upwards: letters are turned back. */
function text(paint: Extract<Paint, { kind: 'text' }>, faces: PdfFaces): string[] {
  const runs = faces.runs(paint.text, paint.face);
  const width = runs.reduce((sum, run) => sum + run.width, 0) * paint.size;
  let x = paint.x - (paint.anchor === 'middle' ? width / 2 : paint.anchor === 'end' ? width : 0);
  const words = [`BT ${colour(paint.color)} rg`];
  for (const { font, glyphs, width: runWidth } of runs) {
    words.push(`/${font} ${n(paint.size)} Tf 1 0 0 -1 ${n(x)} ${n(paint.y)} Tm <${glyphs.map(hex).join('')}> Tj`);
    x += runWidth * paint.size;
  }
  return [...words, 'ET'];
}

function rects(at: readonly number[], radius: number): string[] {
  const words: string[] = [];
  for (let index = 0; index < at.length; index += 4) {
    const [x = 0, y = 0, width = 0, height = 0] = at.slice(index, index + 4);
    if (radius === 0) words.push(`${n(x)} ${n(y)} ${n(width)} ${n(height)} re`);
    else words.push(...roundedRect(x, y, width, height, Math.min(radius, width / 2, height / 2)));
  }
  return words;
}

function roundedRect(x: number, y: number, width: number, height: number, r: number): string[] {
  const [right, bottom, k] = [x + width, y + height, r * (1 - ROUND)];
  return [
    `${n(x + r)} ${n(y)} m ${n(right - r)} ${n(y)} l`,
    `${n(right - k)} ${n(y)} ${n(right)} ${n(y + k)} ${n(right)} ${n(y + r)} c ${n(right)} ${n(bottom - r)} l`,
    `${n(right)} ${n(bottom - k)} ${n(right - k)} ${n(bottom)} ${n(right - r)} ${n(bottom)} c ${n(x + r)} ${n(bottom)} l`,
    `${n(x + k)} ${n(bottom)} ${n(x)} ${n(bottom - k)} ${n(x)} ${n(bottom - r)} c ${n(x)} ${n(y + r)} l`,
    `${n(x)} ${n(y + k)} ${n(x + k)} ${n(y)} ${n(x + r)} ${n(y)} c h`,
  ];
}

function lines({ points, ranges }: Extract<Paint, { kind: 'lines' }>): string[] {
  const words: string[] = [];
  for (let index = 0; index < ranges.length; index += 2) {
    const start = ranges[index] as number;
    for (let point = start; point < (ranges[index + 1] as number); point += 1) {
      words.push(
        `${n(points[2 * point] as number)} ${n(points[2 * point + 1] as number)} ${point === start ? 'm' : 'l'}`,
      );
    }
  }
  return words;
}

/** #rrggbb as three parts of one. */
function colour(color: string): string {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)?.slice(1) ?? ['00', '00', '00'];
  return parts.map((part) => n(Number.parseInt(part, 16) / 255)).join(' ');
}

function n(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
