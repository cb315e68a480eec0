import { plainLetters } from '../domain/plain-letters.ts';
import type { Genealogy, Individual, LifeEvent } from './genealogy.ts';
import { type FamilyGraph, NOBODY } from './graph.ts';

export type Difference = 'name' | 'sex' | 'birth' | 'death' | 'family' | 'other';

/** People by their indices: in the first genealogy those who are gone, in the second those who are new. */
export interface Comparison {
  readonly added: readonly number[];
  readonly gone: readonly number[];
  readonly changed: readonly {
    readonly before: number;
    readonly after: number;
    readonly what: readonly Difference[];
  }[];
  readonly unchanged: number;
  /** Those of them who have another id now. */
  readonly renumbered: readonly { readonly before: number; readonly after: number }[];
}

/**
 * Who of one genealogy is who in another: by id where it is still the same person, then by name and year of birth, because programs
 * give everybody new ids when they export.
 */
export function compareGenealogies(before: Genealogy, after: Genealogy): Comparison {
  const match = new Int32Array(before.individuals.size).fill(NOBODY);
  const taken = new Uint8Array(after.individuals.size);
  const meet = (person: number, other: number) => {
    match[person] = other;
    taken[other] = 1;
  };
  const byId = (isSame: (person: Individual, other: Individual) => boolean) => {
    for (let person = 0; person < match.length; person += 1) {
      if (match[person] !== NOBODY) continue;
      const other = after.individuals.indexOf(before.individuals.idAt(person));
      if (other < 0 || taken[other]) continue;
      if (isSame(before.individuals.at(person), after.individuals.at(other))) meet(person, other);
    }
  };
  byId((person, other) => likenessOf(person) === likenessOf(other));
  const free = uniqueLikenesses(after, (person) => taken[person] === 0);
  for (const [likeness, person] of uniqueLikenesses(before, (one) => match[one] === NOBODY)) {
    const other = free.get(likeness);
    if (other !== undefined) meet(person, other);
  }
  byId(isPartlyAlike);
  return outcome(before, after, match, taken);
}

function outcome(before: Genealogy, after: Genealogy, match: Int32Array, taken: Uint8Array): Comparison {
  const gone: number[] = [];
  const changed: { before: number; after: number; what: Difference[] }[] = [];
  const renumbered: { before: number; after: number }[] = [];
  let unchanged = 0;
  match.forEach((other, person) => {
    if (other === NOBODY) {
      gone.push(person);
      return;
    }
    if (before.individuals.idAt(person) !== after.individuals.idAt(other))
      renumbered.push({ before: person, after: other });
    const what = differences(before, after, person, other, match);
    if (what.length > 0) changed.push({ before: person, after: other, what });
    else unchanged += 1;
  });
  const added = Array.from(taken.keys()).filter((person) => taken[person] === 0);
  return { added, gone, changed, unchanged, renumbered };
}

function differences(
  before: Genealogy,
  after: Genealogy,
  person: number,
  other: number,
  match: Int32Array,
): Difference[] {
  const one = before.individuals.at(person);
  const two = after.individuals.at(other);
  const found: Difference[] = [];
  if (one.name.full !== two.name.full) found.push('name');
  if (one.sex !== two.sex) found.push('sex');
  if (!isSameEvent(one.birth, two.birth)) found.push('birth');
  if (!isSameEvent(one.death, two.death)) found.push('death');
  const kin = kinOf(before.graph, person).map((relative) => match[relative] ?? NOBODY);
  if (!isSameSet(kin, kinOf(after.graph, other))) found.push('family');
  if (restOf(one) !== restOf(two)) found.push('other');
  return found;
}

function likenessOf({ name, birth }: Individual): string {
  return `${plainLetters(name.full)} ${/\d{3,4}/.exec(birth?.date ?? '')?.[0] ?? ''}`;
}

/** Two of the same name and year cannot be told apart by them. */
function uniqueLikenesses({ individuals }: Genealogy, isFree: (person: number) => boolean): Map<string, number> {
  const found = new Map<string, number>();
  const repeated = new Set<string>();
  for (const person of individuals) {
    if (!isFree(person.index)) continue;
    const likeness = likenessOf(person);
    if (found.has(likeness)) repeated.add(likeness);
    found.set(likeness, person.index);
  }
  for (const likeness of repeated) found.delete(likeness);
  return found;
}

/** Under the same id: a name that was mended, or a date. With nothing in common it is somebody else. */
function isPartlyAlike(one: Individual, two: Individual): boolean {
  const isSame = (a: string, b: string) => a !== '' && plainLetters(a) === plainLetters(b);
  return (
    isSame(one.name.given, two.name.given) ||
    isSame(one.name.surname, two.name.surname) ||
    isSame(one.birth?.date ?? '', two.birth?.date ?? '')
  );
}

function isSameEvent(one: LifeEvent | undefined, two: LifeEvent | undefined): boolean {
  return one?.date === two?.date && one?.place === two?.place && one?.value === two?.value;
}

/** Parents and partners. Children need not be compared: they have parents. */
function kinOf(graph: FamilyGraph, person: number): number[] {
  const partnersIn = (family: number) => [graph.firstPartner[family] ?? NOBODY, graph.secondPartner[family] ?? NOBODY];
  const origins = graph.origins.subarray(graph.originStart[person], graph.originStart[person + 1]);
  const unions = graph.unions.subarray(graph.unionStart[person], graph.unionStart[person + 1]);
  return [...origins, ...unions].flatMap(partnersIn).filter((relative) => relative !== NOBODY && relative !== person);
}

function isSameSet(one: readonly number[], two: readonly number[]): boolean {
  const set = new Set(one);
  const other = new Set(two);
  return set.size === other.size && [...set].every((item) => other.has(item));
}

function restOf({ otherNames, events, notes, associates }: Individual): string {
  return JSON.stringify([otherNames, events, notes, associates.map(({ role }) => role)]);
}
