import { normalForm } from './normal-form.ts';

/** Text for comparing and finding regardless of capitals and diacritics: durdica finds Đurđica. */
export function plainLetters(text: string): string {
  // Most texts of a genealogy, by the million; without marks there is nothing to take apart.
  if (isAscii(text)) return text.toLowerCase();
  return normalForm(text.toLowerCase(), 'NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');
}

const CYRILLIC: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...'абвгдђежзијклмнопрстћуфхцчш'].map((letter, index) => [
      letter,
      [...'abvgdđežzijklmnoprstćufhcčš'][index] ?? '',
    ]),
  ),
  ...{ љ: 'lj', њ: 'nj', џ: 'dž' },
};

/** Plain letters, and Latin ones: so is `јануар` found as `januar`. */
export function latinLetters(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return plainLetters(text.toLowerCase().replace(/[а-џ]/g, (letter) => CYRILLIC[letter] ?? letter));
}

const LETTERS_WRITTEN_OUT = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', ð: 'd', þ: 'th', ı: 'i' } as const;

/** Small letters that are no letter with a mark: strasse for straße. */
export function writtenOut(text: string): string {
  return text.replace(/[ßæœøłðþı]/g, (letter) => LETTERS_WRITTEN_OUT[letter as keyof typeof LETTERS_WRITTEN_OUT]);
}

function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text);
}
