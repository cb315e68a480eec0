import { parsePartialDate } from '../../domain/partial-date.ts';
import type { ChronicleRecord } from '../../domain/record.ts';
import type { Library } from './library.ts';

/** Records whose date, birth or death falls on this day of the year, the oldest first. */
export function onThisDay(library: Library, today: string): readonly ChronicleRecord[] {
  const monthAndDay = Number(today.slice(5).replace('-', ''));
  return [...library.all()]
    .filter((record) => daysOf(record).some((day) => Math.abs(day) % 10_000 === monthAndDay))
    .sort((a, b) => Math.min(...daysOf(a)) - Math.min(...daysOf(b)));
}

function daysOf(record: ChronicleRecord): number[] {
  const dates = [record.date, 'born' in record ? record.born : undefined, 'died' in record ? record.died : undefined];
  return dates.flatMap((text) => {
    const date = text === undefined ? undefined : parsePartialDate(text);
    return date?.precision === 'day' && date.shape === 'point' ? [date.earliest] : [];
  });
}

/** The same one all day, another tomorrow: something to come back for. */
export function pickOfTheDay<Item>(items: readonly Item[], today: string): Item | undefined {
  const day = Math.floor(Date.parse(`${today}T00:00:00Z`) / 86_400_000);
  // A step that shares no factor with most lengths walks through all of them before it repeats.
  return items[(day * 7919) % Math.max(items.length, 1)];
}
