import type { Genealogy } from '../genealogy.ts';
import { NO_DAY, Pedigree } from '../graph.ts';

/**
 * A genealogy as it is sent to the browser: what a drawing, a search and a preview need, column by column, so that it
 * compresses to a few bytes a person. The full record of a person is fetched on demand.
 */
export interface PackedGenealogy {
  readonly ids: readonly string[];
  /** A digit a person: see Sex. */
  readonly sex: string;
  /** Every name and place once; columns below refer to it by number, 0 being no word. */
  readonly words: readonly string[];
  readonly given: readonly number[];
  readonly surname: readonly number[];
  readonly birthPlace: readonly number[];
  /** EDTF, empty where unknown. */
  readonly born: readonly string[];
  readonly died: readonly string[];
  /** Only where the full name is more than given name and surname. */
  readonly full: Sparse<string>;
  readonly nickname: Sparse<string>;
  readonly otherNames: Sparse<readonly string[]>;
  readonly families: {
    readonly first: readonly number[];
    readonly second: readonly number[];
    readonly marriageDay: readonly number[];
    readonly childCount: readonly number[];
    readonly children: readonly number[];
    /** By place in `children`, only where it is not birth. */
    readonly pedigree: Sparse<number>;
  };
  /** Marriages in their order, only where it is not the order of the families. */
  readonly unions: Sparse<readonly number[]>;
  /** A digit a person: see Portrait. */
  readonly portraits: string;
}

/** The kind of portrait a person has. A drawing takes the colours of the theme, a photograph has its own. */
export const Portrait = { none: 0, drawing: 1, photograph: 2 } as const;
export type Portrait = (typeof Portrait)[keyof typeof Portrait];

/** By person, for what few have. */
type Sparse<Value> = { readonly [person: string]: Value };

export function plainName(given: string, surname: string): string {
  return `${given} ${surname}`.trim();
}

export function packGenealogy(
  genealogy: Genealogy,
  portraits: ReadonlyMap<number, Portrait> = new Map(),
): PackedGenealogy {
  const { graph, individuals } = genealogy;
  const words = new Words();
  const people = [...individuals];
  return {
    ids: people.map(({ id }) => id),
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
    unions: sparse(people, ({ index }) => {
      const unions = [...graph.unions.subarray(graph.unionStart[index], graph.unionStart[index + 1])];
      return unions.every((union, place) => place === 0 || union > (unions[place - 1] as number)) ? undefined : unions;
    }),
    portraits: people.map(({ index }) => portraits.get(index) ?? Portrait.none).join(''),
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

function sparse<Entry, Value>(entries: readonly Entry[], find: (entry: Entry) => Value | undefined): Sparse<Value> {
  const found: Record<string, Value> = {};
  entries.forEach((entry, index) => {
    const value = find(entry);
    if (value !== undefined) found[index] = value;
  });
  return found;
}
