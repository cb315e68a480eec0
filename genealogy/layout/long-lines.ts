import { type Arrangement, portCentre } from './crossing-reduction.ts';
import { listAt } from './lists.ts';
import { LONGEST_DRAWN_LINE } from './measures.ts';

/**
 * Spouses whose families of origin are too far apart keep the line to the nearer one and get a link to the other.
 * Returns `isLinked` (parallel to children.items) with these children added, or undefined when there are none.
 */
export function linkDistantOrigins(arrangement: Arrangement, isLinked: Uint8Array): Uint8Array | undefined {
  const { kin, members, coupleCount } = arrangement.order.layered;
  const { start, items } = kin.children;
  const familyOf = new Int32Array(items.length);
  for (let family = 0; family < kin.families.length; family += 1) {
    familyOf.fill(family, start[family], start[family + 1]);
  }
  const isLinkedNow = isLinked.slice();
  let count = 0;
  for (let item = 0; item < coupleCount; item += 1) {
    const slots = drawnOrigins(item);
    if (slots.length < 2) continue;
    const home = slots.reduce((best, slot) => (distance(slot) < distance(best) ? slot : best));
    for (const slot of slots) {
      if (Math.abs(origin(slot) - origin(home)) <= LONGEST_DRAWN_LINE) continue;
      isLinkedNow[slot] = 1;
      count += 1;
    }
  }
  return count > 0 ? isLinkedNow : undefined;

  function drawnOrigins(item: number): number[] {
    const slots: number[] = [];
    for (const person of listAt(members, item)) {
      for (const slot of listAt(kin.origins, person)) if (!isLinked[slot]) slots.push(slot);
    }
    return slots;
  }

  function origin(slot: number): number {
    return portCentre(arrangement, kin.people.length + (familyOf[slot] as number));
  }

  function distance(slot: number): number {
    return Math.abs(origin(slot) - portCentre(arrangement, items[slot] as number));
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
