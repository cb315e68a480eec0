import type { Genealogy } from '../genealogy.ts';
import { type FamilyGraph, NOBODY } from '../graph.ts';
import { birthCouple, firstBirthFamily } from './birth-couple.ts';
import { ancestryOf, firstCommonAncestors } from './search/ancestry.ts';
import { lineageOf } from './search/build-lineage.ts';
import { isRecorded } from './search/lineage.ts';

/**
 * Beyond so many ancestors, the nearest first, the others count as unrelated founders: what they would add is too little to
 * tell, and a file of ten thousand generations must not keep everybody waiting.
 */
const MOST_ANCESTORS = 4000;

/**
 * The chance that a gene drawn from each is the same one, inherited from a common ancestor: 1/4 for siblings, 1/16 for first
 * cousins. By birth alone; 0 for strangers and unknown ids.
 */
export function kinshipCoefficient({ graph, individuals }: Genealogy, idA: string, idB: string): number {
  const [a, b] = [individuals.indexOf(idA), individuals.indexOf(idB)];
  return a < 0 || b < 0 ? 0 : new AncestorTable(graph, [a, b]).kinship(a, b);
}

/** How closely somebody's parents were related: the coefficient of inbreeding. */
export function inbreedingOf({ graph, individuals }: Genealogy, id: string): number {
  const person = individuals.indexOf(id);
  if (person < 0) return 0;
  const { father, mother } = birthCouple(graph, person);
  if (father === NOBODY || mother === NOBODY) return 0;
  return new AncestorTable(graph, [father, mother]).kinship(father, mother);
}

/**
 * Ancestors of a few people, parents before children, with what of each one's genes does not come from the ancestors before
 * (Henderson's decomposition): kinship is then a sum over common ancestors, and no line is ever walked.
 */
class AncestorTable {
  readonly #graph: FamilyGraph;
  readonly #place = new Map<number, number>();
  /** By place: the places of the parents, NOBODY where unknown or too far. */
  readonly #first: Int32Array;
  readonly #second: Int32Array;
  readonly #inbreeding: Float64Array;
  readonly #own: Float64Array;
  /** What of the genes of two people comes from each ancestor, while it is summed up. */
  readonly #ofOne: Float64Array;
  readonly #ofOther: Float64Array;

