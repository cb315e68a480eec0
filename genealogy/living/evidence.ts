import type { PartialDate } from '../../domain/partial-date.ts';
import { dateOfGedcom } from '../gedcom/dates/edtf.ts';
import type { Structures } from '../gedcom/structures/structures.ts';
import { TAG, tagsNamed } from '../gedcom/structures/tags.ts';
import { saysNo } from '../gedcom/versions/vocabulary.ts';

/** A year in days written as yyyymmdd. */
export const YEAR = 10_000;
/** How far from the truth an `ABT`, `EST` or `CAL` may be. */
const APPROXIMATION = 10 * YEAR;

/** `12 MAY 85` and `198` leave the century open: nobody counts as dead because of an abbreviated year. */
const SHORTEST_YEAR = 1000 * YEAR;

export function slackOf({ approximate, uncertain }: PartialDate): number {
  return approximate || uncertain ? APPROXIMATION : 0;
}

/** A period (`FROM 1950`) shows somebody alive at its beginning. */
export function aliveBy(date: PartialDate): number {
  const lasted = !date.edtf.startsWith('[') && date.start;
  return (lasted ? lasted.latest : date.latest) + slackOf(date);
}

export function aliveOn(date: PartialDate): number {
  const lasted = !date.edtf.startsWith('[') && date.end;
  return (lasted ? lasted.earliest : date.earliest) - slackOf(date);
}

/** The dates of a file; each distinct one is parsed once. */
export class EventDates {
  readonly #structures: Structures;
  readonly #known = new Map<number, { readonly date: PartialDate | undefined; readonly isBound: boolean }>();

  constructor(structures: Structures) {
    this.#structures = structures;
  }

  /** The date of an event; undefined where it has none that can be parsed. */
  of(event: number): PartialDate | undefined {
    const index = this.#structures.childWith(event, TAG.DATE);
    return index < 0 ? undefined : this.#at(index).date;
  }

