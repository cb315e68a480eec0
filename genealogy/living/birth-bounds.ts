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
  /** By individual: the contradiction that they are held to be living for. */
  readonly contradicted: ReadonlyMap<number, Contradiction>;
}

/** Two people whose dates cannot both be right: one lived too early for the other, or one too late. May be the same person. */
export interface Contradiction {
  readonly early: number;
  readonly late: number;
}

/** A contradiction, and the latest birth that it asks for. */
interface Doubt extends Contradiction {
  readonly day: number;
}

/**
 * Bounds for everybody's birth from their own dates and those of their relatives, propagated through the families up, down
 * and sideways. A dated birth is not made earlier by relatives, and nobody's is made later than their latest: that is a
 * contradiction, and who is named by it, or is next to them and not dated, may have been born much later.
 */
export function boundBirths(lives: readonly LifeFacts[], graph: FamilyGraph): BirthBounds {
  const own = Float64Array.from(lives, ownLatest);
  const { days: latest, origin: earlyOnes } = latestBirths(lives, graph, own);
  const fromKin = Uint8Array.from(latest, (day, person) => (day < (own[person] as number) ? 1 : 0));
  const doubts = new Map<number, Doubt>();
  const contradict = (person: number, day: number, late: number) => {
    const early = late === person ? person : (earlyOnes[person] as number);
    const known = doubts.get(early) ?? { early, late, day };
    doubts.set(early, known.day < day ? { ...known, day } : known);
  };
  lives.forEach((life, person) => {
    if (contradictsItself(life)) contradict(person, ownEarliest(life), person);
  });
  const { days: earliest } = earliestBirths(lives, graph, latest, contradict);
  const contradicted = withUndatedKin(graph, own, doubts);
  const corrected = latest.slice();
  for (const [person, { day }] of contradicted)
    corrected[person] = Math.max(corrected[person] as number, day + DATE_ERROR);
  // Nobody is dated by a date that is contradicted: everybody else is bounded by the others alone.
  if (doubts.size > 0) {
    const without = lives.map((life, person) =>
      doubts.has(person) ? { ...life, bornBy: Infinity, seenBy: Infinity, diedBy: Infinity } : life,
    );
    latestBirths(without, graph, Float64Array.from(without, ownLatest)).days.forEach((day, person) => {
      if (!contradicted.has(person)) corrected[person] = Math.max(latest[person] as number, day);
    });
  }
  return { earliest, latest: corrected, fromKin, contradicted };
}

const ownLatest = ({ bornBy, seenBy, diedBy }: LifeFacts): number =>
  bornBy === Infinity ? Math.min(seenBy, diedBy) : bornBy;

/** Whoever was seen alive was born a lifetime before. */
const ownEarliest = ({ bornFrom, lastSeen }: LifeFacts): number => Math.max(bornFrom, lastSeen - LONGEST_LIFE);

const contradictsItself = (life: LifeFacts): boolean => ownEarliest(life) > Math.min(ownLatest(life), life.endedBy);

/** Bounds, and by individual whose date each comes from. */
interface Bounds {
  readonly days: Float64Array;
  readonly origin: Uint32Array;
}

function latestBirths(lives: readonly LifeFacts[], graph: FamilyGraph, own: Float64Array): Bounds {
  const latest = own.slice();
  const origin = Uint32Array.from(lives, (_, person) => person);
  const diedBy = (person: number): number => lives[person]?.diedBy ?? Infinity;
  const atMost = (person: number, day: number, other: number): boolean => {
    if (lives[person]?.bornBy !== Infinity || day >= (latest[person] as number)) return false;
    latest[person] = day;
    origin[person] = origin[other] as number;
    return true;
  };
  propagate(graph, latest, {
    toParent: (parent, child) => atMost(parent, (latest[child] as number) - YOUNGEST_PARENT, child),
    toChild: (child, parent) =>
      atMost(
        child,
        Math.min((latest[parent] as number) + oldestAge(graph, parent), diedBy(parent) + POSTHUMOUS_CHILD),
        parent,
      ),
    toPartner: (partner, other) =>
      atMost(partner, Math.min((latest[other] as number) + MAX_PARTNER_AGE_GAP, diedBy(other) - MARRYING_AGE), other),
    toSibling: (sibling, other) => atMost(sibling, (latest[other] as number) + MAX_SIBLING_AGE_GAP, other),
  });
  return { days: latest, origin };
}

