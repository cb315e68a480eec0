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

const GREGORIAN_MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
export const MONTHS: Readonly<Record<Calendar, readonly string[]>> = {
  GREGORIAN: GREGORIAN_MONTHS,
  JULIAN: GREGORIAN_MONTHS,
  FRENCH_R: ['VEND', 'BRUM', 'FRIM', 'NIVO', 'PLUV', 'VENT', 'GERM', 'FLOR', 'PRAI', 'MESS', 'THER', 'FRUC', 'COMP'],
  HEBREW: ['TSH', 'CSH', 'KSL', 'TVT', 'SHV', 'ADR', 'ADS', 'NSN', 'IYR', 'SVN', 'TMZ', 'AAV', 'ELL'],
};

/** As the standards have them, and as people and programs of the region write them. */
const MODIFIERS: ReadonlyMap<string, DateKind> = new Map(
  Object.entries<DateKind>({
    ...{ ABT: 'about', ABOUT: 'about', CIRCA: 'about', CA: 'about', OKO: 'about' },
    ...{ CAL: 'calculated', CALC: 'calculated', EST: 'estimated', INT: 'interpreted' },
    ...{
      BEF: 'before',
      BEFORE: 'before',
      PRIJE: 'before',
      AFT: 'after',
      AFTER: 'after',
      POSLIJE: 'after',
      NAKON: 'after',
    },
    ...{ FROM: 'from', OD: 'from', TO: 'to', DO: 'to' },
  }),
);

const ESCAPE = /@#D(GREGORIAN|JULIAN|FRENCH R|HEBREW)@/gi;
const PERIOD = /^(BET|BETWEEN|FROM|IZMEĐU|OD)\.? (.+) (AND|TO|I|DO) (.+)$/;
const NUMERIC_DAY = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{3,4})\.?$/;
const ISO_DAY = /^(\d{4})-(\d\d)(?:-(\d\d))?$/;
const YEAR = /^(\d{1,4})(?:\/(\d{1,4}))?\.?$/;

/** A date in any form of GEDCOM 5.5, 5.5.1 or 7.0, or in one of the forms that people write instead. */
export function parseGedcomDate(value: string): GedcomDate | undefined {
  const phraseStart = value.indexOf('(');
  const phrase =
    phraseStart >= 0 && value.trimEnd().endsWith(')') ? value.trimEnd().slice(phraseStart + 1, -1) : undefined;
  const text = (phrase === undefined ? value : value.slice(0, phraseStart))
    .replace(ESCAPE, (_, name: string) => ` ${name.toUpperCase().replace(' ', '_')} `)
    .toUpperCase()
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '') return undefined;

  const ends = PERIOD.exec(text);
  if (ends) {
    const first = parseCalendarDate(ends[2] ?? '');
    const second = parseCalendarDate(ends[4] ?? '');
    const kind = ends[1] === 'FROM' || ends[1] === 'OD' ? 'period' : 'between';
    return first && second && { kind, first, second, ...(phrase !== undefined && { phrase }) };
  }
  const range = rangeOfYears(text);
  if (range) return { ...range, ...(phrase !== undefined && { phrase }) };
  const space = text.indexOf(' ');
  const modifier = space < 0 ? undefined : MODIFIERS.get(text.slice(0, space).replace(/\.$/, ''));
  const first = parseCalendarDate(modifier === undefined ? text : text.slice(space + 1));
  return first && { kind: modifier ?? 'exact', first, ...(phrase !== undefined && { phrase }) };
}

/** `1056/1060`, `1056-60`: nobody's rule, but plain enough. */
function rangeOfYears(text: string): GedcomDate | undefined {
  const match = /^(?:ABT\.? )?(\d{3,4})[/–-](\d{2,4})$/.exec(text);
  if (!match) return undefined;
  const year = Number(match[1]);
  const last = dualYearOf(year, match[2] ?? '');
  if (last - year > 99 || (last - year < 2 && text.includes('/'))) return undefined;
  const ofYear = (number: number): CalendarDate => ({ calendar: 'GREGORIAN', year: number, beforeChrist: false });
  return { kind: 'between', first: ofYear(year), second: ofYear(last) };
}

function parseCalendarDate(text: string): CalendarDate | undefined {
  const numeric = NUMERIC_DAY.exec(text);
  if (numeric) return gregorian(Number(numeric[3]), Number(numeric[2]), Number(numeric[1]));
  const iso = ISO_DAY.exec(text);
  if (iso) return gregorian(Number(iso[1]), Number(iso[2]), iso[3] === undefined ? undefined : Number(iso[3]));

  const words = text.split(' ');
  const named = CALENDARS.find((calendar) => calendar === words[0]);
  const calendar = named ?? calendarNaming(words) ?? 'GREGORIAN';
  if (named) words.shift();
  const beforeChrist = /^B\.?C\.?(E\.?)?$/.test(words.at(-1) ?? '');
  if (beforeChrist) words.pop();
  const years = YEAR.exec(words.pop() ?? '');
  if (!years || words.length > 2) return undefined;
  const year = Number(years[1]);
  const month = words.length > 0 ? monthNamed(calendar, words.pop() as string) : undefined;
  const day = words.length > 0 ? dayNumbered(words[0] as string) : undefined;
  const dualYear = years[2] === undefined ? undefined : dualYearOf(year, years[2]);
  if (Number.isNaN(month) || Number.isNaN(day) || year === 0 || (dualYear !== undefined && dualYear !== year + 1))
    return undefined;
  return {
    calendar,
    year,
    beforeChrist,
    ...(dualYear !== undefined && { dualYear }),
    ...(month !== undefined && { month }),
    ...(day !== undefined && { day }),
  };
}

/** Programs forget the calendar's name, but only one calendar has a Tevet or a Nivôse. */
function calendarNaming(words: readonly string[]): Calendar | undefined {
  return (['FRENCH_R', 'HEBREW'] as const).find((calendar) => words.some((word) => MONTHS[calendar].includes(word)));
}

function gregorian(year: number, month: number, day: number | undefined): CalendarDate | undefined {
  if (month < 1 || month > 12) return undefined;
  return { calendar: 'GREGORIAN', year, month, beforeChrist: false, ...(day !== undefined && { day }) };
}

function monthNamed(calendar: Calendar, word: string): number {
  const names = MONTHS[calendar];
  const exact = names.indexOf(word);
  if (exact >= 0) return exact + 1;
  const spelled = ENGLISH_MONTHS.findIndex((name) => word.length > 3 && name.startsWith(word.replace(/\.$/, '')));
  const shortened = names.indexOf(word.replace(/\.$/, ''));
  const found = names === GREGORIAN_MONTHS && spelled >= 0 ? spelled : shortened;
  return found >= 0 ? found + 1 : Number.NaN;
}

const ENGLISH_MONTHS = [
  ...['JANUARY', 'FEBRUARY', 'MARCH', 'APRIL', 'MAY', 'JUNE'],
  ...['JULY', 'AUGUST', 'SEPTEMBER', 'OCTOBER', 'NOVEMBER', 'DECEMBER'],
];

function dayNumbered(word: string): number {
  return /^\d{1,2}\.?$/.test(word) ? Number.parseInt(word, 10) : Number.NaN;
}

/**
 * 1699/00 is 1700, 1648/9 is 1649: the digits given replace the last ones. No other than the year that follows makes
 * sense.
 */
function dualYearOf(year: number, digits: string): number {
  const base = 10 ** digits.length;
  const same = Math.floor(year / base) * base + Number(digits);
  return same < year ? same + base : same;
}
