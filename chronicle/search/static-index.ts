import { Analyser } from '../../croatian/analyser.ts';
import { writeAutomaton } from '../../croatian/dictionary/automaton.ts';
import { Dictionary } from '../../croatian/dictionary/dictionary.ts';
import type { FoundKind, SearchAnswer, SearchRequest } from './answer.ts';
import { answerFrom, NOTHING } from './answer-from.ts';
import { BREAK, packWords, unpackWords } from './packed-words.ts';
import { parseQuery } from './query.ts';
import { type Entry, type Indexed, SearchIndex } from './search-index.ts';

/** An index as two files, for a copy of the site that no process stands behind: it is searched in the browser. */
export interface StaticIndex {
  readonly data: StaticData;
  /** The part of the dictionary that has the words of these texts, compiled. */
  readonly dictionary: Uint8Array;
}

interface StaticData {
  /** Words as they are kept, by number. */
  readonly forms: readonly string[];
  readonly entries: readonly StaticEntry[];
}

interface StaticEntry {
  readonly url: string;
  readonly kind: FoundKind;
  readonly title: string;
  readonly name?: true;
  readonly summary: string;
  /** Of which sentences are quoted. */
  readonly text: string;
  readonly sample?: true;
  readonly periods: readonly string[];
  readonly families: Entry['families'];
  readonly tags: readonly string[];
  readonly lengths: Indexed['lengths'];
  /** The packed words, in Base64. */
  readonly words: string;
}

/** Only words that stand in an entry go out: nothing is left of what was there before. */
export function staticIndex(index: SearchIndex, dictionary: Dictionary, urlOf: (entry: Entry) => string): StaticIndex {
  const numbers = new Map<number, number>();
  const forms: string[] = [];
  const renumbered = (form: number) => {
    if (form === BREAK) return BREAK;
    const known = numbers.get(form);
    if (known !== undefined) return known;
    numbers.set(form, forms.length);
    return forms.push(index.vocabulary.formAt(form)) - 1;
  };
  const entries = Array.from({ length: index.places }, (_, place) => index.at(place))
    .filter((indexed) => indexed !== undefined)
    .map(({ entry, packed, lengths }): StaticEntry => {
      const words = packWords(unpackWords(packed).map(renumbered));
      return {
        url: urlOf(entry),
        kind: entry.kind,
        title: entry.title,
        ...(entry.isName ? { name: true } : {}),
        summary: entry.summary,
        text: entry.body(),
        ...(entry.sample ? { sample: true } : {}),
        periods: entry.periods,
        families: entry.families,
        tags: entry.tags,
        lengths,
        words: btoa(Array.from(words, (byte) => String.fromCharCode(byte)).join('')),
      };
    });
  const keys = keysOf(forms, dictionary);
  return { data: { forms, entries }, dictionary: writeAutomaton(dictionary.restrictedTo((lemma) => keys.has(lemma))) };
}

function keysOf(forms: readonly string[], dictionary: Dictionary): ReadonlySet<string> {
  const { vocabulary } = new SearchIndex(new Analyser(dictionary));
  for (const form of forms) vocabulary.numberOfWord(form);
  return vocabulary.keys();
}

/** The same answers from the two files. */
export class StaticSearch {
  readonly #index: SearchIndex;

  constructor({ data, dictionary }: StaticIndex) {
    this.#index = new SearchIndex(new Analyser(Dictionary.read(dictionary)));
    for (const form of data.forms) this.#index.vocabulary.numberOfWord(form);
    for (const { words, lengths, ...entry } of data.entries) {
      const packed = Uint8Array.from(atob(words), (character) => character.charCodeAt(0));
      this.#index.restore({ entry: entryOf(entry), packed, lengths });
    }
    this.#index.trim();
  }

  search(request: SearchRequest): SearchAnswer {
    const query = parseQuery(request.text);
    return query.words.length === 0 ? NOTHING : answerFrom([this.#index], query, request);
  }
}

function entryOf({ url, name, sample, text, ...entry }: Omit<StaticEntry, 'words' | 'lengths'>): Entry {
  return {
    ...entry,
    id: url,
    target: { url },
    isName: name ?? false,
    sample: sample ?? false,
    details: () => [],
    body: () => text,
    notes: () => [],
  };
}
