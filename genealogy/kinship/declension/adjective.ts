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
