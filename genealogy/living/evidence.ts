import { type PartialDate, parsePartialDate } from '../../domain/partial-date.ts';
import { edtfOfGedcomDate } from '../gedcom/dates/edtf.ts';
import type { Structures } from '../gedcom/structures/structures.ts';
import { TAG, tagsNamed } from '../gedcom/structures/tags.ts';
import { saysNo } from '../gedcom/versions/vocabulary.ts';

/** A year in days written as yyyymmdd. */
export const YEAR = 10_000;
/** How far from the truth an `ABT`, `EST` or `CAL` may be. */
const APPROXIMATION = 10 * YEAR;

/** `12 MAY 85` and `198` are of some century: nobody is dead for a year that was not written out. */
const SHORTEST_YEAR = 1000 * YEAR;

export function slackOf({ approximate, uncertain }: PartialDate): number {
  return approximate || uncertain ? APPROXIMATION : 0;
}

/** Something that lasted (`FROM 1950`) shows somebody alive at its beginning. */
export function aliveBy(date: PartialDate): number {
  const lasted = !date.edtf.startsWith('[') && date.start;
  return (lasted ? lasted.latest : date.latest) + slackOf(date);
}

export function aliveOn(date: PartialDate): number {
  const lasted = !date.edtf.startsWith('[') && date.end;
  return (lasted ? lasted.earliest : date.earliest) - slackOf(date);
}

/** The dates of a file. The same one stands in it again and again and is read once. */
export class EventDates {
  readonly #structures: Structures;
  readonly #known = new Map<number, { readonly date: PartialDate | undefined; readonly isBound: boolean }>();

  constructor(structures: Structures) {
    this.#structures = structures;
  }

  /** Of an event; undefined where it has none that we understand. */
  of(event: number): PartialDate | undefined {
    const index = this.#structures.childWith(event, TAG.DATE);
    return index < 0 ? undefined : this.#at(index).date;
  }

  /** The one that bounds a life: undefined also where it may mean another century, or its words say a later one. */
  boundOf(event: number): PartialDate | undefined {
    const index = this.#structures.childWith(event, TAG.DATE);
    if (index < 0) return undefined;
    const { date, isBound } = this.#at(index);
    return date && isBound && !saysLater(this.#phraseOf(index), date) ? date : undefined;
  }

  /** The date as it is written, with what is said of it in words. */
  writtenOf(event: number): string {
    const index = this.#structures.childWith(event, TAG.DATE);
    return index < 0 ? '' : `${this.#structures.valueOf(index)} ${this.#phraseOf(index)}`;
  }

  #at(index: number): { readonly date: PartialDate | undefined; readonly isBound: boolean } {
    const value = this.#structures.values[index] as number;
    const known = this.#known.get(value);
    if (known) return known;
    const written = this.#structures.valueOf(index);
    const edtf = edtfOfGedcomDate(written);
    const date = edtf === undefined ? undefined : parsePartialDate(edtf);
    const isShort = date !== undefined && date.latest > 0 && date.latest < SHORTEST_YEAR;
    const words = /\(.*/s.exec(written)?.[0] ?? '';
    const read = { date, isBound: date !== undefined && !isShort && !saysLater(words, date) };
    this.#known.set(value, read);
    return read;
  }

  #phraseOf(index: number): string {
    const phrase = this.#structures.childWith(index, TAG.PHRASE);
    return phrase < 0 ? '' : this.#structures.valueOf(phrase);
  }
}

/** `INT 1850 (1950)`: whichever is wrong. */
function saysLater(words: string, { latest }: PartialDate): boolean {
  return yearsIn(words).some((year) => year * YEAR > latest);
}

export function yearsIn(words: string): number[] {
  return (words.match(/\b(?:1\d{3}|20\d\d)\b/g) ?? []).map(Number);
}

/** What is known of an end and would not be known of somebody alive. */
const SUBSTANCE = tagsNamed('PLAC AGE CAUS ADDR AGNC SOUR OBJE');
const YES = /^(y|yes|da|ja|true|1)$/i;
/** Programs and people write these where a death would stand: `još živ`, `Living in Canada`, `nepoznato`. */
const ALIVE =
  /(?<!\p{L})(?:living|alive|lives?|lebt|lebend|[žz]iv[aie]?|[žz]ivi|vivant|vivante|viv[oe]|viva)(?!\p{L})/iu;
