import { sourceOf } from '../gedcom/people/structured-genealogy.ts';
import { birthAndDeathAt, namesAt } from '../gedcom/people/views.ts';
import type { Genealogy } from '../genealogy.ts';
import { NO_DAY, Pedigree } from '../graph.ts';
import { type PackedGenealogy, Portrait, plainName, type Sparse } from './packed.ts';

export function packGenealogy(
  genealogy: Genealogy,
  portraits: ReadonlyMap<number, Portrait> = new Map(),
): PackedGenealogy {
  const { graph, individuals } = genealogy;
  const words = new Words();
  const { structures, records } = sourceOf(genealogy);
  const people = Array.from({ length: individuals.size }, (_, person) => ({
    ...namesAt(structures, records, person),
    ...birthAndDeathAt(structures, records, person),
  }));
  return {
    ids: people.map((_, person) => individuals.idAt(person)),
    sex: graph.sex.join(''),
    given: people.map(({ name }) => words.numberOf(name.given)),
    surname: people.map(({ name }) => words.numberOf(name.surname)),
    birthPlace: people.map(({ birth }) => words.numberOf(birth?.place ?? '')),
    born: people.map(({ birth }) => birth?.date ?? ''),
    died: people.map(({ death }) => death?.date ?? ''),
    full: sparse(people, ({ name: { full, given, surname } }) =>
      full === plainName(given, surname) ? undefined : full,
    ),
    nickname: sparse(people, ({ name }) => name.nickname || undefined),
    otherNames: sparse(people, ({ otherNames }) =>
      otherNames.length > 0 ? otherNames.map(({ full }) => full) : undefined,
    ),
    families: {
      first: [...graph.firstPartner],
      second: [...graph.secondPartner],
      marriageDay: Array.from(graph.marriageDay, (day) => (day === NO_DAY ? 0 : day)),
      childCount: Array.from(
        { length: graph.familyCount },
        (_, family) => (graph.childStart[family + 1] as number) - (graph.childStart[family] as number),
      ),
      children: [...graph.children],
      pedigree: sparse([...graph.childPedigree], (pedigree) => (pedigree === Pedigree.birth ? undefined : pedigree)),
    },
    unions: sparse(people, (_, index) => {
      const unions = [...graph.unions.subarray(graph.unionStart[index], graph.unionStart[index + 1])];
      return unions.every((union, place) => place === 0 || union > (unions[place - 1] as number)) ? undefined : unions;
    }),
    portraits: people.map((_, person) => portraits.get(person) ?? Portrait.none).join(''),
    words: words.all,
  };
}

class Words {
  readonly all: string[] = [''];
  readonly #numbers = new Map([['', 0]]);

  numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    this.#numbers.set(word, this.all.length);
    return this.all.push(word) - 1;
  }
}

function sparse<Entry, Value>(
  entries: readonly Entry[],
  find: (entry: Entry, index: number) => Value | undefined,
): Sparse<Value> {
  const found: Record<string, Value> = {};
  entries.forEach((entry, index) => {
    const value = find(entry, index);
    if (value !== undefined) found[index] = value;
  });
  return found;
}
