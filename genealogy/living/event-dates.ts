import { type PartialDate, parsePartialDate } from '../../domain/partial-date.ts';
import { edtfOfGedcomDate } from '../gedcom/dates/edtf.ts';
import type { Structures } from '../gedcom/structures/structures.ts';
import { TAG } from '../gedcom/structures/tags.ts';

/** A year in days written as yyyymmdd. */
export const YEAR = 10_000;
/** How far from the truth an `ABT`, `EST` or `CAL` may be. */
const APPROXIMATION = 10 * YEAR;

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
  readonly #known = new Map<number, PartialDate | undefined>();

  constructor(structures: Structures) {
    this.#structures = structures;
  }

  /** Of an event; undefined where it has none that we understand. */
  of(event: number): PartialDate | undefined {
    const index = this.#structures.childWith(event, TAG.DATE);
    if (index < 0) return undefined;
    const value = this.#structures.values[index] as number;
    if (this.#known.has(value)) return this.#known.get(value);
    const edtf = edtfOfGedcomDate(this.#structures.valueOf(index));
    const date = edtf === undefined ? undefined : parsePartialDate(edtf);
    this.#known.set(value, date);
    return date;
  }
}
