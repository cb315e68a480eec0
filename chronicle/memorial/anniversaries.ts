import { parsePartialDate } from '../../domain/partial-date.ts';
import type { RecordOf } from '../../domain/record.ts';
import type { Library } from '../reading/library.ts';

export interface Anniversary {
  readonly memorial: RecordOf<'memorial'>;
  /** The day of it, as 2026-12-01. */
  readonly day: string;
  readonly years: number;
  readonly of: 'birth' | 'death';
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days of birth and death that are known to the day, from today on, the nearest first. */
export function comingAnniversaries(library: Library, today: string, withinDays: number): Anniversary[] {
  const from = Date.parse(`${today}T00:00:00Z`);
  return library
    .memorials()
    .flatMap((memorial) => [
      ...nextOf(memorial, 'death', memorial.died, today),
      ...nextOf(memorial, 'birth', memorial.born, today),
    ])
    .filter(({ day }) => Date.parse(`${day}T00:00:00Z`) - from <= withinDays * DAY_MS)
    .sort((a, b) => a.day.localeCompare(b.day) || a.memorial.title.localeCompare(b.memorial.title, 'hr'));
}

function nextOf(memorial: RecordOf<'memorial'>, of: Anniversary['of'], edtf: string | undefined, today: string) {
  const date = edtf === undefined ? undefined : parsePartialDate(edtf);
  if (date?.precision !== 'day' || date.shape !== 'point') return [];
  const year = Math.floor(date.earliest / 10_000);
  const thisYear = Number(today.slice(0, 4));
  const monthAndDay = date.earliest - year * 10_000;
  const [next = ''] = [thisYear, thisYear + 1].map((one) => dayIn(one, monthAndDay)).filter((day) => day >= today);
  const years = Number(next.slice(0, 4)) - year;
  return years > 0 ? [{ memorial, day: next, years, of }] : [];
}

/** Whoever was born or died on 29 February is remembered on the 28th when there is none. */
function dayIn(year: number, monthAndDay: number): string {
  const month = Math.floor(monthAndDay / 100);
  const day = monthAndDay % 100;
  const leap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  const shown = month === 2 && day === 29 && !leap ? 28 : day;
  return `${year}-${String(month).padStart(2, '0')}-${String(shown).padStart(2, '0')}`;
}
