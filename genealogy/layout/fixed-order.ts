import { NOBODY } from '../graph.ts';
import type { Generations } from './generations.ts';
import type { KinGroup } from './kin-groups.ts';
import type { LayeredGraph } from './layered-graph.ts';
import { indicesByKey, type Lists, listAt } from './lists.ts';

/**
 * Every group of spouses in one row, from left to right: the husband before his wife, a first wife on his
 * left and the later ones on his right in the order of the marriages (or the first few on his left, where that keeps their lines
 * apart), and where these have married others too, a chain.
 */
export function orderSpouses(kin: KinGroup, { couple, coupleCount }: Generations): Lists {
  const members = indicesByKey(coupleCount, couple);
  const cameFrom = new Int32Array(kin.people.length).fill(NOBODY);
  for (let group = 0; group < coupleCount; group += 1) {
    const line = listAt(members, group);
    if (line.length > 1) line.set(spousesInOrder(line));
  }
  return members;

  function spousesInOrder(everybody: Int32Array): number[] {
    const spine = longestChain(everybody[0] as number);
    const spouses = spousesOf(spine[1] as number);
    if (spouses.length > 2 && spouses.length === everybody.length - 1) return aroundHub(spine[1] as number, spouses);
    const isOnSpine = new Set(spine);
    const line: number[] = [];
    for (const person of spine) {
      const waiting = [person];
      while (waiting.length > 0) {
        const next = waiting.pop() as number;
        line.push(next);
        const others = spousesOf(next).filter((spouse) => !isOnSpine.has(spouse));
        for (const spouse of others.reverse()) {
          isOnSpine.add(spouse);
          waiting.push(spouse);
        }
      }
    }
    return line;
  }

  /** By marriages: the first on the left, and of its half of the others those up to the last with children, whom lines would pass. */
  function aroundHub(hub: number, spouses: readonly number[]): number[] {
    let left = 1;
    for (const family of listAt(kin.unions, hub)) {
      const at = spouses.indexOf(spouseIn(family, hub));
      if (2 * at < spouses.length - 1 && listAt(kin.children, family).length > 0) left = Math.max(left, at + 1);
    }
    return [...spouses.slice(0, left), hub, ...spouses.slice(left)];
  }

  function longestChain(anyone: number): number[] {
    const chain = chainFrom(chainFrom(anyone)[0] as number);
    const [left, first] = chain;
    if (left === undefined || first === undefined) return chain;
    if (chain.length === 2) return isHusband(left, first) ? chain : chain.reverse();
    const inner = chain.find((person, index) => index > 0 && spousesOf(person).length > 1) as number;
    const place = chain.indexOf(inner);
    const order = spousesOf(inner);
    if (order.indexOf(chain[place - 1] as number) > order.indexOf(chain[place + 1] as number)) chain.reverse();
    const onlyHis = (end: number, hub: number): number[] =>
      spousesOf(hub).filter((spouse) => spouse === end || (spousesOf(spouse).length === 1 && !chain.includes(spouse)));
    chain[0] = onlyHis(chain[0] as number, chain[1] as number)[0] as number;
    chain.push(onlyHis(chain.pop() as number, chain.at(-1) as number).at(-1) as number);
    return chain;
  }

  /** From the person farthest away, by marriages, back to this one. */
  function chainFrom(person: number): number[] {
    const found = [person];
    cameFrom[person] = person;
    for (const one of found) {
      for (const spouse of spousesOf(one)) {
        if (cameFrom[spouse] !== NOBODY) continue;
        cameFrom[spouse] = one;
        found.push(spouse);
      }
    }
    const chain = [found.at(-1) as number];
    while (chain.at(-1) !== person) chain.push(cameFrom[chain.at(-1) as number] as number);
    for (const one of found) cameFrom[one] = NOBODY;
    return chain;
  }

  function spousesOf(person: number): number[] {
    const spouses = new Set<number>();
    for (const family of listAt(kin.unions, person)) {
      const spouse = spouseIn(family, person);
      if (spouse !== NOBODY && couple[spouse] === couple[person]) spouses.add(spouse);
    }
    return [...spouses];
  }

  function spouseIn(family: number, person: number): number {
    const first = kin.firstPartner[family] as number;
    return first === person ? (kin.secondPartner[family] as number) : first;
  }

  function isHusband(person: number, spouse: number): boolean {
    return listAt(kin.unions, person).some((family) => kin.secondPartner[family] === spouse);
  }
}

/**
 * Siblings with no other line to the row above always stand in the order of their births. One who married into another drawn
 * family may leave that order, to stand nearer to it; people who are kept from the previous drawing stay where they were.
 */
export interface Siblings {
  /** By item: the next such item to the left and to the right, -1 where there is none. */
  readonly elder: Int32Array;
  readonly younger: Int32Array;
  /** By row, the eldest of those who have siblings there. */
  readonly eldest: Lists;
}

export function siblingsOf(layered: LayeredGraph, isKept: Uint8Array): Siblings {
  const elder = new Int32Array(layered.itemCount).fill(-1);
  const younger = new Int32Array(layered.itemCount).fill(-1);
  const latest = new Int32Array(layered.portItem.length).fill(-1);
  for (let line = 0; line < layered.lower.length; line += 1) {
    const item = layered.portItem[layered.lower[line] as number] as number;
    const isFree = item < layered.coupleCount && listAt(layered.above, item).length === 1;
    if (!isFree || isKept[item]) continue;
    const parents = layered.upper[line] as number;
    const before = latest[parents] as number;
    if (before !== -1) {
      elder[item] = before;
      younger[before] = item;
    }
    latest[parents] = item;
  }
  const eldestRow = layered.row.map((row, item) => (elder[item] === -1 && younger[item] !== -1 ? row : -1));
  return { elder, younger, eldest: indicesByKey(layered.rowStart.length - 1, eldestRow) };
}

/** Reassigns the positions that such siblings have in a row in the order of their births. */
export function sortByBirth(items: Int32Array, place: Int32Array, { younger, eldest }: Siblings, row: number): void {
  for (let index = 0; index < items.length; index += 1) place[items[index] as number] = index;
  for (let slot = eldest.start[row] as number; slot < (eldest.start[row + 1] as number); slot += 1) {
    const places: number[] = [];
    for (let item = eldest.items[slot] as number; item !== -1; item = younger[item] as number) {
      places.push(place[item] as number);
    }
    if (places.every((at, index) => index === 0 || at > (places[index - 1] as number))) continue;
    places.sort((a, b) => a - b);
    let item = eldest.items[slot] as number;
    for (const at of places) {
      items[at] = item;
      item = younger[item] as number;
    }
  }
}
