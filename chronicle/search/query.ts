import { tokensOf } from '../../croatian/letters.ts';
import { isFunctionWord } from '../../croatian/tables/function-words.ts';
import { LONGEST_QUERY } from './answer.ts';

/** As many as are looked for; each costs time. */
const MOST_WORDS = 12;

export interface QueryWord {
  /** In small letters. */
  readonly word: string;
  /** Where it stands first in the query, for putting another in its place. */
  readonly start: number;
  readonly end: number;
  /** A word such as «u» or «je» need not be there: it is in every text. */
  readonly required: boolean;
}

export interface Query {
  readonly text: string;
  /** Each once. */
  readonly words: readonly QueryWord[];
  /** Words between quotation marks, by their places among the words: they stand together, in this order, as they are. */
  readonly phrases: readonly (readonly number[])[];
}

const QUOTES = /["„“”«»]/g;

export function parseQuery(asked: string): Query {
  const text = asked.slice(0, LONGEST_QUERY).trim();
  const marks = [...text.matchAll(QUOTES)].map(({ index }) => index);
  // A mark that nothing closes opens nothing.
  const quoted = Array.from(
    { length: marks.length >> 1 },
    (_, pair) => [marks[pair * 2] as number, marks[pair * 2 + 1] as number] as const,
  );
  const tokens = [...tokensOf(text)].slice(0, MOST_WORDS);
  const phraseOf = (start: number) => quoted.findIndex(([open, close]) => start > open && start < close);
  const onlyFunctionWords = tokens.every(({ word }) => isFunctionWord(word));
  const words: QueryWord[] = [];
  const phrases = quoted.map((): number[] => []);
  for (const { word, start, end } of tokens) {
    const phrase = phraseOf(start);
    const required = onlyFunctionWords || phrase >= 0 || !isFunctionWord(word);
    const known = words.findIndex((each) => each.word === word);
    if (known < 0) words.push({ word, start, end, required });
    else if (required) words[known] = { ...(words[known] as QueryWord), required };
    phrases[phrase]?.push(known < 0 ? words.length - 1 : known);
  }
  return { text, words, phrases: phrases.filter(({ length }) => length > 0) };
}
