import type { PartialDate } from '../../domain/partial-date.ts';

/** Between which days something happened, both included, counted in days; infinite where open. */
export interface Days {
  readonly from: number;
  readonly to: number;
}

export const ANY_DAY: Days = { from: -Infinity, to: Infinity };

/** How many years from the truth `ABT` and `CAL` may be, and `EST`, which is a guess. */
const ABOUT = 2;
const ESTIMATED = 5;

function slackOf({ approximate, uncertain }: PartialDate): number {
  if (approximate && uncertain) return ESTIMATED;
  return approximate || uncertain ? ABOUT : 0;
}

/** The days of one moment. A period that somebody wrote for a moment is taken as bounds. */
export function daysOf(date: PartialDate): Days {
  const slack = slackOf(date);
  return { from: yearsAfter(dayNumber(date.earliest), -slack), to: yearsAfter(dayNumber(date.latest), slack) };
}

/** The days between which something that may have lasted began, and ended. */
export function courseOf(date: PartialDate): { readonly began: Days; readonly ended: Days } {
  const lasted = !date.edtf.startsWith('[') && (date.start ?? date.end);
  if (!lasted) return { began: daysOf(date), ended: daysOf(date) };
  return {
    began: date.start ? daysOf(date.start) : ANY_DAY,
    ended: date.end ? daysOf(date.end) : { from: date.start ? daysOf(date.start).from : -Infinity, to: Infinity },
  };
}

/** The number of a day written as yyyymmdd, in the Gregorian calendar. */
export function dayNumber(day: number): number {
  if (!Number.isFinite(day)) return day;
  const year = Math.floor(day / 10_000);
  const month = Math.floor((day - year * 10_000) / 100);
  // Counted from March, so that a leap day is the last of its year.
  const shifted = month > 2 ? year : year - 1;
  const monthFromMarch = (month + 9) % 12;
  const ofYear = Math.floor((153 * monthFromMarch + 2) / 5) + ((day - year * 10_000) % 100) - 1;
  return shifted * 365 + Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400) + ofYear;
}

/** The same day some years later, by the calendar. */
export function yearsAfter(day: number, years: number): number {
  if (years === 0 || !Number.isFinite(day)) return day;
  // Four centuries have as many days as any other four.
  const era = Math.floor(day / 146_097);
  const ofEra = day - era * 146_097;
  const year = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const later = year + era * 400 + years;
  return later * 365 + Math.floor(later / 4) - Math.floor(later / 100) + Math.floor(later / 400) + ofYear;
}
