import {
  forEachChild,
  forEachParent,
  forEachPartner,
  forEachRelative,
  type RelationPath,
  relationPath,
} from '../closest-kin.ts';
import type { Genealogy } from '../genealogy.ts';
import { type FamilyGraph, NOBODY } from '../graph.ts';
import type { Layout } from './drawing.ts';
import { DisjointSets } from './lists.ts';

export interface View {
  readonly kind: 'everyone' | 'ancestors' | 'descendants' | 'hourglass' | 'close' | 'path';
  /** The person in the middle; for everyone, whom the drawing grows around. */
  readonly of?: string;
  /** The other end of a path. */
  readonly to?: string;
  /** Generations of ancestors and descendants (all when absent), steps to close family (2), steps around a path (0). */
  readonly steps?: number;
  /** People who are folded: everyone whose every path to the middle leads through them is hidden behind them. */
  readonly folded?: ReadonlySet<string>;
  /** The previous drawing: whoever is in it keeps their place as far as possible. */
  readonly previous?: Layout;
}

/** Who is in a view. People by their index in the FamilyGraph. */
interface Selection {
  /** By person: 1 for who is drawn. */
  readonly isChosen: Uint8Array;
  /** Whom the drawing grows around. */
  readonly center: number;
  /** By person: how many are folded away behind them. */
  readonly folded: Int32Array;
  readonly path: readonly number[];
}

const CLOSE_STEPS = 2;

/** Undefined when the view asks for somebody who is not there. */
export function selectPeople({ graph, individuals }: Genealogy, view: View): Selection | undefined {
  const of = view.of === undefined ? NOBODY : individuals.indexOf(view.of);
  const to = view.to === undefined ? NOBODY : individuals.indexOf(view.to);
  const isOfNeeded = view.kind !== 'everyone' || view.of !== undefined;
  if ((isOfNeeded && of === NOBODY) || (view.kind === 'path' && to === NOBODY)) return undefined;
  const path = view.kind === 'path' ? relationPath(graph, of, to) : undefined;
  const isChosen = new Uint8Array(graph.individualCount);
  if (view.kind === 'everyone') isChosen.fill(1);
  else for (const person of peopleOf(graph, view, of, to, path)) isChosen[person] = 1;
  const center = Math.max(of, 0);
  const isFolded = new Uint8Array(graph.individualCount);
  for (const id of view.folded ?? []) {
    const person = individuals.indexOf(id);
    if (person !== NOBODY) isFolded[person] = 1;
  }
  const isAnyFolded = isFolded.includes(1);
  const folded = isAnyFolded ? foldAway(graph, isChosen, isFolded, center) : new Int32Array(graph.individualCount);
  return { isChosen, center, folded, path: path?.people ?? [] };
}

function peopleOf(graph: FamilyGraph, view: View, of: number, to: number, path: RelationPath | undefined): Set<number> {
  const generations = view.steps ?? Number.POSITIVE_INFINITY;
  switch (view.kind) {
    case 'ancestors':
      return ancestorsOf(graph, of, generations);
    case 'descendants':
      return descendantsOf(graph, of, generations);
    case 'hourglass':
      return new Set([...ancestorsOf(graph, of, generations), ...descendantsOf(graph, of, generations)]);
    case 'path':
      return path ? alongPath(graph, path, view.steps ?? 0) : new Set([of, to]);
    default:
      return around(graph, [of], view.steps ?? CLOSE_STEPS);
  }
}

function ancestorsOf(graph: FamilyGraph, person: number, generations: number): Set<number> {
  return walk([person], generations, (one, meet) => forEachParent(graph, one, meet));
}

/** With all whom they married, for children stand under a marriage. */
function descendantsOf(graph: FamilyGraph, person: number, generations: number): Set<number> {
  const descendants = walk([person], generations, (one, meet) => forEachChild(graph, one, meet));
  for (const one of [...descendants]) forEachPartner(graph, one, (partner) => descendants.add(partner));
  return descendants;
}

