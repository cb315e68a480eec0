import type { FanRing, FanSegment } from './fan-geometry.ts';

/** Of a serif's letters, in parts of its size: a server has no ruler, and these are never too short. */
const NARROW = 0.34;
const USUAL = 0.53;
const WIDE = 0.82;

export function widthOf(text: string, size: number): number {
  let width = 0;
  for (const letter of text)
    width += /[ijltfrI.,()–' ]/u.test(letter) ? NARROW : /[mwMWŽĐ]/u.test(letter) ? WIDE : USUAL;
  return width * size;
}

export interface FanName {
  readonly given: string;
  readonly surname: string;
  readonly years: string;
}

/** A line of a name, where it stands across the place (0 is the middle) and how large it is. */
export interface FanLine {
  readonly text: string;
  readonly size: number;
  readonly offset: number;
  readonly kind: 'name' | 'years';
}

const YEARS_SIZE = 0.8;
const LINE_HEIGHT = 1.16;
const LEAST_SIZE = 0.82;

/** The lines of a name as they fit into a place; what does not fit is shortened, and is whole in the list. */
export function linesIn(ring: FanRing, segment: FanSegment, { given, surname, years }: FanName): FanLine[] {
  const inOneLine = ring.lines === 2 && !ring.withoutYears;
  const wanted: { text: string; kind: FanLine['kind'] }[] = [
    ...(inOneLine ? [`${given} ${surname}`.trim()] : [given, surname]).map((text) => ({ text, kind: 'name' as const })),
    { text: ring.withoutYears ? '' : years, kind: 'years' as const },
  ];
  const texts = wanted.filter(({ text }) => text.trim() !== '').slice(0, ring.lines);
  const sizes = texts.map(({ kind }) => ring.size * (kind === 'years' ? YEARS_SIZE : 1));
  const height = sizes.reduce((sum, size) => sum + size * LINE_HEIGHT, 0);
  let above = height / 2;
  return texts.map(({ text, kind }, index) => {
    const tall = (sizes[index] as number) * LINE_HEIGHT;
    // The letters stand on their line, with a quarter of its height below.
    const offset = above - tall * 0.77;
    above -= tall;
    return { ...fitted(text, sizes[index] as number, roomFor(ring, segment, offset)), offset, kind };
  });
}

function roomFor({ along, depth, size }: FanRing, { inner, outer, from, to }: FanSegment, offset: number): number {
  if (along === 'radius') return depth - size * 0.8;
  return (((inner + outer) / 2 + offset) * (to - from) * Math.PI) / 180 - size;
}

function fitted(text: string, size: number, room: number): { text: string; size: number } {
  const short = [text, ...shorter(text)].find((one) => widthOf(one, size * LEAST_SIZE) <= room);
  const chosen = short ?? cut(text, size * LEAST_SIZE, room);
  const needed = widthOf(chosen, size);
  return { text: chosen, size: needed > room ? Math.max(size * LEAST_SIZE, (size * room) / needed) : size };
}

/** Marija Ana Bošnjak, Marija A. Bošnjak, M. Bošnjak. */
function shorter(text: string): string[] {
  const words = text.split(' ');
  if (words.length < 2) return [];
  const initial = (word: string) => (/^\p{L}/u.test(word) ? `${word.charAt(0)}.` : word);
  const [first = '', ...others] = words;
  const last = others.pop() ?? '';
  return [
    ...(others.length > 0 ? [[first, ...others.map(initial), last].join(' '), [first, last].join(' ')] : []),
    [initial(first), last].join(' '),
  ];
}

function cut(text: string, size: number, room: number): string {
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, size) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
