import { type FamilyGraph, NOBODY, Pedigree } from '../../graph.ts';
import { isTied, type Lineage, partnersIn, type Ties } from './lineage.ts';

const lineages = new WeakMap<FamilyGraph, Lineage>();

/** Made once for each graph. */
export function lineageOf(graph: FamilyGraph): Lineage {
  const known = lineages.get(graph);
  if (known) return known;
  const unrecorded = unrecordedCouples(graph);
  const nodeCount = graph.individualCount + unrecorded.count;
  const partners = gathered(nodeCount, (person, tie) => {
    if (person >= graph.individualCount) return;
    for (const family of unionsWith(graph, person))
      for (const other of partnersIn(graph, family)) tie(other, Pedigree.birth);
  });
  const parents = withoutLoops(allParents(graph, nodeCount, partners, unrecorded.nodeOf));
  const birthParents = selected(parents, (_, __, pedigree) => pedigree === Pedigree.birth);
  const otherParents = selected(parents, (_, __, pedigree) => pedigree !== Pedigree.birth);
  const lineage: Lineage = {
    graph,
    nodeCount,
    birthParents,
    birthChildren: turned(birthParents),
    otherParents,
    otherChildren: turned(otherParents),
    partners,
  };
  lineages.set(graph, lineage);
  return lineage;
}

/**
 * A family of several children of which neither parent is written down: the couple stands in the lineage as one node past
 * the last individual, or the children, and all kin over them, would be strangers.
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

type AddTie = (to: number, pedigree: Pedigree) => void;

/** Collects each node's ties in the order they are told, leaving out repetitions and ties to oneself. */
function gathered(count: number, tell: (person: number, tie: AddTie) => void): Ties {
  const start = new Uint32Array(count + 1);
  const items: number[] = [];
  const pedigrees: number[] = [];
  const lastTiedBy = new Int32Array(count).fill(-1);
  for (let person = 0; person < count; person += 1) {
    lastTiedBy[person] = person;
    tell(person, (to, pedigree) => {
      if (lastTiedBy[to] === person) return;
      lastTiedBy[to] = person;
      items.push(to);
      pedigrees.push(pedigree);
    });
    start[person + 1] = items.length;
  }
  return { start, items: Int32Array.from(items), pedigree: Uint8Array.from(pedigrees) };
}

/** Parents by birth first: who is a parent by birth is not told again as an adoptive one. Unrecorded couples come last. */
function allParents(graph: FamilyGraph, nodeCount: number, partners: Ties, unrecordedIn: Int32Array): Ties {
  return gathered(nodeCount, (child, tie) => {
    if (child >= graph.individualCount) return;
    const births: number[] = [];
    const unrecorded: { couple: number; pedigree: Pedigree }[] = [];
    forEachOrigin(graph, child, (family, pedigree) => {
      if (pedigree === Pedigree.birth) births.push(...partnersIn(graph, family));
      const couple = unrecordedIn[family] as number;
      if (couple !== NOBODY) unrecorded.push({ couple, pedigree });
    });
    for (const parent of births) tie(parent, Pedigree.birth);
    forEachOrigin(graph, child, (family, pedigree) => {
      for (const parent of pedigree === Pedigree.birth ? [] : partnersIn(graph, family)) {
        // A step-parent who is married to a parent is found through that marriage; a second way would tell it twice.
        const isToldByMarriage = pedigree === Pedigree.step && births.some((birth) => isTied(partners, birth, parent));
        if (!isToldByMarriage) tie(parent, pedigree);
      }
    });
    for (const { couple, pedigree } of unrecorded) tie(couple, pedigree);
  });
}

function forEachOrigin(graph: FamilyGraph, child: number, visit: (family: number, pedigree: Pedigree) => void): void {
  for (let slot = graph.originStart[child] as number; slot < (graph.originStart[child + 1] as number); slot += 1) {
    visit(graph.origins[slot] as number, graph.originPedigree[slot] as Pedigree);
  }
}

function unionsWith(graph: FamilyGraph, person: number): Int32Array {
  return graph.unions.subarray(graph.unionStart[person], graph.unionStart[person + 1]);
}

/**
 * Drops the ties of people who are, in bad data, their own ancestors: whoever is left when everybody without parents and
 * everybody without children has been taken away, again and again. What is dropped does not depend on the source's order.
 */
function withoutLoops(parents: Ties): Ties {
  const [fromTop, fromBottom] = [peeled(parents, turned(parents)), peeled(turned(parents), parents)];
  const isLooped = (person: number): boolean => fromTop[person] === 0 && fromBottom[person] === 0;
  return selected(parents, (child, parent) => !(isLooped(child) && isLooped(parent)));
}

/** Marks whoever has nobody left to wait for, once those they waited for are marked. */
function peeled(waitingFor: Ties, awaitedBy: Ties): Uint8Array {
  const count = waitingFor.start.length - 1;
  const pending = new Int32Array(count).map(
    (_, person) => (waitingFor.start[person + 1] as number) - (waitingFor.start[person] as number),
  );
  const isPeeled = new Uint8Array(count);
  const queue: number[] = [];
  pending.forEach((left, person) => {
    if (left === 0) queue.push(person);
  });
  for (const person of queue) {
    isPeeled[person] = 1;
    for (let slot = awaitedBy.start[person] as number; slot < (awaitedBy.start[person + 1] as number); slot += 1) {
      const next = awaitedBy.items[slot] as number;
      pending[next] = (pending[next] as number) - 1;
      if (pending[next] === 0) queue.push(next);
    }
  }
  return isPeeled;
}

function selected(ties: Ties, isWanted: (from: number, to: number, pedigree: Pedigree) => boolean): Ties {
  return gathered(ties.start.length - 1, (from, tie) => {
    for (let slot = ties.start[from] as number; slot < (ties.start[from + 1] as number); slot += 1) {
      const [to, pedigree] = [ties.items[slot] as number, ties.pedigree[slot] as Pedigree];
      if (isWanted(from, to, pedigree)) tie(to, pedigree);
    }
  });
}

/** From parents to children, and back. */
function turned(ties: Ties): Ties {
  const count = ties.start.length - 1;
  const start = new Uint32Array(count + 1);
  for (const to of ties.items) start[to + 1] = (start[to + 1] as number) + 1;
  for (let person = 0; person < count; person += 1)
    start[person + 1] = (start[person + 1] as number) + (start[person] as number);
  const items = new Int32Array(ties.items.length);
  const pedigree = new Uint8Array(ties.items.length);
  const next = start.slice();
  for (let from = 0; from < count; from += 1) {
    for (let slot = ties.start[from] as number; slot < (ties.start[from + 1] as number); slot += 1) {
      const to = ties.items[slot] as number;
      const place = next[to] as number;
      items[place] = from;
      pedigree[place] = ties.pedigree[slot] as number;
      next[to] = place + 1;
    }
  }
  return { start, items, pedigree };
}
