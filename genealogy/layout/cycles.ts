import { NOBODY } from '../graph.ts';
import type { KinGroup } from './kin-groups.ts';
import { indicesByKey, listAt } from './lists.ts';

export interface Descent {
  /** By person: the number of generations of recorded ancestors above them. */
  readonly depth: Int32Array;
  /** Parallel to children.items: 0 where the link would make a person their own ancestor. */
  readonly isBelow: Uint8Array;
}

export function descentOf(kin: KinGroup): Descent {
  const isBelow = new Uint8Array(kin.children.items.length).fill(1);
  const depth = depths(kin, isBelow);
  if (depth) return { depth, isBelow };
  breakCycles(kin, isBelow);
  return { depth: depths(kin, isBelow) as Int32Array, isBelow };
}

/** Undefined when somebody is their own ancestor. */
function depths(kin: KinGroup, isBelow: Uint8Array): Int32Array | undefined {
  const { unions, children } = kin;
  const count = kin.people.length;
  const depth = new Int32Array(count);
  const waiting = new Int32Array(count);
  for (let family = 0; family < kin.families.length; family += 1) {
    const parents = [kin.firstPartner[family], kin.secondPartner[family]].filter((parent) => parent !== NOBODY).length;
    for (let slot = children.start[family] as number; slot < (children.start[family + 1] as number); slot += 1) {
      const child = children.items[slot] as number;
      if (isBelow[slot]) waiting[child] = (waiting[child] as number) + parents;
    }
  }
  const order = new Int32Array(count);
  let found = 0;
  for (let person = 0; person < count; person += 1) if (waiting[person] === 0) order[found++] = person;
  for (let done = 0; done < found; done += 1) {
    const person = order[done] as number;
    for (const family of listAt(unions, person)) {
      for (let slot = children.start[family] as number; slot < (children.start[family + 1] as number); slot += 1) {
        if (!isBelow[slot]) continue;
        const child = children.items[slot] as number;
        depth[child] = Math.max(depth[child] as number, (depth[person] as number) + 1);
        waiting[child] = (waiting[child] as number) - 1;
        if (waiting[child] === 0) order[found++] = child;
      }
    }
  }
  return found === count ? depth : undefined;
}

/** Depth-first search from everybody; drops each link to a child that is an ancestor on the current path (a back edge). */
function breakCycles(kin: KinGroup, isBelow: Uint8Array): void {
  const { unions, children } = kin;
  const state = new Uint8Array(kin.people.length);
  const OPEN = 1;
  const DONE = 2;
  for (let start = 0; start < kin.people.length; start += 1) {
    if (state[start] !== 0) continue;
    const walk = [{ person: start, slots: slotsBelow(start) }];
    state[start] = OPEN;
    while (walk.length > 0) {
      const { person, slots } = walk.at(-1) as { person: number; slots: number[] };
      const slot = slots.pop();
      if (slot === undefined) {
        state[person] = DONE;
        walk.pop();
        continue;
      }
      const child = children.items[slot] as number;
      if (state[child] === OPEN) isBelow[slot] = 0;
      if (state[child] !== 0) continue;
      state[child] = OPEN;
      walk.push({ person: child, slots: slotsBelow(child) });
    }
  }

  function slotsBelow(person: number): number[] {
    const slots: number[] = [];
    for (const family of listAt(unions, person)) {
      for (let slot = children.start[family] as number; slot < (children.start[family + 1] as number); slot += 1) {
        slots.push(slot);
      }
    }
    return slots.reverse();
  }
}

/** Tarjan's algorithm, without recursion. A node in no cycle is a component of its own. */
export function stronglyConnectedComponents(
  nodeCount: number,
  tail: Int32Array,
  head: Int32Array,
): { readonly count: number; readonly of: Int32Array } {
  const out = indicesByKey(nodeCount, tail);
  const next = out.start.slice(0, nodeCount);
  const of = new Int32Array(nodeCount).fill(-1);
  const found = new Int32Array(nodeCount).fill(-1);
  const earliest = new Int32Array(nodeCount);
  const open: number[] = [];
  const walk: number[] = [];
  let clock = 0;
  let count = 0;
  for (let start = 0; start < nodeCount; start += 1) {
    if (found[start] === -1) enter(start);
    while (walk.length > 0) {
      const node = walk.at(-1) as number;
      const slot = next[node] as number;
      if (slot < (out.start[node + 1] as number)) {
        next[node] = slot + 1;
        const other = head[out.items[slot] as number] as number;
        if (found[other] === -1) enter(other);
        else if (of[other] === -1) earliest[node] = Math.min(earliest[node] as number, found[other] as number);
      } else {
        leave(node);
      }
    }
  }
  return { count, of };

  function enter(node: number): void {
    found[node] = clock;
    earliest[node] = clock;
    clock += 1;
    open.push(node);
    walk.push(node);
  }

  function leave(node: number): void {
    walk.pop();
    const above = walk.at(-1);
    if (above !== undefined) earliest[above] = Math.min(earliest[above] as number, earliest[node] as number);
    if (earliest[node] !== found[node]) return;
    for (;;) {
      const member = open.pop() as number;
      of[member] = count;
      if (member === node) break;
    }
    count += 1;
  }
}
