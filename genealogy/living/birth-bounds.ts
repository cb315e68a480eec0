import { type FamilyGraph, NOBODY, Pedigree, Sex } from '../graph.ts';
import { YEAR } from './evidence.ts';
import { type LifeFacts, MARRYING_AGE } from './life-facts.ts';

/** Nobody is shown as dead for their age alone before this. */
export const LONGEST_LIFE = 110 * YEAR;

// Biological limits, chosen wide: the wider, the more people count as living, which is the safe side.
export const YOUNGEST_PARENT = 12 * YEAR;
const OLDEST_MOTHER = 60 * YEAR;
export const OLDEST_FATHER = 80 * YEAR;
/** Between the births of partners. */
export const MAX_PARTNER_AGE_GAP = 80 * YEAR;
/** Between siblings without recorded parents: the fertile years of a father. */
const MAX_SIBLING_AGE_GAP = OLDEST_FATHER - YOUNGEST_PARENT;
/** Where dates contradict each other one of them is wrong, often by a century. */
export const DATE_ERROR = 150 * YEAR;

/** Bounds may alternate up and down over marriages; who is farther away keeps no bound, and counts as living. */
const MAX_ROUNDS = 10;

export interface BirthBounds {
  /** By individual: the first day on which they can have been born, -Infinity where nothing says so. */
  readonly earliest: Float64Array;
  /** By individual: the last day on which they can have been born, Infinity where nothing says so. */
  readonly latest: Float64Array;
  /** By individual: 1 where the bound comes from relatives and not from their own dates. */
  readonly fromKin: Uint8Array;
  /** By individual: 1 where their dates and those of their relatives contradict each other. */
  readonly contradicted: Uint8Array;
}

/**
 * Bounds for everybody's birth from their own dates and those of their relatives, propagated through the families up, down
 * and sideways. A dated birth is not made earlier by relatives.
 */
export function boundBirths(lives: readonly LifeFacts[], graph: FamilyGraph, earliest: Float64Array): BirthBounds {
  const contradicted = new Uint8Array(lives.length);
  const corrected = (latest: number, person: number): number => {
    if ((earliest[person] as number) <= latest) return latest;
    contradicted[person] = 1;
    return (earliest[person] as number) + DATE_ERROR;
  };
  const own = Float64Array.from(lives, ({ bornBy, seenBy, diedBy }, person) =>
    corrected(bornBy === Infinity ? Math.min(seenBy, diedBy) : bornBy, person),
  );
  const latest = latestBirths(lives, graph, own);
  const fromKin = Uint8Array.from(latest, (day, person) => (day < (own[person] as number) ? 1 : 0));
  return { earliest, latest: latest.map(corrected), fromKin, contradicted };
}

function latestBirths(lives: readonly LifeFacts[], graph: FamilyGraph, own: Float64Array): Float64Array {
  const latest = own.slice();
  const diedBy = (person: number): number => lives[person]?.diedBy ?? Infinity;
  const atMost = (person: number, day: number): boolean => {
    if (lives[person]?.bornBy !== Infinity || day >= (latest[person] as number)) return false;
    latest[person] = day;
    return true;
  };
  return propagate(graph, latest, {
    toParent: (parent, child) => atMost(parent, (latest[child] as number) - YOUNGEST_PARENT),
    toChild: (child, parent) =>
      atMost(child, Math.min((latest[parent] as number) + oldestAge(graph, parent), diedBy(parent) + POSTHUMOUS_CHILD)),
    toPartner: (partner, other) =>
      atMost(partner, Math.min((latest[other] as number) + MAX_PARTNER_AGE_GAP, diedBy(other) - MARRYING_AGE)),
    toSibling: (sibling, first) => atMost(sibling, first + MAX_SIBLING_AGE_GAP),
  });
}

/** By individual: the first day on which they can have been born. Whoever was seen alive was born a lifetime before. */
export function earliestBirths(lives: readonly LifeFacts[], graph: FamilyGraph): Float64Array {
  const earliest = Float64Array.from(lives, ({ bornFrom, lastSeen }) => Math.max(bornFrom, lastSeen - LONGEST_LIFE));
  const atLeast = (person: number, day: number): boolean => {
    if (day <= (earliest[person] as number)) return false;
    earliest[person] = day;
    return true;
  };
  return propagate(graph, earliest, {
    toParent: (parent, child) => atLeast(parent, (earliest[child] as number) - oldestAge(graph, parent)),
    toChild: (child, parent) => atLeast(child, (earliest[parent] as number) + YOUNGEST_PARENT),
    toPartner: (partner, other) => atLeast(partner, (earliest[other] as number) - MAX_PARTNER_AGE_GAP),
    toSibling: () => false,
  });
}

function oldestAge(graph: FamilyGraph, parent: number): number {
  return graph.sex[parent] === Sex.female ? OLDEST_MOTHER : OLDEST_FATHER;
}

/** How a bound is propagated from one person to another; each returns whether it changed anything. */
interface Steps {
  toParent(parent: number, child: number): boolean;
  toChild(child: number, parent: number): boolean;
  toPartner(partner: number, other: number): boolean;
  /** From the first-born of a family without parents, given as their day. */
  toSibling(sibling: number, first: number): boolean;
}

/**
 * Upwards from the youngest, sideways, and downwards from the oldest, so that a bound crosses all generations in one
 * round; the number of rounds is limited, so that it terminates.
 */
