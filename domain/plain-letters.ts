/** Text for comparing and finding regardless of capitals and diacritics: durdica finds Đurđica. */
export function plainLetters(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');
}
