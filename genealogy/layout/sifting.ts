import type { Siblings } from './fixed-order.ts';
import type { Lists } from './lists.ts';
import { BIRTH_ORDER, type RowOrder } from './row-order.ts';

/** How far an item looks for a better place in one pass. */
const REACH = 16;
/** A move that has cost so many crossings is not tried any further: it hardly ever pays in the end. */
const GIVE_UP_BELOW = -8;

/** A longer chain of marriages always reads from left to right: it is wide enough for its lines to find another way. */
const LONGEST_FLIPPED = 8;

/** So few numbers are sorted faster by hand. */
const FEW = 16;

/** Moves items one by one to the places within reach at which their lines cross the fewest others. */
export class Sifter {
  /** Items looked at and comparisons of two neighbours so far, as a measure of the work. */
  comparisons = 0;
  readonly #order: RowOrder;
  readonly #siblings: Siblings;
  readonly #isKept: Uint8Array;
  /** Parallel to layered.above and layered.below: the ranks of the other ends of each item's lines, from left to right. */
  readonly #aboveRank: Int32Array;
  readonly #belowRank: Int32Array;
  /** Parallel to #aboveRank: which line that is; elder siblings have lines of lower numbers. */
  readonly #aboveLine: Int32Array;
  /** By row, and one more: 1 for those whose order has changed, to be cleared by whoever asks. */
  readonly isChanged: Uint8Array;
  /** By item: 1 when the other end of one of its lines has moved since it was last sifted, so that it may have a better place. */
  readonly #isDue: Uint8Array;
  /** By row: 1 when one of its items is due. */
  readonly #hasDue: Uint8Array;
  readonly #queue: Int32Array;
  /** The visit to a row, and by item the last one for which its ranks have been gathered: most items of a row are never asked. */
  #visit = 0;
  readonly #gatheredFor: Int32Array;

  constructor(order: RowOrder, siblings: Siblings, isKept: Uint8Array) {
    this.#order = order;
    this.#siblings = siblings;
    this.#isKept = isKept;
    this.#aboveRank = new Int32Array(order.layered.above.items.length);
    this.#belowRank = new Int32Array(order.layered.below.items.length);
    this.#aboveLine = order.layered.above.items.slice();
    this.isChanged = new Uint8Array(order.rowCount + 1);
    this.#isDue = new Uint8Array(order.layered.itemCount);
    this.#hasDue = new Uint8Array(order.rowCount);
    this.#queue = new Int32Array(order.layered.itemCount);
    this.#gatheredFor = new Int32Array(order.layered.itemCount);
  }

  /** At most so many passes over everything, fewer when nothing moves any more. */
  siftAll(passes: number): void {
    this.isChanged.fill(1);
    this.#isDue.fill(1);
    this.#hasDue.fill(1);
    this.#sift(passes);
  }

  /** At most so many passes, starting with what whoever calls has just moved and their relatives. */
  siftAround(moved: Iterable<number>, passes: number): void {
    this.#isDue.fill(0);
    this.#hasDue.fill(0);
    for (const item of moved) {
      this.#setDue(item);
      this.#setRelativesDue(item);
    }
    this.#sift(passes);
  }

  #sift(passes: number): void {
    const { rowCount } = this.#order;
    for (let pass = 0; pass < passes; pass += 1) {
      let hasMoved = false;
      for (let step = 0; step < rowCount; step += 1) {
        const row = pass % 2 === 0 ? step : rowCount - 1 - step;
        if (!this.#hasDue[row]) continue;
        this.#hasDue[row] = 0;
        if (!this.#siftRow(row)) continue;
        hasMoved = true;
        this.isChanged[row] = 1;
      }
      if (!hasMoved) break;
    }
  }

  #setDue(item: number): void {
    this.#isDue[item] = 1;
    this.#hasDue[this.#order.layered.row[item] as number] = 1;
  }

