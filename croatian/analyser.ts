import { standardWords } from './dialect.ts';
import { CONFUSED, type Dictionary, type KnownForm, WITHOUT_MARKS } from './dictionary/dictionary.ts';
import { isNumber, isUnmarked, plainWord } from './letters.ts';
import { type NameReading, namesOf, namesWithoutMarks } from './names.ts';
import { ownFormsByPlain, ownLemmas, ownWords } from './own-words.ts';
import { stemsOf } from './unknown-words.ts';

/** How much a find is worth by what a word has in common with what was asked for. */
export const WORTH = {
  exact: 1,
  /** But for marks that were not typed. */
  unmarked: 0.9,
  sameWord: 0.8,
  unmarkedWord: 0.7,
  /** But for marks, where what was typed is a word by itself: koza, koža. */
  otherwiseMarked: 0.4,
  dialect: 0.6,
  sameName: 0.55,
  stem: 0.5,
  unknownForm: 0.35,
} as const;

/** What begins a key that is no word of the dictionary. */
const STEM = '~';
const SHORTEST_COMMON_STEM = 4;

/**
 * What words of a text and of a query have in common. A word has *keys*: the words it is a form of, the names it is one of, or
 * the stem that rules leave of it. Two words meet where they share a key.
 */
export class Analyser {
  readonly #dictionary: Dictionary;

  constructor(dictionary: Dictionary) {
    this.#dictionary = dictionary;
  }

  /** Keys of a word in a text. A word that the dictionary has means itself; only of others it is asked what they may be. */
  keysOf(word: string, capital: boolean): readonly string[] {
    if (isNumber(word)) return [];
    const known = this.#wordsOf(word);
    // In small letters it is no name.
    if (!capital && known.length > 0) return known;
    const named = this.#namesIn(word);
    if (known.length > 0 || named.length > 0) return unique([...known, ...named.flatMap(keysOfName)]);
    const unmarked = this.#unmarked(word);
    return unique([
      ...unmarked.words,
      ...unmarked.names.flatMap(keysOfName),
      ...this.#standard(word),
      ...stemsOf(word).map((stem) => STEM + stem),
    ]);
  }

