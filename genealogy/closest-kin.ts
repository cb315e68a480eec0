import { type FamilyGraph, NOBODY } from './graph.ts';

export interface ClosestKin {
  readonly parents: readonly number[];
  readonly siblings: readonly number[];
  readonly partners: readonly number[];
  readonly children: readonly number[];
}

type VisitRelative = (relative: number, family: number) => void;
type ForEachRelative = (graph: FamilyGraph, person: number, visit: VisitRelative) => void;

/** Everybody one step away, each once, in the source's order. */
export function closestKin(graph: FamilyGraph, person: number): ClosestKin {
  const collect = (forEach: ForEachRelative): number[] => {
    const found = new Set<number>();
    forEach(graph, person, (relative) => found.add(relative));
    return [...found];
  };
  return {
    parents: collect(forEachParent),
    siblings: collect(forEachSibling),
    partners: collect(forEachPartner),
    children: collect(forEachChild),
  };
}

export function forEachParent(graph: FamilyGraph, person: number, visit: VisitRelative): void {
  forEachOrigin(graph, person, (family) => visitPartners(graph, family, person, visit));
}

function forEachSibling(graph: FamilyGraph, person: number, visit: VisitRelative): void {
  forEachOrigin(graph, person, (family) => visitChildren(graph, family, person, visit));
}

export function forEachPartner(graph: FamilyGraph, person: number, visit: VisitRelative): void {
  forEachUnion(graph, person, (family) => visitPartners(graph, family, person, visit));
}

export function forEachChild(graph: FamilyGraph, person: number, visit: VisitRelative): void {
  forEachUnion(graph, person, (family) => visitChildren(graph, family, person, visit));
}

/** All of them, and siblings who have no known parent to be reached through. */
export function forEachRelative(graph: FamilyGraph, person: number, visit: (relative: number) => void): void {
  forEachParent(graph, person, visit);
  forEachChild(graph, person, visit);
  forEachPartner(graph, person, visit);
  forEachSiblingWithoutParents(graph, person, visit);
}

function forEachSiblingWithoutParents(graph: FamilyGraph, person: number, visit: VisitRelative): void {
  forEachOrigin(graph, person, (family) => {
    const hasParents = graph.firstPartner[family] !== NOBODY || graph.secondPartner[family] !== NOBODY;
    if (!hasParents) visitChildren(graph, family, person, visit);
  });
}

/** The families in which somebody is a child. */
function forEachOrigin(graph: FamilyGraph, person: number, visit: (family: number) => void): void {
  for (let slot = graph.originStart[person] as number; slot < (graph.originStart[person + 1] as number); slot += 1)
    visit(graph.origins[slot] as number);
}

/** The families in which somebody is a partner. */
function forEachUnion(graph: FamilyGraph, person: number, visit: (family: number) => void): void {
  for (let slot = graph.unionStart[person] as number; slot < (graph.unionStart[person + 1] as number); slot += 1)
    visit(graph.unions[slot] as number);
}

/** The partners of a family but the person themself. */
function visitPartners(graph: FamilyGraph, family: number, person: number, visit: VisitRelative): void {
  const first = graph.firstPartner[family] as number;
  const second = graph.secondPartner[family] as number;
  if (first !== NOBODY && first !== person) visit(first, family);
  if (second !== NOBODY && second !== person) visit(second, family);
}

/** The children of a family but the person themself. */
function visitChildren(graph: FamilyGraph, family: number, person: number, visit: VisitRelative): void {
  for (let slot = graph.childStart[family] as number; slot < (graph.childStart[family + 1] as number); slot += 1) {
    const child = graph.children[slot] as number;
    if (child !== person) visit(child, family);
  }
}

export interface RelationPath {
  /** From one person to the other, both included. */
  readonly people: readonly number[];
  /** The family through which each step leads. */
  readonly families: readonly number[];
}

/**
 * The fewest steps from one person to another, a step being to a parent, a child or a partner, and two to a sibling; among paths
 * of the same length the one with the fewest marriages. Undefined when nothing joins them.
 */
export function relationPath(graph: FamilyGraph, from: number, to: number): RelationPath | undefined {
  const steps = new Int32Array(graph.individualCount).fill(-1);
  const marriages = new Int32Array(graph.individualCount);
  const cameFrom = new Int32Array(graph.individualCount).fill(NOBODY);
  const through = new Int32Array(graph.individualCount).fill(NOBODY);
  steps[from] = 0;
  const levels: number[][] = [[from]];
  for (let level = 0; level < levels.length; level += 1) {
    for (const person of levels[level] ?? []) {
      if (steps[person] !== level) continue;
      const go =
        (distance: number, married: number) =>
        (other: number, family: number): void => {
          reach(person, other, family, level + distance, (marriages[person] as number) + married);
        };
      forEachParent(graph, person, go(1, 0));
      forEachChild(graph, person, go(1, 0));
      forEachPartner(graph, person, go(1, 1));
      forEachSiblingWithoutParents(graph, person, go(2, 0));
    }
    if (steps[to] !== -1 && (steps[to] as number) <= level + 1) break;
  }
  return steps[to] === -1 ? undefined : trail();

  function reach(person: number, other: number, family: number, level: number, married: number): void {
    const known = steps[other] as number;
    if (known !== -1 && (known < level || (known === level && (marriages[other] as number) <= married))) return;
    levels[level] ??= [];
    if (known !== level) levels[level].push(other);
    steps[other] = level;
    marriages[other] = married;
    cameFrom[other] = person;
    through[other] = family;
  }

  function trail(): RelationPath {
    const people = [to];
    const families: number[] = [];
    for (let person = to; person !== from; person = cameFrom[person] as number) {
      people.push(cameFrom[person] as number);
      families.push(through[person] as number);
    }
    return { people: people.reverse(), families: families.reverse() };
  }
}
