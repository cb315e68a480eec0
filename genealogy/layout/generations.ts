import { NOBODY } from '../graph.ts';
import { type Blood, bloodOf, stronglyConnectedComponents } from './cycles.ts';
import type { Kin } from './kin.ts';
import { Groups } from './lists.ts';
import { shortestSpans } from './shortest-spans.ts';

/** After so many marriages let go one distance at a time, a knot of bad data loses all that could hold it. */
const PATIENCE = 8;

export interface Generations {
  readonly rowCount: number;
  /** By person. */
  readonly row: Int32Array;
  /** By family: the row its children hang from, which is above them also where no parent is known. */
  readonly familyRow: Int32Array;
  /** People whom marriages hold in one row, side by side: the number of their group, by person. */
  readonly couple: Int32Array;
  readonly coupleCount: number;
  /** Beside children.items: 1 where the child cannot stand below its parents, since the source makes it their ancestor too. */
  readonly isApart: Uint8Array;
}

/** Partners in one row, children below both parents, all in as few rows as that leaves. */
export function assignGenerations(kin: Kin): Generations {
  const blood = bloodOf(kin);
  const isTogether = kin.firstPartner.map((first, family) =>
    first !== NOBODY && kin.secondPartner[family] !== NOBODY ? 1 : 0,
  );
  for (let round = 0; ; round += 1) {
    const couples = couplesOf(kin, isTogether);
    const descents = descentsOf(kin, couples, blood.isBelow);
    if (partContradictory(kin, couples.of, descents, isTogether, blood, round < PATIENCE)) continue;
    const rows = shortestSpans(descents.nodeCount, descents.tail, descents.head).row;
    const top = rows.reduce((least, row) => Math.min(least, row), 0);
    const rowOf = (node: number): number => (rows[node] as number) - top;
    return {
      rowCount: rows.reduce((most, row) => Math.max(most, row), 0) - top + 1,
      row: couples.of.map(rowOf),
      familyRow: kin.firstPartner.map((_, family) => familyRow(family)),
      couple: couples.of,
      coupleCount: couples.count,
      isApart: blood.isBelow.map((below) => 1 - below),
    };

    function familyRow(family: number): number {
      const [first, second] = [kin.firstPartner[family] as number, kin.secondPartner[family] as number];
      if (first === NOBODY) return rowOf(descents.parentless[family] as number);
      const firstRow = rowOf(couples.of[first] as number);
      return second === NOBODY ? firstRow : Math.max(firstRow, rowOf(couples.of[second] as number));
    }
  }
}

function couplesOf(kin: Kin, isTogether: ArrayLike<number>): { readonly count: number; readonly of: Int32Array } {
  const groups = new Groups(kin.people.length);
  for (let family = 0; family < kin.families.length; family += 1) {
    if (isTogether[family]) groups.join(kin.firstPartner[family] as number, kin.secondPartner[family] as number);
  }
  return groups.numbered();
}

interface Descents {
  readonly nodeCount: number;
  readonly tail: Int32Array;
  readonly head: Int32Array;
  /** By family: the node that stands for its unknown parents. */
  readonly parentless: Int32Array;
}

function descentsOf(
  kin: Kin,
  couples: { readonly count: number; readonly of: Int32Array },
  isBelow: Uint8Array,
): Descents {
  const tail: number[] = [];
  const head: number[] = [];
  const parentless = new Int32Array(kin.families.length).fill(NOBODY);
  let nodeCount = couples.count;
  for (let family = 0; family < kin.families.length; family += 1) {
    const [first, second] = [kin.firstPartner[family] as number, kin.secondPartner[family] as number];
    const parents = new Set<number>();
    if (first === NOBODY) {
      parentless[family] = nodeCount;
      parents.add(nodeCount);
      nodeCount += 1;
    } else {
      parents.add(couples.of[first] as number);
    }
    if (second !== NOBODY) parents.add(couples.of[second] as number);
    const end = kin.children.start[family + 1] as number;
    for (let slot = kin.children.start[family] as number; slot < end; slot += 1) {
      if (!isBelow[slot]) continue;
      for (const parent of parents) {
        tail.push(parent);
        head.push(couples.of[kin.children.items[slot] as number] as number);
      }
    }
  }
  return { nodeCount, tail: Int32Array.from(tail), head: Int32Array.from(head), parentless };
}

/**
 * Who married a woman and later her daughter cannot stand in one row with both. Among the marriages of such a knot those
 * between the people most generations apart stop holding their partners together. False when there was no knot.
 */
function partContradictory(
  kin: Kin,
  couple: Int32Array,
  descents: Descents,
  isTogether: Int32Array,
  { depth }: Blood,
  widestOnly: boolean,
): boolean {
  const groups = stronglyConnectedComponents(descents.nodeCount, descents.tail, descents.head);
  const isKnot = new Uint8Array(groups.count);
  let knots = 0;
  for (let edge = 0; edge < descents.tail.length; edge += 1) {
    const group = groups.of[descents.tail[edge] as number] as number;
    if (group !== groups.of[descents.head[edge] as number] || isKnot[group]) continue;
    isKnot[group] = 1;
    knots += 1;
  }
  if (knots === 0) return false;
  const knotOf = (family: number): number => {
    const group = isTogether[family]
      ? (groups.of[couple[kin.firstPartner[family] as number] as number] as number)
      : NOBODY;
    return group !== NOBODY && isKnot[group] ? group : NOBODY;
  };
  const distanceOf = (family: number): number =>
    Math.abs(
      (depth[kin.firstPartner[family] as number] as number) - (depth[kin.secondPartner[family] as number] as number),
    );
  const widest = new Int32Array(groups.count).fill(1);
  for (let family = 0; family < isTogether.length; family += 1) {
    const knot = knotOf(family);
    if (knot !== NOBODY && widestOnly) widest[knot] = Math.max(widest[knot] as number, distanceOf(family));
  }
  for (let family = 0; family < isTogether.length; family += 1) {
    const knot = knotOf(family);
    if (knot !== NOBODY && distanceOf(family) >= (widest[knot] as number)) isTogether[family] = 0;
  }
  return true;
}