/** By individual: the first day on which they can have been born. Nobody's is later than their latest; who would be is told. */
function earliestBirths(
  lives: readonly LifeFacts[],
  graph: FamilyGraph,
  latest: Float64Array,
  contradict: (person: number, day: number, late: number) => void = () => {},
): Bounds {
  const earliest = Float64Array.from(lives, (life, person) => {
    const day = ownEarliest(life);
    return contradictsItself(life) || day > (latest[person] as number) ? -Infinity : day;
  });
  const origin = Uint32Array.from(lives, (_, person) => person);
  const atLeast = (person: number, day: number, other: number): boolean => {
    if (day <= (earliest[person] as number)) return false;
    const late = origin[other] as number;
    if (day > (latest[person] as number)) {
      contradict(person, day, late);
      return false;
    }
    earliest[person] = day;
    origin[person] = late;
    return true;
  };
  propagate(graph, earliest, {
    toParent: (parent, child) => atLeast(parent, (earliest[child] as number) - oldestAge(graph, parent), child),
    toChild: (child, parent) => atLeast(child, (earliest[parent] as number) + YOUNGEST_PARENT, parent),
    toPartner: (partner, other) => atLeast(partner, (earliest[other] as number) - MAX_PARTNER_AGE_GAP, other),
    toSibling: (sibling, other) => atLeast(sibling, (earliest[other] as number) - MAX_SIBLING_AGE_GAP, other),
  });
  return { days: earliest, origin };
}

function oldestAge(graph: FamilyGraph, parent: number): number {
  return graph.sex[parent] === Sex.female ? OLDEST_MOTHER : OLDEST_FATHER;
}

/** How a bound is propagated from one person to another; each returns whether it changed anything. */
interface Steps {
  toParent(parent: number, child: number): boolean;
  toChild(child: number, parent: number): boolean;
  toPartner(partner: number, other: number): boolean;
  /** From the eldest and the youngest of a family without parents. */
  toSibling(sibling: number, other: number): boolean;
}

/**
 * Upwards from the youngest, sideways, and downwards from the oldest, so that a bound crosses all generations in one
 * round; the number of rounds is limited, so that it terminates.
 */
function propagate(graph: FamilyGraph, days: Float64Array, steps: Steps): void {
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
        const byDay = childrenByBirth(graph, family).sort(
          (one, other) => (days[one] as number) - (days[other] as number),
        );
        const [eldest = NOBODY, youngest = NOBODY] = [byDay[0], byDay.at(-1)];
        for (const child of byDay)
          for (const other of [eldest, youngest])
            if (child !== other) changed = steps.toSibling(child, other) || changed;
      }
    }
    for (const child of order) {
      forEachParentByBirth(graph, child, (parent) => {
        changed = steps.toChild(child, parent) || changed;
      });
    }
  }
}

/** With those of their parents, siblings, partners and children who have no dates. Family by family: one may have thousands. */
function withUndatedKin(graph: FamilyGraph, own: Float64Array, named: ReadonlyMap<number, Doubt>): Map<number, Doubt> {
  const families = new Map<number, Doubt>();
  for (const [person, doubt] of named) {
    const { origins, originStart, unions, unionStart } = graph;
    for (const family of [
      ...origins.subarray(originStart[person], originStart[person + 1]),
      ...unions.subarray(unionStart[person], unionStart[person + 1]),
    ])
      if ((families.get(family)?.day ?? -Infinity) < doubt.day) families.set(family, doubt);
  }
  const all = new Map(named);
  for (const [family, doubt] of families)
    for (const kin of [
      graph.firstPartner[family] as number,
      graph.secondPartner[family] as number,
      ...childrenByBirth(graph, family),
    ])
      if (own[kin] === Infinity && !((all.get(kin)?.day ?? -Infinity) >= doubt.day)) all.set(kin, doubt);
  return all;
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
 * one of the two is wrong, and nothing is proven. A death that is refuted bounds no relative either. What relatives imply
 * refutes no death of longer ago than anybody lives.
 */
export function dropRefutedDeaths(lives: readonly LifeFacts[], graph: FamilyGraph, today: number): void {
  const drop = (lastAlive: Float64Array, isOpen: (life: LifeFacts) => boolean) =>
    lives.forEach((life, person) => {
      if (life.endedBy < (lastAlive[person] as number) && isOpen(life))
        Object.assign(life, { death: 'none', diedBy: Infinity });
    });
  const lastAlive = Float64Array.from(lives, (life) => Math.max(ownEarliest(life), life.lastSeen - SEEN_AFTER_DEATH));
  drop(lastAlive, () => true);
  const { days: earliest } = earliestBirths(lives, graph, Float64Array.from(lives, ownLatest));
  addBirthsOfChildren(lastAlive, graph, earliest);
  drop(
    lastAlive.map((day, person) => Math.max(day, earliest[person] as number)),
    ({ endedBy }) => endedBy + LONGEST_LIFE >= today,
  );
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
