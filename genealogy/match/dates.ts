import { parsePartialDate } from '../../domain/partial-date.ts';
import type { LifeEvent } from '../genealogy.ts';

/** When something happened, as far as it is told, in years. */
export interface When {
  readonly from: number;
  readonly to: number;
  /** Told as a year or better, without «about». */
  readonly exact: boolean;
  /** 0 where they are not told. */
  readonly month: number;
  readonly day: number;
}

/** «About 1850» is a few years to either side. */
const ABOUT = 5;

export function whenOf(event: LifeEvent | undefined): When | undefined {
  const date = event ? parsePartialDate(event.date) : undefined;
  if (!date) return undefined;
  const [from, to] = [Math.floor(date.earliest / 10_000), Math.floor(date.latest / 10_000)];
  if (date.shape === 'before') return { from: to - 60, to, exact: false, month: 0, day: 0 };
  if (date.shape === 'after') return { from, to: from + 60, exact: false, month: 0, day: 0 };
  if (date.approximate || date.uncertain) return { from: from - ABOUT, to: to + ABOUT, exact: false, month: 0, day: 0 };
  const exact = from === to;
  const hasMonth = exact && (date.precision === 'day' || date.precision === 'month');
  return {
    from,
    to,
    exact,
    month: hasMonth ? Math.floor(date.earliest / 100) % 100 : 0,
    day: exact && date.precision === 'day' ? date.earliest % 100 : 0,
  };
}

/** 1854 for 1845 or 1864: one digit other, or two in each other's place. */
function isMistyped(one: number, other: number): boolean {
  if (one < 1000 || other < 1000) return false;
  const apart = Math.abs(one - other);
  // One digit other: the years differ by so many ones, tens or hundreds, and nothing is carried.
  for (const place of [1, 10, 100, 1000]) {
    if (apart % place !== 0 || apart >= place * 10) continue;
    if (Math.floor(one / (place * 10)) === Math.floor(other / (place * 10))) return true;
  }
  // Two neighbours in each other's place: the difference is nine times that of the digits.
  for (const place of [1, 10, 100]) {
    const [a, b] = [Math.floor(one / place) % 100, Math.floor(other / place) % 100];
    if (Math.floor(a / 10) !== b % 10 || a % 10 !== Math.floor(b / 10)) continue;
    if (one - a * place === other - b * place) return true;
  }
  return false;
}

/**
 * How much more likely two dates are of one event than of two, as a logarithm. `share` is how much of all events falls into one
 * year around.
 */
export function dateWeight(one: When, other: When, share: (from: number, to: number) => number): number {
  const gap = Math.max(0, one.from - other.to, other.from - one.to);
  if (!one.exact || !other.exact) {
    if (gap > 0) return Math.max(-4, -0.5 - 0.25 * gap);
    return Math.max(0, Math.log(0.9 / share(Math.min(one.from, other.from), Math.max(one.to, other.to))));
  }
  const random = share(one.from, one.from);
  const years =
    gap === 0
      ? Math.log(0.74 / random)
      : gap === 1
        ? Math.log(0.11 / random)
        : gap === 2
          ? Math.log(0.015 / random)
          : gap <= 5
            ? Math.log(0.0035 / random)
            : gap <= 10
              ? Math.log(0.001 / random)
              : -4.5;
  const told = Math.max(isMistyped(one.from, other.from) ? -2.5 : -4.5, Math.min(years, 6));
  return told + dayWeight(one, other, gap);
}

function dayWeight(one: When, other: When, gap: number): number {
  if (one.month === 0 || other.month === 0) return 0;
  if (one.day === 0 || other.day === 0) return one.month === other.month ? 1.2 : -0.7;
  if (one.month === other.month && one.day === other.day) {
    // The first of January is what programs make of a year.
    if (one.month === 1 && one.day === 1) return 0.5;
    return gap <= 1 ? 5 : 3;
  }
  if (one.month === other.day && one.day === other.month) return 2;
  if (one.month === other.month && Math.abs(one.day - other.day) <= 1) return 1;
  return gap === 0 ? -0.8 : -1.6;
}
