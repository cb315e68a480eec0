import { type Adjacency, type Lineage, neighboursOf } from './lineage.ts';

/** A person and their ancestors by birth, as far as the search needs them. */
interface Ancestry {
  readonly start: number;
  readonly people: readonly number[];
  /** Where in `people` a person stands. */
  readonly place: ReadonlyMap<number, number>;
}

export function ancestryOf(lineage: Lineage, start: number): Ancestry {
  return ancestryFrom(start, reach([start], lineage.birthParents, everybody));
}

/** The common ancestors that a line from the start reaches before any other. */
export function firstCommonAncestors(lineage: Lineage, start: number, common: ReadonlySet<number>): number[] {
  const reached = reach([start], lineage.birthParents, everybody, (person) => person === start || !common.has(person));
  return reached.filter((person) => person !== start && common.has(person));
}

/** The part of the ancestry that lies on a path up to one of the given ancestors. */
export function restrictedTo(lineage: Lineage, ancestry: Ancestry, ancestors: readonly number[]): Ancestry {
  const reached = reach(ancestors, lineage.birthChildren, (person) => ancestry.place.has(person));
  return ancestryFrom(
    ancestry.start,
    reached.filter((person) => ancestry.place.has(person)),
  );
}

function ancestryFrom(start: number, people: readonly number[]): Ancestry {
  return { start, people, place: new Map(people.map((person, place) => [person, place])) };
}

const everybody = (): boolean => true;

function reach(
  from: readonly number[],
  adjacency: Adjacency,
  mayEnter: (person: number) => boolean,
  mayLeave: (person: number) => boolean = everybody,
): number[] {
  const reached = new Set(from);
  for (const person of reached) {
    if (!mayLeave(person)) continue;
    const end = adjacency.start[person + 1] as number;
    for (let slot = adjacency.start[person] as number; slot < end; slot += 1) {
      const next = adjacency.items[slot] as number;
      if (mayEnter(next)) reached.add(next);
    }
  }
  return [...reached];
}

/** The lines from the start to one ancestor that have one length and leave through one parent. */
export interface Bundle {
  readonly person: number;
  readonly generations: number;
  /** Which parent of the start the lines go through; NO_BRANCH for the start itself. */
  readonly branch: number;
  /** The number of lines that do not pass through the other of the two people. */
  readonly any: number;
  /** Those of them that pass through no common ancestor. */
  readonly free: number;
}

const NO_BRANCH = -1;
const NO_SLOT = -1;
const ANY = 0;
const FREE = 1;

/** The ancestors reached after so many generations, and their sums: by slot, then by branch, any and free. */
interface Generation {
  readonly places: readonly number[];
  readonly sums: Float64Array;
}

/**
 * Counts lines without walking them: under intermarriage one person can have tens of thousands of lines to a few hundred
 * ancestors, but only a few hundred sums per generation.
 */
export class LineCounter {
  readonly ancestry: Ancestry;
  private readonly lineage: Lineage;
  private readonly other: number;
  private readonly common: ReadonlySet<number>;
  private readonly branches: readonly number[];
  private readonly generations: Generation[] = [];
  /** By place: in which generations the person is reached, and at which slot of each. */
  private readonly visits: { generation: number; slot: number }[][];
  private readonly isCommon: Uint8Array;
  /** By place: the places of the parents, end to end; none for the other person, through whom no line may pass. */
  private readonly climbStart: Uint32Array;
  private readonly climbs: number[] = [];
  private readonly slotOf: Int32Array;

  constructor(lineage: Lineage, ancestry: Ancestry, other: number, common: ReadonlySet<number>) {
    this.lineage = lineage;
    this.ancestry = ancestry;
    this.other = other;
    this.common = common;
    const { people, place } = ancestry;
    this.branches = [...neighboursOf(lineage.birthParents, ancestry.start)].filter((parent) => place.has(parent));
    this.isCommon = Uint8Array.from(people, (person) => (common.has(person) ? 1 : 0));
    const { start, items } = lineage.birthParents;
    this.climbStart = new Uint32Array(people.length + 1);
    people.forEach((person, at) => {
      const end = person === other ? 0 : (start[person + 1] as number);
      for (let slot = start[person] as number; slot < end; slot += 1) {
        const to = place.get(items[slot] as number);
        if (to !== undefined) this.climbs.push(to);
      }
      this.climbStart[at + 1] = this.climbs.length;
    });
    this.visits = people.map(() => []);
    this.slotOf = new Int32Array(people.length).fill(NO_SLOT);
    for (let reached = this.firstGeneration(); reached.places.length > 0; reached = this.generationAbove(reached)) {
      const generation = this.generations.push(reached);
      for (const [slot, place] of reached.places.entries()) this.visits[place]?.push({ generation, slot });
    }
  }

