/**
 * The dictionary has many a form as a word of its own: comparatives, passive participles, possessives, the masculine of
 * adjectives with a fleeting a, irregular cases. Rules say which word they may be of; they count where the dictionary has it.
 */
interface Lemma {
  readonly lemma: string;
  readonly flags: readonly string[];
}

/** What a consonant was before j changed it; the longest first. */
const BEFORE_J: readonly (readonly [after: string, before: readonly string[]])[] = [
  ['blj', ['b']],
  ['plj', ['p']],
  ['vlj', ['v']],
  ['mlj', ['m']],
  ['šlj', ['sl']],
  ['žlj', ['zl']],
  ['šnj', ['sn']],
  ['žnj', ['zn']],
  ['šć', ['st']],
  ['št', ['st']],
  ['žđ', ['zd']],
  ['lj', ['l']],
  ['nj', ['n']],
  ['đ', ['d']],
  ['ć', ['t']],
  ['č', ['k', 'c']],
  ['ž', ['g', 'z']],
  ['š', ['s', 'h']],
];

/** Stems that may have been before their last consonants changed. */
function unchanged(stem: string): string[] {
  return BEFORE_J.flatMap(([after, before]) =>
    stem.endsWith(after) ? before.map((each) => stem.slice(0, stem.length - after.length) + each) : [],
  );
}

/** With a fleeting a, and with the long jat. */
function nominatives(stem: string): string[] {
  const fleeting = stem.replace(/([^aeiou])([^aeiou])$/, '$1a$2');
  const long = [stem, fleeting].map((each) => each.replace(/je(?=[^aeiou]+$)/, 'ije'));
  return [...new Set([stem, fleeting, ...long])];
}

const without = (word: string, ending: string) =>
  word.endsWith(ending) ? [word.slice(0, word.length - ending.length)] : [];

/** Of shorter words too many look alike. */
const SHORTEST = 3;

/** Prefix of superlatives: what takes it is an adjective that is compared. */
const COMPARED = 'UB';
const PARTICIPLE = 'UV';
const POSSESSIVE = 'UN';

function comparativesOf({ lemma, flags }: Lemma): string[] {
  if (!flags.includes(COMPARED)) return [];
  const regular = without(lemma, 'iji').flatMap((stem) => [stem, `${stem}i`, ...nominatives(stem)]);
  const changed = without(lemma, 'i')
    .flatMap((stem) => [stem, ...unchanged(stem)])
    .flatMap(nominatives)
    .flatMap((stem) => [stem, ...['i', 'ki', 'ak', 'ok', 'ek', 'eo', 'eli'].map((ending) => stem + ending)]);
  const short = without(lemma, 'ši').flatMap((stem) => [...nominatives(stem), `${stem}i`]);
  return [...regular, ...changed, ...short];
}

function participlesOf({ lemma, flags }: Lemma): string[] {
  if (!flags.some((flag) => flag === PARTICIPLE || flag === 'UP' || flag === POSSESSIVE)) return [];
  const stems = without(lemma, 'en');
  const changed = stems.flatMap(unchanged);
  return [
    ...without(lemma, 'an').map((stem) => `${stem}ati`),
    ...without(lemma, 't').map((stem) => `${stem}ti`),
    ...without(lemma, 'ijen').map((stem) => `${stem}iti`),
    ...without(lemma, 'esen').map((stem) => `${stem}ijeti`),
    ...[...stems, ...changed].flatMap((stem) => [`${stem}iti`, `${stem}jeti`]),
    ...stems.flatMap((stem) => [...without(stem, 'č'), ...without(stem, 'ž')].map((root) => `${root}ći`)),
    ...stems.flatMap((stem) => without(stem, 'đ').map((root) => `${root}ći`)),
    ...stems
      .flatMap((stem) => [...without(stem, 'd'), ...without(stem, 't'), ...without(stem, 'z'), ...without(stem, 's')])
      .map((root) => `${root}sti`),
  ];
}

