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
    };

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
