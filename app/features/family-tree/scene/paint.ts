/** One stroke of the brush, in units of the drawing. Whatever shows or prints a tree is told these and nothing else. */
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
      readonly points: Int32Array;
      /** First and last place in `points`, in pairs of pairs. */
      readonly ranges: readonly number[];
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

/** The strokes as they can be made with the pictures that there are. */
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
  let kept = text.length;
  while (kept > 1 && measure(`${text.slice(0, kept)}…`, face) * size > room) kept -= 1;
  return `${text.slice(0, kept).trimEnd()}…`;
}
