import { listAt } from './lists.ts';
import { RowOrder } from './row-order.ts';
import type { Sheet } from './sheet.ts';

/** A first place for everybody, from which a better order is sought. */
export interface Start {
  readonly order: RowOrder;
  /** By item, the middle; from left to right in the order, not yet clear of each other. */
  readonly x: Float64Array;
  /** By item: 1 for who keeps the place they had. */
  readonly isKept: Uint8Array;
  /** Nobody is known from before: the order is only the one in which relatives were met. */
  readonly areAllNew: boolean;
}

/**
 * Where people stood before (by person, the middle of the box, NaN for who is new). Who is new starts beside the relatives
 * through whom they are met; when all are new, relatives are met going out from the `center`, in the order of their births.
 */
export function recall(sheet: Sheet, stood: Float64Array, center: number): Start {
  const { members, portOffset, portItem, above, below, upper, lower } = sheet;
  const x = new Float64Array(sheet.itemCount).fill(Number.NaN);
  const isKept = new Uint8Array(sheet.itemCount);
  const isTurned = new Uint8Array(sheet.itemCount);
  const queue = new Int32Array(sheet.itemCount);
  let met = 0;
  for (let item = 0; item < sheet.coupleCount; item += 1) remember(item);
  const areAllNew = met === 0;
  if (areAllNew) meet(center, 0);
  for (let done = 0; done < met; done += 1) meetRelativesOf(queue[done] as number);
  for (let item = 0; item < sheet.itemCount; item += 1) {
    if (!Number.isNaN(x[item])) continue;
    meet(item, 0);
    for (let done = met - 1; done < met; done += 1) meetRelativesOf(queue[done] as number);
  }
  const order = new RowOrder(sheet, sequenceAsMet());
  for (let row = 0; row < order.rowCount; row += 1) {
    order.items(row).sort((a, b) => (x[a] as number) - (x[b] as number));
    order.renumber(row);
  }
  for (let item = 0; item < sheet.coupleCount; item += 1) if (isTurned[item]) order.flip(item);
  return { order, x, isKept, areAllNew };

  function sequenceAsMet(): Int32Array {
    const sequence = new Int32Array(sheet.itemCount);
    const next = sheet.rowStart.slice();
    for (const item of queue) {
      const row = sheet.row[item] as number;
      sequence[next[row] as number] = item;
      next[row] = (next[row] as number) + 1;
    }
    return sequence;
  }

  function remember(item: number): void {
    let sum = 0;
    let known = 0;
    let straight = 0;
    let turned = 0;
    let last = Number.NaN;
    for (const person of listAt(members, item)) {
      const at = stood[person] as number;
      if (Number.isNaN(at)) continue;
      if (at > last) straight += 1;
      if (at < last) turned += 1;
      sum += at;
      known += 1;
      last = at;
    }
    if (known === 0) return;
    isTurned[item] = turned > straight ? 1 : 0;
    isKept[item] = 1;
    meet(item, sum / known);
  }

  function meet(item: number, at: number): void {
    if (!Number.isNaN(x[item])) return;
    x[item] = at;
    queue[met] = item;
    met += 1;
  }

  function meetRelativesOf(item: number): void {
    const here = (port: number): number => (areAllNew ? 0 : (x[item] as number) + (portOffset[port] as number));
    for (const line of listAt(below, item))
      meet(portItem[lower[line] as number] as number, here(upper[line] as number));
    for (const line of listAt(above, item))
      meet(portItem[upper[line] as number] as number, here(lower[line] as number));
  }
}
