import { siblingsOf, standByBirth } from './fixed-order.ts';
import { BOX_WIDTH, GAP } from './measures.ts';
import type { Start } from './recall.ts';
import { CrossingCounter, type RowOrder } from './row-order.ts';
import { Sifter } from './sift.ts';
import { Spread } from './spread.ts';

export interface Arrangement {
  readonly order: RowOrder;
  /** By item, the middle. */
  readonly x: Float64Array;
}

/** Lines longer than this pull with the same force however long they are, so that a far relative does not tear a family apart. */
const NEAR = 2 * (BOX_WIDTH + GAP);
/** How much more it takes to push aside who was there before. */
const KEPT = 20;
/** So many rounds at the start in which they do pull the more the longer they are, to find who belongs where at all. */
const ROUGH_ROUNDS = 4;
/** Passes over all rows to take out crossings, in each round and at the end. */
const PASSES = 2;
const LAST_PASSES = 12;

/** Seeks an order of all rows in which lines cross little and are short. Who is kept stays in the order they had. */
export function arrange({ order, x, isKept, areAllNew }: Start, rounds: number): Arrangement {
  const { sheet } = order;
  const siblings = siblingsOf(sheet, isKept);
  const spread = new Spread(sheet);
  const sifter = new Sifter(order, siblings, isKept);
  const counter = new CrossingCounter(sheet);
  const wanted = x.slice();
  const key = new Float64Array(sheet.itemCount);
  const weight = Float64Array.from(isKept, (kept) => (kept ? KEPT : 1));
  respace();
  const best = order.copy();
  const bestX = x.slice();
  let fewest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    sweep(round % 2 === 0, !areAllNew || round >= ROUGH_ROUNDS);
    sifter.sift(PASSES);
    wanted.set(x);
    respace();
    const crossings = counter.count(order);
    if (crossings >= fewest) continue;
    fewest = crossings;
    best.take(order);
    bestX.set(x);
  }
  order.take(best);
  x.set(bestX);
  wanted.set(bestX);
  sifter.sift(LAST_PASSES);
  respace();
  return { order, x };

  function respace(): void {
    for (let row = 0; row < order.rowCount; row += 1) spread.row(order.items(row), wanted, weight, x);
  }

  function sweep(isDown: boolean, isNearFirst: boolean): void {
    const { above, below, upper, lower } = sheet;
    for (let step = 0; step < order.rowCount; step += 1) {
      const row = isDown ? step : order.rowCount - 1 - step;
      const items = order.items(row);
      for (const item of items) {
        if (isKept[item]) stay(item);
        else if (isDown) follow(item, above.start, above.items, lower, upper, isNearFirst);
        else follow(item, below.start, below.items, upper, lower, isNearFirst);
      }
      items.sort((a, b) => (key[a] as number) - (key[b] as number) || (x[a] as number) - (x[b] as number));
      standByBirth(items, order.place, siblings, row);
      order.renumber(row);
      spread.row(items, wanted, weight, x);
    }
  }

  function stay(item: number): void {
    key[item] = x[item] as number;
    wanted[item] = x[item] as number;
  }

  function follow(
    item: number,
    start: Int32Array,
    lines: Int32Array,
    own: Int32Array,
    other: Int32Array,
    isNearFirst: boolean,
  ): void {
    const { portItem } = sheet;
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
