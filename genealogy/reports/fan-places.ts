import type { Genealogy } from '../genealogy.ts';
import { NOBODY } from '../graph.ts';
import { birthCouple } from '../kinship/birth-couple.ts';

export interface FanPlaces {
  /** By number, after Sosa and Kekule: who stands there, NOBODY where unknown. Number 0 is nobody's. */
  readonly people: Int32Array;
  /** Whoever stands in two places because two of their children do, each with a number of their own from 0. */
  readonly repeated: ReadonlyMap<number, number>;
}

/** Who fills the places of a fan of so many generations of ancestors. Those above a repeated person are repeated with them. */
export function fanPlaces({ graph }: Genealogy, person: number, generations: number): FanPlaces {
  const people = new Int32Array(2 ** (generations + 1)).fill(NOBODY);
  people[1] = person;
  const childrenOf = new Map<number, Set<number>>();
  for (let place = 1; place < people.length; place += 1) {
    const child = people[place] as number;
    if (child === NOBODY || 2 * place >= people.length) continue;
    const { father, mother } = birthCouple(graph, child);
    people[2 * place] = father;
    people[2 * place + 1] = mother;
    for (const parent of [father, mother]) {
      if (parent === NOBODY) continue;
      const children = childrenOf.get(parent) ?? new Set();
      childrenOf.set(parent, children.add(child));
    }
  }
  const repeated = [...childrenOf].filter(([, children]) => children.size > 1).map(([parent]) => parent);
  return { people, repeated: new Map(repeated.map((parent, order) => [parent, order])) };
}