  /** A date that can bound a lifetime: undefined also where the century is open, or where its phrase names a later year. */
  boundOf(event: number): PartialDate | undefined {
    const index = this.#structures.childWith(event, TAG.DATE);
    if (index < 0) return undefined;
    const { date, isBound } = this.#at(index);
    return date && isBound && !saysLater(this.#phraseOf(index), date) ? date : undefined;
  }

  /** The date as it is written, with its phrase. */
  writtenOf(event: number): string {
    const index = this.#structures.childWith(event, TAG.DATE);
    return index < 0 ? '' : `${this.#structures.valueOf(index)} ${this.#phraseOf(index)}`;
  }

  #at(index: number): { readonly date: PartialDate | undefined; readonly isBound: boolean } {
    const value = this.#structures.values[index] as number;
    const known = this.#known.get(value);
    if (known) return known;
    const written = this.#structures.valueOf(index);
    const date = dateOfGedcom(written);
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

/** `INT 1850 (1950)`: one of the two is wrong. */
function saysLater(words: string, { latest }: PartialDate): boolean {
  return words !== '' && yearsIn(words).some((year) => year * YEAR > latest);
}

export function yearsIn(words: string): number[] {
  return (words.match(/\b(?:1\d{3}|20\d\d)\b/g) ?? []).map(Number);
}

/** Details that a death has and that nobody records of the living. */
const DETAILS = tagsNamed('PLAC AGE CAUS ADDR AGNC SOUR OBJE');
const YES = /^(y|yes|da|ja|true|1)$/i;
/** Words in the place of a date or of a yes: `DEAD`, `INFANT`, `UNKNOWN` say that somebody died, and not when. */
const DEATH_WORDS =
  /^[^\p{L}]*(?:†|(?:y|yes|da|dead|died|deceased|still ?born|stillbirth|infant|child|young|unknown|nepoznato|umr\p{L}+|preminu\p{L}+|poginu\p{L}+|ubijen\p{L}*|strijeljan\p{L}*|pok|pokojn\p{L}+|mrt[av]\p{L}*|gestorben|verstorben)(?!\p{L}))/iu;
/** `pok. Ivan`, `Mrtvorođeno`; not `Ivan pok. Stjepana`, whose father had died. */
const DEAD_NAME =
  /^[^\p{L}]*(?:†|pok\.|pokojn[iaoe](?!\p{L}))|(?<!\p{L})(?:mrtvoro[đd]\p{L}*|stillborn)|(?<!\p{L})pok\.?$/iu;
/** Programs and people write these in the place of a death: `još živ`, `Living in Canada`, `nepoznato`. */
const ALIVE =
  /(?<!\p{L})(?:living|alive|lives?|lebt|lebend|[žz]iv[aie]?|[žz]ivi|vivant|vivante|viv[oe]|viva)(?!\p{L})/iu;
/** `nije umro`, `not dead 1990`, `nema`, `ne zna se`: a negation, whatever else is written. */
const NEGATION =
  /(?<!\p{L})(?:nije|nisu|nema(?:ju)?|da li|je li|if|isn['’]t|not|never|nicht|kein\p{L}*|ne zna\p{L}*|no (?:death|date|record|data|info)\p{L}*|bez (?:podat|datum)\p{L}*)(?!\p{L})/iu;
const NOTHING_KNOWN =
  /^[^\p{L}\d]*(?:u|unk|unknown|nepoznat[aoie]?|neznano|unbekannt|private|privat|no|ne|n\/a)?[^\p{L}\d]*$/iu;
/** Programs write 1 JAN 0001 for an unknown day, and `30` may be a future year. */
const FIRST_PLAUSIBLE_YEAR = 100 * YEAR;

function isDenied(text: string): boolean {
  return ALIVE.test(text) || NEGATION.test(text);
}

function saysNothing(text: string): boolean {
  return NOTHING_KNOWN.test(text) || saysNo(text) || isDenied(text);
}

/** `(za rata)`, `nepoznato`, `INFANT`: words where nobody knows a date. */
export function isNoDate(text: string): boolean {
  return text.startsWith('(') || saysNothing(text) || DEATH_WORDS.test(text);
}

/** What an event at the end of a life (DEAT, BURI, CREM, PROB) proves: in doubt nothing. */
export class DeathEvidence {
  readonly #structures: Structures;
  readonly #dates: EventDates;
  readonly #today: number;

  constructor(structures: Structures, dates: EventDates, today: PartialDate) {
    this.#structures = structures;
    this.#dates = dates;
    this.#today = today.earliest;
  }

  /** `stated`: a plain statement, or a place, an age, a source; `dated`: a day or year in the past. */
  at(index: number): 'none' | 'stated' | 'dated' {
    const date = this.#dates.of(index);
    const written = this.#dates.writtenOf(index);
    const value = this.#structures.isPointer(index) ? '' : this.#structures.valueOf(index).trim();
    if (isDenied(value) || isDenied(written)) return 'none';
    // A death in the future is an error or an estimate, whatever else is recorded of it.
    if (date && date.earliest > this.#today) return 'none';
    if (date ? this.#isOver(date) : this.namesPastYear(written)) return 'dated';
    if (DEATH_WORDS.test(value) || (!date && DEATH_WORDS.test(written))) return 'stated';
    return this.hasDetails(index) || YES.test(value) || !saysNothing(value) ? 'stated' : 'none';
  }

  /** Whether a name says that its bearer has died. */
  inName(name: number): boolean {
    const prefix = this.#structures.childWith(name, TAG.NPFX);
    return [name, prefix].some((index) => index >= 0 && DEAD_NAME.test(this.#structures.valueOf(index)));
  }

  /** `AFT 1990` only says when somebody was last heard of; `BEF 2040` is a guess. */
  #isOver({ latest }: PartialDate): boolean {
    const isPlausible = latest < 0 || latest >= FIRST_PLAUSIBLE_YEAR;
    return isPlausible && latest <= Math.floor(this.#today / YEAR) * YEAR + 1231;
  }

  /** A date that cannot be parsed, `(poginuo 1943.)`, may still name a past year. */
  namesPastYear(written: string): boolean {
    const years = yearsIn(written);
    return years.length > 0 && years.every((year) => year <= Math.floor(this.#today / YEAR));
  }

  hasDetails(index: number): boolean {
    const structures = this.#structures;
    const level = structures.levelOf(index) + 1;
    for (let at = index + 1; at < structures.tags.length && structures.levelOf(at) >= level; at += 1) {
      if (structures.levelOf(at) !== level || !DETAILS.has(structures.tags[at] as number)) continue;
      if (structures.isPointer(at) || !saysNothing(structures.valueOf(at))) return true;
      // An address may consist of its parts alone; what is under an empty place is only its form.
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
/** How programs mark what is private, besides RESN. */
export const RESTRICTED_FLAG = /^_*(?:PRIV|PRIV_?FLAG|PRIVATE|PRIVACY|HIDE|HIDDEN|CONFIDENTIAL|SECRET|RESTRICTED)$/i;
/** Some programs list their flags under one tag: `_FLGS | 2 __LIVING Living | 2 _PRIVATE Y`. */
export const FLAG_LIST = /^_+FLA?GS?$/i;
