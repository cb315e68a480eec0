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
