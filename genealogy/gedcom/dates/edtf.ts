import { dateInWords } from '../../../domain/date-in-words.ts';
import { type PartialDate, parsePartialDate } from '../../../domain/partial-date.ts';
import { type CalendarDate, MONTHS } from './calendar-date.ts';
import { type DateKind, type GedcomDate, parseGedcomDate } from './date-value.ts';

const PLAIN = /^ *(?:(?:(\d|1\d|2[0-8]) )?([A-Z]{3}) )?(?!0000)(\d{4})$/;
const MARKS: Partial<Record<DateKind, string>> = { about: '~', calculated: '?', estimated: '%' };

/**
 * The domain's partial date in EDTF, undefined where the value cannot be parsed. Other calendars are
 * converted to the Gregorian; a Julian year or month keeps its name, since nobody who wrote `1742` by the old calendar meant the
 * eleven days.
 */
export function edtfOfGedcomDate(value: string): string | undefined {
  return dateOfGedcom(value)?.edtf;
}

/** The same as a date. */
export function dateOfGedcom(value: string): PartialDate | undefined {
  if (known.has(value)) return known.get(value);
  if (known.size >= MOST_KNOWN) known.clear();
  const date = parsePartialDate(readEdtf(value) ?? readWords(value) ?? '');
  if (value.length <= LONGEST_KNOWN) known.set(value, date);
  return date;
}

/** A tree is opened anew after each edit, with the same dates; whoever writes ever new ones costs no memory. */
const known = new Map<string, PartialDate | undefined>();
const MOST_KNOWN = 20_000;
const LONGEST_KNOWN = 40;

function readEdtf(value: string): string | undefined {
  const plain = PLAIN.exec(value);
  const month = plain ? MONTHS.GREGORIAN.indexOf(plain[2] ?? '') + 1 : 0;
  if (plain && (month > 0 || plain[2] === undefined))
    return pointEdtf(Number(plain[3]), month || undefined, plain[1] ? Number(plain[1]) : undefined);
  return edtfOf(parseGedcomDate(value));
}

/** `početkom 19. st.`: what is understood when somebody types it, with brackets around it or without. */
function readWords(value: string): string | undefined {
  return /\p{L}{2}/u.test(value) ? dateInWords(value.replace(/^\s*\((.*)\)\s*$/s, '$1')) : undefined;
}

/** The nearest GEDCOM date: it has no decades, so 189X becomes BET 1890 AND 1899. */
export function gedcomDateOf(date: PartialDate, version: '5.5.1' | '7.0'): string {
  const written = (end: PartialDate | undefined): string => (end ? writtenDay(end, version) : '');
  if (date.shape === 'point') {
    if (date.precision === 'decade' || date.precision === 'century') {
      return `BET ${writtenYear(Math.floor(date.earliest / 10_000), version)} AND ${writtenYear(Math.floor(date.latest / 10_000), version)}`;
    }
    const modifier =
      date.uncertain && date.approximate ? 'EST ' : date.uncertain ? 'CAL ' : date.approximate ? 'ABT ' : '';
    return modifier + written(date);
  }
  const oneOf = date.edtf.startsWith('[');
  if (date.shape === 'before') return `${oneOf ? 'BEF' : 'TO'} ${written(date.end)}`;
  if (date.shape === 'after') return `${oneOf ? 'AFT' : 'FROM'} ${written(date.start)}`;
  return oneOf
    ? `BET ${written(date.start)} AND ${written(date.end)}`
    : `FROM ${written(date.start)} TO ${written(date.end)}`;
}

function edtfOf(date: GedcomDate | undefined): string | undefined {
  const first = date && endsOf(date.first);
  if (!first) return undefined;
  if (date.kind === 'before') return `[..${first.end}]`;
  if (date.kind === 'after') return `[${first.start}..]`;
  if (date.kind === 'from') return `${first.start}/..`;
  if (date.kind === 'to') return `../${first.end}`;
  if (date.second === undefined)
    return first.start === first.end ? first.start + (MARKS[date.kind] ?? '') : `[${first.start}..${first.end}]`;
  const second = endsOf(date.second);
  if (!second) return undefined;
  const [start, end] = isOrdered(first.start, second.end) ? [first.start, second.end] : [second.start, first.end];
  return date.kind === 'period' ? `${start}/${end}` : `[${start}..${end}]`;
}

function isOrdered(start: string, end: string): boolean {
  return (parsePartialDate(start)?.earliest ?? 0) <= (parsePartialDate(end)?.latest ?? 0);
}

/** One point twice, or the first and last day of what another calendar's month or year covers in ours. */
function endsOf(date: CalendarDate): { start: string; end: string } | undefined {
  const year = date.beforeChrist ? 1 - date.year : (date.dualYear ?? date.year);
  if (date.calendar === 'FRENCH_R' || date.calendar === 'HEBREW') {
    const days = (date.calendar === 'HEBREW' ? daysOfHebrew : daysOfFrenchRepublican)(date.year, date.month, date.day);
    return days && { start: dayEdtf(days.first), end: dayEdtf(days.last) };
  }
  const isJulianDay = date.calendar === 'JULIAN' && date.month !== undefined && date.day !== undefined;
  const point = isJulianDay
    ? dayEdtf(dayOfJulian({ year, month: date.month, day: date.day }))
    : pointEdtf(year, date.month, date.day);
  return { start: point, end: point };
}

