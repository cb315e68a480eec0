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

export type Gender = 'm' | 'f' | 'n';
export type Case = 'nominative' | 'genitive';

const ENDINGS: Record<Case, Record<Gender, string>> = {
  nominative: { m: '', f: 'a', n: 'o' },
  genitive: { m: 'a', f: 'e', n: 'a' },
};

/** A possessive adjective in its short form, as the standard prefers: Marijin djever, brat Marijina muža, njezine sestre. */
export function agreeing(possessive: string, gender: Gender, grammaticalCase: Case): string {
  return possessive + ENDINGS[grammaticalCase][gender];
}
