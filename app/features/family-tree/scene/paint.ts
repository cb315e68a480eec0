import type { Colouring } from './colouring.ts';
import type { Highlight } from './kinship-path.ts';
import type { Palette } from './palette.ts';

/** How a scene is painted: its colours, and what is marked in it. */
export interface RenderStyle {
  readonly palette: Palette;
  readonly colouring: Colouring;
  /** Whom the keyboard stands on, whose panel is open, who lies under the pointer; -1 for nobody. */
  readonly cursor: number;
  readonly open: number;
  readonly hovered: number;
  /** The people and lines of a kinship path; everything else is dimmed. */
  readonly highlight: Highlight | undefined;
  readonly rows: readonly Row[];
}

/** The opacity of whatever is not on the highlighted path. */
export const DIMMED = 0.22;

/** A row of a group of kin, labelled with its generation and when the people in it were born. */
export interface Row {
  readonly y: number;
  readonly left: number;
  readonly right: number;
  readonly label: string;
}

/** How much is written of each person at a scale. */
export type Detail = 'shapes' | 'names' | 'cards' | 'portraits';

/**
 * Names are written where a letter is some nine points high, the rest where the box has room for it on the screen and
 * names, which are smaller beside it, still have thirteen.
 */
const FROM = { names: 0.34, cards: 0.69, portraits: 1.12 } as const;

export function detailAt(k: number): Detail {
  if (k >= FROM.portraits) return 'portraits';
  if (k >= FROM.cards) return 'cards';
  return k >= FROM.names ? 'names' : 'shapes';
}

/** One drawing operation, in units of the drawing. Canvas, SVG and PDF render these and nothing else. */
export type Paint =
  | {
      readonly kind: 'rects';
      readonly color: string;
      readonly alpha: number;
      readonly radius: number;
      readonly at: readonly number[];
    }
  | {
      readonly kind: 'frames';
      readonly color: string;
      readonly alpha: number;
      readonly radius: number;
      readonly width: number;
      readonly at: readonly number[];
    }
  | {
      readonly kind: 'lines';
      readonly color: string;
      readonly alpha: number;
      readonly width: number;
      readonly dash: number;
      readonly points: Int32Array | Float32Array;
      /** First and last place in `points`, in pairs of pairs. */
      readonly ranges: readonly number[];
      /** Filled instead of stroked. */
      readonly isFilled?: boolean;
    }
  | { readonly kind: 'discs'; readonly color: string; readonly alpha: number; readonly at: readonly number[] }
  | {
      readonly kind: 'text';
      readonly color: string;
      readonly alpha: number;
      readonly face: Face;
      readonly size: number;
      readonly x: number;
      /** The line the letters stand on. */
      readonly y: number;
      readonly anchor: 'start' | 'middle' | 'end';
      readonly text: string;
    }
  | {
      /** Somebody's face, cut to a rounded square; a circle where the radius is half of it. */
      readonly kind: 'picture';
      readonly alpha: number;
      readonly address: string;
      readonly radius: number;
      readonly at: readonly number[];
      /** What stands in its place until it is there, and where it cannot be had. */
      readonly otherwise: readonly Paint[];
    };

/** Pictures that are not loaded are replaced by what stands in for them. */
export function withPictures(paints: readonly Paint[], has: (address: string) => boolean): readonly Paint[] {
  if (!paints.some(({ kind }) => kind === 'picture')) return paints;
  return paints.flatMap((paint) => (paint.kind === 'picture' && !has(paint.address) ? paint.otherwise : [paint]));
}

export type Face = 'serif' | 'sans';

/** How wide a text is at size 1. */
export type Measure = (text: string, face: Face) => number;

/** As much of a text as there is room for. */
export function fitText(text: string, face: Face, size: number, room: number, measure: Measure): string {
  if (measure(text, face) * size <= room) return text;
  let length = text.length;
  while (length > 1 && measure(`${text.slice(0, length)}…`, face) * size > room) length -= 1;
  return `${text.slice(0, length).trimEnd()}…`;
}

/** As many words as there is room for, and the others; a word that is too long alone stays whole. */
export function splitText(text: string, face: Face, size: number, room: number, measure: Measure): [string, string] {
  const words = text.split(/(?<=[\s-])/);
  let count = words.length;
  while (count > 1 && measure(words.slice(0, count).join('').trimEnd(), face) * size > room) count -= 1;
  return [words.slice(0, count).join('').trimEnd(), words.slice(count).join('')];
}
