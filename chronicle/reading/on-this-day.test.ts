import { expect, test } from 'vitest';
import { pickOfTheDay } from './on-this-day.ts';

test('one a day is picked, each in its turn; one that does not fit gives way to the next, and to none where none fits', () => {
  const items = ['a', 'b', 'c', 'd', 'e'];
  const days = ['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18'];
  const picked = days.map((day) => pickOfTheDay(items, day));
  expect(picked.toSorted()).toEqual(items);
  const next = new Map(items.map((item, index) => [item, items[(index + 1) % items.length]]));
  for (const [index, day] of days.entries()) {
    const usual = picked[index] as string;
    expect(pickOfTheDay(items, day, (item) => item !== usual)).toBe(next.get(usual));
    expect(pickOfTheDay(items, day, () => false)).toBeUndefined();
  }
  expect(pickOfTheDay([], '2026-11-18')).toBeUndefined();
});
