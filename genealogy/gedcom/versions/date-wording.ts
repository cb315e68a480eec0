import { type CalendarDate, MONTHS } from '../dates/calendar-date.ts';
import { type DateKind, type GedcomDate, parseGedcomDate } from '../dates/date-value.ts';

export type Version = '5.5.1' | '7.0';

const WORDS: Readonly<Record<Exclude<DateKind, 'between' | 'period' | 'interpreted' | 'exact'>, string>> = {
  ...{ about: 'ABT', calculated: 'CAL', estimated: 'EST', before: 'BEF', after: 'AFT', from: 'FROM', to: 'TO' },
} as const;

/** Most dates are the same in both versions: a shortcut past the parser. */
const SAME_IN_BOTH =
  /^(?:ABT |BEF |AFT )?(?:(?:[1-9]\d? )?(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC) )?[1-9]\d{2,3}$/;

/** The date in 7.0, and a phrase for whatever 7.0 cannot express. */
export function dateInSeven(value: string): { value: string; phrase?: string } {
  if (SAME_IN_BOTH.test(value)) return { value };
  const tidy = value.replace(/\s+/g, ' ').trim();
  if (tidy === '') return { value: '' };
  const date = parseGedcomDate(value);
  if (!date)
    return { value: '', phrase: tidy.startsWith('(') && tidy.endsWith(')') ? value.trim().slice(1, -1) : value };
  const written = wordingOf(date, '7.0');
  if (date.phrase !== undefined) return { value: written, phrase: date.phrase };
  return isStandardForm(tidy, date) ? { value: written } : { value: written, phrase: value };
}

/** The same in 5.5.1, where words are part of the value: undefined where it cannot hold them. */
export function dateInFive(value: string, phrase?: string): string | undefined {
  if (phrase?.includes('\n')) return undefined;
  if (value === '') return phrase === undefined ? '' : `(${phrase})`;
  if (phrase === undefined && SAME_IN_BOTH.test(value)) return value;
  const date = parseGedcomDate(value);
  if (!date) return undefined;
  if (phrase === undefined) return wordingOf(date, '5.5.1');
  return date.kind === 'exact' ? `INT ${wordingOf(date, '5.5.1')} (${phrase})` : undefined;
}

/** Whether the value is written by the rules of either version, give or take capitals and leading zeros. */
function isStandardForm(tidy: string, date: GedcomDate): boolean {
  if (date.first.dualYear !== undefined || date.second?.dualYear !== undefined) return false;
  const plain = tidy.toUpperCase().replace(/\b0+(\d)/g, '$1');
  return (['5.5.1', '7.0'] as const).some((version) => wordingOf(date, version) === plain);
}

function wordingOf(date: GedcomDate, version: Version): string {
  const first = dayWording(date.first, version);
  if (date.kind === 'exact' || date.kind === 'interpreted') return first;
  if (date.kind !== 'between' && date.kind !== 'period') return `${WORDS[date.kind]} ${first}`;
  const second = date.second ? dayWording(date.second, version) : '';
  return date.kind === 'between' ? `BET ${first} AND ${second}` : `FROM ${first} TO ${second}`;
}

function dayWording(date: CalendarDate, version: Version): string {
  const words = [
    calendarWording(date, version),
    date.day === undefined ? '' : String(date.day),
    date.month === undefined ? '' : (MONTHS[date.calendar][date.month - 1] ?? ''),
    String(date.dualYear ?? date.year),
    date.beforeChrist ? (version === '7.0' ? 'BCE' : 'B.C.') : '',
  ];
  return words.filter((word) => word !== '').join(' ');
}

function calendarWording({ calendar }: CalendarDate, version: Version): string {
  if (calendar === 'GREGORIAN') return '';
  return version === '7.0' ? calendar : `@#D${calendar.replace('_', ' ')}@`;
}
