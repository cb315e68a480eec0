import { wordEnd, wordStart } from '../../croatian/letters.ts';
import type { TextPart } from './answer.ts';
import { BREAK, unpackWords } from './packed-words.ts';
import { HEADING } from './plain-text.ts';
import { phraseAt } from './rank.ts';
import type { Indexed } from './search-index.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WordFound } from './words-found.ts';

const LONGEST_SENTENCE = 240;
/** Words that are looked at together for the sentence that says most of what was asked for. */
const WINDOW = 16;
/** Sentences that are compared. */
const MOST_COMPARED = 4;
/** As much of a text as is looked at on either side of a find. */
const REACH = 1000;
/** What each word of the query is worth, on average, in a sentence that is good enough. */
const ENOUGH = 0.8;
/** A word such as «u» that is there as well says hardly more. */
const OPTIONAL = 0.05;

/** What was found of a query in one of the indexes. */
export interface Marking {
  readonly vocabulary: Vocabulary;
  readonly words: readonly WordFound[];
  /** The place of the index among those that were searched. */
  readonly index: number;
  /** By form, which of the words it is of: a bit for each. */
  readonly masks: Uint16Array;
  readonly phrases: readonly (readonly number[])[];
}

/** A word of the query in a text, by the number of the word there. */
interface Match {
  readonly at: number;
  readonly word: number;
  readonly worth: number;
}

/** The sentence that has most of what was asked for: of the text, or of the summary when it has as much. */
export function foundSentence({ entry, lengths, packed }: Indexed, marking: Marking): TextPart[] {
  const [title, summary, details, body] = lengths;
  const start = title + summary + details + 3;
  const matches = matchesIn(unpackWords(packed).subarray(start, start + body), marking);
  const places = bestPlaces(
    matches.filter(({ worth }) => worth > OPTIONAL),
    marking,
  );
  let chosen = { sentence: shortened(entry.summary, 0), worth: worthOf(entry.summary, marking) };
  const wanted = marking.words.reduce((sum, { asked }) => sum + (asked.required ? 1 : 0), 0);
  const text = places.length > 0 ? entry.body() : '';
  for (const offset of places.length > 0 ? offsetsOf(text, places) : []) {
    const sentence = sentenceAt(text, offset);
    const worth = worthOf(sentence, marking);
    if (worth > chosen.worth) chosen = { sentence, worth };
    // There is hardly a better one.
    if (worth >= ENOUGH * wanted) break;
  }
  return marked(chosen.sentence, marking);
}

/** Where words of the query stand; those of a phrase only where all of it does. */
function matchesIn(forms: ArrayLike<number>, { words, index, masks, phrases }: Marking): Match[] {
  const matches: Match[] = [];
  const take = (at: number, word: number) => {
    const found = words[word];
    const worth = found?.forms[index]?.get(forms[at] ?? BREAK) ?? 0;
    matches.push({ at, word, worth: found?.asked.required ? worth : worth * OPTIONAL });
  };
  const quoted = phrases.flat().reduce((mask, word) => mask | (1 << word), 0);
  for (let at = 0; at < forms.length; at += 1) {
    const mask = masks[forms[at] as number] ?? 0;
    if (mask === 0) continue;
    for (let word = 0; word < words.length; word += 1) if ((mask & ~quoted & (1 << word)) !== 0) take(at, word);
    for (const phrase of (mask & quoted) === 0 ? [] : phrases) {
      if (phraseAt(forms, at, phrase, masks)) for (const [place, word] of phrase.entries()) take(at + place, word);
    }
  }
  return matches;
}

/** Numbers of the words around which the most of the query stands together. */
function bestPlaces(matches: readonly Match[], { words }: Marking): number[] {
  const windows: { readonly at: number; readonly worth: number }[] = [];
  const last = new Array<{ at: number; worth: number } | undefined>(words.length);
  let total = 0;
  // From the end, so that at each match the nearest of every word after it is known.
  for (let each = matches.length - 1; each >= 0; each -= 1) {
    const { at, word, worth } = matches[each] as Match;
    last[word] = { at, worth };
    total = 0;
    for (const known of last) if (known && known.at <= at + WINDOW) total += known.worth;
    windows.push({ at, worth: total });
  }
  return windows
    .sort((a, b) => b.worth - a.worth || a.at - b.at)
    .slice(0, MOST_COMPARED)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
}

