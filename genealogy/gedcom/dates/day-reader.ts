import { graphDayOf, NO_DAY } from '../../graph.ts';
import type { StringPool } from '../structures/string-pool.ts';
import { dateOfGedcom } from './edtf.ts';

const UNREAD = 0;
const NO_DATE = 1;

/** The dates of a file as days of the graph; each distinct one is parsed once. */
export class DayReader {
  readonly #pool: StringPool;
  readonly #days: Int32Array;

  constructor(pool: StringPool) {
    this.#pool = pool;
    this.#days = new Int32Array(pool.size);
  }

  dayOf(value: number): number {
    const day = this.#read(value);
    return day === NO_DATE ? NO_DAY : day;
  }

  isUnderstood(value: number): boolean {
    return this.#read(value) !== NO_DATE;
  }

  #read(value: number): number {
    const known = this.#days[value] as number;
    if (known !== UNREAD) return known;
    const pool = this.#pool;
    const day = plainGraphDay(pool.bytes, pool.startOf(value), pool.startOf(value + 1)) || parseDay(pool.text(value));
    this.#days[value] = day;
    return day;
  }
}

function parseDay(text: string): number {
  const date = dateOfGedcom(text);
  if (!date) return NO_DATE;
  const day = graphDayOf(date);
  return day === UNREAD ? NO_DAY : day;
}

const SPACE = 0x20;
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'].map(packed);
/** Of these the earliest possible day is that of the date itself. */
const VAGUE = ['ABT', 'CAL', 'EST'].map(packed);
const SHORTEST_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * `12 MAY 1890`, `MAY 1890` or `1890`, or any of them after ABT, CAL or EST, as a day of the graph; 0 for anything
 * else. A fast path for nine dates of ten: the full parser on hundreds of thousands would take longer than the rest of the file.
 */
export function plainGraphDay(text: Uint8Array, start: number, end: number): number {
  let at = skipSpaces(text, start);
  if (at + 3 < end && VAGUE.includes(packedAt(text, at)) && text[at + 3] === SPACE) at = skipSpaces(text, at + 3);

  let day = 0;
  if (isDigit(text[at]) && at + 2 < end && (text[at + 1] === SPACE || text[at + 2] === SPACE)) {
    while (isDigit(text[at])) day = day * 10 + digitAt(text, at++);
    if (day === 0) return 0;
    at = skipSpaces(text, at);
  }
  let month = 0;
  if (at + 3 < end && text[at + 3] === SPACE) {
    month = MONTHS.indexOf(packedAt(text, at)) + 1;
    if (month === 0) return 0;
    at = skipSpaces(text, at + 3);
  }
  if (day > (SHORTEST_MONTHS[month - 1] ?? 0)) return 0;

  const digits = end - at;
  let year = 0;
  while (at < end && isDigit(text[at])) year = year * 10 + digitAt(text, at++);
  return at === end && digits >= 3 && digits <= 4 ? year * 10_000 + month * 100 + day : 0;
}

function packed(name: string): number {
  return (name.charCodeAt(0) << 16) | (name.charCodeAt(1) << 8) | name.charCodeAt(2);
}

function packedAt(text: Uint8Array, at: number): number {
  return ((text[at] as number) << 16) | ((text[at + 1] as number) << 8) | (text[at + 2] as number);
}

function skipSpaces(text: Uint8Array, start: number): number {
  let at = start;
  while (text[at] === SPACE) at += 1;
  return at;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

function digitAt(text: Uint8Array, at: number): number {
  return (text[at] as number) - 0x30;
}
