import type { Analyser } from '../../croatian/analyser.ts';
import { eachWord } from '../../croatian/letters.ts';
import type { FamilyLine } from '../../domain/record.ts';
import type { FoundKind, FoundTarget, Life } from './answer.ts';
import { FormTable } from './form-table.ts';
import { enlarged, NumberLists } from './number-lists.ts';
import { BREAK, packWords, unpackWords } from './packed-words.ts';
import { Vocabulary } from './vocabulary.ts';

/** Something that can be found. */
export interface Entry {
  readonly id: string;
  readonly kind: FoundKind;
  readonly target: FoundTarget;
  readonly title: string;
  /** Whether the title is somebody's name. */
  readonly isName: boolean;
  readonly summary: string;
  /** Places, dates, tags and names besides: worth more than the text, and not quoted. No phrase goes from one to the next. */
  details(): readonly string[];
  /** Made when it is asked for: its texts are in memory already, and need not be there twice. */
  body(): string;
  /** Captions and sources: found like the text, and not quoted; as with details, each stands by itself. */
  notes(): readonly string[];
  readonly life?: Life;
  readonly parents?: readonly string[];
  readonly sample: boolean;
  readonly periods: readonly string[];
  readonly families: readonly FamilyLine[];
  readonly tags: readonly string[];
}

/** One entry as the index keeps it. */
export interface Indexed {
  readonly entry: Entry;
  /** The words of title, summary, details, body and notes in their order, with BREAK between; to be unpacked. */
  readonly packed: Uint8Array;
  /** How many words each of them has, with the BREAKs between its parts. */
  readonly lengths: readonly [title: number, summary: number, details: number, body: number, notes: number];
}

/**
 * In which entries a word stands and how often, in one number: the entry's place, then how often it is in title, summary and
 * details (2 bits each) and in body and notes (8 bits), never more than the bits hold.
 */
const FIELD_BITS = [12, 10, 8, 0, 0] as const;
const FIELD_MOST = [3, 3, 3, 255, 255] as const;
const PLACE_SHIFT = 14;
const MOST_ENTRIES = 1 << 17;
/** As many words that stand nowhere any more are no burden. */
const FEW_UNUSED = 20_000;

export const placeIn = (posting: number) => posting >>> PLACE_SHIFT;
export const timesInTitle = (posting: number) => (posting >>> FIELD_BITS[0]) & FIELD_MOST[0];
export const timesInSummary = (posting: number) => (posting >>> FIELD_BITS[1]) & FIELD_MOST[1];
export const timesInDetails = (posting: number) => (posting >>> FIELD_BITS[2]) & FIELD_MOST[2];
export const timesInBody = (posting: number) => posting & FIELD_MOST[3];

/** Entries by the words in them. One is added, renewed or taken out without a look at the others. */
export class SearchIndex {
  readonly #analyser: Analyser;
  #vocabulary: Vocabulary;
  /** By form: where it stands. */
  #postings = new NumberLists();
  /** Forms that stand somewhere. */
  #formsUsed = 0;
  #entries: (Indexed | undefined)[] = [];
  #free: number[] = [];
  readonly #placeOf = new Map<string, number>();
  /** What finds can be narrowed by, such as `tag kamen`, and by place which of them an entry has. */
  #traits = new FormTable();
  #traitsOf = new NumberLists();
  /** By place: how many words its text has. */
  #bodyLengths = new Uint32Array(1 << 8);
  /** Of the entry that is being taken in: its words, and how often each is in which field. */
  #words = new Uint32Array(1 << 10);
  #times = new Uint32Array(1 << 10);

  constructor(analyser: Analyser) {
    this.#analyser = analyser;
    this.#vocabulary = this.#newVocabulary();
  }

  #newVocabulary(): Vocabulary {
    return new Vocabulary(this.#analyser, (form) => this.#postings.lengthOf(form) > 0);
  }

  get vocabulary(): Vocabulary {
    return this.#vocabulary;
  }

  get traits(): FormTable {
    return this.#traits;
  }

  get size(): number {
    return this.#placeOf.size;
  }

  /** Places of entries are below this. */
  get places(): number {
    return this.#entries.length;
  }

  at(place: number): Indexed | undefined {
    return this.#entries[place];
  }

  /** A view: it holds until the next change. */
  traitsAt(place: number): Uint32Array {
    return this.#traitsOf.of(place);
  }

  bodyLengthAt(place: number): number {
    return this.#bodyLengths[place] ?? 0;
  }

  usesOf(form: number): number {
    return this.#postings.lengthOf(form);
  }

  /** A view: it holds until the next change. */
  postingsOf(form: number): Uint32Array {
    return this.#postings.of(form);
  }

  put(entry: Entry): void {
    const title = this.#read(entry.title, 0);
    const summary = this.#read(entry.summary, title + 1);
    const details = this.#readParts(entry.details(), title + summary + 2);
    const body = this.#read(entry.body(), title + summary + details + 3);
    const notes = this.#readParts(entry.notes(), title + summary + details + body + 4);
    const words = this.#words.subarray(0, title + summary + details + body + notes + 4);
    this.#take({ entry, packed: packWords(words), lengths: [title, summary, details, body, notes] }, words);
  }