  constructor(graph: FamilyGraph, people: readonly number[]) {
    this.#graph = graph;
    const parents = this.#nearest(people);
    for (const person of parentsFirst(people, parents)) this.#place.set(person, this.#place.size);
    const size = this.#place.size;
    this.#first = new Int32Array(size).fill(NOBODY);
    this.#second = new Int32Array(size).fill(NOBODY);
    this.#inbreeding = new Float64Array(size);
    this.#own = new Float64Array(size);
    this.#ofOne = new Float64Array(size);
    this.#ofOther = new Float64Array(size);
    for (const [person, place] of this.#place) {
      const [one = NOBODY, other = NOBODY] = (parents.get(person) ?? []).map((parent) => this.#place.get(parent));
      this.#first[place] = one;
      this.#second[place] = other;
      if (one !== NOBODY && other !== NOBODY) this.#inbreeding[place] = this.#shared(one, other) / 2;
      this.#own[place] = 1 - this.#given(one) - this.#given(other);
    }
  }

  kinship(a: number, b: number): number {
    const [one, other] = [this.#place.get(a), this.#place.get(b)] as [number, number];
    return one === other ? (1 + (this.#inbreeding[one] as number)) / 2 : this.#shared(one, other) / 2;
  }

  #given(parent: number): number {
    return parent === NOBODY ? 0 : (1 + (this.#inbreeding[parent] as number)) / 4;
  }

  /** Twice the kinship of the people at two places. */
  #shared(one: number, other: number): number {
    const last = Math.max(one, other);
    const [ofOne, ofOther] = [this.#ofOne.fill(0, 0, last + 1), this.#ofOther.fill(0, 0, last + 1)];
    ofOne[one] = 1;
    ofOther[other] = 1;
    let sum = 0;
    for (let place = last; place >= 0; place -= 1) {
      const mine = ofOne[place] as number;
      const theirs = ofOther[place] as number;
      if (mine === 0 && theirs === 0) continue;
      sum += mine * theirs * (this.#own[place] as number);
      const first = this.#first[place] as number;
      const second = this.#second[place] as number;
      if (first !== NOBODY) {
        ofOne[first] = (ofOne[first] as number) + mine / 2;
        ofOther[first] = (ofOther[first] as number) + theirs / 2;
      }
      if (second !== NOBODY) {
        ofOne[second] = (ofOne[second] as number) + mine / 2;
        ofOther[second] = (ofOther[second] as number) + theirs / 2;
      }
    }
    return sum;
  }

  /** Who is nearest, each with their parents among them. */
  #nearest(people: readonly number[]): ReadonlyMap<number, readonly number[]> {
    const found = new Set(people);
    const parents = new Map<number, readonly number[]>();
    for (const person of found) {
      const own = this.#parentsOf(person).filter((parent) => found.has(parent) || found.size < MOST_ANCESTORS);
      for (const parent of own) found.add(parent);
      parents.set(person, own);
    }
    return parents;
  }

  /** An unrecorded parent has a number after all individuals: whole siblings share both, recorded or not. */
  #parentsOf(person: number): number[] {
    const graph = this.#graph;
    if (person >= graph.individualCount) return [];
    const family = firstBirthFamily(graph, person);
    if (family === NOBODY) return [];
    const { father, mother } = birthCouple(graph, person);
    const unrecorded = graph.individualCount + 2 * family;
    return [father === NOBODY ? unrecorded : father, mother === NOBODY ? unrecorded + 1 : mother];
  }
}

/** The parents of everybody come before them; there are no cycles. */
function parentsFirst(people: readonly number[], parents: ReadonlyMap<number, readonly number[]>): Set<number> {
  const ordered = new Set<number>();
  const waiting = [...people];
  while (waiting.length > 0) {
    const person = waiting.at(-1) as number;
    const missing = (parents.get(person) ?? []).filter((parent) => !ordered.has(parent));
    if (missing.length > 0) waiting.push(...missing);
    else {
      ordered.add(person);
      waiting.pop();
    }
  }
  return ordered;
}

export interface PedigreeGeneration {
  /** 1 for the parents. */
  readonly generation: number;
  /** How many ancestors there would be if all were known and no two the same. */
  readonly places: number;
  /** How many of the places are filled, and by how many people. */
  readonly known: number;
  readonly distinct: number;
}

export interface PedigreeCollapse {
  readonly generations: readonly PedigreeGeneration[];
  /** Nearest common ancestors of the parents, by their ids. */
  readonly commonAncestors: readonly string[];
}

/** Doubles count lines exactly so far. */
const MOST_GENERATIONS = 50;

/** Which ancestors fill more than one place, as where cousins married: counted generation by generation, never line by line. */
export function pedigreeCollapse(genealogy: Genealogy, id: string, depth = MOST_GENERATIONS): PedigreeCollapse {
  const { graph, individuals } = genealogy;
  const person = individuals.indexOf(id);
  if (person < 0) return { generations: [], commonAncestors: [] };
  const generations: PedigreeGeneration[] = [];
  let lines = new Map([[person, 1]]);
  for (let generation = 1; generation <= Math.min(depth, MOST_GENERATIONS); generation += 1) {
    const above = new Map<number, number>();
    for (const [child, count] of lines) {
      const { father, mother } = birthCouple(graph, child);
      for (const parent of [father, mother]) {
        if (parent !== NOBODY) above.set(parent, (above.get(parent) ?? 0) + count);
      }
    }
    if (above.size === 0) break;
    const known = [...above.values()].reduce((sum, count) => sum + count, 0);
    generations.push({ generation, places: 2 ** generation, known, distinct: above.size });
    lines = above;
  }
  return { generations, commonAncestors: commonAncestors(genealogy, person) };
}

function commonAncestors({ graph, individuals }: Genealogy, person: number): string[] {
  const { father, mother } = birthCouple(graph, person);
  if (father === NOBODY || mother === NOBODY) return [];
  const lineage = lineageOf(graph);
  const ofMother = ancestryOf(lineage, mother).place;
  const common = new Set(ancestryOf(lineage, father).people.filter((ancestor) => ofMother.has(ancestor)));
  const nearest = [father, mother].flatMap((parent) =>
    common.has(parent) ? [parent] : firstCommonAncestors(lineage, parent, common),
  );
  return [...new Set(nearest)]
    .filter((ancestor) => isRecorded(lineage, ancestor))
    .map((ancestor) => individuals.idAt(ancestor));
}
