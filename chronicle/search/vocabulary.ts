import { type Analyser, WORTH } from '../../croatian/analyser.ts';
import { hashOf, isNumber, isUnmarked, plainWord, smallLetters } from '../../croatian/letters.ts';
import { FormTable } from './form-table.ts';
import { nearWords, placeOf } from './near-words.ts';
import { NumberLists } from './number-lists.ts';

/** Words that begin so many others are no help in finding one. */
const MOST_COMPLETIONS = 400;
const SHORTEST_PREFIX = 2;

/** Forms by which a word was found, and what a find by each is worth. Forms are numbers within one vocabulary. */
export type FormsFound = ReadonlyMap<number, number>;

/** Every word of some texts, as written but for capitals: a word that begins with one is another, as names do. */
export class Vocabulary {
  readonly #analyser: Analyser;
  readonly #forms = new FormTable();
  readonly #keys = new FormTable();
  readonly #formsOfKey = new NumberLists();
  /** What forms are without their marks; in order, but for those that came since somebody asked. */
  readonly #plain = new FormTable();
  readonly #formsOfPlain = new NumberLists();
  #ordered: readonly string[] = [];
  #notOrdered: string[] = [];
  readonly #isUsed: (form: number) => boolean;

  /** What is used no longer is neither found nor suggested. */
  constructor(analyser: Analyser, isUsed: (form: number) => boolean) {
    this.#analyser = analyser;
    this.#isUsed = isUsed;
  }

  get size(): number {
    return this.#forms.size;
  }

  formAt(number: number): string {
    return this.#forms.at(number);
  }

  /** The number of a word where it stands in a text; a new one the first time. */
  numberOf(text: string, start: number, end: number, hash: number): number {
    return this.#forms.findIn(text, start, end, hash) ?? this.#add(normalized(text.slice(start, end)));
  }

  /** The same of a word by itself. */
  numberOfWord(word: string): number {
    return this.numberOf(word, 0, word.length, hashOf(word));
  }

  find(written: string): number | undefined {
    return this.#forms.find(written) ?? this.#forms.find(normalized(written));
  }

  /** Every word that the forms are of: what a dictionary has to know for them to be found. */
  keys(): ReadonlySet<string> {
    return new Set(Array.from({ length: this.#keys.size }, (_, number) => this.#keys.at(number)));
  }

  /** After much was added: no more room than is used. */
  trim(): void {
    this.#formsOfKey.trim();
    this.#formsOfPlain.trim();
  }

  #add(part: string): number {
    const known = this.#forms.find(part);
    if (known !== undefined) return known;
    // A copy: a part of a text keeps the whole text in memory.
    const form = copied(part);
    const number = this.#forms.add(form);
    const word = smallLetters(form);
    for (const key of this.#analyser.keysOf(word, word !== form)) {
      this.#formsOfKey.push(this.#keys.find(key) ?? this.#keys.add(copied(key)), number);
    }
    const plain = plainWord(word);
    const spelt = this.#plain.find(plain);
    if (spelt === undefined) this.#notOrdered.push(plain);
    this.#formsOfPlain.push(spelt ?? this.#plain.add(plain), number);
    return number;
  }

  isWord(word: string): boolean {
    return this.#analyser.isWord(word);
  }

  /** Forms of the word that was asked for, in small letters. */
  meeting(word: string): FormsFound {
    const found = new Map<number, number>();
    const unmarked = this.#analyser.worthOfUnmarked(word);
    for (const number of this.#spelt(plainWord(word))) {
      const form = smallLetters(this.formAt(number));
      if (form === word) found.set(number, WORTH.exact);
      else if (isUnmarked(word, form)) found.set(number, unmarked);
    }
    for (const [key, worth] of this.#analyser.readingsOf(word)) {
      const list = this.#keys.find(key);
      for (const number of list === undefined ? [] : this.#formsOfKey.of(list)) {
        if ((found.get(number) ?? 0) < worth && this.#isUsed(number)) found.set(number, worth);
      }
    }
    return found;
  }

  /** Forms that a word begins. Numbers are whole: who asks for 191 does not mean 1917. */
  beginningWith(word: string): number[] {
    if (isNumber(word) || word.length < SHORTEST_PREFIX) return [];
    const prefix = plainWord(word);
    const ordered = this.#inOrder();
    const found: number[] = [];
    for (let place = placeOf(ordered, prefix); place < ordered.length; place += 1) {
      const plain = ordered[place] as string;
      if (!plain.startsWith(prefix) || found.length >= MOST_COMPLETIONS) break;
      for (const number of this.#spelt(plain)) {
        const form = smallLetters(this.formAt(number));
        if (begins(word, form)) found.push(number);
      }
    }
    return found;
  }

  /** Words that differ from the one asked for by slips of typing, the nearest first. */
  near(word: string): { readonly form: number; readonly distance: number }[] {
    if (isNumber(word)) return [];
    return nearWords(this.#inOrder(), plainWord(word)).flatMap(({ word: plain, distance }) =>
      this.#spelt(plain).map((form) => ({ form, distance })),
    );
  }

  #inOrder(): readonly string[] {
    if (this.#notOrdered.length > 0) this.#ordered = merged(this.#ordered, this.#notOrdered.sort());
    this.#notOrdered = [];
    return this.#ordered;
  }

  /** Forms that are this word without their marks. */
  #spelt(plain: string): number[] {
    const list = this.#plain.find(plain);
    return list === undefined ? [] : [...this.#formsOfPlain.of(list)].filter(this.#isUsed);
  }
}

/** Two lists in order as one: what is new may be a word or a hundred thousand, and takes one walk. */
function merged(words: readonly string[], added: readonly string[]): string[] {
  const all: string[] = [];
  let next = 0;
  for (const word of added) {
    while (next < words.length && (words[next] as string) < word) all.push(words[next++] as string);
    all.push(word);
  }
  while (next < words.length) all.push(words[next++] as string);
  return all;
}

/** Whether a word begins with another, which may be without its marks: andj, anđeo. */
function begins(word: string, form: string): boolean {
  if (form.startsWith(word)) return true;
  for (let length = word.length; length * 2 >= word.length; length -= 1) {
    if (isUnmarked(word, form.slice(0, length))) return true;
  }
  return false;
}

/** As it is kept: small letters, and a capital where it begins with one. */
function normalized(written: string): string {
  const small = smallLetters(written);
  return written.charAt(0) === written.charAt(0).toLowerCase()
    ? small
    : `${small.charAt(0).toUpperCase()}${small.slice(1)}`;
}

/** Shorter parts of a text are copies anyway. */
const SHORTEST_PART = 13;

function copied(text: string): string {
  return text.length < SHORTEST_PART ? text : [...text].join('');
}
