import { parsePartialDate } from '../../domain/partial-date.ts';
import type { ChronicleRecord } from '../../domain/record.ts';
import { derived } from './derived.ts';
import type { Library } from './library.ts';
import { remembered } from './remembered.ts';

/** Records whose date, birth or death falls on this day of the year, the oldest first. */
export function onThisDay(library: Library, today: string): readonly ChronicleRecord[] {
  const found = byDayOfYear(library).get(Number(today.slice(5).replace('-', ''))) ?? [];
  return [...new Set(found.map(({ record }) => record))];
}

const byDayOfYear = derived((library) => {
  const dated = [...library.all()].flatMap((record) => {
    const days = daysOf(record);
    const first = Math.min(...days);
    return days.map((day) => ({ record, first, monthAndDay: Math.abs(day) % 10_000 }));
  });
  return Map.groupBy(
    dated.sort((a, b) => a.first - b.first),
    ({ monthAndDay }) => monthAndDay,
  );
});

const daysOf = remembered((record: ChronicleRecord): number[] => {
  const dates = [record.date, 'born' in record ? record.born : undefined, 'died' in record ? record.died : undefined];
  return dates.flatMap((text) => {
    const date = text === undefined ? undefined : parsePartialDate(text);
    return date?.precision === 'day' && date.shape === 'point' ? [date.earliest] : [];
  });
});

/** The same one all day, another tomorrow: something to come back for. One that does not fit gives way to the next that does. */
export function pickOfTheDay<Item>(
  items: readonly Item[],
  today: string,
  fits: (item: Item) => boolean = () => true,
): Item | undefined {
  const day = Math.floor(Date.parse(`${today}T00:00:00Z`) / 86_400_000);
  // A step that shares no factor with most lengths walks through all of them before it repeats.
  const first = (day * 7919) % Math.max(items.length, 1);
  return items.find((item, index) => index >= first && fits(item)) ?? items.slice(0, first).find(fits);
}
