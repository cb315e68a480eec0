import { type FamilyGraph, NOBODY, Pedigree } from '../../graph.ts';

/** Lists end to end, as in the graph: the items of list i are items[start[i]] … items[start[i + 1] - 1]. */
export interface Ties {
  readonly start: Uint32Array;
  readonly items: Int32Array;
  readonly pedigree: Uint8Array;
}

/** The graph as kinship walks it: from person to person, nobody twice in a list, and never round a loop. */
export interface Lineage {
  readonly graph: FamilyGraph;
  /** The individuals, and after them a node for each couple that is not written down but has several children. */
  readonly nodeCount: number;
  readonly birthParents: Ties;
  readonly birthChildren: Ties;
  /** Adoptive, foster and noted step-parents. */
  readonly otherParents: Ties;
  readonly otherChildren: Ties;
  readonly partners: Ties;
}

/** Whether a node is an individual, not the unrecorded parents of a family. */
export function isRecorded({ graph }: Lineage, node: number): boolean {
  return node < graph.individualCount;
}

export function tied(ties: Ties, person: number): Int32Array {
  return ties.items.subarray(ties.start[person], ties.start[person + 1]);
}

export function isTied(ties: Ties, person: number, other: number): boolean {
  return tied(ties, person).includes(other);
}

export function isParent(lineage: Lineage, child: number, parent: number): boolean {
  return isTied(lineage.birthParents, child, parent) || isTied(lineage.otherParents, child, parent);
}

export function* parentsOf(lineage: Lineage, child: number): Generator<{ person: number; pedigree: Pedigree }> {
  yield* tiedWithPedigree(lineage.birthParents, child);
  yield* tiedWithPedigree(lineage.otherParents, child);
}

export function* childrenOf(lineage: Lineage, parent: number): Generator<{ person: number; pedigree: Pedigree }> {
  yield* tiedWithPedigree(lineage.birthChildren, parent);
  yield* tiedWithPedigree(lineage.otherChildren, parent);
}

function* tiedWithPedigree(ties: Ties, person: number): Generator<{ person: number; pedigree: Pedigree }> {
  for (let slot = ties.start[person] as number; slot < (ties.start[person + 1] as number); slot += 1) {
    yield { person: ties.items[slot] as number, pedigree: ties.pedigree[slot] as Pedigree };
  }
}

/** Parents by birth that two people share, those written down first; children of one family share it even where none is. */
export function sharedBirthParents(lineage: Lineage, one: number, other: number): number[] {
  return [...tied(lineage.birthParents, one)].filter((parent) => isTied(lineage.birthParents, other, parent));
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
  return [graph.firstPartner[family] as number, graph.secondPartner[family] as number].filter(
    (partner) => partner !== NOBODY,
  );
}
