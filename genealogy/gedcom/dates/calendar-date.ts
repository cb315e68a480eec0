import { monthNamed } from '../../../domain/date-in-words.ts';

const CALENDARS = ['GREGORIAN', 'JULIAN', 'FRENCH_R', 'HEBREW'] as const;

type Calendar = (typeof CALENDARS)[number];

export interface CalendarDate {
  readonly calendar: Calendar;
  /** As written: of a year before Christ, without sign. */
  readonly year: number;
  /** Of a year written double, as 1699/00 is, the later one. */
  readonly dualYear?: number;
  readonly beforeChrist: boolean;
  readonly month?: number;
  readonly day?: number;
}

const GREGORIAN_MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
export const MONTHS: Readonly<Record<Calendar, readonly string[]>> = {
  GREGORIAN: GREGORIAN_MONTHS,
  JULIAN: GREGORIAN_MONTHS,
  FRENCH_R: ['VEND', 'BRUM', 'FRIM', 'NIVO', 'PLUV', 'VENT', 'GERM', 'FLOR', 'PRAI', 'MESS', 'THER', 'FRUC', 'COMP'],
  HEBREW: ['TSH', 'CSH', 'KSL', 'TVT', 'SHV', 'ADR', 'ADS', 'NSN', 'IYR', 'SVN', 'TMZ', 'AAV', 'ELL'],
};

/** An unknown day or month: `__.__.1945`, `??.05.1945`, `00.00.1945`, `<>.<>.1945`, `.05.1945`. */
const UNKNOWN_PART = '_+|\\?+|X+|-{1,2}|0{1,2}|<>|';
const UNKNOWN_WORD = new RegExp(`^(?:${UNKNOWN_PART})\\.?$`);
const NUMERIC_DAY = new RegExp(`^(\\d{1,2}|${UNKNOWN_PART})([./-]) ?(\\d{1,2}|${UNKNOWN_PART})\\2 ?(\\d{3,4})\\.?$`);
const NUMERIC_MONTH = new RegExp(`^(\\d{1,2}|${UNKNOWN_PART})[./] ?(\\d{4})\\.?$`);
const ISO_DAY = /^(\d{4})([-/.]) ?(\d\d?)(?:\2 ?(\d\d?))?\.?$/;
const YEAR = /^(\d{1,4})(?:\.?[/-](\d{1,4}))?\.?$/;
const BEFORE_CHRIST = / ?(?:B\.? ?C\.?(?: ?E\.?)?|PR?\.? ?N\.? ?E\.?|PR\.? ?KR?\.?)$/;
const LEADING =
  /^(?:(?:DANA|DNE|DIE|DEN|DES|AM|IM|GODINE|GOD|G|LETA|ANNO|A\.?D|U|POCETKOM|SREDINOM|KRAJEM|TIJEKOM|TOKOM)\.? )+/;
const WEEKDAY =
  /^(?:PONEDJELJAK|UTORAK|SRIJED[AU]|CETVRTAK|PETAK|SUBOT[AU]|NEDJELJ[AU]|MONTAG|DIENSTAG|MITTWOCH|DONNERSTAG|FREITAG|SAMSTAG|SONNTAG|MONDAY|TUESDAY|WEDNESDAY|THURSDAY|FRIDAY|SATURDAY|SUNDAY),? /;
