import { type PartialDate, parsePartialDate } from '../../domain/partial-date.ts';
import { edtfOfGedcomDate } from '../gedcom/dates/edtf.ts';
import type { Structures } from '../gedcom/structures/structures.ts';
import { TAG } from '../gedcom/structures/tags.ts';

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
