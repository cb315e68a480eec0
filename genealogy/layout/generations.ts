import { NOBODY } from '../graph.ts';
import { type Descent, descentOf, stronglyConnectedComponents } from './cycles.ts';
import type { KinGroup } from './kin-groups.ts';
import { DisjointSets } from './lists.ts';
import { shortestSpans } from './shortest-spans.ts';

/** Rounds that separate only the couples most generations apart; after them every couple of a cycle is separated. */
const GRADUAL_ROUNDS = 8;

export interface Generations {
  readonly rowCount: number;
  /** By person. */
  readonly row: Int32Array;
  /** By family: the row its children hang from, which is above them also where no parent is known. */
  readonly familyRow: Int32Array;
  /** By person: the number of the group of spouses who stand side by side in one row. */
  readonly couple: Int32Array;
  readonly coupleCount: number;
  /** Parallel to children.items: 1 where the child cannot stand below its parents, since the source makes it their ancestor too. */
  readonly isLinked: Uint8Array;
}

/** Layer assignment: partners in one row, children below both parents, the total length of the lines minimal. */
export function assignGenerations(kin: KinGroup): Generations {
  const descent = descentOf(kin);
  const isTogether = kin.firstPartner.map((first, family) =>
    first !== NOBODY && kin.secondPartner[family] !== NOBODY ? 1 : 0,
  );
  for (let round = 0; ; round += 1) {
    const couples = couplesOf(kin, isTogether);
    const edges = descentEdges(kin, couples, descent.isBelow);
    if (separateContradictoryCouples(kin, couples.of, edges, isTogether, descent, round < GRADUAL_ROUNDS)) continue;
    const rows = shortestSpans(edges.nodeCount, edges.tail, edges.head).row;
    const top = rows.reduce((least, row) => Math.min(least, row), 0);
    const rowOf = (node: number): number => (rows[node] as number) - top;
    return {
      rowCount: rows.reduce((most, row) => Math.max(most, row), 0) - top + 1,
      row: couples.of.map(rowOf),
      familyRow: kin.firstPartner.map((_, family) => familyRow(family)),
      couple: couples.of,
      coupleCount: couples.count,
      isLinked: descent.isBelow.map((below) => 1 - below),
    };

    function familyRow(family: number): number {
      const [first, second] = [kin.firstPartner[family] as number, kin.secondPartner[family] as number];
      if (first === NOBODY) return rowOf(edges.parentless[family] as number);
      const firstRow = rowOf(couples.of[first] as number);
      return second === NOBODY ? firstRow : Math.max(firstRow, rowOf(couples.of[second] as number));
    }
  }
}

function couplesOf(kin: KinGroup, isTogether: ArrayLike<number>): { readonly count: number; readonly of: Int32Array } {
  const groups = new DisjointSets(kin.people.length);
  for (let family = 0; family < kin.families.length; family += 1) {
    if (isTogether[family]) groups.join(kin.firstPartner[family] as number, kin.secondPartner[family] as number);
  }
  return groups.numbered();
}

interface DescentEdges {
  readonly nodeCount: number;
  readonly tail: Int32Array;
  readonly head: Int32Array;
  /** By family: the node that stands for its unrecorded parents. */
  readonly parentless: Int32Array;
}

function descentEdges(
  kin: KinGroup,
  couples: { readonly count: number; readonly of: Int32Array },
  isBelow: Uint8Array,
): DescentEdges {
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
 * Who married a woman and later her daughter cannot stand in one row with both: the graph has a cycle. Of the couples in each
 * cyclic component those most generations apart no longer have to share a row. False when there was no cycle.
 */
function separateContradictoryCouples(
  kin: KinGroup,
  couple: Int32Array,
  descents: DescentEdges,
  isTogether: Int32Array,
  { depth }: Descent,
  widestOnly: boolean,
): boolean {
  const groups = stronglyConnectedComponents(descents.nodeCount, descents.tail, descents.head);
  const isCyclic = new Uint8Array(groups.count);
  let cyclicCount = 0;
  for (let edge = 0; edge < descents.tail.length; edge += 1) {
    const group = groups.of[descents.tail[edge] as number] as number;
    if (group !== groups.of[descents.head[edge] as number] || isCyclic[group]) continue;
    isCyclic[group] = 1;
    cyclicCount += 1;
  }
  if (cyclicCount === 0) return false;
  const cyclicComponentOf = (family: number): number => {
    const group = isTogether[family]
      ? (groups.of[couple[kin.firstPartner[family] as number] as number] as number)
      : NOBODY;
    return group !== NOBODY && isCyclic[group] ? group : NOBODY;
  };
  const distanceOf = (family: number): number =>
    Math.abs(
      (depth[kin.firstPartner[family] as number] as number) - (depth[kin.secondPartner[family] as number] as number),
    );
  const widest = new Int32Array(groups.count).fill(1);
  for (let family = 0; family < isTogether.length; family += 1) {
    const component = cyclicComponentOf(family);
    if (component !== NOBODY && widestOnly)
      widest[component] = Math.max(widest[component] as number, distanceOf(family));
  }
  for (let family = 0; family < isTogether.length; family += 1) {
    const knot = cyclicComponentOf(family);
    if (knot !== NOBODY && distanceOf(family) >= (widest[knot] as number)) isTogether[family] = 0;
  }
  return true;
}