function around(graph: FamilyGraph, people: readonly number[], steps: number): Set<number> {
  return walk(people, steps, (one, meet) => forEachRelative(graph, one, meet));
}

/** The people along the path, both parents wherever it passes from child to parent, and so many steps around. */
function alongPath(graph: FamilyGraph, { people, families }: RelationPath, steps: number): Set<number> {
  const chosen = around(graph, people, steps);
  for (const family of families) {
    for (const partner of [graph.firstPartner[family] as number, graph.secondPartner[family] as number]) {
      if (partner !== NOBODY) chosen.add(partner);
    }
  }
  return chosen;
}

/** Everybody within so many steps, the start included. */
function walk(
  start: readonly number[],
  steps: number,
  forEachNext: (person: number, meet: (next: number) => void) => void,
): Set<number> {
  const reached = new Set(start);
  let ring: readonly number[] = start;
  for (let step = 0; step < steps && ring.length > 0; step += 1) {
    const next: number[] = [];
    for (const person of ring) {
      forEachNext(person, (other) => {
        if (reached.has(other)) return;
        reached.add(other);
        next.push(other);
      });
    }
    ring = next;
  }
  return reached;
}

/**
 * Takes out of the chosen everyone who is reached only through folded people, going out from the center (or, in a group of kin
 * apart from it, from its first member who is not folded). Returns, by person, how many are hidden behind each of the folded.
 */
function foldAway(graph: FamilyGraph, isChosen: Uint8Array, isFolded: Uint8Array, center: number): Int32Array {
  const isReached = new Uint8Array(graph.individualCount);
  const groups = groupsOf(graph, isChosen);
  const hasStart = new Set<number>();
  reachFrom(center);
  for (const mayBeFolded of [false, true]) {
    for (let person = 0; person < graph.individualCount; person += 1) {
      if (isChosen[person] && !hasStart.has(groups.of(person)) && (mayBeFolded || !isFolded[person])) reachFrom(person);
    }
  }
  const hidden = new DisjointSets(graph.individualCount);
  const isHidden = isChosen.map((chosen, person) => (chosen && !isReached[person] ? 1 : 0));
  forEachPair(graph, isHidden, (one, other) => hidden.join(one, other));
  const size = new Int32Array(graph.individualCount);
  isHidden.forEach((is, person) => {
    if (is) size[hidden.of(person)] = (size[hidden.of(person)] as number) + 1;
  });
  const count = new Int32Array(graph.individualCount);
  for (let person = 0; person < graph.individualCount; person += 1) {
    if (!isReached[person] || !isFolded[person]) continue;
    const behind = new Set<number>();
    forEachRelative(graph, person, (other) => {
      if (isHidden[other]) behind.add(hidden.of(other));
    });
    for (const group of behind) count[person] = (count[person] as number) + (size[group] as number);
  }
  isChosen.set(isReached);
  return count;

  function reachFrom(start: number): void {
    hasStart.add(groups.of(start));
    isReached[start] = 1;
    const waiting = [start];
    for (const person of waiting) {
      if (isFolded[person]) continue;
      forEachRelative(graph, person, (other) => {
        if (!isChosen[other] || isReached[other]) return;
        isReached[other] = 1;
        waiting.push(other);
      });
    }
  }
}

function groupsOf(graph: FamilyGraph, isMember: Uint8Array): DisjointSets {
  const groups = new DisjointSets(graph.individualCount);
  forEachPair(graph, isMember, (one, other) => groups.join(one, other));
  return groups;
}

function forEachPair(graph: FamilyGraph, isMember: Uint8Array, visit: (one: number, other: number) => void): void {
  for (let person = 0; person < graph.individualCount; person += 1) {
    if (!isMember[person]) continue;
    forEachRelative(graph, person, (other) => {
      if (isMember[other]) visit(person, other);
    });
  }
}
