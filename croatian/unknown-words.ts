import { plainWord } from './letters.ts';

/** Endings of case, number and gender, the longest first. */
const ENDINGS = 'ovima evima ima ama oga ega omu emu ome om em og eg oj ih im ovi evi ove eve a e i o u'.split(' ');
/** Of possessives: Matin, Ćavarov. */
const POSSESSIVE = /(?<=.{3})(?:ov|ev|in)$/;
const SHORTEST_STEM = 3;

/**
 * What a word that no dictionary has keeps through its cases: stems without marks. Several where an ending may have
 * changed the letter before it (junaci, junak) or an a comes and goes (kovrljac, kovrljca).
 */
export function stemsOf(word: string): string[] {
  const plain = plainWord(word);
  const ending = ENDINGS.find((each) => plain.endsWith(each) && plain.length - each.length >= SHORTEST_STEM) ?? '';
  const stem = plain.slice(0, plain.length - ending.length);
  const bare = stem.replace(POSSESSIVE, '');
  // Of a foreign name its last vowel may be the stem's: YouTube, YouTubea.
  const stems = new Set([bare, plain]);
  if (ending === 'i' || ending === 'ima') stems.add(beforeI(stem));
  // Rosario, Rosarija.
  if (bare.endsWith('ij')) stems.add(bare.slice(0, -1));
  if (ending === '' && /[^aeiou]a[ck]$/.test(stem)) stems.add(`${stem.slice(0, -2)}${stem.at(-1)}`);
  return [...stems];
}

const BEFORE_I: Readonly<Record<string, string>> = { c: 'k', z: 'g', s: 'h' };

function beforeI(stem: string): string {
  const last = stem.at(-1) ?? '';
  return stem.slice(0, -1) + (BEFORE_I[last] ?? last);
}
