import { type FamilyGraph, NOBODY, Pedigree } from '../../graph.ts';

/** Lists end to end, as in the graph: the items of list i are items[start[i]] … items[start[i + 1] - 1]. */
export interface Adjacency {
  readonly start: Uint32Array;
  readonly items: Int32Array;
  readonly pedigree: Uint8Array;
}

/** The graph for kinship search: edges from person to person, without duplicates and without cycles of ancestors. */
export interface Lineage {
  readonly graph: FamilyGraph;
  /** The individuals, and after them a node for each unrecorded couple with several children. */
  readonly nodeCount: number;
  readonly birthParents: Adjacency;
  readonly birthChildren: Adjacency;
  /** Adoptive, foster and recorded step-parents. */
  readonly otherParents: Adjacency;
  readonly otherChildren: Adjacency;
  readonly partners: Adjacency;
}

/** Whether a node is an individual and not the unrecorded parents of a family. */
export function isRecorded({ graph }: Lineage, node: number): boolean {
  return node < graph.individualCount;
}

export function neighboursOf(adjacency: Adjacency, person: number): Int32Array {
  return adjacency.items.subarray(adjacency.start[person], adjacency.start[person + 1]);
}

export function areAdjacent(adjacency: Adjacency, person: number, other: number): boolean {
  return neighboursOf(adjacency, person).includes(other);
}

export function isParent(lineage: Lineage, child: number, parent: number): boolean {
  return areAdjacent(lineage.birthParents, child, parent) || areAdjacent(lineage.otherParents, child, parent);
}

export function* parentsOf(lineage: Lineage, child: number): Generator<{ person: number; pedigree: Pedigree }> {
  yield* neighboursWithPedigree(lineage.birthParents, child);
  yield* neighboursWithPedigree(lineage.otherParents, child);
}

export function* childrenOf(lineage: Lineage, parent: number): Generator<{ person: number; pedigree: Pedigree }> {
  yield* neighboursWithPedigree(lineage.birthChildren, parent);
  yield* neighboursWithPedigree(lineage.otherChildren, parent);
}

function* neighboursWithPedigree(
  adjacency: Adjacency,
  person: number,
): Generator<{ person: number; pedigree: Pedigree }> {
  for (let slot = adjacency.start[person] as number; slot < (adjacency.start[person + 1] as number); slot += 1) {
    yield { person: adjacency.items[slot] as number, pedigree: adjacency.pedigree[slot] as Pedigree };
  }
}

/** Parents by birth that two people share, recorded ones first; siblings share the node of an unrecorded couple. */
export function sharedBirthParents(lineage: Lineage, one: number, other: number): number[] {
  return [...neighboursOf(lineage.birthParents, one)].filter((parent) =>
    areAdjacent(lineage.birthParents, other, parent),
  );
}

export function areOfOneFamily({ graph }: Lineage, one: number, other: number): boolean {
  return birthFamilies(graph, one).some((family) => birthFamilies(graph, other).includes(family));
}

function birthFamilies(graph: FamilyGraph, person: number): number[] {
  const families: number[] = [];
  for (let slot = graph.originStart[person] as number; slot < (graph.originStart[person + 1] as number); slot += 1) {
    if (graph.originPedigree[slot] === Pedigree.birth) families.push(graph.origins[slot] as number);
  }
  return families;
}

/** Every family in which the two are the partners. */
export function unionsOf(graph: FamilyGraph, one: number, other: number): number[] {
  const unions: number[] = [];
  for (let slot = graph.unionStart[one] as number; slot < (graph.unionStart[one + 1] as number); slot += 1) {
    const family = graph.unions[slot] as number;
    if (partnersIn(graph, family).includes(other)) unions.push(family);
  }
  return unions;
}

export function partnersIn(graph: FamilyGraph, family: number): number[] {
  const first = graph.firstPartner[family] as number;
  const second = graph.secondPartner[family] as number;
  if (first === NOBODY) return second === NOBODY ? [] : [second];
  return second === NOBODY ? [first] : [first, second];
}
