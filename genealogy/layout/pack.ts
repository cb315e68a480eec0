import { BOX_HEIGHT, GAP } from './measures.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Around each group of kin. */
const APART = 2 * GAP;
const APART_BELOW = BOX_HEIGHT;
/** Wider than high, as screens are. */
const SHAPE = 1.6;

/** Where groups of kin stand that were not there before: in lines like words on a page, the largest first. */
export function packBelow(sizes: readonly Size[], top: number): { readonly x: number; readonly y: number }[] {
  const area = sizes.reduce((sum, { width, height }) => sum + (width + APART) * (height + APART_BELOW), 0);
  const pageWidth = sizes.reduce((most, { width }) => Math.max(most, width), Math.sqrt(area * SHAPE));
  const places: { x: number; y: number }[] = new Array(sizes.length);
  let x = 0;
  let y = top;
  let lineHeight = 0;
  const largestFirst = sizes.map((_, index) => index).sort((a, b) => rank(sizes[b]) - rank(sizes[a]) || a - b);
  for (const index of largestFirst) {
    const { width, height } = sizes[index] as Size;
    if (x > 0 && x + width > pageWidth) {
      x = 0;
      y += lineHeight + APART_BELOW;
      lineHeight = 0;
    }
    places[index] = { x, y };
    x += width + APART;
    lineHeight = Math.max(lineHeight, height);
  }
  return places;
}

function rank(size: Size | undefined): number {
  return (size?.height ?? 0) * 1e7 + (size?.width ?? 0);
}
