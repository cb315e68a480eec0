import { latinLetters } from '../../../domain/plain-letters.ts';
import { type CalendarDate, laterYear, parseCalendarDate } from './calendar-date.ts';

export type DateKind =
  | 'exact'
  | 'about'
  | 'calculated'
  | 'estimated'
  | 'interpreted'
  | 'before'
  | 'after'
  | 'between'
  | 'from'
  | 'to'
  | 'period';

export interface GedcomDate {
  readonly kind: DateKind;
  readonly first: CalendarDate;
  readonly second?: CalendarDate;
  /** What an interpreted date was read from. */
  readonly phrase?: string;
}

/** As the standards have them, and as people and programs of the region write them: in capitals, without marks. */
const MODIFIERS = modifiers({
  about: '~ ≈ ± ABT ABOUT CIRCA CIR CA CCA C OKO OKOLO OTPRILIKE PRIBLIZNO UM ETWA',
  calculated: '? CAL CALC MOZDA VJEROJATNO',
  estimated: 'EST',
  interpreted: 'INT',
  before: '< BEF BEFORE PRIJE PRE PRED VOR ANTE',
  after: '> AFT AFTER POSLIJE POSLE NAKON IZA NACH POST',
  from: 'FROM OD VON AB',
  to: 'TO DO BIS',
});

const ESCAPE = /@#D(GREGORIAN|JULIAN|FRENCH R|HEBREW)@/gi;
const BETWEEN = /^(BET|BETWEEN|FROM|IZMEDJ?U|OD|ZWISCHEN|VON|MED)\.? (.+)$/;
const LASTING = /^(FROM|OD|VON)$/;
const AND = / (?:AND|TO|I|DO|UND|BIS|IN) /;
/** Not the dashes of an ISO date, which has two. */
const DASH = / - ?|(?<=[\dA-Z.])-(?=[\dA-Z])/;
const OR = / (?:ILI|OR|ODER|ALI|SIVE) /;
const SYMBOL = /^([~≈±>]|<(?!>)|\?(?=\s*\d))\s*/;
/** `r. 1890.`, `umro oko 1890.` */
const BORN_OR_DIED = /^(?:R|RODJ?|RODJ?EN[AO]?|UMRO|UMRLA)(?:\. ?| )/;
const DECADE = /^(\d{3})(?:0\.?-?(?:IH|TIH|TE|E|S|ER)(?: GODIN[AE])?|[?X_])$/;
const OPEN_CENTURY = /^(\d\d)(?:\?\?|XX|__)$/;
const CENTURY = /^(\d{1,2}|[IVX]+)\.? (?:ST|STOLJEC[EAU]|VEKA?|VIJEKA?)\.?$/;
const CENTURIES = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI'.split(' ');
const DUAL_YEARS = /^(.*[^\d])(\d{3,4})\.? ?[-/] ?(\d{1,4})\.?$/;
/** The last month in which the year began in any of the neighbouring countries. */
const LAST_DUAL_MONTH = 3;
const YEARS = /^(\d{3,4})\.?( ?- ?|\/)(\d{2,4})\.?$/;

/** A date in any form of GEDCOM 5.5, 5.5.1 or 7.0, or in one of the forms that people write instead. */
export function parseGedcomDate(value: string): GedcomDate | undefined {
  const phraseStart = value.indexOf('(');
  const phrase =
    phraseStart >= 0 && value.trimEnd().endsWith(')') ? value.trimEnd().slice(phraseStart + 1, -1) : undefined;
  const text = plainText(phrase === undefined ? value : value.slice(0, phraseStart));
  const date = text === '' ? dateInBrackets(phrase ?? '') : dateOf(text);
  const isDoubted = date?.kind === 'exact' && /^\?+$/.test(phrase ?? '');
  return date && { ...date, ...(isDoubted && { kind: 'calculated' }), ...(phrase !== undefined && { phrase }) };
}

/** `(1990)` is a doubtful date; by the rules of 5.5.1 it would be a phrase without a date. */
function dateInBrackets(phrase: string): GedcomDate | undefined {
  return /\d{3}/.test(phrase) ? dateOf(plainText(phrase)) : undefined;
}

