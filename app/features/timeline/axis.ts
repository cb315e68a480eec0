/** Geometry of the timeline: pure, for the server that draws it and for the zoom in the browser. */
import type { Segment } from '../../ui/time-scale.ts';

export const WIDTH = 1200;
export const HEIGHT = 190;
export const BAND = { y: 118, height: 44, inset: 8 } as const;
export const MARK = { inset: 8, apart: 13, step: 13, room: 104, above: 11 } as const;
/** Wide enough for a finger where the drawing is at its smallest. */
const SLIVER = 44;
/** A band of the upright timeline, on a phone: as wide as a thumb, with room for marks beside it. */
export const UPRIGHT = {
  width: 76,
  band: 44,
  least: 52,
  height: 720,
  inset: 9,
  apart: 9,
  step: 8,
  marksAt: 53,
} as const;

/** One period fills the field; the others keep a sliver on either side, so that the way out stays in sight. */
export function onePeriod(count: number, chosen: number, width: number): Segment[] {
  const rest = width - SLIVER * (count - 1);
  return Array.from({ length: count }, (_, index) => ({
    x: index <= chosen ? index * SLIVER : rest + (index - 1) * SLIVER,
    width: index === chosen ? rest : SLIVER,
  }));
}

/** Marks that would touch are raised, row by row, so that each can be seen and reached. */
export function rowsOf(positions: readonly number[], apart: number): number[] {
  const ends: number[] = [];
  return positions.map((position) => {
    let row = ends.findIndex((end) => position - end >= apart);
    if (row < 0) row = ends.length;
    ends[row] = position;
    return row;
  });
}

/** Where the marks of a period stand above its band. */
export function markPlaces(positions: readonly number[]): { readonly cx: number; readonly cy: number }[] {
  const rows = rowsOf(positions, MARK.apart);
  const step = Math.min(MARK.step, MARK.room / (Math.max(0, ...rows) + 1));
  return positions.map((cx, index) => ({ cx, cy: BAND.y - MARK.above - (rows[index] ?? 0) * step }));
}

/** As much of a word as there is room for. */
export function fitting(text: string, { width }: Segment): string {
  const letters = Math.floor((width - 2 * BAND.inset) / 11);
  if (letters >= text.length) return text;
  return letters < 4 ? text.slice(0, Math.max(letters, 1)) : `${text.slice(0, letters - 1)}…`;
}

/** Where the marks of a period stand beside its band, when time runs downwards. */
export function uprightMarkPlaces(positions: readonly number[]): { readonly cx: number; readonly cy: number }[] {
  const rows = rowsOf(positions, UPRIGHT.apart);
  const step = Math.min(UPRIGHT.step, (UPRIGHT.width - UPRIGHT.marksAt) / (Math.max(0, ...rows) + 1));
  return positions.map((cy, index) => ({ cx: UPRIGHT.marksAt + (rows[index] ?? 0) * step, cy }));
}
