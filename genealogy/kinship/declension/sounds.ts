export function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && /[aeiou]/i.test(letter);
}

/** Grgo and Krsto count two: an r between consonants carries a syllable. */
export function syllables(word: string): number {
  return word.match(/[aeiou]|(?<![aeiou])r(?![aeioujr])/gi)?.length ?? 0;
}

/** After a palatal the possessive takes -ev: Jurjev, Blažev. */
export function palatalEnd(stem: string): boolean {
  return /[čćđšžj]$/i.test(stem);
}
