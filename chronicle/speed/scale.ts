const STEPS = [1, 1.2, 1.5, 1.8, 2, 2.5, 3, 4, 5, 6, 7, 8];

/**
 * Upper edges of the buckets that measured values are counted in, in milliseconds: twelve to a power of ten, from 1 ms to
 * 100 s, so that what is read from them is right to a tenth. Every bound that calls something good or poor is one of them.
 */
export const EDGES: readonly number[] = [
  ...[1, 10, 100, 1000, 10_000].flatMap((power) => STEPS.map((step) => Math.round(step * power * 10) / 10)),
  100_000,
];

/** One more than edges: the last is for all that is longer. */
export const BUCKETS = EDGES.length + 1;

export type Counts = Float64Array;

export function noCounts(): Counts {
  return new Float64Array(BUCKETS);
}

/** The first bucket whose edge is not below the value. */
export function bucketOf(value: number): number {
  let low = 0;
  let high = EDGES.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((EDGES[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function addCounts(to: Counts, counts: Counts): void {
  for (let bucket = 0; bucket < BUCKETS; bucket += 1) to[bucket] = (to[bucket] as number) + (counts[bucket] as number);
}

export function total(counts: Counts): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** How many were no longer than an edge. */
export function countUpTo(counts: Counts, edge: number): number {
  const last = bucketOf(edge);
  return counts.subarray(0, last + 1).reduce((sum, count) => sum + count, 0);
}

/** The value that such a part of all was no longer than; between two edges as if what is there were spread evenly. */
export function quantile(counts: Counts, part: number): number | undefined {
  const all = total(counts);
  if (all === 0) return undefined;
  const wanted = all * part;
  let passed = 0;
  for (let bucket = 0; bucket < EDGES.length; bucket += 1) {
    const count = counts[bucket] as number;
    if (count > 0 && passed + count >= wanted) {
      const from = EDGES[bucket - 1] ?? 0;
      return from + ((EDGES[bucket] as number) - from) * ((wanted - passed) / count);
    }
    passed += count;
  }
  return EDGES.at(-1);
}
