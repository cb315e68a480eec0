import { forEachRelative } from '../closest-kin.ts';
import type { Genealogy } from '../genealogy.ts';
import type { FullName, NameFinder, NamesInText } from './name-finder.ts';
import { folded } from './name-forms.ts';
import type { NamesInTexts } from './names-to-find.ts';

/** Parents, children and partners are one step away; siblings, grandparents, grandchildren and in-laws are two. */
const NEAR = 2;
/** Bounds the work on files with endless families. */
const MAX_KIN = 300;
/** A text in a record that more people refer to is about none of them. */
export const MAX_OWNERS = 200;

/**
 * Who is meant by a name in a text about somebody. A bearer of it who is withheld, unless the person themself has that
 * name, or somebody shown who is just as near. By a given name alone only near kin are meant.
 */
export class NearNames {
  readonly #graph: Genealogy['graph'];
  readonly #finder: NameFinder;
  readonly #namesOf: NamesInTexts;
  readonly #isWithheld: (person: number) => boolean;
  /** By person: steps to their near kin, and none to themself. */
  readonly #near = new Map<number, ReadonlyMap<number, number>>();

  constructor(
    { graph }: Genealogy,
    finder: NameFinder,
    namesOf: NamesInTexts,
    isWithheld: (person: number) => boolean,
  ) {
    this.#graph = graph;
    this.#finder = finder;
    this.#namesOf = namesOf;
    this.#isWithheld = isWithheld;
  }

  /** Of those withheld, who is named in a text about `owners`. */
  namedIn({ full, given }: NamesInText, owners: readonly number[]): number[] {
    if (owners.length === 0 || owners.length > MAX_OWNERS) return [...new Set(full.map(({ person }) => person))];
    const named = new Set<number>();
    for (const owner of owners) {
      for (const name of full) if (!this.#isOfSomebodyShown(owner, name)) named.add(name.person);
      if (given.length === 0) continue;
      for (const person of this.#nearTo(owner).keys()) {
        if (named.has(person) || !this.#isWithheld(person)) continue;
        const own = this.#namesOf(person);
        const isNamed = given.some(
          ({ given, followedBy, isOfKin }) =>
            isAmong(given, own.given) &&
            (followedBy === undefined || isOfKin || this.#finder.isFormOf(followedBy, own.surnames)) &&
            !this.#isOfSomebodyShown(owner, { person, given, isOfKin }),
        );
        if (isNamed) named.add(person);
      }
    }
    return [...named];
  }

  #isOfSomebodyShown(
    owner: number,
    { person, given, surname, isOfKin }: Omit<FullName, 'surname'> & { surname?: string },
  ): boolean {
    const near = this.#nearTo(owner);
    const distance = near.get(person) ?? NEAR;
    for (const [other, steps] of near) {
      if (steps > distance || this.#isWithheld(other) || (isOfKin && steps === 0)) continue;
      const names = this.#namesOf(other, true);
      if (isAmong(given, names.given) && (surname === undefined || isAmong(surname, names.surnames))) return true;
    }
    return false;
  }

  #nearTo(owner: number): ReadonlyMap<number, number> {
    const known = this.#near.get(owner);
    if (known) return known;
    const near = new Map([[owner, 0]]);
    for (let steps = 1; steps <= NEAR; steps += 1) {
      for (const person of [...near.keys()])
        forEachRelative(this.#graph, person, (relative) => {
          if (near.size < MAX_KIN && !near.has(relative)) near.set(relative, steps);
        });
    }
    this.#near.set(owner, near);
    return near;
  }
}

/** Whether a name, or its initial, is one of these words. */
function isAmong(name: string, words: readonly string[]): boolean {
  return words.some((word) => (name.length === 1 ? folded(word).startsWith(name) : folded(word) === name));
}
