import type { Genealogy } from '../genealogy.ts';
import { type FamilyGraph, NOBODY } from '../graph.ts';
import { foldAway } from './folding.ts';
import { relationPath } from './relation-path.ts';
import { forEachChild, forEachParent, forEachPartner, forEachSiblingWithoutParents } from './relatives.ts';
import type { View } from './view.ts';

/** Who is in a view. People in the FamilyGraph's numbers. */
export interface Selection {
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
  if ((of === NOBODY && (view.of !== undefined || view.kind !== 'everyone')) || (to === NOBODY && view.kind === 'path'))
    return undefined;
  const isChosen = new Uint8Array(graph.individualCount);
  let path: readonly number[] = [];
  if (view.kind === 'everyone') isChosen.fill(1);
  else isChosen[of] = 1;
  if (view.kind === 'ancestors' || view.kind === 'hourglass')
    chooseAncestors(graph, of, view.steps ?? Number.POSITIVE_INFINITY, isChosen);
  if (view.kind === 'descendants' || view.kind === 'hourglass')
    chooseDescendants(graph, of, view.steps ?? Number.POSITIVE_INFINITY, isChosen);
  if (view.kind === 'close') chooseAround(graph, [of], view.steps ?? CLOSE_STEPS, isChosen);
  if (view.kind === 'path') path = choosePath(graph, of, to, view.steps ?? 0, isChosen);
  const center = Math.max(of, 0);
  const isFolded = new Uint8Array(graph.individualCount);
  for (const id of view.folded ?? []) {
    const person = individuals.indexOf(id);
    if (person !== NOBODY) isFolded[person] = 1;
  }
  const folded = view.folded?.size
    ? foldAway(graph, isChosen, isFolded, center)
    : new Int32Array(graph.individualCount);
  return { isChosen, center, folded, path };
}

function chooseAncestors(graph: FamilyGraph, person: number, generations: number, isChosen: Uint8Array): void {
  walk([person], generations, (one, meet) => forEachParent(graph, one, meet)).forEach((one) => {
    isChosen[one] = 1;
  });
}

/** With all whom they married, for children stand under a marriage. */
function chooseDescendants(graph: FamilyGraph, person: number, generations: number, isChosen: Uint8Array): void {
  for (const one of walk([person], generations, (parent, meet) => forEachChild(graph, parent, meet))) {
    isChosen[one] = 1;
    forEachPartner(graph, one, (partner) => {
      isChosen[partner] = 1;
    });
  }
}

function chooseAround(graph: FamilyGraph, people: readonly number[], steps: number, isChosen: Uint8Array): void {
  const near = walk(people, steps, (one, meet) => {
    forEachParent(graph, one, meet);
    forEachChild(graph, one, meet);
    forEachPartner(graph, one, meet);
    forEachSiblingWithoutParents(graph, one, meet);
  });
  for (const one of near) isChosen[one] = 1;
}

/** The people along the path, both parents wherever it passes from child to parent, and so many steps around. */
function choosePath(
  graph: FamilyGraph,
  of: number,
  to: number,
  steps: number,
  isChosen: Uint8Array,
): readonly number[] {
  const path = relationPath(graph, of, to);
  if (!path) {
    isChosen[to] = 1;
    return [];
  }
  chooseAround(graph, path.people, steps, isChosen);
  for (const family of path.families) {
    for (const partner of [graph.firstPartner[family] as number, graph.secondPartner[family] as number]) {
      if (partner !== NOBODY) isChosen[partner] = 1;
    }
  }
  return path.people;
}

/** Everybody within so many steps, the start included. */
function walk(
  start: readonly number[],
  steps: number,
  forEachNext: (person: number, meet: (next: number) => void) => void,
): Set<number> {
  const met = new Set(start);
  let ring: readonly number[] = start;
  for (let step = 0; step < steps && ring.length > 0; step += 1) {
    const next: number[] = [];
    for (const person of ring) {
      forEachNext(person, (other) => {
        if (met.has(other)) return;
        met.add(other);
        next.push(other);
      });
    }
    ring = next;
  }
  return met;
}