/** `15 .6. 1990`, `15 - 6 - 1990`, `15 06 1990`, `19900615`. */
const SPACED_DAY = /^(\d{1,2}) ?([./-]) ?(\d{1,2}) ?\2 ?(?=\d{3})/;
const BARE_DAY = /^(\d{1,2}) (\d{1,2}) (\d{4})$/;
const RUN_TOGETHER = /^(1[5-9]\d\d|20\d\d)(\d\d)(\d\d)$/;
const OLD_SLOVENE = /\b(MAL(?:I|EGA)|VELIK(?:I|EGA)) (?=TRAV|SRPAN)/;
/** `7-bris`, `X bris`: the Romans' seventh month and tenth. */
const ROMAN_COUNT = /\b(7|8|9|10|VII|VIII|IX|X)[-. ]{1,2}(?=B(?:E?R|R(?:IS?|E|A|O))\b)/;
/** A program writes `L` behind the dates of a church's ordinances. */
const TRAILING = / ?(?:GODINE|GODINU|GODINI|GOD|G|LETA)\.?$|(?<=\d) ?A\.? ?D\.?$|(?<=\d) L\.?$/;
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** One day, month or year, in capitals without marks; undefined where it cannot be one, as the 31st of February. */
export function parseCalendarDate(text: string): CalendarDate | undefined {
  const plain = isStandard(text) ? text : normalized(text);
  return numericDate(plain) ?? dateInWords(plain);
}

/** `12 MAY 1980`, as nearly all dates of nearly all files are: a shortcut past the free forms. */
function isStandard(text: string): boolean {
  return /^(?:\d{1,2} )?[A-Z]{3} \d{3,4}$/.test(text);
}

function normalized(text: string): string {
  const words = /^[A-Z]/.test(text) ? text.replace(WEEKDAY, '').replace(LEADING, '') : text;
  return words
    .replace(TRAILING, '')
    .replace(SPACED_DAY, '$1$2$3$2')
    .replace(BARE_DAY, '$1.$2.$3')
    .replace(RUN_TOGETHER, '$1-$2-$3')
    .replace(OLD_SLOVENE, '$1')
    .replace(ROMAN_COUNT, '$1');
}

/**
 * 1699/00 is 1700, 1648/9 is 1649: the digits given replace the last ones. No other than the year that follows makes
 * sense.
 */
export function laterYear(year: number, digits: string): number {
  const base = 10 ** digits.length;
  const same = Math.floor(year / base) * base + Number(digits);
  return same < year ? same + base : same;
}

function numericDate(text: string): CalendarDate | undefined {
  const day = NUMERIC_DAY.exec(text);
  if (day) return dayFirst(day[1] ?? '', day[3] ?? '', Number(day[4]), day[2] !== '.');
  const iso = ISO_DAY.exec(text);
  if (iso) return gregorian(Number(iso[1]), Number(iso[3]), iso[4] === undefined ? undefined : Number(iso[4]));
  const month = NUMERIC_MONTH.exec(text);
  return month ? gregorian(Number(month[2]), knownNumber(month[1] ?? '')) : undefined;
}

/** The day comes first, unless the second number cannot be a month: `06/15/1990`, as Americans have it with slashes. */
function dayFirst(first: string, second: string, year: number, maySwap: boolean): CalendarDate | undefined {
  const [day, month] = [knownNumber(first), knownNumber(second)];
  const swapped = maySwap && day !== undefined && month !== undefined && month > 12 && day <= 12;
  return swapped ? gregorian(year, day, month) : gregorian(year, month, month === undefined ? undefined : day);
}

/** Undefined for an unknown part. */
function knownNumber(number: string): number | undefined {
  return Number(number) > 0 ? Number(number) : undefined;
}

function gregorian(year: number, month?: number, day?: number): CalendarDate | undefined {
  return validated({
    calendar: 'GREGORIAN',
    year,
    beforeChrist: false,
    ...(month !== undefined && { month }),
    ...(day !== undefined && { day }),
  });
}

