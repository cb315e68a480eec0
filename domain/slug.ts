import { plainLetters, writtenOut } from './plain-letters.ts';

const LONGEST = 80;

/** The part of an address made from a title: Suhozid bez žlice žbuke -> suhozid-bez-zlice-zbuke. */
export function slugOf(title: string): string {
  const folded = writtenOut(plainLetters(title))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (folded.length <= LONGEST) return folded;
  const cut = folded.slice(0, LONGEST + 1);
  const lastWord = cut.lastIndexOf('-');
  return lastWord > 0 ? cut.slice(0, lastWord) : folded.slice(0, LONGEST);
}

export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= LONGEST;
}

/** The number in the address of a post or a locality: whole, positive, written without leading zeros. */
export function isRecordNumber(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text);
}
