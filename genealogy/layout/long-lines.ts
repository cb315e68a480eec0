import { crossingsByLine } from './crossed-lines.ts';
import { type Arrangement, portCentre } from './crossing-reduction.ts';
import { listAt } from './lists.ts';
import { LONGEST_DRAWN_LINE } from './measures.ts';

/** A line that crosses so many others cannot be followed. */
const MANY_CROSSINGS = 20;
/** Where little crosses, it is fewer: so great a part of all crossings, but not less than this. */
const PART_OF_ALL = 1 / 20;
const FEWEST_CROSSINGS = 4;

/**
 * Spouses who both have a line to their parents keep the one that crosses fewer others; the other becomes a link where it
 * crosses many. At most `limit` lines, those that cross the most. Returns `isLinked` (parallel to children.items) with
 * these children added, or undefined when there are none.
 */
export function linkCrossedOrigins(
  arrangement: Arrangement,
  isLinked: Uint8Array,
  limit: number,
): Uint8Array | undefined {
  const { order } = arrangement;
  const { kin, coupleCount, portItem, portFamily, above, upper, lower } = order.layered;
  const crossings = crossingsByLine(order);
  const firstPassing = kin.people.length + kin.families.length;
  const all = crossings.reduce((sum, crossed) => sum + crossed, 0) / 2;
  const many = Math.max(FEWEST_CROSSINGS, Math.min(MANY_CROSSINGS, PART_OF_ALL * all));
  const harmful: { slot: number; crossed: number }[] = [];
  for (let item = 0; item < coupleCount; item += 1) {
    const lines = listAt(above, item);
    if (lines.length < 2) continue;
    const origins = Array.from(lines, (line) => originOf(line));
    const home = origins.reduce((best, one) => (one.crossed < best.crossed ? one : best));
    for (const one of origins) if (one !== home && one.crossed >= many) harmful.push(one);
  }
  if (harmful.length === 0 || limit <= 0) return undefined;
  harmful.sort((a, b) => b.crossed - a.crossed || a.slot - b.slot);
  const isLinkedNow = isLinked.slice();
  for (const { slot } of harmful.slice(0, limit)) isLinkedNow[slot] = 1;
  return isLinkedNow;

  /** The whole line from somebody up to where their parents' marriage branches. */
  function originOf(line: number): { slot: number; crossed: number } {
    const person = lower[line] as number;
    let crossed = crossings[line] as number;
    let port = upper[line] as number;
    while (port >= firstPassing) {
      const passing = above.items[above.start[portItem[port] as number] as number] as number;
      crossed += crossings[passing] as number;
      port = upper[passing] as number;
    }
    const family = portFamily[port] as number;
    const slot = listAt(kin.origins, person).find(
      (one) => one >= (kin.children.start[family] as number) && one < (kin.children.start[family + 1] as number),
    ) as number;
    return { slot, crossed };
  }
}

/** No reader can follow more long lines than this in parallel between two rows. */
const MAX_PARALLEL_LINES = 20;

/**
 * Where too many long lines run in parallel, those that reach furthest become links: their distant children are added to
 * `isLinked` (parallel to children.items). Undefined when no rows are congested.
 */
export function linkCongestedLines(arrangement: Arrangement, isLinked: Uint8Array): Uint8Array | undefined {
  const { order } = arrangement;
  const { kin, portItem, portFamily, upper, lower, linesByRow } = order.layered;
  const left = Float64Array.from(portItem, (_, port) => portCentre(arrangement, port));
  const right = left.slice();
  const isCongested = new Uint8Array(kin.families.length);
  for (let row = 0; row < order.rowCount; row += 1) linkFurthest(listAt(linesByRow, row));
  const isLinkedNow = isLinked.slice();
  let count = 0;
  const { start, items } = kin.children;
  for (let family = 0; family < isCongested.length; family += 1) {
    if (!isCongested[family]) continue;
    const from = portCentre(arrangement, kin.people.length + family);
    for (let slot = start[family] as number; slot < (start[family + 1] as number); slot += 1) {
      if (isLinked[slot] || Math.abs(portCentre(arrangement, items[slot] as number) - from) <= LONGEST_DRAWN_LINE)
        continue;
      isLinkedNow[slot] = 1;
      count += 1;
    }
  }
  return count > 0 ? isLinkedNow : undefined;

  function linkFurthest(lines: Int32Array): void {
    const ports = new Set<number>();
    for (const line of lines) {
      const port = upper[line] as number;
      const end = portCentre(arrangement, lower[line] as number);
      left[port] = Math.min(left[port] as number, end);
      right[port] = Math.max(right[port] as number, end);
      if ((right[port] as number) - (left[port] as number) > LONGEST_DRAWN_LINE) ports.add(port);
    }
    let beside: number[] = [];
    for (const port of [...ports].sort((a, b) => (left[a] as number) - (left[b] as number))) {
      beside = beside.filter((other) => (right[other] as number) >= (left[port] as number));
      beside.push(port);
      if (beside.length <= MAX_PARALLEL_LINES) continue;
      const furthest = beside.reduce((most, other) =>
        (right[other] as number) > (right[most] as number) ? other : most,
      );
      isCongested[portFamily[furthest] as number] = 1;
      beside = beside.filter((other) => other !== furthest);
    }
  }
}