function dateInWords(text: string): CalendarDate | undefined {
  const beforeChrist = BEFORE_CHRIST.test(text);
  const words = text
    .replace(BEFORE_CHRIST, '')
    .replace(/[-/](?=[A-Z])|(?<=[A-Z])[-/]|,/g, ' ')
    .replace(/\.(?=[^ ])/g, '. ')
    .split(' ')
    .filter((word) => word !== '');
  const named = CALENDARS.find((calendar) => calendar === words[0]);
  const calendar = named ?? calendarNaming(words) ?? 'GREGORIAN';
  if (named) words.shift();
  const ordered = dayMonthYear(words, calendar);
  const years = YEAR.exec(ordered?.year ?? '');
  if (!ordered || !years) return undefined;
  const year = Number(years[1]);
  const dualYear = years[2] === undefined ? undefined : laterYear(year, years[2]);
  if (dualYear !== undefined && dualYear !== year + 1) return undefined;
  // Two digits are a year only in the standard form; `15. lipnja 90.` leaves the century open.
  if (ordered.isFree && String(years[1]).length < 3) return undefined;
  return validated({
    calendar,
    year,
    beforeChrist,
    ...(dualYear !== undefined && { dualYear }),
    ...(ordered.month !== undefined && { month: ordered.month }),
    ...(ordered.day !== undefined && { day: ordered.day }),
  });
}

interface OrderedWords {
  readonly day?: number;
  readonly month?: number;
  readonly year: string;
  /** In a free form and not as GEDCOM has it. */
  readonly isFree: boolean;
}

/** `15 JUN 1990`, `JUNE 15 1990`, `1990 JUN 15`, with any of them but the year left out from the left. */
function dayMonthYear(words: readonly string[], calendar: Calendar): OrderedWords | undefined {
  const [first = '', second = '', third = ''] = words;
  if (words.length === 1) return { year: first, isFree: false };
  if (words.length > 3) return undefined;
  const at = words.findIndex((word) => !Number.isNaN(monthOf(word, calendar)));
  const month = monthOf(words[at] ?? '', calendar);
  const isFree = !MONTHS[calendar].includes(words[at] ?? '');
  if (words.length === 2)
    return at === 0 ? { month, year: second, isFree } : at === 1 ? { month, year: first, isFree: true } : undefined;
  const yearFirst = at === 1 && /^\d{3}/.test(first);
  const dayWord = at === 0 ? second : yearFirst ? third : first;
  const isOpen = UNKNOWN_WORD.test(dayWord);
  const day = isOpen ? undefined : dayNumbered(dayWord);
  if (at < 0 || at === 2 || Number.isNaN(day)) return undefined;
  return {
    ...(day !== undefined && { day }),
    month,
    year: yearFirst ? first : third,
    isFree: isFree || at === 0 || yearFirst,
  };
}

function monthOf(word: string, calendar: Calendar): number {
  const listed = MONTHS[calendar].indexOf(word.replace(/\.$/, '')) + 1;
  if (listed > 0) return listed;
  return (MONTHS[calendar] === GREGORIAN_MONTHS ? monthNamed(word) : undefined) ?? Number.NaN;
}

/** Programs forget the calendar's escape, but only one calendar has a Tevet or a Nivôse. */
function calendarNaming(words: readonly string[]): Calendar | undefined {
  return (['FRENCH_R', 'HEBREW'] as const).find((calendar) => words.some((word) => MONTHS[calendar].includes(word)));
}

function dayNumbered(word: string): number {
  return /^\d{1,2}(?:\.|ST|ND|RD|TH)?$/.test(word) ? Number.parseInt(word, 10) : Number.NaN;
}

/** The date, where its month has such a day; of a year written double either may have it. */
function validated(date: CalendarDate): CalendarDate | undefined {
  const { calendar, year, month, day } = date;
  if (year === 0 || (month !== undefined && (month < 1 || month > MONTHS[calendar].length))) return undefined;
  if (day === undefined) return date;
  if (MONTHS[calendar] !== GREGORIAN_MONTHS) return day >= 1 && day <= 30 ? date : undefined;
  const counted = date.beforeChrist ? 1 - year : (date.dualYear ?? year);
  const isLeap = counted % 4 === 0 && (calendar === 'JULIAN' || counted % 100 !== 0 || counted % 400 === 0);
  const last = (DAYS_IN_MONTH[(month ?? 1) - 1] ?? 31) + (isLeap && month === 2 ? 1 : 0);
  return day >= 1 && day <= last ? date : undefined;
}