function plainText(text: string): string {
  const named = text.includes('@') ? text.replace(ESCAPE, (_, name: string) => ` ${name.replace(' ', '_')} `) : text;
  return latinLetters(named)
    .toUpperCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[[{"'„“*†]+ ?|[\]}"'“”;,]+$/g, '');
}

function dateOf(written: string): GedcomDate | undefined {
  const text = written.replace(BORN_OR_DIED, '');
  const between = BETWEEN.exec(text);
  const ends = between && (endsOf(between[2] ?? '', AND) ?? endsOf(between[2] ?? '', DASH));
  if (ends) return { kind: LASTING.test(between[1] ?? '') ? 'period' : 'between', ...ends };
  const { kind, rest } = modifierOf(text);
  const dual = dualYearsOf(rest);
  const range = !dual && (kind === undefined || kind === 'about') ? rangeOf(rest) : undefined;
  if (range) return range;
  const doubted = /^(.*\d\.?) ?\?$/.exec(rest)?.[1];
  const first = dual ?? parseCalendarDate(doubted ?? rest);
  return first && { kind: kind ?? (doubted === undefined ? 'exact' : 'calculated'), first };
}

function modifierOf(text: string): { kind: DateKind | undefined; rest: string } {
  const match = SYMBOL.exec(text) ?? /^([A-Z]+)(?:\. ?| |(?=\d))/.exec(text);
  const kind = match ? MODIFIERS.get(match[1] ?? '') : undefined;
  return { kind, rest: kind === undefined ? text : text.slice(match?.[0].length).trim() };
}

/** Years and days with a dash between them, `1890-ih`, `19. st.`: one unknown moment within a range. */
function rangeOf(text: string): GedcomDate | undefined {
  const decade = DECADE.exec(text)?.[1];
  if (decade) return betweenYears(Number(decade) * 10, Number(decade) * 10 + 9);
  const open = OPEN_CENTURY.exec(text)?.[1];
  if (open) return betweenYears(Number(open) * 100, Number(open) * 100 + 99);
  const century = CENTURY.exec(text)?.[1];
  if (century) {
    const number = CENTURIES.indexOf(century) + 1 || Number(century);
    return number >= 1 && number <= CENTURIES.length ? betweenYears(number * 100 - 99, number * 100) : undefined;
  }
  const years = YEARS.exec(text);
  if (years) return rangeOfYears(Number(years[1]), years[3] ?? '', years[2] === '/');
  const ends = endsOf(text, OR) ?? endsOf(text, DASH);
  return ends && { kind: 'between', ...ends };
}

/** `1056/1060`, `1056-60`: non-standard, but clear. `1890-05` can only be May, `1648/9` is a dual year. */
function rangeOfYears(year: number, digits: string, hasSlash: boolean): GedcomDate | undefined {
  const last = laterYear(year, digits);
  const isMonth = digits.length === 2 && Number(digits) <= 12 && Number(digits) <= year % 100;
  return last - year > 99 || (last - year < 2 && hasSlash) || (isMonth && !hasSlash)
    ? undefined
    : betweenYears(year, last);
}

function betweenYears(first: number, last: number): GedcomDate {
  const ofYear = (year: number): CalendarDate => ({ calendar: 'GREGORIAN', year, beforeChrist: false });
  return { kind: 'between', first: ofYear(first), second: ofYear(last) };
}

/** `28 JAN 1546-47`, `28.1.1546 - 1547`: a day of winter that some counted to the old year. */
function dualYearsOf(text: string): CalendarDate | undefined {
  const [, day = '', year = '', digits = ''] = DUAL_YEARS.exec(text) ?? [];
  const later = Number(year) + 1;
  const date = laterYear(later - 1, digits) === later ? parseCalendarDate(`${day}${later}`) : undefined;
  const isOurs = date?.calendar === 'GREGORIAN' || date?.calendar === 'JULIAN';
  return isOurs && date.month !== undefined && date.month <= LAST_DUAL_MONTH
    ? { ...date, year: later - 1, dualYear: later }
    : undefined;
}

/** The first end may leave to the second what both share, `12. - 14. lipnja 1890.`, and the second its century. */
function endsOf(text: string, separator: RegExp): { first: CalendarDate; second: CalendarDate } | undefined {
  const [from = '', to = '', ...more] = text.split(separator);
  const second = more.length === 0 && to !== '' ? parseCalendarDate(to) : undefined;
  if (!second) return undefined;
  const isDay = /^\d{1,2}\.?$/.test(from) && second.day !== undefined;
  const rest = to.slice(to.indexOf(' ') + 1);
  const first = isDay
    ? parseCalendarDate(`${from} ${rest}`)
    : (parseCalendarDate(from) ?? parseCalendarDate(`${from} ${second.year}`));
  const isShort = first && first.year > 999 && second.year < 100 && !first.beforeChrist && !second.beforeChrist;
  const year = isShort ? laterYear(first.year, String(second.year).padStart(2, '0')) : second.year;
  return first && { first, second: { ...second, year } };
}

function modifiers(words: Readonly<Partial<Record<DateKind, string>>>): ReadonlyMap<string, DateKind> {
  return new Map(
    Object.entries(words).flatMap(([kind, list]) =>
      list.split(' ').map((word): [string, DateKind] => [word, kind as DateKind]),
    ),
  );
}
