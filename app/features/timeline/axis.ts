/** Geometry of the timeline: pure, so that it can be tested without a page. */

export interface Span {
  readonly firstYear: number;
  readonly lastYear: number;
}

export interface Segment {
  readonly x: number;
  readonly width: number;
}

/**
 * The whole history at once: four thousand years to the first period and five to another would leave the recent ones
 * invisible, so each gets a share that grows with the logarithm of its length.
 */
export function wholeHistory(periods: readonly Span[], width: number): Segment[] {
  const weights = periods.map(({ firstYear, lastYear }) => Math.log2(8 + Math.max(1, lastYear - firstYear)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let x = 0;
  return weights.map((weight) => {
    const segment = { x, width: (weight / total) * width };
    x += segment.width;
    return segment;
  });
}

/** One period fills the field; the others keep a sliver on either side, so that the way out stays in sight. */
export function onePeriod(count: number, chosen: number, width: number, sliver: number): Segment[] {
  const rest = width - sliver * (count - 1);
  return Array.from({ length: count }, (_, index) => ({
    x: index <= chosen ? index * sliver : rest + (index - 1) * sliver,
    width: index === chosen ? rest : sliver,
  }));
}

/** Where a year falls within the segment of its period. */
export function positionOf(year: number, { firstYear, lastYear }: Span, { x, width }: Segment): number {
  const share = (year - firstYear) / Math.max(1, lastYear - firstYear);
  return x + Math.min(1, Math.max(0, share)) * width;
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
