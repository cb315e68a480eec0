import type { Candidate } from './candidates.ts';
import type { Person } from './person.ts';

export const Kinship = { parent: 0, sibling: 1, partner: 2, child: 3 } as const;
export type Kinship = (typeof Kinship)[keyof typeof Kinship];

/**
 * Candidate pairs, and which of them vouch for which: if two are one person, so are their fathers. Flat arrays, because there are
 * tens of thousands.
 */
export interface PairGraph {
  readonly size: number;
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly own: Float64Array;
  /** 1 where they are called by the same name, -1 by different ones, 0 where a name is missing. */
  readonly calling: Int8Array;
  /** What of their own weight siblings have in common as well. */
  readonly ofTheHouse: Float64Array;
  /** By pair: edges edgeStart[pair] … edgeStart[pair + 1] - 1 come from the pairs that vouch for it, kinship by kinship. */
  readonly edgeStart: Uint32Array;
  readonly edgeFrom: Int32Array;
  readonly edgeKinship: Uint8Array;
  /** The edge that leads back. */
  readonly edgeBack: Uint32Array;
  pairOf(a: number, b: number): number;
}

export function buildPairGraph(
  candidates: readonly Candidate[],
  ours: readonly Person[],
  theirs: readonly Person[],
): PairGraph {
  const sorted = [...candidates].sort((one, other) => one.a - other.a || one.b - other.b);
  const a = Int32Array.from(sorted, (candidate) => candidate.a);
  const b = Int32Array.from(sorted, (candidate) => candidate.b);
  const rowStart = new Uint32Array(ours.length + 1);
  for (const row of a) rowStart[row + 1] = (rowStart[row + 1] as number) + 1;
  for (let row = 0; row < ours.length; row += 1)
    rowStart[row + 1] = (rowStart[row + 1] as number) + (rowStart[row] as number);
  const pairOf = (one: number, other: number): number => {
    let [low, high] = [rowStart[one] as number, (rowStart[one + 1] as number) - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = b[middle] as number;
      if (found === other) return middle;
      if (found < other) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  };

  const to: number[] = [];
  const from: number[] = [];
  const kinship: number[] = [];
  const join = (pair: number, other: number, forward: Kinship, backward: Kinship): void => {
    to.push(pair, other);
    from.push(other, pair);
    kinship.push(forward, backward);
  };
  for (let pair = 0; pair < sorted.length; pair += 1) {
    const one = ours[a[pair] as number] as Person;
    const other = theirs[b[pair] as number] as Person;
    eachPair(one.parents, other.parents, (parent) => join(pair, parent, Kinship.parent, Kinship.child));
    eachPair(one.partners, other.partners, (partner) => {
      if (partner > pair) join(pair, partner, Kinship.partner, Kinship.partner);
    });
    eachPair(one.siblings, other.siblings, (sibling) => {
      if (sibling > pair) join(pair, sibling, Kinship.sibling, Kinship.sibling);
    });
  }
  function eachPair(left: readonly number[], right: readonly number[], visit: (pair: number) => void): void {
    for (const one of left)
      for (const other of right) {
        const pair = pairOf(one, other);
        if (pair >= 0) visit(pair);
      }
  }

  // Placed kinship by kinship, so that within each pair they stand in that order.
  const order = [Kinship.parent, Kinship.sibling, Kinship.partner, Kinship.child];
  const edgeStart = new Uint32Array(sorted.length + 1);
  for (const pair of to) edgeStart[pair + 1] = (edgeStart[pair + 1] as number) + 1;
  for (let pair = 0; pair < sorted.length; pair += 1)
    edgeStart[pair + 1] = (edgeStart[pair + 1] as number) + (edgeStart[pair] as number);
  const next = edgeStart.slice();
  const place = new Uint32Array(to.length);
  for (const kind of order)
    for (let edge = 0; edge < to.length; edge += 1) {
      if (kinship[edge] !== kind) continue;
      const pair = to[edge] as number;
      const at = next[pair] as number;
      place[edge] = at;
      next[pair] = at + 1;
    }
  const edgeFrom = new Int32Array(to.length);
  const edgeKinship = new Uint8Array(to.length);
  const edgeBack = new Uint32Array(to.length);
  for (let edge = 0; edge < to.length; edge += 1) {
    const at = place[edge] as number;
    edgeFrom[at] = from[edge] as number;
    edgeKinship[at] = kinship[edge] as number;
    edgeBack[at] = place[edge ^ 1] as number;
  }
  const own = Float64Array.from(sorted, ({ weight }) => weight);
  const ofTheHouse = Float64Array.from(sorted, (candidate) => candidate.ofTheHouse);
  const calling = Int8Array.from(sorted, (candidate) => candidate.calling);
  return { size: sorted.length, a, b, own, calling, ofTheHouse, edgeStart, edgeFrom, edgeKinship, edgeBack, pairOf };
}
