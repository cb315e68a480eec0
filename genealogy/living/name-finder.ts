import { folded, NameForms, type Word, wordsIn } from './name-forms.ts';

/** A person to search for: the words of their given names and nicknames, and of every surname they go by. */
export interface NameToFind {
  readonly person: number;
  readonly given: string;
  readonly surnames: readonly string[];
}

interface Bearer {
  readonly person: number;
  readonly given: readonly string[];
}

/** Words that stand within or beside a name. */
const BETWEEN = new Set(
  'i te a ml st pok ud rod zv fra don s dr mr prof ing sc de la le du di da dos von van der den zu y el'.split(' '),
);
/** `Ante, sin Mate Ćavara`, `Ante zvani Tone Ćavar`, in any case. */
const KIN = /^(?:sin|kc|kcer|unuk|unuc|brat|sestr|zvan|rodj?en|udov|pokojn)\p{Ll}{0,4}$/u;
const TITLES = new Set('fra don dr mr prof ing sestra von van de di la le du da dos der den el zu of'.split(' '));
/** As many words as may lie between a given name and its surname: `Ante, Mate i Ivan Ćavar`. */
const REACH = 6;
/** Some files have one for each person; they need no search. */
const UNIQUE_ID = /^[\da-f-]{32,40}$/i;
/** A single word, as in most dates: a name has two. Tried on short texts only: on long runs of digits it is slow. */
const ONE_WORD = /^[\d\s.,/()-]*(?:[A-Z]+|[A-Z]?[a-z]+)?[\d\s.,/()-]*$/;
const LONG = 60;
/** Of given names, and of surnames. Nobody has more, and the search grows with their product. */
const MAX_WORDS = 32;
/** Enough for an editor to see who is meant. */
const MAX_NAMESAKES = 5;

/**
 * Finds names in texts: in either order, in any case of the declension, with or without diacritics, with an initial for
 * one of the two. All names are searched at once, each word of a text being looked up once, so that the work grows with
 * the text alone.
 */
export class NameFinder {
  readonly #given = new NameForms();
  readonly #surnames = new NameForms();
  /** By surname and by its initial: who bears it, with their given names. */
  readonly #bearers = new Map<string, Bearer[]>();
  /** The same by given name and by its initial, of surnames that stand in a text: most do in none. */
  readonly #people = new Map<string, ReadonlyMap<string, number[]>>();

