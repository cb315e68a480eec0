import type { Arrangement } from './crossing-reduction.ts';
import type { LayeredGraph } from './layered-graph.ts';
import { indicesByKey, listAt } from './lists.ts';
import { BOX_WIDTH, GAP } from './measures.ts';
import { OverlapRemoval } from './overlap-removal.ts';

/** The pull of a line is capped at this length, so that a distant relative does not pull a family apart. */
const NEAR = 10 * (BOX_WIDTH + GAP);
/** Bends smaller than this are straightened in the last sweeps, with this force. */
const SMALL_BEND = BOX_WIDTH / 3;
const STRAIGHTENING_SWEEPS = 6;
const STRAIGHTENING_FORCE = 40;

/** How strongly people are pulled to their place in the previous drawing. */
const FORMER_PULL = 3;

/**
 * Coordinate assignment: centres everybody over their children and under their parents without changing the order of a row.
 * `formerX` is, by person, the centre of the box in the previous drawing, which also pulls; NaN for who is new.
 */
export function assignCoordinates({ order, x }: Arrangement, formerX: Float64Array, sweeps: number): void {
  const { layered, portOffset } = order;
  const { portItem } = layered;
  const ties = tiesOf(layered);
  const former = formerPlaces();
  const overlaps = new OverlapRemoval(layered);
  const wanted = new Float64Array(layered.itemCount);
  const weight = new Float64Array(layered.itemCount);
  placeFromWidestRow();
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    const isLast = sweep >= sweeps - STRAIGHTENING_SWEEPS;
    for (let step = 0; step < order.rowCount; step += 1) {
      const row = sweep % 2 === 0 ? step : order.rowCount - 1 - step;
      const items = order.items(row);
      for (let index = 0; index < items.length; index += 1) {
        const item = items[index] as number;
        setTarget(item, ties.start[item] as number, ties.start[item + 1] as number, isLast);
      }
      overlaps.placeRow(items, wanted, weight, x);
    }
  }

  /** The widest row can hardly move, so the others start from it: rows above by their children, rows below by their parents. */
  function placeFromWidestRow(): void {
    let widest = 0;
    let most = 0;
    for (let row = 0; row < order.rowCount; row += 1) {
      const extent = order.items(row).reduce((sum, item) => sum + (layered.width[item] as number) + GAP, 0);
      if (extent > most) {
        most = extent;
        widest = row;
      }
    }
    for (let row = widest - 1; row >= 0; row -= 1) {
      for (const item of order.items(row))
        setTarget(item, ties.middle[item] as number, ties.start[item + 1] as number, false);
      overlaps.placeRow(order.items(row), wanted, weight, x);
    }
    for (let row = widest + 1; row < order.rowCount; row += 1) {
      for (const item of order.items(row))
        setTarget(item, ties.start[item] as number, ties.middle[item] as number, false);
      overlaps.placeRow(order.items(row), wanted, weight, x);
    }
  }

  /** By item: its centre in the previous drawing. */
  function formerPlaces(): Float64Array {
    const places = new Float64Array(layered.itemCount).fill(Number.NaN);
    for (let item = 0; item < layered.coupleCount; item += 1) {
      let sum = 0;
      let count = 0;
      for (const person of listAt(layered.members, item)) {
        if (Number.isNaN(formerX[person])) continue;
        sum += (formerX[person] as number) - (portOffset[person] as number);
        count += 1;
      }
      if (count > 0) places[item] = sum / count;
    }
    return places;
  }

  function setTarget(item: number, from: number, to: number, isLast: boolean): void {
    const here = x[item] as number;
    const before = former[item] as number;
    let pull = Number.isNaN(before) ? 0 : FORMER_PULL / NEAR;
    let sum = pull === 0 ? 0 : pull * before;
    for (let tie = from; tie < to; tie += 1) {
      const port = ties.other[tie] as number;
      const target =
        (x[portItem[port] as number] as number) +
        (portOffset[port] as number) -
        (portOffset[ties.own[tie] as number] as number);
      const distance = Math.abs(target - here);
      const stiffness = ties.stiffness[tie] as number;
      const force =
        (isLast && stiffness > 1 && distance < SMALL_BEND ? STRAIGHTENING_FORCE : stiffness) / Math.max(NEAR, distance);
      pull += force;
      sum += force * target;
    }
    wanted[item] = pull === 0 ? here : sum / pull;
    weight[item] = pull === 0 ? 1e-6 : pull;
  }
}

/** By item, all its lines, those upwards first, those downwards from `middle` on: own port, other port, stiffness against bends. */
interface Ties {
  readonly start: Int32Array;
  readonly middle: Int32Array;
  readonly own: Int32Array;
  readonly other: Int32Array;
  readonly stiffness: Float64Array;
}

function tiesOf({ upper, lower, above, portItem, itemCount, kin }: LayeredGraph): Ties {
  const own = new Int32Array(2 * upper.length);
  own.set(lower);
  own.set(upper, lower.length);
  const firstPassing = kin.people.length + kin.families.length;
  const count = new Int32Array(portItem.length);
  for (const port of upper) count[port] = (count[port] as number) + 1;
  const { start, items } = indicesByKey(
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
    // Lines that branch from no other look best without a bend, passing lines (dummy nodes) most of all.
    stiffness: Float64Array.from(items, (end) => {
      const line = lineOf(end);
      return (lower[line] as number) >= firstPassing ? 4 : count[upper[line] as number] === 1 ? 2 : 1;
    }),
  };
}
