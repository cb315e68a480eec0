import type { LayeredGraph } from './layered-graph.ts';
import { GAP } from './measures.ts';

/**
 * Places the items of one row, in their order and without overlap, as near as possible to their wanted positions: the least
 * weighted sum of squares, found by isotonic regression (pool adjacent violators). A run is a pool of neighbours that touch.
 */
export class OverlapRemoval {
  readonly #width: Float64Array;
  readonly #shift: Float64Array;
  readonly #runAt: Float64Array;
  readonly #runWeight: Float64Array;
  readonly #runSize: Int32Array;

  constructor(layered: Pick<LayeredGraph, 'width' | 'rowStart'>) {
    this.#width = layered.width;
    const widest = layered.rowStart.reduce(
      (most, start, row) => Math.max(most, start - (layered.rowStart[row - 1] ?? 0)),
      0,
    );
    this.#shift = new Float64Array(widest);
    this.#runAt = new Float64Array(widest);
    this.#runWeight = new Float64Array(widest);
    this.#runSize = new Int32Array(widest);
  }

  /** `items` from left to right; `wanted`, `weight` and the result `x` are by item and mean centres. */
  placeRow(items: Int32Array, wanted: Float64Array, weight: Float64Array, x: Float64Array): void {
    const width = this.#width;
    const shift = this.#shift;
    const runAt = this.#runAt;
    const runWeight = this.#runWeight;
    const runSize = this.#runSize;
    let runs = 0;
    for (let index = 0; index < items.length; index += 1) {
      const item = items[index] as number;
      const apart =
        index === 0 ? 0 : ((width[items[index - 1] as number] as number) + (width[item] as number)) / 2 + GAP;
      shift[index] = index === 0 ? 0 : (shift[index - 1] as number) + apart;
      let at = (wanted[item] as number) - (shift[index] as number);
      let mass = weight[item] as number;
      let size = 1;
      while (runs > 0 && (runAt[runs - 1] as number) >= at) {
        runs -= 1;
        const total = mass + (runWeight[runs] as number);
        at = (at * mass + (runAt[runs] as number) * (runWeight[runs] as number)) / total;
        mass = total;
        size += runSize[runs] as number;
      }
      runAt[runs] = at;
      runWeight[runs] = mass;
      runSize[runs] = size;
      runs += 1;
    }
    let index = 0;
    for (let run = 0; run < runs; run += 1) {
      for (const end = index + (runSize[run] as number); index < end; index += 1) {
        x[items[index] as number] = (runAt[run] as number) + (shift[index] as number);
      }
    }
  }
}
