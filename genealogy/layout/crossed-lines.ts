import type { RowOrder } from './row-order.ts';

/** By line of the layered graph: how many others it crosses. */
export function crossingsByLine({ layered, portRank }: RowOrder): Int32Array {
  const { upper, lower, linesByRow } = layered;
  const crossings = new Int32Array(upper.length);
  const sums = new Int32Array(portRank.length + 1);
  const from = (line: number): number => portRank[upper[line] as number] as number;
  const to = (line: number): number => portRank[lower[line] as number] as number;
  for (let row = 0; row + 1 < linesByRow.start.length; row += 1) {
    const lines = linesByRow.items.slice(linesByRow.start[row], linesByRow.start[row + 1]);
    const size = lines.reduce((most, line) => Math.max(most, to(line) + 1), 0);
    lines.sort((a, b) => from(a) - from(b) || to(a) - to(b));
    countFurther(lines, size, (rank) => size - rank);
    lines.sort((a, b) => from(b) - from(a) || to(b) - to(a));
    countFurther(lines, size, (rank) => rank + 1);
  }
  return crossings;

  /** Adds to each line how many before it end further on, with a Fenwick tree over where they end. */
  function countFurther(lines: Int32Array, size: number, keyOf: (rank: number) => number): void {
    sums.fill(0, 0, size + 1);
    for (const line of lines) {
      const key = keyOf(to(line));
      let further = 0;
      for (let node = key - 1; node > 0; node -= node & -node) further += sums[node] as number;
      crossings[line] = (crossings[line] as number) + further;
      for (let node = key; node <= size; node += node & -node) sums[node] = (sums[node] as number) + 1;
    }
  }
}
