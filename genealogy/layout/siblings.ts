import { type Lists, listAt, placesByKey } from './lists.ts';
import type { Sheet } from './sheet.ts';

/**
 * Siblings whom nothing but their parents ties to the row above stand in the order of their births, always. One who has married
 * into another drawn family may step out of line, to stand nearer to it, and who is kept stays where they were.
 */
export interface Siblings {
  /** By item: the next such item to the left and to the right, -1 where there is none. */
  readonly elder: Int32Array;
  readonly younger: Int32Array;
  /** By row, the eldest of those who have siblings there. */
  readonly eldest: Lists;
}

export function siblingsOf(sheet: Sheet, isKept: Uint8Array): Siblings {
  const elder = new Int32Array(sheet.itemCount).fill(-1);
  const younger = new Int32Array(sheet.itemCount).fill(-1);
  const latest = new Int32Array(sheet.portItem.length).fill(-1);
  for (let line = 0; line < sheet.lower.length; line += 1) {
    const item = sheet.portItem[sheet.lower[line] as number] as number;
    const isFree = item < sheet.coupleCount && listAt(sheet.above, item).length === 1;
    if (!isFree || isKept[item]) continue;
    const parents = sheet.upper[line] as number;
    const before = latest[parents] as number;
    if (before !== -1) {
      elder[item] = before;
      younger[before] = item;
    }
    latest[parents] = item;
  }
  const eldestRow = sheet.row.map((row, item) => (elder[item] === -1 && younger[item] !== -1 ? row : -1));
  return { elder, younger, eldest: placesByKey(sheet.rowStart.length - 1, eldestRow) };
}

/** Gives the places that such siblings hold in a row to them by birth. */
export function standByBirth(items: Int32Array, place: Int32Array, { younger, eldest }: Siblings, row: number): void {
  for (let index = 0; index < items.length; index += 1) place[items[index] as number] = index;
  for (let slot = eldest.start[row] as number; slot < (eldest.start[row + 1] as number); slot += 1) {
    const places: number[] = [];
    for (let item = eldest.items[slot] as number; item !== -1; item = younger[item] as number) {
      places.push(place[item] as number);
    }
    if (places.every((at, index) => index === 0 || at > (places[index - 1] as number))) continue;
    places.sort((a, b) => a - b);
    let item = eldest.items[slot] as number;
    for (const at of places) {
      items[at] = item;
      item = younger[item] as number;
    }
  }
}
