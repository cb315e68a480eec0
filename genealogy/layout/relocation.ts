import { type Siblings, sortByBirth } from './fixed-order.ts';
import { listAt } from './lists.ts';
import { CrossingCounter, type RowOrder } from './row-order.ts';
import type { Sifter } from './sifting.ts';

/** Relatives who move together, at most. */
const LARGEST_GROUP = 24;
/** How often everybody moves, at most. */
const MOST_ROUNDS = 8;
/** Sifting passes after each move. */
const PASSES = 6;

/**
 * Iterated local search: somebody and some of their nearest relatives are moved elsewhere together, what is around is sifted, and
 * the move stands unless it has made the drawing worse. This finds what single moves cannot: a family on the wrong side of its
 * kin. Whom, with whom and whereto is drawn from the seed of the one who moves and nothing else, so that a person more in the
 * file leaves the moves of all others as they were. Ends after so many comparisons (`effort`), or when everybody has moved often.
 */
export function relocateGroups(order: RowOrder, sifter: Sifter, siblings: Siblings, effort: number): void {
  const { layered } = order;
  const limit = sifter.comparisons + effort;
  const { above, below, portItem, upper, lower, rowStart } = layered;
  const counter = new CrossingCounter(layered);
  const cost = Float64Array.from({ length: order.rowCount }, (_, row) => counter.costBelow(order, row));
  const bestCost = cost.slice();
  const best = order.copy();
  const key = new Float64Array(layered.itemCount);
  let random = 0;
  let leastCost = cost.reduce((sum, one) => sum + one, 0);
  const seeds = Uint32Array.from({ length: layered.coupleCount }, (_, item) => seedOfCouple(item));
  const turns = [...seeds.keys()].sort((a, b) => (seeds[a] as number) - (seeds[b] as number) || a - b);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    for (const item of turns) {
      if (leastCost < 1 || sifter.comparisons >= limit) return;
      random = Math.imul((seeds[item] as number) ^ Math.imul(round + 1, 0x9e3779b1), 0x85ebca6b) >>> 0;
      tryMoving(item);
    }
  }

  /** That of the one with the least number, whom a later marriage does not change. */
  function seedOfCouple(item: number): number {
    const first = listAt(layered.members, item).reduce((least, person) => Math.min(least, person));
    return layered.kin.seeds[first] as number;
  }

  function tryMoving(item: number): void {
    const row = layered.row[item] as number;
    if ((rowStart[row + 1] as number) - (rowStart[row] as number) < 2) return;
    const group = relativesOf(item, 1 + Math.floor(nextRandom() * LARGEST_GROUP));
    move(group, 2 * nextRandom() - 1);
    sifter.siftAround(group, PASSES);
    const total = recount();
    if (total < leastCost) {
      leastCost = total;
      best.take(order);
      bestCost.set(cost);
    } else {
      order.take(best);
      cost.set(bestCost);
    }
  }

  function recount(): number {
    let total = 0;
    for (let one = 0; one < order.rowCount; one += 1) {
      if (sifter.isChanged[one] || sifter.isChanged[one + 1]) cost[one] = counter.costBelow(order, one);
      total += cost[one] as number;
    }
    return total;
  }

  /** The nearest, descendants before ancestors. */
  function relativesOf(item: number, size: number): Set<number> {
    const group = new Set([item]);
    for (const one of group) {
      for (const line of listAt(below, one))
        if (group.size < size) group.add(portItem[lower[line] as number] as number);
      for (const line of listAt(above, one))
        if (group.size < size && nextRandom() < 0.5) group.add(portItem[upper[line] as number] as number);
      if (group.size >= size) break;
    }
    return group;
  }

  /** So far to the right, as a part of the width of each row. */
  function move(group: ReadonlySet<number>, part: number): void {
    const rows = new Set<number>();
    for (const item of group) rows.add(layered.row[item] as number);
    sifter.isChanged.fill(0);
    for (const row of rows) {
      const items = order.items(row);
      for (let index = 0; index < items.length; index += 1) {
        const item = items[index] as number;
        key[item] = index + (group.has(item) ? part * items.length : 0);
      }
      items.sort((a, b) => (key[a] as number) - (key[b] as number));
      sortByBirth(items, order.place, siblings, row);
      order.renumber(row);
      sifter.isChanged[row] = 1;
    }
  }

  function nextRandom(): number {
    random = (random + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(random ^ (random >>> 15), random | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
}
