import { type FamilyGraph, NOBODY } from './graph.ts';

export interface ClosestKin {
  readonly parents: readonly number[];
  readonly siblings: readonly number[];
  readonly partners: readonly number[];
  readonly children: readonly number[];
}

/** Everybody one step away, each once, in the source's order. */
export function closestKin(graph: FamilyGraph, person: number): ClosestKin {
  const families = (starts: Uint32Array, items: Int32Array) => [...items.subarray(starts[person], starts[person + 1])];
  const partnersOf = (family: number) => [graph.firstPartner[family] as number, graph.secondPartner[family] as number];
  const childrenOf = (family: number) => [
    ...graph.children.subarray(graph.childStart[family], graph.childStart[family + 1]),
  ];
  const others = (people: readonly number[]) =>
    [...new Set(people)].filter((other) => other !== NOBODY && other !== person);
  const origins = families(graph.originStart, graph.origins);
  const unions = families(graph.unionStart, graph.unions);
  return {
    parents: others(origins.flatMap(partnersOf)),
    siblings: others(origins.flatMap(childrenOf)),
    partners: others(unions.flatMap(partnersOf)),
    children: others(unions.flatMap(childrenOf)),
  };
}
