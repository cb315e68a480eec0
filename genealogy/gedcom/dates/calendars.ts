// Days are counted as chronological Julian day numbers: one integer for each day, whatever calendar names it.

interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Years are astronomical: 0 is 1 BC. */
export function dayOfJulian({ year, month, day }: CalendarDay): number {
  const shift = month <= 2 ? 1 : 0;
  const y = year + 4800 - shift;
  const m = month + 12 * shift - 3;
  return day + Math.floor((153 * m + 2) / 5) + 365 * y + Math.floor(y / 4) - 32083;
}

export function gregorianOf(dayNumber: number): CalendarDay {
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
export function daysOfFrenchRepublican(year: number, month?: number, day?: number): DayRange | undefined {
  if (year < 1) return undefined;
  const newYear = (y: number): number => 2375840 + 365 * (y - 1) + Math.floor(y / 4);
  if (month === undefined) return { first: newYear(year), last: newYear(year + 1) - 1 };
  const first = newYear(year) + 30 * (month - 1);
  return within({ first, last: month === 13 ? newYear(year + 1) - 1 : first + 29 }, day);
}

/** Months in the order of the civil year, from Tishri; the second Adar has days in leap years alone. */
export function daysOfHebrew(year: number, month?: number, day?: number): DayRange | undefined {
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
