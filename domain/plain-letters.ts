/** Text for comparing and finding regardless of capitals and diacritics: durdica finds Đurđica. */
export function plainLetters(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');
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
  return plainLetters(text.toLowerCase().replace(/[а-џ]/g, (letter) => CYRILLIC[letter] ?? letter));
}
