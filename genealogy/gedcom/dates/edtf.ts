import { type PartialDate, parsePartialDate } from '../../../domain/partial-date.ts';
import { type CalendarDate, MONTHS } from './calendar-date.ts';
import { dayOfJulian, daysOfFrenchRepublican, daysOfHebrew, gregorianOf } from './calendars.ts';
import { type DateKind, type GedcomDate, parseGedcomDate } from './date-value.ts';

const PLAIN = /^ *(?:(?:(\d|1\d|2[0-8]) )?([A-Z]{3}) )?(?!0000)(\d{4})$/;
const MARKS: Partial<Record<DateKind, string>> = { about: '~', calculated: '?', estimated: '%' };

/**
 * The domain's partial date in EDTF, undefined where the value says no date that we understand. Other calendars are
 * turned into ours; a Julian year or month keeps its name, since nobody who wrote `1742` by the old calendar meant the
 * eleven days.
 */
export function edtfOfGedcomDate(value: string): string | undefined {
  const plain = PLAIN.exec(value);
  const month = plain ? MONTHS.GREGORIAN.indexOf(plain[2] ?? '') + 1 : 0;
  if (plain && (month > 0 || plain[2] === undefined))
    return pointEdtf(Number(plain[3]), month || undefined, plain[1] ? Number(plain[1]) : undefined);
  const edtf = edtfOf(parseGedcomDate(value));
  return edtf !== undefined && parsePartialDate(edtf) ? edtf : undefined;
}

/** The nearest that GEDCOM can say: it has no decades, so 189X becomes BET 1890 AND 1899. */
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
