import { parsePartialDate } from '../../../domain/partial-date.ts';
import { graphDayOf, NO_DAY } from '../../graph.ts';
import type { StringPool } from '../structures/string-pool.ts';
import { edtfOfGedcomDate } from './edtf.ts';
import { plainGraphDay } from './plain-day.ts';

const UNREAD = 0;
const NO_DATE = 1;

/** The graph's days of the dates in a file. The same date stands in it again and again and is read once. */
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
    const day =
      plainGraphDay(pool.bytes, pool.startOf(value), pool.startOf(value + 1)) || dayTheLongWay(pool.text(value));
    this.#days[value] = day;
    return day;
  }
}

function dayTheLongWay(text: string): number {
  const edtf = edtfOfGedcomDate(text);
  if (edtf === undefined) return NO_DATE;
  const day = graphDayOf(parsePartialDate(edtf));
  return day === UNREAD ? NO_DAY : day;
}
