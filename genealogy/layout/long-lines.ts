import type { Arrangement } from './arrange.ts';
import { listAt } from './lists.ts';
import { TOO_FAR } from './measures.ts';

/**
 * Spouses who come from families too far apart stand with the nearer one; towards the other a line would cross the whole drawing.
 * Returns `isApart`, beside children.items, with these children added, or undefined when there are none.
 */
export function withTornChildren({ order, x }: Arrangement, isApart: Uint8Array): Uint8Array | undefined {
  const { kin, portItem, members, coupleCount } = order.sheet;
  const { start, items } = kin.children;
  const familyOf = new Int32Array(items.length);
  for (let family = 0; family < kin.families.length; family += 1) {
    familyOf.fill(family, start[family], start[family + 1]);
  }
  const isTorn = isApart.slice();
  let count = 0;
  for (let item = 0; item < coupleCount; item += 1) {
    const slots = drawnOrigins(item);
    if (slots.length < 2) continue;
    const home = slots.reduce((best, slot) => (distance(slot) < distance(best) ? slot : best));
    for (const slot of slots) {
      if (Math.abs(origin(slot) - origin(home)) <= TOO_FAR) continue;
      isTorn[slot] = 1;
      count += 1;
    }
  }
  return count > 0 ? isTorn : undefined;

  function drawnOrigins(item: number): number[] {
    const slots: number[] = [];
    for (const person of listAt(members, item)) {
      for (const slot of listAt(kin.origins, person)) if (!isApart[slot]) slots.push(slot);
    }
    return slots;
  }

  function middle(port: number): number {
    return (x[portItem[port] as number] as number) + (order.portOffset[port] as number);
  }

  function origin(slot: number): number {
    return middle(kin.people.length + (familyOf[slot] as number));
  }

  function distance(slot: number): number {
    return Math.abs(origin(slot) - middle(items[slot] as number));
  }
}

/** More long lines than this beside each other between two rows are no longer followed by any eye. */
const MANY_LANES = 20;

/**
 * Where too many long lines run side by side, those that go furthest are let go: their far children are added to `isApart`,
 * beside children.items. Undefined when there is room for all.
 */
export function withCrowdedOut({ order, x }: Arrangement, isApart: Uint8Array): Uint8Array | undefined {
  const { kin, portItem, portFamily, upper, lower, linesByRow } = order.sheet;
  const left = Float64Array.from(portItem, (_, port) => middle(port));
  const right = left.slice();
  const isOut = new Uint8Array(kin.families.length);
  for (let row = 0; row < order.rowCount; row += 1) crowdOut(listAt(linesByRow, row));
  const isFurther = isApart.slice();
  let count = 0;
  const { start, items } = kin.children;
  for (let family = 0; family < isOut.length; family += 1) {
    if (!isOut[family]) continue;
    const from = middle(kin.people.length + family);
    for (let slot = start[family] as number; slot < (start[family + 1] as number); slot += 1) {
      if (isApart[slot] || Math.abs(middle(items[slot] as number) - from) <= TOO_FAR) continue;
      isFurther[slot] = 1;
      count += 1;
    }
  }
  return count > 0 ? isFurther : undefined;

  function middle(port: number): number {
    return (x[portItem[port] as number] as number) + (order.portOffset[port] as number);
  }

  function crowdOut(lines: Int32Array): void {
    const ports = new Set<number>();
    for (const line of lines) {
      const port = upper[line] as number;
      const end = middle(lower[line] as number);
      left[port] = Math.min(left[port] as number, end);
      right[port] = Math.max(right[port] as number, end);
      if ((right[port] as number) - (left[port] as number) > TOO_FAR) ports.add(port);
    }
    let beside: number[] = [];
    for (const port of [...ports].sort((a, b) => (left[a] as number) - (left[b] as number))) {
      beside = beside.filter((other) => (right[other] as number) >= (left[port] as number));
      beside.push(port);
      if (beside.length <= MANY_LANES) continue;
      const furthest = beside.reduce((most, other) =>
        (right[other] as number) > (right[most] as number) ? other : most,
      );
      isOut[portFamily[furthest] as number] = 1;
      beside = beside.filter((other) => other !== furthest);
    }
  }
}
