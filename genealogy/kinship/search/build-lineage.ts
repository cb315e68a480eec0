import { type FamilyGraph, NOBODY, Pedigree } from '../../graph.ts';
import { type Adjacency, areAdjacent, type Lineage, partnersIn } from './lineage.ts';

const lineages = new WeakMap<FamilyGraph, Lineage>();

/** Cached for each graph. */
export function lineageOf(graph: FamilyGraph): Lineage {
  const known = lineages.get(graph);
  if (known) return known;
  const unrecorded = unrecordedCouples(graph);
  const nodeCount = graph.individualCount + unrecorded.count;
  const partners = collectEdges(nodeCount, (person, add) => {
    if (person >= graph.individualCount) return;
    for (let slot = graph.unionStart[person] as number; slot < (graph.unionStart[person + 1] as number); slot += 1)
      for (const other of partnersIn(graph, graph.unions[slot] as number)) add(other, Pedigree.birth);
  });
  const parents = withoutCycles(allParents(graph, nodeCount, partners, unrecorded.nodeOf));
  const birthParents = filterEdges(parents, (_, __, pedigree) => pedigree === Pedigree.birth);
  const otherParents = filterEdges(parents, (_, __, pedigree) => pedigree !== Pedigree.birth);
  const lineage: Lineage = {
    graph,
    nodeCount,
    birthParents,
    birthChildren: reversedEdges(birthParents),
    otherParents,
    otherChildren: reversedEdges(otherParents),
    partners,
  };
  lineages.set(graph, lineage);
  return lineage;
}

/**
 * A family of several children with no recorded parent gets one node for the couple, numbered after the last individual;
 * without it the siblings, and all kin over them, would not be connected.
 */
function unrecordedCouples(graph: FamilyGraph): { nodeOf: Int32Array; count: number } {
  const nodeOf = new Int32Array(graph.familyCount).fill(NOBODY);
  let count = 0;
  for (let family = 0; family < graph.familyCount; family += 1) {
    const children = (graph.childStart[family + 1] as number) - (graph.childStart[family] as number);
    if (children < 2 || partnersIn(graph, family).length > 0) continue;
    nodeOf[family] = graph.individualCount + count;
    count += 1;
  }
  return { nodeOf, count };
}

type AddEdge = (to: number, pedigree: Pedigree) => void;

/** Collects each node's edges in the order in which `visit` adds them, without duplicates and loops to oneself. */
function collectEdges(count: number, visit: (person: number, add: AddEdge) => void): Adjacency {
  const start = new Uint32Array(count + 1);
  const items: number[] = [];
  const pedigrees: number[] = [];
  const lastAddedFor = new Int32Array(count).fill(-1);
  for (let person = 0; person < count; person += 1) {
    lastAddedFor[person] = person;
    visit(person, (to, pedigree) => {
      if (lastAddedFor[to] === person) return;
      lastAddedFor[to] = person;
      items.push(to);
      pedigrees.push(pedigree);
    });
    start[person + 1] = items.length;
  }
  return { start, items: Int32Array.from(items), pedigree: Uint8Array.from(pedigrees) };
}

/** Parents by birth first: they are not added again as adoptive ones. Unrecorded couples come last. */
function allParents(graph: FamilyGraph, nodeCount: number, partners: Adjacency, unrecordedIn: Int32Array): Adjacency {
  return collectEdges(nodeCount, (child, add) => {
    if (child >= graph.individualCount) return;
    const birthParents: number[] = [];
    const unrecorded: { couple: number; pedigree: Pedigree }[] = [];
    forEachOrigin(graph, child, (family, pedigree) => {
      if (pedigree === Pedigree.birth) birthParents.push(...partnersIn(graph, family));
      const couple = unrecordedIn[family] as number;
      if (couple !== NOBODY) unrecorded.push({ couple, pedigree });
    });
    for (const parent of birthParents) add(parent, Pedigree.birth);
    forEachOrigin(graph, child, (family, pedigree) => {
      for (const parent of pedigree === Pedigree.birth ? [] : partnersIn(graph, family)) {
        // A step-parent who is married to a parent is found through that marriage; a second path would repeat it.
        const isFoundByMarriage =
          pedigree === Pedigree.step && birthParents.some((birth) => areAdjacent(partners, birth, parent));
        if (!isFoundByMarriage) add(parent, pedigree);
      }
    });
    for (const { couple, pedigree } of unrecorded) add(couple, pedigree);
  });
}