/** Očev, majčin, kneževi: of words whose last consonant the ending changes. */
function possessorsOf({ lemma, flags }: Lemma): string[] {
  if (!flags.includes(POSSESSIVE)) return [];
  const ofMen = without(lemma, 'ev')
    .flatMap(unchanged)
    .flatMap((stem) => [stem, ...without(stem, 'c').map((root) => `${root}ac`)]);
  const ofWomen = without(lemma, 'in')
    .flatMap(unchanged)
    .map((stem) => `${stem}a`);
  return [...ofMen, ...ofWomen];
}

const DEVOICED: Readonly<Record<string, string>> = { d: 't', z: 's', ž: 'š', b: 'p', g: 'k' };

/** Sladak and slatki, topao and topli, žalostan and žalosni. */
function definitesOf({ lemma }: Lemma): string[] {
  const hard = (stem: string) => stem.slice(0, -1) + (DEVOICED[stem.at(-1) ?? ''] ?? stem.at(-1) ?? '');
  return [
    ...without(lemma, 'ak').map((stem) => `${hard(stem)}ki`),
    ...without(lemma, 'an').map((stem) => `${stem.replace(/(?<=[sš])t$/, '')}ni`),
    ...without(lemma, 'ao').map((stem) => `${stem}li`),
    ...without(lemma, 'eo').map((stem) => `${stem}eli`),
    ...without(lemma, 'av').map((stem) => `${stem}vi`),
    ...without(lemma, 'ar').map((stem) => `${stem}ri`),
  ];
}

/** Cases that the dictionary has by themselves: zemalja, smrću, kostiju, plemena, kneže, dijelovi. */
function casesOf({ lemma }: Lemma): string[] {
  const plural = /^(.*[^aeiou])a([^aeiou]+)a$/.exec(lemma);
  const long = (stem: string) => [stem, stem.replace(/je(?=[^aeiou]+$)/, 'ije')];
  return [
    ...(plural ? ['a', 'o', 'e', ''].map((ending) => `${plural[1]}${plural[2]}${ending}`) : []),
    ...without(lemma, 'iju').flatMap(nominatives),
    ...without(lemma, 'u')
      .flatMap(unchanged)
      .flatMap((stem) => [stem, ...without(stem, 'l').map((root) => `${root}ao`)]),
    ...['eta', 'etu', 'etom'].flatMap((ending) => without(lemma, ending)).flatMap((stem) => [`${stem}e`, `${stem}o`]),
    ...(lemma.length > SHORTEST + 1 ? without(lemma, 'e') : [])
      .flatMap(unchanged)
      .flatMap((stem) => [stem, ...without(stem, 'c').map((root) => `${root}ac`)]),
    ...['ovi', 'ova', 'ove', 'ovima', 'evi', 'eva', 'eve', 'evima']
      .flatMap((ending) => without(lemma, ending))
      .flatMap(long),
  ];
}

/** Nebesa, čudesa, tjelesa: plurals that have their own cases. */
function longPluralsOf({ lemma }: Lemma): string[] {
  return without(lemma, 'esa').flatMap((stem) => [`${stem}o`, `${stem.replace(/je(?=[^aeiou]+$)/, 'ije')}o`]);
}

/** Ramena, plemenima: cases of nouns in -me that the dictionary has of an adjective, or not at all. */
export function nounInMe(form: string): string | undefined {
  return /^(.+me)(?:na|nu|nom|nima|ni)$/.exec(form)?.[1];
}

/** Words that a word of the dictionary is a form of, besides itself. `isAlone`: it has no forms of its own. */
export function relatedLemmas(entry: Lemma, isAlone: boolean, isLemma: (word: string) => boolean): string[] {
  const candidates = [
    ...comparativesOf(entry),
    ...participlesOf(entry),
    ...possessorsOf(entry),
    ...longPluralsOf(entry),
    ...(isAlone && entry.lemma.length > SHORTEST ? [...definitesOf(entry), ...casesOf(entry)] : []),
  ];
  return [...new Set(candidates)].filter(
    (candidate) => candidate.length >= SHORTEST && candidate !== entry.lemma && isLemma(candidate),
  );
}