function dayEdtf(dayNumber: number): string {
  const { year, month, day } = gregorianOf(dayNumber);
  return pointEdtf(year, month, day);
}

function pointEdtf(year: number, month?: number, day?: number): string {
  const years = (year < 0 ? '-' : '') + String(Math.abs(year)).padStart(4, '0');
  if (month === undefined) return years;
  const months = `${years}-${month < 10 ? '0' : ''}${month}`;
  return day === undefined ? months : `${months}-${day < 10 ? '0' : ''}${day}`;
}

function writtenDay(date: PartialDate, version: '5.5.1' | '7.0'): string {
  const year = writtenYear(Math.floor(date.earliest / 10_000), version);
  const withinYear = date.earliest - Math.floor(date.earliest / 10_000) * 10_000;
  const month = MONTHS.GREGORIAN[Math.floor(withinYear / 100) - 1] ?? '';
  if (date.precision === 'day') return `${withinYear % 100} ${month} ${year}`;
  return date.precision === 'month' ? `${month} ${year}` : year;
}

function writtenYear(year: number, version: '5.5.1' | '7.0'): string {
  return year > 0 ? String(year) : `${1 - year} ${version === '7.0' ? 'BCE' : 'B.C.'}`;
}

// Days are counted as chronological Julian day numbers: one integer for each day, whatever calendar names it.

interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Years are astronomical: 0 is 1 BC. */
function dayOfJulian({ year, month, day }: CalendarDay): number {
  const shift = month <= 2 ? 1 : 0;
  const y = year + 4800 - shift;
  const m = month + 12 * shift - 3;
  return day + Math.floor((153 * m + 2) / 5) + 365 * y + Math.floor(y / 4) - 32083;
}

function gregorianOf(dayNumber: number): CalendarDay {
  const a = dayNumber + 32044;
  const b = Math.floor((4 * a + 3) / 146097);
  const c = a - Math.floor((146097 * b) / 4);
  const d = Math.floor((4 * c + 3) / 1461);
  const e = c - Math.floor((1461 * d) / 4);
  const m = Math.floor((5 * e + 2) / 153);
  return {
    year: 100 * b + d - 4800 + Math.floor(m / 10),
    month: m + 3 - 12 * Math.floor(m / 10),
    day: e - Math.floor((153 * m + 2) / 5) + 1,
  };
}

/** Vendémiaire of year 1 began on 22 September 1792; years 3, 7 and 11 were a day longer. */
function daysOfFrenchRepublican(year: number, month?: number, day?: number): DayRange | undefined {
  if (year < 1) return undefined;
  const newYear = (y: number): number => 2375840 + 365 * (y - 1) + Math.floor(y / 4);
  if (month === undefined) return { first: newYear(year), last: newYear(year + 1) - 1 };
  const first = newYear(year) + 30 * (month - 1);
  return within({ first, last: month === 13 ? newYear(year + 1) - 1 : first + 29 }, day);
}

/** Months in the order of the civil year, from Tishri; the second Adar has days in leap years alone. */
function daysOfHebrew(year: number, month?: number, day?: number): DayRange | undefined {
  if (year < 1) return undefined;
  const first = hebrewNewYear(year);
  const length = hebrewNewYear(year + 1) - first;
  if (month === undefined) return { first, last: first + length - 1 };
  const leap = (7 * year + 1) % 19 < 7;
  const heshvan = length % 10 === 5 ? 30 : 29;
  const kislev = length % 10 === 3 ? 29 : 30;
  const lengths = [30, heshvan, kislev, 29, 30, leap ? 30 : 29, leap ? 29 : 0, 30, 29, 30, 29, 30, 29];
  const start = lengths.slice(0, month - 1).reduce((sum, days) => sum + days, first);
  return within({ first: start, last: start + (lengths[month - 1] ?? 0) - 1 }, day);
}

interface DayRange {
  readonly first: number;
  readonly last: number;
}

function within(range: DayRange, day: number | undefined): DayRange | undefined {
  if (day === undefined) return range.last >= range.first ? range : undefined;
  const exact = range.first + day - 1;
  return day >= 1 && exact <= range.last ? { first: exact, last: exact } : undefined;
}

function hebrewNewYear(year: number): number {
  const [before, current, after] = [moladDays(year - 1), moladDays(year), moladDays(year + 1)] as const;
  const delay = after - current === 356 ? 2 : current - before === 382 ? 1 : 0;
  return 347998 + current + delay;
}

function moladDays(year: number): number {
  const months = Math.floor((235 * year - 234) / 19);
  const days = 29 * months + Math.floor((12084 + 13753 * months) / 25920);
  return (3 * (days + 1)) % 7 < 3 ? days + 1 : days;
}
