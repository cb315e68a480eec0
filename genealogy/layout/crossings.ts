import type { RowOrder } from './row-order.ts';
import type { Sheet } from './sheet.ts';

/** Counts how often lines between neighbouring rows cross; lines of one family, or to one person, never cross each other. */
export class CrossingCounter {
  readonly #sheet: Sheet;
  readonly #pairs: Float64Array;
  readonly #sums: Int32Array;

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
    this.#pairs = new Float64Array(sheet.upper.length);
    this.#sums = new Int32Array(sheet.portItem.length + 1);
  }

  count(order: RowOrder): number {
    let crossings = 0;
    for (let row = 0; row < order.rowCount; row += 1) crossings += this.#countBelow(row, order.portRank);
    return crossings;
  }

  /** Sorted by their upper ends, lines cross where the lower ends are out of order: counted in a tree of sums. */
  #countBelow(row: number, portRank: Int32Array): number {
    const { upper, lower, linesByRow } = this.#sheet;
    const [from, to] = [linesByRow.start[row] as number, linesByRow.start[row + 1] as number];
    const ports = portRank.length;
    const pairs = this.#pairs.subarray(0, to - from);
    let size = 0;
    for (let index = from; index < to; index += 1) {
      const line = linesByRow.items[index] as number;
      const end = portRank[lower[line] as number] as number;
      pairs[index - from] = (portRank[upper[line] as number] as number) * ports + end;
      size = Math.max(size, end + 1);
    }
    pairs.sort();
    const sums = this.#sums.fill(0, 0, size + 1);
    let crossings = 0;
    for (let index = 0; index < pairs.length; index += 1) {
      const rank = ((pairs[index] as number) % ports) + 1;
      let notGreater = 0;
      for (let node = rank; node > 0; node -= node & -node) notGreater += sums[node] as number;
      crossings += index - notGreater;
      for (let node = rank; node <= size; node += node & -node) sums[node] = (sums[node] as number) + 1;
    }
    return crossings;
  }
}
