// Dates as the village remembers them, written in EDTF: 1890, 1890-05, 1917-22 (summer), 189X, 1890?, 1878/1918, ../1878, [1878..1918].
// Years are astronomical, as EDTF has it: 0000 is 1 BC, -1999 is 2000 BC.

type Precision = 'day' | 'month' | 'season' | 'year' | 'decade' | 'century';

/** `between` is one unknown moment within bounds, `span` lasted from one end to the other. */
type Shape = 'point' | 'span' | 'before' | 'after' | 'between';

export interface PartialDate {
  readonly edtf: string;
  /** First and last possible day as year * 10000 + month * 100 + day; infinite where open. */
  readonly earliest: number;
  readonly latest: number;
  /** Of a date with two ends, the coarser one. */
  readonly precision: Precision;
  readonly uncertain: boolean;
  readonly approximate: boolean;
  readonly shape: Shape;
  /** The ends, where the date has them and they are known. */
  readonly start?: PartialDate;
  readonly end?: PartialDate;
}

const POINT = /^(-?)(\d{4}|\d{3}X|\d\dXX)(?:-(\d\d|XX)(?:-(\d\d|XX))?)?([?~%]?)$/;
const COARSENESS: Record<Precision, number> = { day: 0, month: 1, season: 2, year: 3, decade: 4, century: 5 };
/** Spring, summer, autumn, winter as EDTF numbers them: first and last month. A winter may begin in one year and end in the next. */
const SEASONS: Readonly<Record<number, readonly [number, number]>> = {
  21: [3, 5],
  22: [6, 8],
  23: [9, 11],
  24: [1, 14],
};
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function parsePartialDate(text: string): PartialDate | undefined {
  if (text.startsWith('[') && text.endsWith(']')) {
    const inner = text.slice(1, -1);
    const dots = inner.indexOf('..');
    if (dots < 0) return undefined;
    return parseEnds(text, inner.slice(0, dots), inner.slice(dots + 2), 'between');
  }
  const slash = text.indexOf('/');
  if (slash < 0) return parsePoint(text);
  return parseEnds(text, withoutOpenMark(text.slice(0, slash)), withoutOpenMark(text.slice(slash + 1)), 'span');
}

/** Days between which something lies, both included. */
export type DaySpan = Pick<PartialDate, 'earliest' | 'latest'>;

export function overlaps(a: DaySpan, b: DaySpan): boolean {
  return a.earliest <= b.latest && b.earliest <= a.latest;
}

export function compareByEarliest(a: PartialDate, b: PartialDate): number {
  return order(a.earliest, b.earliest) || order(a.latest, b.latest);
}

/** The year that stands for the date where only one fits: the first possible, or the last of an open beginning. */
export function yearOf(date: PartialDate): number {
  return Math.floor((date.earliest === -Infinity ? date.latest : date.earliest) / 10_000);
}

function parsePoint(text: string): PartialDate | undefined {
  const match = POINT.exec(text);
  if (!match) return undefined;
  const [, sign, yearText = '', monthText, dayText, mark] = match;
  const precision = precisionOf(yearText, monthText, dayText);
  if (precision === undefined) return undefined;
  const farYear = Number(yearText.replaceAll('X', '9'));
  const nearYear = Number(yearText.replaceAll('X', '0'));
  if (sign && nearYear === 0 && precision !== 'decade' && precision !== 'century') return undefined;
  const firstYear = sign ? -farYear : nearYear;
  const lastYear = sign ? -nearYear : farYear;
  if (precision === 'season') return seasonOf(text, firstYear, Number(monthText), mark);
  const month = precision === 'day' || precision === 'month' ? Number(monthText) : undefined;
  if (month !== undefined && (month < 1 || month > 12)) return undefined;
  const lastDay = daysInMonth(lastYear, month ?? 12);
  const day = precision === 'day' ? Number(dayText) : undefined;
  if (day !== undefined && (day < 1 || day > lastDay)) return undefined;
  return {
    edtf: text,
    earliest: firstYear * 10_000 + (month ?? 1) * 100 + (day ?? 1),
    latest: lastYear * 10_000 + (month ?? 12) * 100 + (day ?? lastDay),
    precision,
    ...doubtOf(mark),
    shape: 'point',
  };
}

function seasonOf(edtf: string, year: number, season: number, mark: string | undefined): PartialDate | undefined {
  const months = SEASONS[season];
  if (!months) return undefined;
  const [first, last] = months;
  const [lastYear, lastMonth] = last > 12 ? [year + 1, last - 12] : [year, last];
  return {
    edtf,
    earliest: year * 10_000 + first * 100 + 1,
    latest: lastYear * 10_000 + lastMonth * 100 + daysInMonth(lastYear, lastMonth),
    precision: 'season',
    ...doubtOf(mark),
    shape: 'point',
  };
}

function doubtOf(mark: string | undefined): Pick<PartialDate, 'uncertain' | 'approximate'> {
  return { uncertain: mark === '?' || mark === '%', approximate: mark === '~' || mark === '%' };
}

function precisionOf(year: string, month: string | undefined, day: string | undefined): Precision | undefined {
  const monthKnown = month !== undefined && month !== 'XX';
  const dayKnown = day !== undefined && day !== 'XX';
  if (year.endsWith('X')) return month === undefined ? (year.endsWith('XX') ? 'century' : 'decade') : undefined;
  if (dayKnown) return monthKnown ? 'day' : undefined;
  if (!monthKnown) return 'year';
  return Number(month) > 20 && day === undefined ? 'season' : 'month';
}

function parseEnds(
  edtf: string,
  startText: string,
  endText: string,
  closed: 'span' | 'between',
): PartialDate | undefined {
  const start = startText === '' ? undefined : parsePoint(startText);
  const end = endText === '' ? undefined : parsePoint(endText);
  if ((startText !== '' && !start) || (endText !== '' && !end)) return undefined;
  const known = start ?? end;
  if (!known) return undefined;
  const earliest = start?.earliest ?? -Infinity;
  const latest = end?.latest ?? Infinity;
  if (earliest > latest) return undefined;
  return {
    edtf,
    earliest,
    latest,
    precision:
      start && end && COARSENESS[end.precision] > COARSENESS[start.precision] ? end.precision : known.precision,
    uncertain: Boolean(start?.uncertain || end?.uncertain),
    approximate: Boolean(start?.approximate || end?.approximate),
    shape: start && end ? closed : start ? 'after' : 'before',
    ...(start && { start }),
    ...(end && { end }),
  };
}

function withoutOpenMark(end: string): string {
  return end === '..' ? '' : end;
}

function daysInMonth(year: number, month: number): number {
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return (DAYS_IN_MONTH[month - 1] ?? 31) + (leap ? 1 : 0);
}

function order(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
