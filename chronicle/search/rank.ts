import { type Hits, hitCount, keptHits, leastScore } from './hits.ts';
import { unpackWords } from './packed-words.ts';
import type { Query } from './query.ts';
import {
  placeIn,
  type SearchIndex,
  timesInBody,
  timesInDetails,
  timesInSummary,
  timesInTitle,
} from './search-index.ts';
import type { FormsFound } from './vocabulary.ts';
import { type WordFound, wordsFound } from './words-found.ts';

/** What a find is worth by where it stands. */
const IN_TITLE = 3;
const IN_SUMMARY = 1.5;
const IN_DETAILS = 1.4;
const IN_BODY = 1;
/** Names before words: of people, and of whatever begins with a capital. */
const NAMED = 1.15;
const CAPITAL = 1.1;
/** At this length of a text, what a word is worth more in a short one has fallen to half. */
const MIDDLING_LENGTH = 400;
/** How often it is there counts for a little: after so many times hardly more. */
const OFTEN = 4;
const FOR_OFTEN = 0.3;
/** Entries in which it is looked whether the words stand together, and what that is worth. */
const LOOKED_AT = 40;
const TOGETHER = 0.5;
/** A title that is all asked for comes before one that says it among other things. */
const WHOLE_TITLE = 0.4;
/** Entries in which a phrase is looked for, the best first: it takes reading each of them. */
const READ_FOR_PHRASES = 1000;

/** Finds so few that more would help, and words so many that not all of them need be meant. */
const FEW = 5;
const LONG_QUESTION = 3;

/** A find: which of the indexes it is in, where, and how good it is. */
export interface Find {
  readonly index: number;
  readonly place: number;
  readonly score: number;
}

export interface Ranking {
  readonly words: readonly WordFound[];
  /** For each index: by form, which of the words it is of, a bit for each. */
  readonly masks: readonly Uint16Array[];
  /** Whether everything that was asked for is in each of them. */
  readonly complete: boolean;
  /** For each index. */
  readonly hits: readonly Hits[];
}

/** Everything in the indexes in which the words of the query are found. An asker is told of these indexes and no other. */
export function rank(indexes: readonly SearchIndex[], query: Query, typing = false): Ranking {
  const words = wordsFound(indexes, query, typing);
  const required = words.reduce((mask, { asked }, word) => (asked.required ? mask | (1 << word) : mask), 0);
  const tallies = indexes.map((index) => new Tally(index));
  const entries = indexes.reduce((sum, { size }) => sum + size, 0);
  for (const [word, { forms, asked }] of words.entries()) {
    // What need not be there is in nearly all of them: it counts where it stands beside the others.
    if (!asked.required) continue;
    const found = tallies.reduce((sum, tally, number) => sum + tally.gather(forms[number] ?? new Map()), 0);
    const rarity = Math.log(1 + (entries - found + 0.5) / (found + 0.5));
    for (const tally of tallies) tally.add(word, rarity);
  }
  const masks = indexes.map((index, number) => masksOf(index, number, words));
  const collect = (isWanted: (matched: number) => boolean) => tallies.map((tally) => tally.hits(required, isWanted));
  const all = collect((matched) => (matched & required) === required);
  if (query.phrases.length > 0) {
    const hits = withPhrases(indexes, all, query, masks);
    return { words, masks, complete: hitCount(hits) > 0, hits };
  }
  const [found, asked] = [hitCount(all), bitsIn(required)];
  if (found >= FEW || (found > 0 && asked < LONG_QUESTION)) return { words, masks, complete: true, hits: all };
  // Of a long question that hardly anything answers whole, most of it is enough; where nothing does, any of it.
  const least = found > 0 ? (asked * 2) / 3 : 1;
  return { words, masks, complete: found > 0, hits: collect((matched) => bitsIn(matched & required) >= least) };
}

function bitsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function masksOf(index: SearchIndex, number: number, words: readonly WordFound[]): Uint16Array {
  const masks = new Uint16Array(index.vocabulary.size);
  for (const [word, { forms }] of words.entries()) {
    for (const form of forms[number]?.keys() ?? []) masks[form] = (masks[form] as number) | (1 << word);
  }
  return masks;
}

/** A phrase of one word is that word, which is there. */
function withPhrases(
  indexes: readonly SearchIndex[],
  hits: readonly Hits[],
  query: Query,
  masks: readonly Uint16Array[],
): readonly Hits[] {
  const phrases = query.phrases.filter(({ length }) => length > 1);
  if (phrases.length === 0) return hits;
  const least = leastScore(hits, READ_FOR_PHRASES);
  return hits.map((each, index) =>
    keptHits(each, (place, score) => {
      const packed = score < least ? undefined : indexes[index]?.at(place)?.packed;
      return packed !== undefined && hasPhrases(unpackWords(packed), phrases, masks[index] ?? new Uint16Array());
    }),
  );
}

function hasPhrases(sequence: Uint32Array, phrases: readonly (readonly number[])[], masks: Uint16Array): boolean {
  return phrases.every((phrase) => {
    const first = 1 << (phrase[0] as number);
    for (let at = 0; at < sequence.length; at += 1) {
      const isFirst = ((masks[sequence[at] as number] ?? 0) & first) !== 0;
      if (isFirst && phraseAt(sequence, at, phrase, masks)) return true;
    }
    return false;
  });
}

/** Whether the words of a phrase stand here, one after another. */
export function phraseAt(forms: ArrayLike<number>, at: number, phrase: readonly number[], masks: Uint16Array): boolean {
  for (let place = 0; place < phrase.length; place += 1) {
    if (((masks[forms[at + place] as number] ?? 0) & (1 << (phrase[place] as number))) === 0) return false;
  }
  return true;
}

