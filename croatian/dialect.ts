/** Where a word of the dialect, of old or neighbouring writing, may be written otherwise in the standard. */
type Rewrite = readonly [written: RegExp, standard: readonly string[]];

/** Ikavian: mliko, dica, lipo, and after r with an e in the standard: vrimena, srića. Ekavian, as in older registers: mleko, deca. */
const JAT: readonly Rewrite[] = [
  [/i/g, ['ije', 'je']],
  [/(?<=r)i/g, ['e']],
  [/e/g, ['ije', 'je']],
];

const SOUNDS: readonly Rewrite[] = [
  // A lost h, or v for it: duvan, kruv, uvo, ajduk; f for hv: fala.
  [/(?<=[aeiou])v/g, ['h']],
  [/^(?=[aeioulr])/g, ['h']],
  [/f/g, ['hv']],
  [/(?<=[aeiou])(?=[aeiou])/g, ['h']],
  [/(?<=[aeiou])$/g, ['h']],
  // Beginnings that are hard to say: tica, šenica, ćer, ko.
  [/^(?=[tš])/g, ['p']],
  [/^(?=ć)/g, ['k']],
  // Ognjišće; dojti, pojdem; gospoja; zemja; snaja; črn; guvno; pantiti, mlogo.
  [/šć/g, ['št']],
  [/jt/g, ['ć']],
  [/jd/g, ['đ']],
  [/j/g, ['đ', 'lj', 'h']],
  [/čr/g, ['cr']],
  [/vn/g, ['mn']],
  [/nt/g, ['mt']],
  [/ml/g, ['mn']],
];

const ENDINGS: readonly Rewrite[] = [
  // Final l and o: anđel, posal, rekal; bija, doša.
  [/l$/g, ['o']],
  [/ija$/g, ['io', 'jeo']],
  [/(?<=[eu])a$/g, ['o']],
  [/a$/g, ['ao']],
  // An infinitive without its i; m as n: radit, iden, sedan.
  [/(?<=[tć])$/g, ['i']],
  [/n$/g, ['m']],
];

const SHORTEST = 3;
const LONGEST = 24;
/** A word with more than these has too many ways to be changed twice. */
const MOST_CHANGED_TWICE = 9;

/** The spellings one rewriting away from a word. */
function rewritten(word: string, rewrites: readonly Rewrite[]): string[] {
  return rewrites.flatMap(([written, standard]) =>
    [...word.matchAll(written)].flatMap(({ 0: found, index }) =>
      standard.map((meant) => word.slice(0, index) + meant + word.slice(index + found.length)),
    ),
  );
}

/**
 * Words of the standard that a word of the dialect may be: one change away, or two (vidit, vidjeti; siditi, sjedjeti) when one
 * leads nowhere.
 */
export function standardWords(word: string, isKnown: (candidate: string) => boolean): string[] {
  if (word.length < SHORTEST || word.length > LONGEST) return [];
  const jat = rewritten(word, JAT);
  const known = [...jat, ...rewritten(word, [...SOUNDS, ...ENDINGS])].filter(isKnown);
  if (known.length > 0 || jat.length > MOST_CHANGED_TWICE) return known;
  return jat
    .flatMap((once) => rewritten(once, [...JAT, ...ENDINGS]))
    .filter((twice) => twice !== word && isKnown(twice));
}
