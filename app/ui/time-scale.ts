/** Geometry of an axis of time: pure, so that it can be tested without a page. */

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

/** Where a year falls within the segment of its period. */
export function positionOf(year: number, { firstYear, lastYear }: Span, { x, width }: Segment): number {
  const share = (year - firstYear) / Math.max(1, lastYear - firstYear);
  return x + Math.min(1, Math.max(0, share)) * width;
}

/** The year at a place on the axis. */
export function yearAt(position: number, spans: readonly Span[], segments: readonly Segment[]): number {
  const found = segments.findIndex(({ x, width }) => position < x + width);
  const index = found < 0 ? segments.length - 1 : found;
  const [span, segment] = [spans[index], segments[index]];
  if (!span || !segment) return 0;
  const share = Math.min(1, Math.max(0, (position - segment.x) / segment.width));
  return Math.round(span.firstYear + share * (span.lastYear - span.firstYear));
}

/** Where a year falls on the whole axis. */
export function placeOf(year: number, spans: readonly Span[], segments: readonly Segment[]): number {
  const found = spans.findIndex(({ lastYear }) => year < lastYear);
  const index = found < 0 ? spans.length - 1 : found;
  const [span, segment] = [spans[index], segments[index]];
  return span && segment ? positionOf(year, span, segment) : 0;
}
