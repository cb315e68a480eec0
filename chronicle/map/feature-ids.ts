/**
 * The word itself, or the word with the first number that makes it free. `counted` remembers how far was counted: of ten
 * thousand of one name, the last would otherwise ask for all of them again.
 */
export function freeId(word: string, isFree: (id: string) => boolean, counted = new Map<string, number>()): string {
  if (isFree(word)) return word;
  const stem = word.slice(0, 72);
  for (let number = counted.get(stem) ?? 2; ; number += 1) {
    const id = `${stem}-${number}`;
    if (!isFree(id)) continue;
    counted.set(stem, number);
    return id;
  }
}
