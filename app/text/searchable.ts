/** Text for finding regardless of capitals and diacritics: durdica finds Đurđica. */
export function searchable(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');
}