function forEachOrigin(graph: FamilyGraph, child: number, visit: (family: number, pedigree: Pedigree) => void): void {
  for (let slot = graph.originStart[child] as number; slot < (graph.originStart[child + 1] as number); slot += 1) {
    visit(graph.origins[slot] as number, graph.originPedigree[slot] as Pedigree);
  }
}

/**
 * Drops the edges among people who are, in bad data, their own ancestors: those whom a topological sort reaches neither from the
 * top nor from the bottom. What is dropped does not depend on the order of the source.
 */
function withoutCycles(parents: Adjacency): Adjacency {
  const children = reversedEdges(parents);
  const fromTop = markAcyclic(parents, children);
  if (!fromTop.includes(0)) return parents;
  const fromBottom = markAcyclic(children, parents);
  const isInCycle = (person: number): boolean => fromTop[person] === 0 && fromBottom[person] === 0;
  return filterEdges(parents, (child, parent) => !(isInCycle(child) && isInCycle(parent)));
}

/** Kahn's algorithm: marks every node whose predecessors are all marked. */
function markAcyclic(waitingFor: Adjacency, awaitedBy: Adjacency): Uint8Array {
  const count = waitingFor.start.length - 1;
  const pending = new Int32Array(count).map(
    (_, person) => (waitingFor.start[person + 1] as number) - (waitingFor.start[person] as number),
  );
  const isAcyclic = new Uint8Array(count);
  const queue: number[] = [];
  pending.forEach((left, person) => {
    if (left === 0) queue.push(person);
  });
  for (const person of queue) {
    isAcyclic[person] = 1;
    for (let slot = awaitedBy.start[person] as number; slot < (awaitedBy.start[person + 1] as number); slot += 1) {
      const next = awaitedBy.items[slot] as number;
      pending[next] = (pending[next] as number) - 1;
      if (pending[next] === 0) queue.push(next);
    }
  }
  return isAcyclic;
}

function filterEdges(
  adjacency: Adjacency,
  isWanted: (from: number, to: number, pedigree: Pedigree) => boolean,
): Adjacency {
  return collectEdges(adjacency.start.length - 1, (from, add) => {
    for (let slot = adjacency.start[from] as number; slot < (adjacency.start[from + 1] as number); slot += 1) {
      const to = adjacency.items[slot] as number;
      const pedigree = adjacency.pedigree[slot] as Pedigree;
      if (isWanted(from, to, pedigree)) add(to, pedigree);
    }
  });
}

/** From parents to children, and back. */
function reversedEdges(adjacency: Adjacency): Adjacency {
  const count = adjacency.start.length - 1;
  const start = new Uint32Array(count + 1);
  for (const to of adjacency.items) start[to + 1] = (start[to + 1] as number) + 1;
  for (let person = 0; person < count; person += 1)
    start[person + 1] = (start[person + 1] as number) + (start[person] as number);
  const items = new Int32Array(adjacency.items.length);
  const pedigree = new Uint8Array(adjacency.items.length);
  const next = start.slice();
  for (let from = 0; from < count; from += 1) {
    for (let slot = adjacency.start[from] as number; slot < (adjacency.start[from + 1] as number); slot += 1) {
      const to = adjacency.items[slot] as number;
      const place = next[to] as number;
      items[place] = from;
      pedigree[place] = adjacency.pedigree[slot] as number;
      next[to] = place + 1;
    }
  }
  return { start, items, pedigree };
}