  /** Keys that a word of a query stands for, each with what a find by it is worth. */
  readingsOf(word: string): ReadonlyMap<string, number> {
    const readings = new Map<string, number>();
    if (isNumber(word)) return readings;
    const add = (keys: readonly string[], worth: number) => {
      for (const key of keys) if ((readings.get(key) ?? 0) < worth) readings.set(key, worth);
    };
    const addNames = (named: readonly NameReading[], worth: number) => {
      add(
        named.map(({ name }) => name),
        worth,
      );
      add(
        named.map(({ family }) => family),
        Math.min(worth, WORTH.sameName),
      );
    };
    const known = this.#wordsOf(word);
    add(known, WORTH.sameWord);
    addNames(namesOf(word), WORTH.sameWord);
    const isKnown = readings.size > 0;
    const unmarked = this.#unmarked(word);
    const worth = isKnown ? WORTH.otherwiseMarked : WORTH.unmarkedWord;
    add(unmarked.words, worth);
    addNames(unmarked.names, worth);
    if (readings.size === 0) add(this.#confused(word), WORTH.dialect);
    if (!isKnown) {
      add(this.#standard(word), WORTH.dialect);
      if (readings.size === 0) add(this.#standardUnmarked(word), WORTH.dialect);
      add(this.#lemmasByStem(word), WORTH.unknownForm);
      add(
        stemsOf(word).map((stem) => STEM + stem),
        WORTH.stem,
      );
    }
    // A form that the dictionary lacks, of a word that it has.
    for (const lemma of known) {
      const stems = stemsOf(lemma).filter((stem) => stem.length >= SHORTEST_COMMON_STEM);
      add(
        stems.map((stem) => STEM + stem),
        WORTH.unknownForm,
      );
    }
    return readings;
  }

  /** Whether somebody who asks for the one wants to find the other: the worth of the find, 0 for none. */
  meeting(asked: string, { word, capital }: { readonly word: string; readonly capital: boolean }): number {
    if (asked === word) return WORTH.exact;
    if (isUnmarked(asked, word)) return this.worthOfUnmarked(asked);
    const readings = this.readingsOf(asked);
    return Math.max(0, ...this.keysOf(word, capital).map((key) => readings.get(key) ?? 0));
  }

  /** Whether there is such a word, also when it is typed without marks. */
  isWord(word: string): boolean {
    if (this.#isKnown(word)) return true;
    const { words, names: named } = this.#unmarked(word);
    return words.length + named.length > 0;
  }

  /** What a form is worth that was typed without its marks. */
  worthOfUnmarked(word: string): number {
    return this.#isKnown(word) ? WORTH.otherwiseMarked : WORTH.unmarked;
  }

  #isKnown(word: string): boolean {
    return this.#wordsOf(word).length > 0 || namesOf(word).length > 0;
  }

  /** A word that begins a sentence is hardly another case of a name: Stoji is not of Stojo. */
  #namesIn(word: string): readonly NameReading[] {
    const named = namesOf(word);
    if (named.length === 0 || !(this.#dictionary.isCommon(word) || ownWords.has(word))) return named;
    return named.filter(({ name }) => name === word);
  }

  /** The words that a form belongs to, by the dictionary and by our own table. */
  #wordsOf(form: string): readonly string[] {
    if (ownLemmas.has(form)) return ownWords.get(form) ?? [];
    const lemmas = this.#dictionary.lemmas(form);
    if (lemmas.length === 0 && form.startsWith('naj')) lemmas.push(...this.#dictionary.lemmas(form.slice(3)));
    const own = ownWords.get(form);
    // Of hardly a word the table has anything to say.
    if (!own && !lemmas.some((lemma) => ownWords.has(lemma))) return lemmas;
    return unique([...lemmas, ...(own ?? []), ...lemmas.flatMap((lemma) => ownWords.get(lemma) ?? [])]);
  }

  #unmarked(word: string) {
    const own = (ownFormsByPlain.get(plainWord(word)) ?? []).filter((form) => isUnmarked(word, form));
    return {
      words: unique([
        ...this.#of(this.#dictionary.spelt(word, WITHOUT_MARKS)),
        ...own.flatMap((form) => this.#wordsOf(form)),
      ]),
      names: namesWithoutMarks(word),
    };
  }

  #confused(word: string): readonly string[] {
    return this.#of(this.#dictionary.spelt(word, CONFUSED));
  }

  #standard(word: string): readonly string[] {
    return standardWords(word, (candidate) => this.#wordsOf(candidate).length > 0).flatMap((standard) =>
      this.#wordsOf(standard),
    );
  }

  /** Of the dialect, and without marks besides: covik. */
  #standardUnmarked(word: string): readonly string[] {
    const spelt = (candidate: string) => this.#dictionary.spelt(candidate, WITHOUT_MARKS);
    return standardWords(word, (candidate) => spelt(candidate).length > 0).flatMap((standard) =>
      this.#of(spelt(standard)),
    );
  }

  /** Words that a form which the dictionary lacks may be of: obitelju. */
  #lemmasByStem(form: string): readonly string[] {
    return stemsOf(form)
      .filter((stem) => stem.length >= SHORTEST_COMMON_STEM)
      .flatMap((stem) => ['', 'a', 'o', 'e'].map((ending) => stem + ending))
      .filter((candidate) => this.#dictionary.lemmas(candidate).includes(candidate));
  }

  #of(forms: readonly KnownForm[]): readonly string[] {
    return unique(forms.flatMap(({ form }) => this.#wordsOf(form)));
  }
}

function keysOfName({ name, family }: NameReading): readonly string[] {
  return [name, family];
}

function unique(keys: readonly string[]): readonly string[] {
  return keys.length < 2 ? keys : [...new Set(keys)];
}
