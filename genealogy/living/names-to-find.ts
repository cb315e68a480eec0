import { namesOf } from '../gedcom/people/structured-genealogy.ts';
import type { Genealogy } from '../genealogy.ts';
import { type FamilyGraph, NOBODY, Sex } from '../graph.ts';
import { type NameToFind, wordsOfName } from './name-finder.ts';
import { divideName } from './name-parts.ts';

/** Placeholders for an unknown surname. */
const NO_SURNAME =
  /^(?:n+|x+|xy|unknown|unk|unbekannt|ignot[aou]s?|nepoznat\p{Ll}{0,3}|neznan\p{Ll}{0,3}|bez prezimena)$/iu;
/** More than any family has; it bounds the work on files with endless families. */
const MAX_SURNAMES = 8;

/** Some write sentences beside a name; with `namesOnly` such names are left out. */
export type NamesInTexts = (person: number, namesOnly?: boolean) => NameToFind;

/**
 * How people may be called in texts: by all names of theirs, and by their partners', whose name they may have taken.
 * Whoever has no surname of their own goes by their family's; so does a woman who is entered by her husband's alone.
 */
export function namesInTexts(genealogy: Genealogy): NamesInTexts {
  const { graph } = genealogy;
  const families = new FamilySurnames(genealogy);
  const words = new Map<string, string[]>();
  const wordsOf = (text: string): string[] => {
    const known = words.get(text) ?? wordsOfName(text);
    words.set(text, known);
    return known;
  };
  return (person, namesOnly = false) => {
    const { name, otherNames } = namesOf(genealogy, person);
    const names = [name, ...otherNames].filter(({ full }) => !namesOnly || divideName(full).rest === '');
    const own = names.map(({ surname }) => surname).filter(isSurname);
    const given = names.map(({ given, nickname }) => `${given} ${nickname}`).join(' ');
    const partners = new Set(partnersOf(graph, person).flatMap((partner) => families.surnamesOf(partner)));
    const surnames = [...own, ...partners];
    const isByPartnersAlone = graph.sex[person] !== Sex.male && own.every((surname) => partners.has(surname));
    if (own.length === 0 || isByPartnersAlone) surnames.push(...families.surnamesAround(person));
    // Written without slashes, nobody knows which of the words is the surname.
    if (own.length === 0) surnames.push(given);
    return { person, given: wordsOf(given), surnames: surnames.flatMap(wordsOf) };
  };
}

/** The surnames that people and families go by, memoized. */
class FamilySurnames {
  readonly #genealogy: Genealogy;
  readonly #own = memoized((person) => surnamesIn(this.#genealogy, person).filter(isSurname));
  readonly #within = memoized((family) => {
    const { graph } = this.#genealogy;
    return [...membersOf(graph, family), ...childrenOf(graph, family)].flatMap(this.#own);
  });
  readonly #aroundBirth = memoized((person) => originsOf(this.#genealogy.graph, person).flatMap(this.#within));
  /** For a parent without a surname, those of their own parents. */
  readonly inherited = memoized((family) => {
    const parents = membersOf(this.#genealogy.graph, family).filter((parent) => this.#own(parent).length === 0);
    return [...this.#within(family), ...parents.flatMap(this.#aroundBirth)];
  });
  readonly ofParents = memoized((person) => originsOf(this.#genealogy.graph, person).flatMap(this.inherited));

  constructor(genealogy: Genealogy) {
    this.#genealogy = genealogy;
  }

  /** Their own, else those of their parents. */
  surnamesOf(person: number): readonly string[] {
    const own = this.#own(person);
    return own.length > 0 ? own : this.ofParents(person);
  }

  /** Of parents, brothers and sisters, partners and children. */
  surnamesAround(person: number): readonly string[] {
    return [...this.ofParents(person), ...unionsOf(this.#genealogy.graph, person).flatMap(this.#within)];
  }
}

function memoized(find: (index: number) => readonly string[]): (index: number) => readonly string[] {
  const known: (readonly string[])[] = [];
  return (index) => {
    known[index] ??= [...new Set(find(index))].slice(0, MAX_SURNAMES);
    return known[index];
  };
}

function isSurname(surname: string): boolean {
  const letters = surname.replace(/[^\p{L}\p{M} ]/gu, '').trim();
  return letters !== '' && !NO_SURNAME.test(letters);
}

function surnamesIn(genealogy: Genealogy, person: number): string[] {
  const { name, otherNames } = namesOf(genealogy, person);
  return [name, ...otherNames].map(({ surname }) => surname);
}

function unionsOf({ unionStart, unions }: FamilyGraph, person: number): number[] {
  return [...unions.subarray(unionStart[person], unionStart[person + 1])];
}

function originsOf({ originStart, origins }: FamilyGraph, person: number): number[] {
  return [...origins.subarray(originStart[person], originStart[person + 1])];
}

function childrenOf({ childStart, children }: FamilyGraph, family: number): number[] {
  return [...children.subarray(childStart[family], childStart[family + 1])];
}

function membersOf({ firstPartner, secondPartner }: FamilyGraph, family: number): number[] {
  return [firstPartner[family] as number, secondPartner[family] as number].filter((one) => one !== NOBODY);
}

function partnersOf(graph: FamilyGraph, person: number): number[] {
  return unionsOf(graph, person).flatMap((family) => membersOf(graph, family).filter((one) => one !== person));
}
