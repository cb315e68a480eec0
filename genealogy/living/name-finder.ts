import { plainLetters } from '../../domain/plain-letters.ts';

/** Somebody to look for: each word of their given names and nicknames, and of every surname they go by. */
export interface SoughtName {
  readonly person: number;
  readonly given: string;
  readonly surnames: readonly string[];
}

const ENDINGS = [
  ...['', 'a', 'e', 'i', 'o', 'u', 'om', 'em', 'oj', 'ju', 'ima', 'ama'],
  ...['ov', 'ev', 'in'].flatMap((possessive) =>
    ['', 'a', 'e', 'i', 'o', 'u', 'og', 'oga', 'om', 'ome', 'oj', 'im', 'ih', 'ima'].map((end) => possessive + end),
  ),
];
/** Words that stand within or beside a name. */
const BETWEEN = new Set(
  'i te a ml st pok ud rod rodj rodena rodjena zvan zvana zv fra don s dr mr prof ing'.split(' '),
);
const TITLES = new Set(['fra', 'don', 'dr', 'mr', 'prof', 'ing', 'sestra', 'von', 'van', 'de', 'di', 'zu', 'of']);
/** As many words as may lie between a given name and its surname: `Ante, Mate i Ivan Ćavar`. */
const REACH = 6;
/** Enough to tell an editor who is meant. */
const MOST_NAMESAKES = 5;

interface Word {
  readonly folded: string;
  readonly isCapital: boolean;
  /** What stands between the word before and this one. */
  readonly gap: string;
}

/**
 * Finds full names in texts: in either order, in any case of the declension, with or without diacritics. All names are
 * looked for at once, each word of a text being looked up once, so that the work grows with the text alone.
 */
export class NameFinder {
  readonly #given = new Map<string, Set<string>>();
  readonly #surnames = new Map<string, Set<string>>();
  readonly #people = new Map<string, number[]>();

  constructor(names: Iterable<SoughtName>) {
    for (const { person, given, surnames } of names) {
      const givenWords = wordsOf(given).filter(isTelling);
      const surnameWords = new Set(surnames.flatMap((surname) => wordsOf(surname).filter(isTelling)));
      for (const surname of surnameWords) {
        for (const word of givenWords) {
          addForms(this.#given, word);
          addForms(this.#surnames, surname);
          const key = `${word} ${surname}`;
          const people = this.#people.get(key);
          if (!people) this.#people.set(key, [person]);
          else if (people.length < MOST_NAMESAKES && !people.includes(person)) people.push(person);
        }
      }
    }
  }

  /** Those whose name stands in the text. */
  find(text: string): number[] {
    if (this.#people.size === 0) return [];
    const words = split(text);
    const found = new Set<number>();
    words.forEach((word, at) => {
      for (const surname of this.#surnames.get(word.folded) ?? []) {
        this.#addBefore(words, at, surname, found);
        this.#addAfter(words, at, surname, found);
      }
    });
    return [...found];
  }

  #addBefore(words: readonly Word[], at: number, surname: string, found: Set<number>): void {
    let strangers = 0;
    let pastSurnames = false;
    for (let before = at - 1; before >= Math.max(0, at - REACH); before -= 1) {
      const word = words[before] as Word;
      if (endsSentence(word, words[before + 1] as Word)) return;
      if (this.#add(word, surname, found)) pastSurnames = true;
      else if (this.#given.has(word.folded)) pastSurnames = true;
      else if (this.#surnames.has(word.folded)) {
        // `Ana Bošnjak Ćavar` is one name, in `Ante Zovko i Ana Ćavar` a surname ends another.
        if (pastSurnames) return;
      } else if (BETWEEN.has(word.folded) || word.folded.length === 1) continue;
      else {
        strangers += 1;
        if (!word.isCapital || strangers > 1) return;
      }
    }
  }

  /** `Ćavar Ante`, where no given name has been said before. */
  #addAfter(words: readonly Word[], at: number, surname: string, found: Set<number>): void {
    const [before, word, after] = [words[at - 1], words[at] as Word, words[at + 1]];
    if (!after || endsSentence(word, after)) return;
    if (before?.isCapital && !endsSentence(before, word) && !BETWEEN.has(before.folded)) return;
    this.#add(after, surname, found);
  }

  #add({ folded }: Word, surname: string, found: Set<number>): boolean {
    let isFound = false;
    for (const given of this.#given.get(folded) ?? []) {
      for (const person of this.#people.get(`${given} ${surname}`) ?? []) {
        found.add(person);
        isFound = true;
      }
    }
    return isFound;
  }
}

function addForms(forms: Map<string, Set<string>>, word: string): void {
  if (forms.get(word)?.has(word)) return;
  for (const stem of stemsOf(word)) {
    for (const ending of ENDINGS) {
      const form = stem + ending;
      const words = forms.get(form);
      if (words) words.add(word);
      else forms.set(form, new Set([word]));
    }
  }
}

/** Ćavar, Ant-e, Pet(a)r, Pavao: Pavl-. */
function stemsOf(word: string): string[] {
  const stems = [word];
  if (word.length > 2 && /[aeiou]$/.test(word)) stems.push(word.slice(0, -1));
  if (/[^aeiou]a[^aeiou]$/.test(word)) stems.push(word.slice(0, -2) + word.slice(-1));
  if (/[^aeiou]ao$/.test(word)) stems.push(`${word.slice(0, -2)}l`);
  return stems;
}

function endsSentence(word: Word, next: Word): boolean {
  return /[!?;]|\n\s*\n/.test(next.gap) || (/[.:]/.test(next.gap) && word.folded.length > 4);
}

function isTelling(word: string): boolean {
  return word.length > 1 && !TITLES.has(word);
}

function wordsOf(text: string): string[] {
  return split(text).map(({ folded }) => folded);
}

/** File names run words together: `AnteCavar1980.jpg`. */
function split(text: string): Word[] {
  const words: Word[] = [];
  let last = 0;
  for (const match of text.matchAll(/\p{Lu}?\p{M}*(?:[\p{Ll}\p{Lo}]\p{M}*)+|(?:\p{Lu}\p{M}*)+(?![\p{Ll}])/gu)) {
    words.push({
      folded: plainLetters(match[0]),
      isCapital: /^\p{Lu}/u.test(match[0]),
      gap: text.slice(last, match.index),
    });
    last = match.index + match[0].length;
  }
  return words;
}