/** `nije umro`, `not dead 1990`, `nema`, `ne zna se`: whatever else is said, it is denied. */
const DENIED =
  /(?<!\p{L})(?:nije|nisu|nema(?:ju)?|not|never|nicht|kein\p{L}*|ne zna\p{L}*|no (?:death|date|record|data|info)\p{L}*|bez (?:podat|datum)\p{L}*)(?!\p{L})/iu;
const NOTHING_KNOWN =
  /^[^\p{L}\d]*(?:u|unk|unknown|nepoznat[aoie]?|neznano|unbekannt|private|privat|no|ne|n\/a)?[^\p{L}\d]*$/iu;
/** Programs write 1 JAN 0001 where they know no day, and `30` is as well of a year to come. */
const FIRST_WHOLE_YEAR = 100 * YEAR;

function isDenied(text: string): boolean {
  return ALIVE.test(text) || DENIED.test(text);
}

function saysNothing(text: string): boolean {
  return NOTHING_KNOWN.test(text) || saysNo(text) || isDenied(text);
}

/** What an end of a life (DEAT, BURI, CREM, PROB) proves: in doubt nothing. */
export class DeathEvidence {
  readonly #structures: Structures;
  readonly #dates: EventDates;
  readonly #today: number;

  constructor(structures: Structures, dates: EventDates, today: PartialDate) {
    this.#structures = structures;
    this.#dates = dates;
    this.#today = today.earliest;
  }

  /** `said` is anybody's word, or a place, an age, a source; `dated` is a day or year that is over. */
  at(index: number): 'none' | 'said' | 'dated' {
    const date = this.#dates.of(index);
    const written = this.#dates.writtenOf(index);
    const value = this.#structures.isPointer(index) ? '' : this.#structures.valueOf(index).trim();
    if (isDenied(value) || isDenied(written)) return 'none';
    // A death that is still to come is a slip or an estimate, whatever else is said of it.
    if (date && date.earliest > this.#today) return 'none';
    if (date ? this.#isOver(date) : this.#namesYearGone(written)) return 'dated';
    return this.#hasSubstance(index) || YES.test(value) || !saysNothing(value) ? 'said' : 'none';
  }

  /** `AFT 1990` only says when somebody was last heard of; `BEF 2040` is no more than a guess. */
  #isOver({ latest }: PartialDate): boolean {
    const isWhole = latest < 0 || latest >= FIRST_WHOLE_YEAR;
    return isWhole && latest <= Math.floor(this.#today / YEAR) * YEAR + 1231;
  }

  /** A date that we cannot read, `(poginuo 1943.)`, still says that it is over. An empty one says nothing. */
  #namesYearGone(written: string): boolean {
    const years = yearsIn(written);
    return years.length > 0 && years.every((year) => year <= Math.floor(this.#today / YEAR));
  }

  #hasSubstance(index: number): boolean {
    const structures = this.#structures;
    const level = structures.levelOf(index) + 1;
    for (let at = index + 1; at < structures.tags.length && structures.levelOf(at) >= level; at += 1) {
      if (structures.levelOf(at) !== level || !SUBSTANCE.has(structures.tags[at] as number)) continue;
      if (structures.isPointer(at) || !saysNothing(structures.valueOf(at))) return true;
      // An address may be told in its parts alone; what stands under an empty place is its form.
      const next = at + 1;
      if (structures.tags[at] !== TAG.ADDR || next >= structures.tags.length || structures.levelOf(next) <= level)
        continue;
      if (!saysNothing(structures.valueOf(next))) return true;
    }
    return false;
  }
}

/** How programs mark the living. */
export const LIVING_FLAG = /^_*(?:LIVING|LIVE|ALIVE|LVG)$/i;
/** How programs mark what is not for others' eyes, beside RESN. */
export const RESTRICTED_FLAG = /^_*(?:PRIV|PRIVATE|PRIVACY|HIDE|HIDDEN|CONFIDENTIAL|SECRET|RESTRICTED)$/i;
/** Some programs list their flags under one tag: `_FLGS | 2 __LIVING Living | 2 _PRIVATE Y`. */
export const FLAG_LIST = /^_+FLA?GS?$/i;
