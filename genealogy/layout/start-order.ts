import type { LayeredGraph } from './layered-graph.ts';
import { listAt } from './lists.ts';
import { RowOrder } from './row-order.ts';

/** The initial order, from which crossing reduction starts. */
export interface StartOrder {
  readonly order: RowOrder;
  /** By item: its centre; sorted within each row, overlaps not yet removed. */
  readonly x: Float64Array;
  /** By item: 1 for those that keep their place in the previous drawing. */
  readonly isKept: Uint8Array;
  /** There is no previous drawing: the order is that of a breadth-first search. */
  readonly areAllNew: boolean;
}

/**
 * `formerX` is, by person, the centre of the box in the previous drawing, NaN for who is new. New people start beside the relatives
 * through whom a breadth-first search reaches them; when all are new, the search starts at `center`, siblings by birth.
 */
export function startOrder(layered: LayeredGraph, formerX: Float64Array, center: number): StartOrder {
  const { members, portOffset, portItem, above, below, upper, lower } = layered;
  const x = new Float64Array(layered.itemCount).fill(Number.NaN);
  const isKept = new Uint8Array(layered.itemCount);
  const isFlipped = new Uint8Array(layered.itemCount);
  const queue = new Int32Array(layered.itemCount);
  let visited = 0;
  for (let item = 0; item < layered.coupleCount; item += 1) restore(item);
  const areAllNew = visited === 0;
  if (areAllNew) visit(center, 0);
  for (let done = 0; done < visited; done += 1) visitRelativesOf(queue[done] as number);
  for (let item = 0; item < layered.itemCount; item += 1) {
    if (!Number.isNaN(x[item])) continue;
    visit(item, 0);
    for (let done = visited - 1; done < visited; done += 1) visitRelativesOf(queue[done] as number);
  }
  const order = new RowOrder(layered, sequenceAsVisited());
  for (let row = 0; row < order.rowCount; row += 1) {
    order.items(row).sort((a, b) => (x[a] as number) - (x[b] as number));
    order.renumber(row);
  }
  for (let item = 0; item < layered.coupleCount; item += 1) if (isFlipped[item]) order.flip(item);
  return { order, x, isKept, areAllNew };

  function sequenceAsVisited(): Int32Array {
    const sequence = new Int32Array(layered.itemCount);
    const next = layered.rowStart.slice();
    for (const item of queue) {
      const row = layered.row[item] as number;
      sequence[next[row] as number] = item;
      next[row] = (next[row] as number) + 1;
    }
    return sequence;
  }

  function restore(item: number): void {
    let sum = 0;
    let known = 0;
    let ascending = 0;
    let descending = 0;
    let last = Number.NaN;
    for (const person of listAt(members, item)) {
      const at = formerX[person] as number;
      if (Number.isNaN(at)) continue;
      if (at > last) ascending += 1;
      if (at < last) descending += 1;
      sum += at;
      known += 1;
      last = at;
    }
    if (known === 0) return;
    isFlipped[item] = descending > ascending ? 1 : 0;
    isKept[item] = 1;
    visit(item, sum / known);
  }

  function visit(item: number, at: number): void {
    if (!Number.isNaN(x[item])) return;
    x[item] = at;
    queue[visited] = item;
    visited += 1;
  }

  function visitRelativesOf(item: number): void {
    const here = (port: number): number => (areAllNew ? 0 : (x[item] as number) + (portOffset[port] as number));
    for (const line of listAt(below, item))
      visit(portItem[lower[line] as number] as number, here(upper[line] as number));
    for (const line of listAt(above, item))
      visit(portItem[upper[line] as number] as number, here(lower[line] as number));
  }
}