/** What a text has of the query: each word once, by its best form. */
function worthOf(text: string, marking: Marking): number {
  const worths = new Map<number, number>();
  for (const { word, worth } of matchesIn(formsIn(text, marking), marking)) {
    worths.set(word, Math.max(worths.get(word) ?? 0, worth));
  }
  return worths.values().reduce((sum, worth) => sum + worth, 0);
}

function formsIn(text: string, { vocabulary }: Marking): number[] {
  const forms: number[] = [];
  for (let start = wordStart(text, 0); start < text.length; ) {
    const end = wordEnd(text, start);
    forms.push(vocabulary.find(text.slice(start, end)) ?? BREAK);
    start = wordStart(text, end);
  }
  return forms;
}

/** Where words of a text begin, by their numbers, which are in order. */
function offsetsOf(text: string, words: readonly number[]): number[] {
  const offsets: number[] = [];
  let start = wordStart(text, 0);
  let number = 0;
  for (const word of words) {
    for (; number < word; number += 1) start = wordStart(text, wordEnd(text, start));
    offsets.push(start);
  }
  return offsets;
}

/** What may end a sentence: a sign, a space, and a capital or an opening mark after it. */
const POSSIBLE_END = /(?<![.!?…])[.!?…]{1,3}[“”"»)]{0,2}\s{1,3}(?=[\p{Lu}„«"(–])/gu;
/** A point after these, after a Roman number or a single letter ends none. Months are written small: after a number one does. */
const ABBREVIATIONS = new Set(
  'sv bl br god str tzv npr itd dr mr prof don vl kr sr st gđa gosp ul tj odn ing ur usp rođ um oko'.split(' '),
);
const LONGEST_ABBREVIATION = 6;

function isEnd(text: string, place: number): boolean {
  if (text.charAt(place) !== '.') return true;
  const [word = ''] = /[\p{L}\p{N}]*$/u.exec(text.slice(Math.max(0, place - LONGEST_ABBREVIATION), place)) ?? [];
  if (/^[IVXLC]+$|^\p{L}$/u.test(word)) return false;
  return !ABBREVIATIONS.has(word.toLowerCase());
}

/** The sentence in which this place of a text lies; sentences do not go beyond a line, and a heading is none. */
function sentenceAt(text: string, offset: number): string {
  const from = Math.max(text.lastIndexOf('\n', offset) + 1, offset - REACH);
  const lineEnd = text.indexOf('\n', offset);
  const line = text.slice(from, Math.min(lineEnd < 0 ? text.length : lineEnd, offset + REACH));
  if (line.startsWith(HEADING)) return '';
  const found = offset - from;
  let start = 0;
  for (const { 0: signs, index } of line.matchAll(POSSIBLE_END)) {
    if (!isEnd(line, index)) continue;
    const end = index + signs.length;
    if (end > found) return shortened(line.slice(start, end), found - start);
    start = end;
  }
  return shortened(line.slice(start), found - start);
}

/** Around what was found, between words. */
function shortened(sentence: string, found: number): string {
  const whole = sentence.trim();
  if (whole.length <= LONGEST_SENTENCE) return whole;
  const early = found < LONGEST_SENTENCE * 0.6;
  const from = early ? 0 : afterSpace(whole, found - Math.floor(LONGEST_SENTENCE / 3), found);
  const most = from + LONGEST_SENTENCE;
  const space = whole.slice(from, most).search(/\s\S*$/);
  const to = most >= whole.length ? whole.length : space > 0 ? from + space : most;
  const cut = whole.slice(from, to).replace(/[,;:–-]$/, '');
  return `${from > 0 ? '…\u00a0' : ''}${cut}${to < whole.length ? '\u00a0…' : ''}`;
}

/** The place after the first space from here on, or here where there is none before the find. */
function afterSpace(text: string, from: number, before: number): number {
  const space = text.slice(from, before).search(/\s/);
  return space < 0 ? from : from + space + 1;
}

/** A text with the words marked by which it was found. */
export function marked(text: string, marking: Marking): TextPart[] {
  const found = new Set(
    matchesIn(formsIn(text, marking), marking).flatMap(({ at, word }) =>
      marking.words[word]?.asked.required ? [at] : [],
    ),
  );
  const parts: TextPart[] = [];
  let done = 0;
  let number = 0;
  for (let start = wordStart(text, 0); start < text.length; number += 1) {
    const end = wordEnd(text, start);
    if (found.has(number)) {
      if (start > done) parts.push({ text: text.slice(done, start), marked: false });
      parts.push({ text: text.slice(start, end), marked: true });
      done = end;
    }
    start = wordStart(text, end);
  }
  if (done < text.length) parts.push({ text: text.slice(done), marked: false });
  return parts;
}
