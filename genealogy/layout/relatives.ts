import { type FamilyGraph, NOBODY } from '../graph.ts';

/** Who is one step away in the graph, as the views and paths walk it. */
export function forEachParent(
  graph: FamilyGraph,
  person: number,
  visit: (parent: number, family: number) => void,
): void {
  for (let slot = graph.originStart[person] as number; slot < (graph.originStart[person + 1] as number); slot += 1) {
    const family = graph.origins[slot] as number;
    for (const parent of [graph.firstPartner[family] as number, graph.secondPartner[family] as number]) {
      if (parent !== NOBODY && parent !== person) visit(parent, family);
    }
  }
}

export function forEachChild(graph: FamilyGraph, person: number, visit: (child: number, family: number) => void): void {
  for (let slot = graph.unionStart[person] as number; slot < (graph.unionStart[person + 1] as number); slot += 1) {
    const family = graph.unions[slot] as number;
    for (let index = graph.childStart[family] as number; index < (graph.childStart[family + 1] as number); index += 1) {
      const child = graph.children[index] as number;
      if (child !== person) visit(child, family);
    }
  }
}

export function forEachPartner(
  graph: FamilyGraph,
  person: number,
  visit: (partner: number, family: number) => void,
): void {
  for (let slot = graph.unionStart[person] as number; slot < (graph.unionStart[person + 1] as number); slot += 1) {
    const family = graph.unions[slot] as number;
    for (const partner of [graph.firstPartner[family] as number, graph.secondPartner[family] as number]) {
      if (partner !== NOBODY && partner !== person) visit(partner, family);
    }
  }
}

/** All of them, and siblings who have no known parent to be reached through. */
export function forEachRelative(graph: FamilyGraph, person: number, visit: (relative: number) => void): void {
  forEachParent(graph, person, visit);
  forEachChild(graph, person, visit);
  forEachPartner(graph, person, visit);
  forEachSiblingWithoutParents(graph, person, visit);
}

/** Siblings who have no known parent to be reached through. */
export function forEachSiblingWithoutParents(
  graph: FamilyGraph,
  person: number,
  visit: (sibling: number, family: number) => void,
): void {
  for (let slot = graph.originStart[person] as number; slot < (graph.originStart[person + 1] as number); slot += 1) {
    const family = graph.origins[slot] as number;
    if (graph.firstPartner[family] !== NOBODY || graph.secondPartner[family] !== NOBODY) continue;
    for (let index = graph.childStart[family] as number; index < (graph.childStart[family + 1] as number); index += 1) {
      const sibling = graph.children[index] as number;
      if (sibling !== person) visit(sibling, family);
    }
  }
}