  /** An entry whose words were counted before, by the same numbers. */
  restore(indexed: Indexed): void {
    this.#take(indexed, unpackWords(indexed.packed).slice());
  }

  #take(indexed: Indexed, words: Uint32Array): void {
    const { entry, lengths } = indexed;
    this.remove(entry.id);
    const place = this.#free.pop() ?? this.#entries.length;
    if (place >= MOST_ENTRIES) throw new Error(`More than ${MOST_ENTRIES} entries cannot be searched.`);
    this.#entries[place] = indexed;
    this.#placeOf.set(entry.id, place);
    if (place >= this.#bodyLengths.length) this.#bodyLengths = enlarged(this.#bodyLengths, place * 2);
    this.#bodyLengths[place] = lengths[3];
    for (const trait of traitsOf(entry)) this.#traitsOf.push(place, this.traits.find(trait) ?? this.traits.add(trait));
    this.#post(place, words, lengths);
  }

  remove(id: string): void {
    const place = this.#placeOf.get(id);
    const indexed = place === undefined ? undefined : this.#entries[place];
    if (place === undefined || !indexed) return;
    for (const form of new Set(unpackWords(indexed.packed))) {
      const at = form === BREAK ? -1 : this.#postings.of(form).findIndex((posting) => placeIn(posting) === place);
      if (at < 0) continue;
      this.#postings.removeAt(form, at);
      if (this.#postings.lengthOf(form) === 0) this.#formsUsed -= 1;
    }
    this.#entries[place] = undefined;
    this.#traitsOf.clear(place);
    this.#placeOf.delete(id);
    this.#free.push(place);
  }

  /** After much was added: hardly more memory than is used. */
  trim(): void {
    this.vocabulary.trim();
    this.#postings.trim();
    this.#traitsOf.trim();
  }

  /** Words and traits of what is gone are forgotten, once they are most of what is kept: whoever sends us nonsense fills no memory. */
  forgetUnused(): void {
    const unused = this.vocabulary.size - this.#formsUsed;
    if (unused < FEW_UNUSED || unused < this.#formsUsed) return;
    const [before, entries] = [this.#vocabulary, this.#entries];
    this.#postings = new NumberLists();
    this.#vocabulary = this.#newVocabulary();
    this.#formsUsed = 0;
    [this.#entries, this.#free] = [[], []];
    this.#placeOf.clear();
    this.#traits = new FormTable();
    this.#traitsOf = new NumberLists();
    this.#times = new Uint32Array(1 << 10);
    for (const indexed of entries) {
      if (!indexed) continue;
      const words = unpackWords(indexed.packed).map((form) =>
        form === BREAK ? BREAK : this.vocabulary.numberOfWord(before.formAt(form)),
      );
      this.#take({ ...indexed, packed: packWords(words) }, words);
    }
    this.trim();
  }

  /** Several texts, each by itself. */
  #readParts(parts: readonly string[], from: number): number {
    if (parts.length === 0) return this.#read('', from);
    let end = from - 1;
    for (const part of parts) end += 1 + this.#read(part, end + 1);
    return end - from;
  }

  /** The words of a text, from this place among those of the entry on; how many there are. A BREAK stands before them. */
  #read(text: string, from: number): number {
    // Every sign may be a word: «1a2b».
    const most = from + text.length + 2;
    if (most > this.#words.length) this.#words = enlarged(this.#words, most * 2);
    if (from > 0) this.#words[from - 1] = BREAK;
    const { vocabulary } = this;
    const words = this.#words;
    let count = from;
    eachWord(text, (start, end, hash) => {
      words[count] = vocabulary.numberOf(text, start, end, hash);
      count += 1;
    });
    return count - from;
  }

  #post(place: number, words: Uint32Array, lengths: Indexed['lengths']): void {
    if (this.#times.length < this.vocabulary.size) this.#times = new Uint32Array(this.vocabulary.size * 2);
    const times = this.#times;
    let at = 0;
    for (const [field, length] of lengths.entries()) {
      const shift = FIELD_BITS[field] ?? 0;
      const most = FIELD_MOST[field] ?? 0;
      for (const end = at + length; at < end; at += 1) {
        const form = words[at] as number;
        if (form === BREAK) continue;
        const known = times[form] as number;
        if (((known >>> shift) & most) < most) times[form] = known + (1 << shift);
      }
      at += 1;
    }
    for (let word = 0; word < words.length; word += 1) {
      const form = words[word] as number;
      const counted = form === BREAK ? 0 : (times[form] as number);
      if (counted === 0) continue;
      if (this.#postings.lengthOf(form) === 0) this.#formsUsed += 1;
      this.#postings.push(form, (counted | (place << PLACE_SHIFT)) >>> 0);
      times[form] = 0;
    }
  }
}

function traitsOf({ kind, families, tags, periods }: Entry): string[] {
  return [
    traitOf('kind', kind),
    ...periods.map((period) => traitOf('period', period)),
    ...families.map((family) => traitOf('family', family)),
    ...new Set(tags.map((tag) => traitOf('tag', tag))),
  ];
}

export function traitOf(name: 'kind' | 'period' | 'family' | 'tag', value: string): string {
  return `${name} ${value}`;
}
