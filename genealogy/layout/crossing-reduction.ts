import { siblingsOf, sortByBirth } from './fixed-order.ts';
import { BOX_WIDTH, GAP } from './measures.ts';
import { OverlapRemoval } from './overlap-removal.ts';
import { relocateGroups } from './relocation.ts';
import { CrossingCounter, type RowOrder } from './row-order.ts';
import { Sifter } from './sifting.ts';
import type { StartOrder } from './start-order.ts';

/** The order within each row, and where that puts everything. */
export interface Arrangement {
  readonly order: RowOrder;
  /** By item: its centre. */
  readonly x: Float64Array;
}

export function portCentre({ order, x }: Arrangement, port: number): number {
  return (x[order.layered.portItem[port] as number] as number) + (order.portOffset[port] as number);
}

/** The pull of a line is capped at this length, so that a distant relative does not pull a family apart. */
const NEAR = 2 * (BOX_WIDTH + GAP);
/** How much more weight people have who were in the previous drawing. */
const KEPT_WEIGHT = 20;
/** First rounds without that cap (plain barycenters), which find the rough order. */
const ROUGH_ROUNDS = 4;
/** Sifting passes over all rows, in each round and at the end. */
const PASSES = 2;
const LAST_PASSES = 12;

/**
 * Crossing reduction: barycenter sweeps and sifting, the best order of all rounds kept, and from there on local search with so much
 * effort, in comparisons. People who are kept stay in their order, and then there must be no such effort.
 */
export function reduceCrossings(
  { order, x, isKept, areAllNew }: StartOrder,
  rounds: number,
  effort: number,
): Arrangement {
  const { layered } = order;
  const siblings = siblingsOf(layered, isKept);
  const overlaps = new OverlapRemoval(layered);
  const sifter = new Sifter(order, siblings, isKept);
  const counter = new CrossingCounter(layered);
  const wanted = x.slice();
  const key = new Float64Array(layered.itemCount);
  const weight = Float64Array.from(isKept, (kept) => (kept ? KEPT_WEIGHT : 1));
  removeOverlaps();
  const best = order.copy();
  const bestX = x.slice();
  let fewest = Number.POSITIVE_INFINITY;
  if (!areAllNew) {
    for (let row = 0; row < order.rowCount; row += 1) {
      sortByBirth(order.items(row), order.place, siblings, row);
      order.renumber(row);
    }
    siftAndCompare();
  }
  for (let round = 0; round < rounds; round += 1) {
    sweep(round % 2 === 0, !areAllNew || round >= ROUGH_ROUNDS);
    siftAndCompare();
  }
  order.take(best);
  x.set(bestX);
  wanted.set(bestX);
  sifter.siftAll(LAST_PASSES);
  relocateGroups(order, sifter, siblings, effort);
  wanted.set(x);
  removeOverlaps();
  return { order, x };

  function siftAndCompare(): void {
    sifter.siftAll(PASSES);
    wanted.set(x);
    removeOverlaps();
    const crossings = counter.count(order);
    if (crossings >= fewest) return;
    fewest = crossings;
    best.take(order);
    bestX.set(x);
  }

  function removeOverlaps(): void {
    for (let row = 0; row < order.rowCount; row += 1) overlaps.placeRow(order.items(row), wanted, weight, x);
  }

  function sweep(isDown: boolean, isNearFirst: boolean): void {
    const { above, below, upper, lower } = layered;
    for (let step = 0; step < order.rowCount; step += 1) {
      const row = isDown ? step : order.rowCount - 1 - step;
      const items = order.items(row);
      for (const item of items) {
        if (isKept[item]) keepPlace(item);
        else if (isDown) setBarycenter(item, above.start, above.items, lower, upper, isNearFirst);
        else setBarycenter(item, below.start, below.items, upper, lower, isNearFirst);
      }
      items.sort((a, b) => (key[a] as number) - (key[b] as number) || (x[a] as number) - (x[b] as number));
      sortByBirth(items, order.place, siblings, row);
      order.renumber(row);
      overlaps.placeRow(items, wanted, weight, x);
    }
  }

  function keepPlace(item: number): void {
    key[item] = x[item] as number;
    wanted[item] = x[item] as number;
  }

  function setBarycenter(
    item: number,
    start: Int32Array,
    lines: Int32Array,
    own: Int32Array,
    other: Int32Array,
    isNearFirst: boolean,
  ): void {
    const { portItem } = layered;
    const { portOffset } = order;
    const here = x[item] as number;
    let total = 0;
    let keySum = 0;
    let wantedSum = 0;
    for (let slot = start[item] as number; slot < (start[item + 1] as number); slot += 1) {
      const line = lines[slot] as number;
      const port = other[line] as number;
      const there = (x[portItem[port] as number] as number) + (portOffset[port] as number);
      const pull = isNearFirst ? 1 / Math.max(NEAR, Math.abs(there - here)) : 1;
      total += pull;
      keySum += pull * there;
      wantedSum += pull * (there - (portOffset[own[line] as number] as number));
    }
    key[item] = total === 0 ? here : keySum / total;
    wanted[item] = total === 0 ? here : wantedSum / total;
  }
}
