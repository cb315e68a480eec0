import type { LayeredGraph } from './layered-graph.ts';
import { listAt } from './lists.ts';

/** A pair of siblings out of the order of their births is as bad as so much of a crossing; a power of two, so that sums are exact. */
export const BIRTH_ORDER = 1 / 8;

/** The order of the items in every row; crossing reduction changes it in place. */
export class RowOrder {
  readonly layered: LayeredGraph;
  /** Items row after row, from left to right; row r is sequence[rowStart[r]] … sequence[rowStart[r + 1] - 1]. */
  readonly sequence: Int32Array;
  /** By item: its index in the sequence. */
  readonly place: Int32Array;
  /** By port: its rank in the row, from the left. */
  readonly portRank: Int32Array;
  /** By port, from the centre of its item. */
  readonly portOffset: Float64Array;
  /** By item, its ports from left to right. */
  readonly #ports: Int32Array;

  constructor(layered: LayeredGraph, sequence: Int32Array) {
    this.layered = layered;
    this.sequence = sequence;
    this.place = new Int32Array(layered.itemCount);
    this.portRank = new Int32Array(layered.portItem.length);
    this.portOffset = layered.portOffset.slice();
    this.#ports = layered.ports.items.slice();
    for (let item = 0; item < layered.coupleCount; item += 1)
      this.#portsOf(item).sort((a, b) => this.#offset(a) - this.#offset(b));
    for (let row = 0; row < this.rowCount; row += 1) this.renumber(row);
  }

  get rowCount(): number {
    return this.layered.rowStart.length - 1;
  }

  /** The items of a row from left to right, as a view: sorting it changes the order. */
  items(row: number): Int32Array {
    const { rowStart } = this.layered;
    return this.sequence.subarray(rowStart[row], rowStart[row + 1]);
  }

  /** To be called when the items of a row have changed places. */
  renumber(row: number): void {
    const { rowStart, ports } = this.layered;
    let rank = 0;
    for (let index = rowStart[row] as number; index < (rowStart[row + 1] as number); index += 1) {
      const item = this.sequence[index] as number;
      this.place[item] = index;
      for (let slot = ports.start[item] as number; slot < (ports.start[item + 1] as number); slot += 1) {
        this.portRank[this.#ports[slot] as number] = rank;
        rank += 1;
      }
    }
  }

  /** Spouses change sides. */
  flip(item: number): void {
    const ports = this.#portsOf(item);
    const least = ports.reduce((rank, port) => Math.min(rank, this.portRank[port] as number), Number.POSITIVE_INFINITY);
    ports.reverse().forEach((port, index) => {
      this.portOffset[port] = -this.#offset(port);
      this.portRank[port] = least + index;
    });
  }

  copy(): RowOrder {
    const copy = new RowOrder(this.layered, this.sequence.slice());
    copy.take(this);
    return copy;
  }

  take(other: RowOrder): void {
    this.sequence.set(other.sequence);
    this.place.set(other.place);
    this.portRank.set(other.portRank);
    this.portOffset.set(other.portOffset);
    this.#ports.set(other.#ports);
  }

  #portsOf(item: number): Int32Array {
    const { start } = this.layered.ports;
    return this.#ports.subarray(start[item], start[item + 1]);
  }

  #offset(port: number): number {
    return this.portOffset[port] as number;
  }
}

/** Counts how often lines between neighbouring rows cross; lines of one family, or to one person, never cross each other. */
export class CrossingCounter {
  readonly #layered: LayeredGraph;
  readonly #pairs: Float64Array;
  readonly #sums: Int32Array;

  constructor(layered: LayeredGraph) {
    this.#layered = layered;
    this.#pairs = new Float64Array(layered.upper.length);
    this.#sums = new Int32Array(layered.portItem.length + 1);
  }

  count(order: RowOrder): number {
    let crossings = 0;
    for (let row = 0; row < order.rowCount; row += 1) crossings += this.#countBelow(row, order.portRank);
    return crossings;
  }

  /** Crossings below a row and what its siblings out of the order of their births are worth. */
  costBelow(order: RowOrder, row: number): number {
    return this.#countBelow(row, order.portRank) + BIRTH_ORDER * this.#outOfOrder(row, order.portRank);
  }

  /** Pairs of siblings out of the order of their births; elder siblings have lines of lower numbers. */
  #outOfOrder(row: number, portRank: Int32Array): number {
    const { upper, lower, linesByRow } = this.#layered;
    const lines = listAt(linesByRow, row);
    let pairs = 0;
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index] as number;
      const rank = portRank[lower[line] as number] as number;
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next] as number;
        if (upper[other] !== upper[line]) break;
        if ((portRank[lower[other] as number] as number) < rank) pairs += 1;
      }
    }
    return pairs;
  }

  /** Sorted by their upper ends, crossings are the inversions of the lower ends, counted with a Fenwick tree. */
  #countBelow(row: number, portRank: Int32Array): number {
    const { upper, lower, linesByRow } = this.#layered;
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