  /** Lines that end at the person, or pass through them to a parent when they are to be the last but one. */
  bundlesTo(person: number, passing: boolean): Bundle[] {
    const { start, place } = this.ancestry;
    if (person === start) return [{ person, generations: 0, branch: NO_BRANCH, any: 1, free: 1 }];
    if (passing && person === this.other) return [];
    const isBlocked = passing && this.common.has(person);
    const bundles: Bundle[] = [];
    for (const { generation, slot } of this.visits[place.get(person) ?? NO_SLOT] ?? []) {
      for (let branch = 0; branch < this.branches.length; branch += 1) {
        const any = this.sumAt(generation, slot, branch, ANY);
        const free = isBlocked ? 0 : this.sumAt(generation, slot, branch, FREE);
        if (any > 0) bundles.push({ person, generations: generation, branch, any, free });
      }
    }
    return bundles;
  }

  /** One line of the bundle, from the start to its end: the first in the source's order. */
  lineOf(bundle: Bundle, mustBeFree: boolean): number[] {
    const line = [bundle.person];
    let person = bundle.person;
    for (let generation = bundle.generations - 1; generation > 0; generation -= 1) {
      person = this.childOnLine(person, generation, bundle.branch, mustBeFree);
      line.push(person);
    }
    if (bundle.generations > 0) line.push(this.ancestry.start);
    return line.reverse();
  }

  private childOnLine(parent: number, generation: number, branch: number, mustBeFree: boolean): number {
    for (const child of neighboursOf(this.lineage.birthChildren, parent)) {
      const place = this.ancestry.place.get(child);
      if (place === undefined || child === this.other || (mustBeFree && this.common.has(child))) continue;
      const visit = this.visits[place]?.find((visit) => visit.generation === generation);
      if (visit && this.sumAt(generation, visit.slot, branch, mustBeFree ? FREE : ANY) > 0) return child;
    }
    throw new Error('a counted line must lead back to its start');
  }

  private sumAt(generation: number, slot: number, branch: number, which: number): number {
    return this.generations[generation - 1]?.sums[(slot * this.branches.length + branch) * 2 + which] ?? 0;
  }

  private firstGeneration(): Generation {
    const width = this.branches.length * 2;
    const sums = new Float64Array(this.branches.length * width);
    const places = this.branches.map((parent, branch) => {
      sums.fill(1, branch * width + branch * 2, branch * width + branch * 2 + 2);
      return this.ancestry.place.get(parent) as number;
    });
    return { places, sums };
  }

  private generationAbove({ places, sums }: Generation): Generation {
    const above: number[] = [];
    for (const place of places) {
      for (let index = this.climbStart[place] as number; index < (this.climbStart[place + 1] as number); index += 1) {
        const to = this.climbs[index] as number;
        if (this.slotOf[to] === NO_SLOT) this.slotOf[to] = above.push(to) - 1;
      }
    }
    const width = this.branches.length * 2;
    const totals = new Float64Array(above.length * width);
    places.forEach((place, slot) => {
      const mayStayFree = this.isCommon[place] ? 0 : 1;
      for (let index = this.climbStart[place] as number; index < (this.climbStart[place + 1] as number); index += 1) {
        const target = (this.slotOf[this.climbs[index] as number] as number) * width;
        for (let cell = 0; cell < width; cell += 1) {
          const carried = (sums[slot * width + cell] as number) * (cell % 2 === FREE ? mayStayFree : 1);
          totals[target + cell] = (totals[target + cell] as number) + carried;
        }
      }
    });
    for (const place of above) this.slotOf[place] = NO_SLOT;
    return { places: above, sums: totals };
  }
}
