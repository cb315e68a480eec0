import type { Arrangement } from './arrange.ts';
import { listAt, placesByKey } from './lists.ts';
import { BOX_WIDTH, GAP } from './measures.ts';
import type { Sheet } from './sheet.ts';
import { Spread } from './spread.ts';

/** Lines longer than this pull with the same force however long they are, so that a far relative does not tear a family apart. */
const NEAR = 10 * (BOX_WIDTH + GAP);
/** Bends smaller than this are taken out at the end, in so many sweeps and with so much force. */
const BEND = BOX_WIDTH / 3;
const LAST = 6;
const STRAIGHT = 40;

/** How strongly people hold on to the place they had before. */
const HOLD = 3;

/**
 * Moves everybody, in the order they stand in, over their children and under their parents. `stood` is, by person, the middle of
 * the box they had before, which they then leave no further than they must; NaN for who is new.
 */
export function settle({ order, x }: Arrangement, stood: Float64Array, sweeps: number): void {
  const { sheet, portOffset } = order;
  const { portItem } = sheet;
  const ties = tiesOf(sheet);
  const held = heldPlaces();
  const spread = new Spread(sheet);
  const wanted = new Float64Array(sheet.itemCount);
  const weight = new Float64Array(sheet.itemCount);
  spreadFromWidestRow();
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    const isLast = sweep >= sweeps - LAST;
    for (let step = 0; step < order.rowCount; step += 1) {
      const row = sweep % 2 === 0 ? step : order.rowCount - 1 - step;
      const items = order.items(row);
      for (let index = 0; index < items.length; index += 1) {
        const item = items[index] as number;
        aim(item, ties.start[item] as number, ties.start[item + 1] as number, isLast);
      }
      spread.row(items, wanted, weight, x);
    }
  }

  /** Nothing can move the widest row much, so the others had better start from it, above it over their children and below under their parents. */
  function spreadFromWidestRow(): void {
    let widest = 0;
    let most = 0;
    for (let row = 0; row < order.rowCount; row += 1) {
      const extent = order.items(row).reduce((sum, item) => sum + (sheet.width[item] as number) + GAP, 0);
      if (extent > most) {
        most = extent;
        widest = row;
      }
    }
    for (let row = widest - 1; row >= 0; row -= 1) {
      for (const item of order.items(row))
        aim(item, ties.middle[item] as number, ties.start[item + 1] as number, false);
      spread.row(order.items(row), wanted, weight, x);
    }
    for (let row = widest + 1; row < order.rowCount; row += 1) {
      for (const item of order.items(row)) aim(item, ties.start[item] as number, ties.middle[item] as number, false);
      spread.row(order.items(row), wanted, weight, x);
    }
  }

  /** By item, the middle it had before. */
  function heldPlaces(): Float64Array {
    const places = new Float64Array(sheet.itemCount).fill(Number.NaN);
    for (let item = 0; item < sheet.coupleCount; item += 1) {
      let sum = 0;
      let count = 0;
      for (const person of listAt(sheet.members, item)) {
        if (Number.isNaN(stood[person])) continue;
        sum += (stood[person] as number) - (portOffset[person] as number);
        count += 1;
      }
      if (count > 0) places[item] = sum / count;
    }
    return places;
  }

  function aim(item: number, from: number, to: number, isLast: boolean): void {
    const here = x[item] as number;
    const before = held[item] as number;
    let pull = Number.isNaN(before) ? 0 : HOLD / NEAR;
    let sum = pull === 0 ? 0 : pull * before;
    for (let tie = from; tie < to; tie += 1) {
      const port = ties.other[tie] as number;
      const target =
        (x[portItem[port] as number] as number) +
        (portOffset[port] as number) -
        (portOffset[ties.own[tie] as number] as number);
      const distance = Math.abs(target - here);
      const stiffness = ties.stiffness[tie] as number;
      const force = (isLast && stiffness > 1 && distance < BEND ? STRAIGHT : stiffness) / Math.max(NEAR, distance);
      pull += force;
      sum += force * target;
    }
    wanted[item] = pull === 0 ? here : sum / pull;
    weight[item] = pull === 0 ? 1e-6 : pull;
  }
}

/** By item, all its lines, first up and from `middle` on down: the port here, the port there, and how little it may bend. */
interface Ties {
  readonly start: Int32Array;
  readonly middle: Int32Array;
  readonly own: Int32Array;
  readonly other: Int32Array;
  readonly stiffness: Float64Array;
}

function tiesOf({ upper, lower, above, portItem, itemCount, kin }: Sheet): Ties {
  const own = new Int32Array(2 * upper.length);
  own.set(lower);
  own.set(upper, lower.length);
  const firstPassing = kin.people.length + kin.families.length;
  const count = new Int32Array(portItem.length);
  for (const port of upper) count[port] = (count[port] as number) + 1;
  const { start, items } = placesByKey(
    itemCount,
    own.map((port) => portItem[port] as number),
  );
  const lineOf = (end: number): number => end % upper.length;
  return {
    start,
    middle: start
      .subarray(0, itemCount)
      .map((from, item) => from + (above.start[item + 1] as number) - (above.start[item] as number)),
    own: items.map((end) => own[end] as number),
    other: items.map((end) => (end < lower.length ? (upper[end] as number) : (lower[lineOf(end)] as number))),
    // Lines that part from no other look best without a bend, most of all those that only pass.
    stiffness: Float64Array.from(items, (end) => {
      const line = lineOf(end);
      return (lower[line] as number) >= firstPassing ? 4 : count[upper[line] as number] === 1 ? 2 : 1;
    }),
  };
}