  constructor(names: Iterable<NameToFind>) {
    const known = new Map<string, string[]>();
    const namesOf = (text: string): string[] => {
      const words = known.get(text) ?? namesIn(text);
      known.set(text, words);
      return words;
    };
    for (const { person, given: givenText, surnames } of names) {
      const givenWords = firstOf(namesOf(givenText));
      const surnameWords = firstOf(surnames.flatMap(namesOf));
      if (givenWords.length === 0 || surnameWords.length === 0) continue;
      const bearer = { person, given: givenWords.map((word) => this.#given.add(word)) };
      for (const word of surnameWords) {
        const surname = this.#surnames.add(word);
        for (const key of [surname, surname.charAt(0)]) {
          const bearers = this.#bearers.get(key);
          if (bearers) bearers.push(bearer);
          else this.#bearers.set(key, [bearer]);
        }
      }
    }
  }

  /** Those whose name stands in the text. */
  find(text: string): number[] {
    if (this.#bearers.size === 0 || (text.length < LONG && ONE_WORD.test(text)) || UNIQUE_ID.test(text)) return [];
    const words = wordsIn(text);
    const found = new Set<number>();
    words.forEach((word, at) => {
      for (const surname of this.#surnames.namesOf(word.folded)) {
        this.#addBefore(words, at, surname, found);
        this.#addAfter(words, at, surname, found);
      }
      if (isInitial(word) && !words[at + 1]?.isCapital) this.#addWithInitial(words[at - 1], word, found);
    });
    return [...found];
  }

  #called(given: string, surname: string): readonly number[] {
    const byGiven = this.#people.get(surname) ?? peopleByGiven(this.#bearers.get(surname) ?? []);
    this.#people.set(surname, byGiven);
    return byGiven.get(given) ?? [];
  }

  #addBefore(words: readonly Word[], at: number, surname: string, found: Set<number>): void {
    let strangers = 0;
    let pastSurnames = false;
    for (let before = at - 1; before >= Math.max(0, at - REACH); before -= 1) {
      const word = words[before] as Word;
      if (endsSentence(word)) return;
      if (this.#add(word, surname, found)) pastSurnames = true;
      else if (this.#given.namesOf(word.folded).size > 0) pastSurnames = true;
      else if (this.#surnames.namesOf(word.folded).size > 0) {
        // `Ana Bošnjak Ćavar` is one name, in `Ante Zovko i Ana Ćavar` a surname ends another.
        if (pastSurnames) return;
      } else if (BETWEEN.has(word.folded) || word.folded.length === 1 || KIN.test(word.folded)) continue;
      else {
        strangers += 1;
        // `Ante, Mate i Ivan Ćavar` is a list, in `Ante Zovko i Mate Ćavar` a stranger ends another name.
        const standsAlone = word.gap.includes(',') || BETWEEN.has(words[before - 1]?.folded ?? '');
        if (!word.isCapital || (strangers > 1 && !standsAlone)) return;
      }
    }
  }

  /** `Ćavar Ante`, where no given name precedes; `Ćavar, Ante` and `Ćavar: Ante, Mate` wherever. */
  #addAfter(words: readonly Word[], at: number, surname: string, found: Set<number>): void {
    const [before, word] = [words[at - 1], words[at] as Word];
    const isList = /[,:(]/.test(word.after);
    if (!isList && before?.isCapital && !endsSentence(before) && !BETWEEN.has(before.folded)) return;
    if (!isList && endsSentence(word)) return;
    for (let after = at + 1; after <= at + REACH; after += 1) {
      const next = words[after];
      if (!next) return;
      // `Mate Ćavar, Ante Zovko` are two, each with a surname of their own.
      const hasOwnSurname = before?.isCapital && next.after.trim() === '' && words[after + 1]?.isCapital;
      if (!hasOwnSurname) this.#add(next, surname, found);
      if (after > at + 1 && !next.isCapital && !BETWEEN.has(next.folded)) return;
      if (endsSentence(next) || hasOwnSurname) return;
    }
  }

  /** `Ante Ć.` */
  #addWithInitial(word: Word | undefined, initial: Word, found: Set<number>): void {
    if (word?.after.trim() !== '') return;
    for (const given of this.#given.namesOf(word.folded))
      for (const person of this.#called(given, initial.folded)) found.add(person);
  }

  #add(word: Word, surname: string, found: Set<number>): boolean {
    const names = isInitial(word) ? [word.folded] : this.#given.namesOf(word.folded);
    let isFound = false;
    for (const given of names) {
      for (const person of this.#called(given, surname)) {
        found.add(person);
        isFound = true;
      }
    }
    return isFound;
  }
}

function firstOf(words: readonly string[]): readonly string[] {
  return [...new Set(words)].slice(0, MAX_WORDS);
}

function peopleByGiven(bearers: readonly Bearer[]): Map<string, number[]> {
  const byGiven = new Map<string, number[]>();
  for (const { person, given } of bearers) {
    for (const key of given.flatMap((name) => [name, name.charAt(0)])) {
      const people = byGiven.get(key);
      if (!people) byGiven.set(key, [person]);
      else if (people.length < MAX_NAMESAKES && !people.includes(person)) people.push(person);
    }
  }
  return byGiven;
}

function isInitial({ folded: letter, isCapital, after }: Word): boolean {
  return isCapital && letter.length === 1 && after.startsWith('.');
}

function endsSentence({ folded: word, after }: Word): boolean {
  return /[!?;]|\n\s*\n/.test(after) || (/[.:]/.test(after) && word.length > 4);
}

function namesIn(text: string): string[] {
  return (text.match(/(?:\p{L}\p{M}*)+/gu) ?? []).filter((word) => word.length > 1 && !TITLES.has(folded(word)));
}