  #setRelativesDue(item: number): void {
    const { above, below, upper, lower, portItem } = this.#order.layered;
    for (let slot = above.start[item] as number; slot < (above.start[item + 1] as number); slot += 1)
      this.#setDue(portItem[upper[above.items[slot] as number] as number] as number);
    for (let slot = below.start[item] as number; slot < (below.start[item + 1] as number); slot += 1)
      this.#setDue(portItem[lower[below.items[slot] as number] as number] as number);
  }

  #siftRow(row: number): boolean {
    const { layered, sequence } = this.#order;
    const [from, to] = [layered.rowStart[row] as number, layered.rowStart[row + 1] as number];
    this.#visit += 1;
    let count = 0;
    for (let index = from; index < to; index += 1) {
      const item = sequence[index] as number;
      if (!this.#isDue[item]) continue;
      this.#isDue[item] = 0;
      if (this.#isKept[item]) continue;
      this.#queue[count] = item;
      count += 1;
    }
    let hasMoved = false;
    for (let index = 0; index < count; index += 1) {
      const item = this.#queue[index] as number;
      if (!this.#siftItem(item, from, to)) continue;
      this.#setRelativesDue(item);
      hasMoved = true;
    }
    if (hasMoved) this.#order.renumber(row);
    for (let index = 0; index < count; index += 1) {
      const item = this.#queue[index] as number;
      if (!this.flipSpouses(item)) continue;
      this.#setRelativesDue(item);
      hasMoved = true;
    }
    return hasMoved;
  }

  #gather(item: number): void {
    if (this.#gatheredFor[item] === this.#visit) return;
    this.#gatheredFor[item] = this.#visit;
    this.comparisons += 1;
    const { portRank, layered } = this.#order;
    const { above, below, upper, lower } = layered;
    const ranks = this.#aboveRank;
    const lines = this.#aboveLine;
    const first = above.start[item] as number;
    for (let last = first; last < (above.start[item + 1] as number); last += 1) {
      const line = above.items[last] as number;
      const rank = portRank[upper[line] as number] as number;
      let slot = last;
      for (; slot > first && (ranks[slot - 1] as number) > rank; slot -= 1) {
        ranks[slot] = ranks[slot - 1] as number;
        lines[slot] = lines[slot - 1] as number;
      }
      ranks[slot] = rank;
      lines[slot] = line;
    }
    const from = below.start[item] as number;
    const to = below.start[item + 1] as number;
    if (to - from > FEW) {
      for (let slot = from; slot < to; slot += 1)
        this.#belowRank[slot] = portRank[lower[below.items[slot] as number] as number] as number;
      this.#belowRank.subarray(from, to).sort();
      return;
    }
    const ranksBelow = this.#belowRank;
    for (let last = from; last < to; last += 1) {
      const rank = portRank[lower[below.items[last] as number] as number] as number;
      let slot = last;
      for (; slot > from && (ranksBelow[slot - 1] as number) > rank; slot -= 1)
        ranksBelow[slot] = ranksBelow[slot - 1] as number;
      ranksBelow[slot] = rank;
    }
  }

  #siftItem(item: number, rowFrom: number, rowTo: number): boolean {
    const { sequence, place } = this.#order;
    const start = place[item] as number;
    const elder = this.#siblings.elder[item] as number;
    const younger = this.#siblings.younger[item] as number;
    const first = Math.max(elder < 0 ? rowFrom : (place[elder] as number) + 1, start - REACH);
    const last = Math.min(younger < 0 ? rowTo - 1 : (place[younger] as number) - 1, start + REACH);
    let best = 0;
    let target = start;
    for (let index = start + 1, gain = 0; index <= last && gain >= GIVE_UP_BELOW; index += 1) {
      gain += this.#gainOfSwapping(item, sequence[index] as number);
      if (gain > best) {
        best = gain;
        target = index;
      }
    }
    for (let index = start - 1, gain = 0; index >= first && gain >= GIVE_UP_BELOW; index -= 1) {
      gain += this.#gainOfSwapping(sequence[index] as number, item);
      if (gain > best) {
        best = gain;
        target = index;
      }
    }
    if (target === start) return false;
    const step = target > start ? 1 : -1;
    for (let index = start; index !== target; index += step) {
      const moved = sequence[index + step] as number;
      sequence[index] = moved;
      place[moved] = index;
    }
    sequence[target] = item;
    place[item] = target;
    return true;
  }

  /** Crossings between the lines of two neighbours as they stand, less those after they have changed places. */
  #gainOfSwapping(left: number, right: number): number {
    const { above, below } = this.#order.layered;
    this.comparisons += 1;
    this.#gather(left);
    this.#gather(right);
    return (
      this.#gainOnSide(this.#aboveRank, above, left, right, this.#aboveLine) +
      this.#gainOnSide(this.#belowRank, below, left, right, undefined)
    );
  }

  #gainOnSide(
    ranks: Int32Array,
    { start }: Lists,
    left: number,
    right: number,
    births: Int32Array | undefined,
  ): number {
    const from = start[left] as number;
    const to = start[left + 1] as number;
    const otherFrom = start[right] as number;
    const otherTo = start[right + 1] as number;
    if (from === to || otherFrom === otherTo) return 0;
    if ((ranks[to - 1] as number) < (ranks[otherFrom] as number)) return (from - to) * (otherTo - otherFrom);
    if ((ranks[from] as number) > (ranks[otherTo - 1] as number)) return (to - from) * (otherTo - otherFrom);
    let gain = 0;
    let smaller = otherFrom;
    for (let own = from; own < to; own += 1) {
      const rank = ranks[own] as number;
      while (smaller < otherTo && (ranks[smaller] as number) < rank) smaller += 1;
      let greater = smaller;
      for (; greater < otherTo && ranks[greater] === rank; greater += 1) {
        if (births) gain += (births[own] as number) < (births[greater] as number) ? -BIRTH_ORDER : BIRTH_ORDER;
      }
      gain += smaller - otherFrom - (otherTo - greater);
    }
    return gain;
  }

  flipSpouses(item: number): boolean {
    const { layered } = this.#order;
    const size = (layered.members.start[item + 1] as number) - (layered.members.start[item] as number);
    if (item >= layered.coupleCount || size < 2 || size > LONGEST_FLIPPED) return false;
    const gain =
      this.gainOfFlipping(layered.above, item, layered.lower, layered.upper) +
      this.gainOfFlipping(layered.below, item, layered.upper, layered.lower);
    if (gain <= 0) return false;
    this.#order.flip(item);
    return true;
  }

  /** Crossings among the lines of one couple, less those after the two have changed sides. */
  gainOfFlipping({ start, items }: Lists, item: number, own: Int32Array, other: Int32Array): number {
    const { portRank } = this.#order;
    let gain = 0;
    for (let slot = start[item] as number; slot < (start[item + 1] as number); slot += 1) {
      const line = items[slot] as number;
      const port = own[line] as number;
      for (let next = slot + 1; next < (start[item + 1] as number); next += 1) {
        const otherLine = items[next] as number;
        const otherPort = own[otherLine] as number;
        if (port === otherPort) continue;
        const here = (portRank[port] as number) - (portRank[otherPort] as number);
        const there = (portRank[other[line] as number] as number) - (portRank[other[otherLine] as number] as number);
        gain -= Math.sign(here) * Math.sign(there);
      }
    }
    return gain;
  }
}
