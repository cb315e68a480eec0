/** The word itself, or the word with the first number that makes it free. */
export function freeId(word: string, isFree: (id: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? word : `${word.slice(0, 72)}-${number}`;
    if (isFree(id)) return id;
  }
}
