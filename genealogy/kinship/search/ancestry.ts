import type { Lineage, Ties } from './lineage.ts';

/** Somebody and their ancestors by birth, as far as a question needs them. */
export interface Ancestry {
  readonly start: number;
  readonly people: readonly number[];
  /** Where in `people` a person stands. */
  readonly place: ReadonlyMap<number, number>;
}

export function ancestryOf(lineage: Lineage, start: number): Ancestry {
  return ancestryFrom(start, spread([start], lineage.birthParents, everybody));
}

/** The common ancestors that a line from the start can meet first. */
export function firstMet(lineage: Lineage, start: number, common: ReadonlySet<number>): number[] {
  const reached = spread([start], lineage.birthParents, everybody, (person) => person === start || !common.has(person));
  return reached.filter((person) => person !== start && common.has(person));
}

/** What of the ancestry lies on a way up to one of the given ancestors: counting further would count for nothing. */
export function below(lineage: Lineage, ancestry: Ancestry, ancestors: readonly number[]): Ancestry {
  const reached = spread(ancestors, lineage.birthChildren, (person) => ancestry.place.has(person));
  return ancestryFrom(
    ancestry.start,
    reached.filter((person) => ancestry.place.has(person)),
  );
}

function ancestryFrom(start: number, people: readonly number[]): Ancestry {
  return { start, people, place: new Map(people.map((person, place) => [person, place])) };
}

const everybody = (): boolean => true;

function spread(
  from: readonly number[],
  ties: Ties,
  mayEnter: (person: number) => boolean,
  mayLeave: (person: number) => boolean = everybody,
): number[] {
  const reached = new Set(from);
  for (const person of reached) {
    if (!mayLeave(person)) continue;
    const end = ties.start[person + 1] as number;
    for (let slot = ties.start[person] as number; slot < end; slot += 1) {
      const next = ties.items[slot] as number;
      if (mayEnter(next)) reached.add(next);
    }
  }
  return [...reached];
}