function propagate(graph: FamilyGraph, days: Float64Array, steps: Steps): Float64Array {
  const order = ancestorsFirst(graph);
  for (let round = 0, changed = true; changed && round < MAX_ROUNDS; round += 1) {
    changed = false;
    for (let at = order.length - 1; at >= 0; at -= 1) {
      const parent = order[at] as number;
      forEachChildByBirth(graph, parent, (child) => {
        changed = steps.toParent(parent, child) || changed;
      });
    }
    for (let family = 0; family < graph.familyCount; family += 1) {
      const [first, second] = [graph.firstPartner[family] as number, graph.secondPartner[family] as number];
      if (first !== NOBODY && second !== NOBODY) {
        changed = steps.toPartner(first, second) || changed;
        changed = steps.toPartner(second, first) || changed;
      } else if (first === NOBODY && second === NOBODY) {
        const children = childrenByBirth(graph, family);
        const firstBorn = children.reduce((day, child) => Math.min(day, days[child] as number), Infinity);
        for (const child of children) changed = steps.toSibling(child, firstBorn) || changed;
      }
    }
    for (const child of order) {
      forEachParentByBirth(graph, child, (parent) => {
        changed = steps.toChild(child, parent) || changed;
      });
    }
  }
  return days;
}

export function childrenByBirth(graph: FamilyGraph, family: number): number[] {
  const children: number[] = [];
  for (let slot = graph.childStart[family] as number; slot < (graph.childStart[family + 1] as number); slot += 1)
    if (graph.childPedigree[slot] === Pedigree.birth) children.push(graph.children[slot] as number);
  return children;
}

function forEachChildByBirth(graph: FamilyGraph, parent: number, visit: (child: number) => void): void {
  for (let at = graph.unionStart[parent] as number; at < (graph.unionStart[parent + 1] as number); at += 1) {
    const family = graph.unions[at] as number;
    for (let slot = graph.childStart[family] as number; slot < (graph.childStart[family + 1] as number); slot += 1)
      if (graph.childPedigree[slot] === Pedigree.birth) visit(graph.children[slot] as number);
  }
}

/** Adoptive, foster and step-parents do not bound a child's birth. */
function forEachParentByBirth(graph: FamilyGraph, child: number, visit: (parent: number) => void): void {
  for (let at = graph.originStart[child] as number; at < (graph.originStart[child + 1] as number); at += 1) {
    if (graph.originPedigree[at] !== Pedigree.birth) continue;
    const family = graph.origins[at] as number;
    for (const parent of [graph.firstPartner[family] as number, graph.secondPartner[family] as number])
      if (parent !== NOBODY) visit(parent);
  }
}

/** Topological order, parents before children. The graph has no cycles of ancestors. */
function ancestorsFirst(graph: FamilyGraph): Uint32Array {
  const waiting = new Uint32Array(graph.individualCount);
  for (let child = 0; child < graph.individualCount; child += 1)
    forEachParentByBirth(graph, child, () => {
      waiting[child] = (waiting[child] as number) + 1;
    });
  const order = new Uint32Array(graph.individualCount);
  let size = 0;
  for (let person = 0; person < graph.individualCount; person += 1) if (waiting[person] === 0) order[size++] = person;
  for (let at = 0; at < size; at += 1)
    forEachChildByBirth(graph, order[at] as number, (child) => {
      waiting[child] = (waiting[child] as number) - 1;
      if (waiting[child] === 0) order[size++] = child;
    });
  return order.subarray(0, size);
}

/** A residence may be recorded a year late. */
const SEEN_AFTER_DEATH = 2 * YEAR;
/** A child may be born after its father's death. */
const POSTHUMOUS_CHILD = YEAR;

/**
 * Died in 1920, born in 1950; died in 1990, resident or married in 2010; a mother who died before her child was born:
 * one of the two is wrong, and nothing is proven. A death that is refuted bounds no relative either.
 */
export function dropRefutedDeaths(lives: readonly LifeFacts[], graph: FamilyGraph, earliest: Float64Array): void {
  const lastAlive = Float64Array.from(lives, ({ lastSeen }, person) =>
    Math.max(earliest[person] as number, lastSeen - SEEN_AFTER_DEATH),
  );
  addBirthsOfChildren(lastAlive, graph, earliest);
  lives.forEach((life, person) => {
    if (life.endedBy < (lastAlive[person] as number)) Object.assign(life, { death: 'none', diedBy: Infinity });
  });
}

function addBirthsOfChildren(lastAlive: Float64Array, graph: FamilyGraph, earliest: Float64Array): void {
  for (let family = 0; family < graph.familyCount; family += 1) {
    let lastBirth = -Infinity;
    for (let slot = graph.childStart[family] as number; slot < (graph.childStart[family + 1] as number); slot += 1)
      if (graph.childPedigree[slot] === Pedigree.birth)
        lastBirth = Math.max(lastBirth, earliest[graph.children[slot] as number] as number);
    for (const parent of [graph.firstPartner[family] as number, graph.secondPartner[family] as number]) {
      if (lastAlive[parent] === undefined) continue;
      const isMother = graph.sex[parent] === Sex.female;
      lastAlive[parent] = Math.max(lastAlive[parent], isMother ? lastBirth : lastBirth - POSTHUMOUS_CHILD);
    }
  }
}