/** The best of them, in order. */
export function best(indexes: readonly SearchIndex[], { hits, words, masks }: Ranking, count: number): Find[] {
  const idOf = ({ index, place }: Find) => indexes[index]?.at(place)?.entry.id ?? '';
  const byScore = (a: Find, b: Find) => b.score - a.score || (idOf(a) < idOf(b) ? -1 : 1);
  const least = leastScore(hits, Math.max(count, LOOKED_AT));
  const sorted = hits
    .flatMap((each, index) => {
      const { places, scores } = keptHits(each, (_, score) => score >= least);
      return Array.from(places, (place, at): Find => ({ index, place, score: scores[at] as number }));
    })
    .sort(byScore);
  if (words.length < 2) return sorted.slice(0, count);
  const near = sorted.slice(0, LOOKED_AT).map((find) => {
    const packed = indexes[find.index]?.at(find.place)?.packed;
    const together = packed ? closeness(unpackWords(packed), masks[find.index] ?? new Uint16Array()) : 0;
    return { ...find, score: find.score * (1 + TOGETHER * Math.min(1, together / (words.length - 1))) };
  });
  return [...near.sort(byScore), ...sorted.slice(near.length)].slice(0, count);
}

/** How many of the words that follow one another in the query do so here. */
function closeness(sequence: Uint32Array, masks: Uint16Array): number {
  let together = 0;
  let before = 0;
  for (let at = 0; at < sequence.length; at += 1) {
    const mask = masks[sequence[at] as number] ?? 0;
    together |= (before << 1) & mask;
    before = mask;
  }
  return bitsIn(together);
}

/** What the entries of one index have gathered. */
class Tally {
  readonly #index: SearchIndex;
  readonly #score: Float64Array;
  readonly #matched: Uint16Array;
  readonly #inTitle: Uint8Array;
  /** Of the word that is being gathered. */
  readonly #best: Float64Array;
  readonly #often: Float64Array;
  readonly #isInTitle: Uint8Array;
  #touched: number[] = [];

  constructor(index: SearchIndex) {
    this.#index = index;
    this.#score = new Float64Array(index.places);
    this.#matched = new Uint16Array(index.places);
    this.#inTitle = new Uint8Array(index.places);
    this.#best = new Float64Array(index.places);
    this.#often = new Float64Array(index.places);
    this.#isInTitle = new Uint8Array(index.places);
  }

  /** One word of the query, by all its forms; in how many entries it is. */
  gather(forms: FormsFound): number {
    const [best, often] = [this.#best, this.#often];
    for (const [form, worth] of forms) {
      const worthOfForm = isCapital(this.#index.vocabulary.formAt(form)) ? worth * CAPITAL : worth;
      const postings = this.#index.postingsOf(form);
      for (let each = 0; each < postings.length; each += 1) {
        const posting = postings[each] as number;
        const place = placeIn(posting);
        const before = often[place] as number;
        if (before === 0) this.#touched.push(place);
        often[place] = before + worth * timesIn(posting);
        if (timesInTitle(posting) > 0) this.#isInTitle[place] = 1;
        const value = this.#valueOf(place, posting) * worthOfForm;
        if (value > (best[place] as number)) best[place] = value;
      }
    }
    return this.#touched.length;
  }

  #valueOf(place: number, posting: number): number {
    if (timesInTitle(posting) > 0) return this.#index.at(place)?.entry.isName ? IN_TITLE * NAMED : IN_TITLE;
    if (timesInSummary(posting) > 0) return IN_SUMMARY;
    if (timesInDetails(posting) > 0) return IN_DETAILS;
    return IN_BODY * (0.8 + 0.2 / (1 + this.#index.bodyLengthAt(place) / MIDDLING_LENGTH));
  }

  /** What was gathered counts for this word. */
  add(word: number, rarity: number): void {
    for (const place of this.#touched) {
      const often = this.#often[place] as number;
      const score = (0.5 + rarity) * ((this.#best[place] as number) + FOR_OFTEN * (often / (often + OFTEN)));
      this.#score[place] = (this.#score[place] as number) + score;
      this.#matched[place] = (this.#matched[place] as number) | (1 << word);
      this.#inTitle[place] = (this.#inTitle[place] as number) + (this.#isInTitle[place] as number);
      this.#best[place] = 0;
      this.#often[place] = 0;
      this.#isInTitle[place] = 0;
    }
    this.#touched = [];
  }

  hits(required: number, isWanted: (matched: number) => boolean): Hits {
    const places = new Uint32Array(this.#matched.length);
    const scores = new Float64Array(this.#matched.length);
    const asked = bitsIn(required);
    let count = 0;
    for (let place = 0; place < this.#matched.length; place += 1) {
      const matched = this.#matched[place] as number;
      if (matched === 0 || !isWanted(matched)) continue;
      const told = this.#inTitle[place] as number;
      const whole = told === 0 ? 0 : Math.min(1, told / (this.#index.at(place)?.lengths[0] ?? 1));
      const share = matched === required ? 1 : bitsIn(matched) / asked;
      places[count] = place;
      scores[count] = (this.#score[place] as number) * (1 + WHOLE_TITLE * whole) * share * share;
      count += 1;
    }
    return { places: places.subarray(0, count), scores: scores.subarray(0, count) };
  }
}

function isCapital(form: string): boolean {
  return form.charAt(0) !== form.charAt(0).toLowerCase();
}

function timesIn(posting: number): number {
  return timesInTitle(posting) + timesInSummary(posting) + timesInDetails(posting) + timesInBody(posting);
}
