import { Pedigree } from '../../graph.ts';
import {
  asSteps,
  either,
  type KinNoun,
  kinNoun,
  type Steps,
  withAdjective,
  withPhrase,
  withTail,
} from '../declension/kin-noun.ts';
import { isLetterOf, lettersOf, type Token } from './notation.ts';

/** The last generation with a name of its own in Croatian dictionaries: praprapradjed, praprapraunuk. */
export const NAMED_GENERATIONS = 5;

export function ancestorWord(generations: number, letter: string): KinNoun {
  if (generations === 1) return bySex(letter, 'FM', 'otac', 'majka', 'roditelj');
  const prefix = 'pra'.repeat(generations - 2);
  if (generations <= NAMED_GENERATIONS) return bySex(letter, 'FM', `${prefix}djed`, `${prefix}baka`);
  return withTail(bySex(letter, 'FM', 'predak', 'pretkinja', 'predak'), `u ${generations}. koljenu`);
}

export function descendantWord(generations: number, letter: string): KinNoun {
  if (generations === 1) return bySex(letter, 'SD', 'sin', 'kći', 'dijete');
  const prefix = 'pra'.repeat(generations - 2);
  if (generations <= NAMED_GENERATIONS) return bySex(letter, 'SD', `${prefix}unuk`, `${prefix}unuka`, `${prefix}unuče`);
  return withTail(bySex(letter, 'SD', 'potomak', 'potomkinja', 'potomak'), `u ${generations}. koljenu`);
}

/** First, second … cousins; everybody says plain `bratić` for the first. */
function cousinWord(degree: number, letter: string): KinNoun {
  const cousins = letter === 'c' ? (['S', 'D'] as const) : [letter];
  const nouns = cousins.map((sex) => {
    const noun = bySex(sex, 'SD', 'bratić', 'sestrična');
    if (degree === 1) return noun;
    const ordinal = ORDINALS[degree];
    return ordinal === undefined ? withNumber(degree, noun) : withAdjective(ordinal, noun);
  });
  return either(nouns as [KinNoun, ...KinNoun[]]);
}

const ORDINALS = ['', 'prv', 'drug', 'treć', 'četvrt', 'pet', 'šest', 'sedm', 'osm', 'devet', 'deset'];

function withNumber(degree: number, { nominative, genitive, gender }: KinNoun): KinNoun {
  return { nominative: `${degree}. ${nominative}`, genitive: `${degree}. ${genitive}`, gender };
}

export function siblingWord({ letter, sibling }: Token): KinNoun {
  return sibling?.isHalf ? bySex(letter, 'BZ', 'polubrat', 'polusestra') : bySex(letter, 'BZ', 'brat', 'sestra');
}

export function partnerWord({ letter }: Token): KinNoun {
  return bySex(letter, 'HW', 'muž', 'žena', 'supružnik');
}

/** A parent or child by adoption, fostering or a step-relation recorded in the source. */
export function tieWord(letter: string, pedigree: Pedigree): KinNoun {
  const { parent, child } = TIE_WORDS[pedigree];
  return 'FMp'.includes(letter) ? bySex(letter, 'FM', ...parent) : bySex(letter, 'SD', ...child);
}

type ManAndWoman = readonly [man: string, woman: string];

const TIE_WORDS: Record<Pedigree, { readonly parent: ManAndWoman; readonly child: ManAndWoman }> = {
  [Pedigree.birth]: { parent: ['otac', 'majka'], child: ['sin', 'kći'] },
  [Pedigree.adopted]: { parent: ['poočim', 'pomajka'], child: ['posvojenik', 'posvojenica'] },
  [Pedigree.foster]: { parent: ['udomitelj', 'udomiteljica'], child: ['udomljenik', 'udomljenica'] },
  [Pedigree.step]: { parent: ['očuh', 'maćeha'], child: ['pastorak', 'pastorka'] },
};

/**
 * Kin by blood, or by adoption, over parents, then brothers or sisters, then children: one word where there is one, else
 * two: a cousin of an ancestor, a descendant of a cousin, a brother of an ancestor, a descendant of a brother.
 */
export function bloodWords(run: readonly Token[]): Steps {
  const isAdoptive = run.some((token) => token.pedigree !== Pedigree.birth);
  const last = run.at(-1) as Token;
  if (isAdoptive && run.length === 1 && !last.sibling) return [tieWord(last.letter, last.pedigree)];
  const words = wordsAsIfByBirth(run);
  return isAdoptive ? asSteps(words.with(-1, withPhrase(words.at(-1) as KinNoun, 'po posvojenju'))) : words;
}

function wordsAsIfByBirth(run: readonly Token[]): Steps {
  const last = run.at(-1) as Token;
  const siblingIndex = run.findIndex((token) => isLetterOf('sibling', token));
  if (siblingIndex === -1) {
    return [
      isLetterOf('parent', last) ? ancestorWord(run.length, last.letter) : descendantWord(run.length, last.letter),
    ];
  }
  if (run.length === 1)
    return [last.sibling?.areTwins ? bySex(last.letter, 'BZ', 'blizanac', 'blizanka') : siblingWord(last)];
  const [up, down] = [siblingIndex + 1, run.length - siblingIndex];
  if (up === down) return [cousinWord(up - 1, last.letter)];
  const named = wordFor(lettersOf(run));
  if (named) return [named];
  const brother = siblingWord(run[siblingIndex] as Token);
  if (up === 1) return [brother, descendantWord(down - 1, last.letter)];
  if (down === 1) return [ancestorWord(siblingIndex, run[siblingIndex - 1]?.letter ?? 'p'), brother];
  if (up > down) return [ancestorWord(up - down, run[up - down - 1]?.letter ?? 'p'), cousinWord(down - 1, last.letter)];
  return [cousinWord(up - 1, run[2 * siblingIndex]?.letter ?? 'c'), descendantWord(down - up, last.letter)];
}

function bySex(letter: string, letters: string, male: string, female: string, unknown?: string): KinNoun {
  if (letter === letters[0]) return kinNoun(male);
  if (letter === letters[1]) return kinNoun(female);
  return unknown === undefined ? either([kinNoun(male), kinNoun(female)]) : kinNoun(unknown);
}

/**
 * What each path is called today: path, word, and the word of every day where it differs. P stands for either parent,
 * C for a child, G for a brother or sister, E for a husband or wife.
 */
const TABLE = `
  PPPF  prapradjed     šukundjed
  PPPM  praprabaka     šukunbaka
  PPPPF praprapradjed  prašukundjed
  PPPPM prapraprabaka  prašukunbaka

  B     brat
  Z     sestra
  FB    stric
  MB    ujak
  PZ    teta
  PFB   prastric
  PMB   praujak
  PPZ   pratetka
  GS    nećak
  GD    nećakinja
  GCS   pranećak
  GCD   pranećakinja

  H     muž
  W     žena
  FBW   strina
  MBW   ujna
  PZH   tetak
  PFBW  prastrina
  PMBW  praujna
  PPZH  pratetak
  HF    svekar
  HM    svekrva
  WF    punac
  WM    punica
  DH    zet
  SW    snaha
  ZH    zet         šogor
  BW    snaha       šogorica
  HB    djever      šogor
  HBW   jetrva      šogorica
  HZ    zaova       šogorica
  HZH   zaovac      šogor
  WB    šurjak      šogor
  WBW   šurjakinja  šogorica
  WZ    svast       šogorica
  WZH   pašanac     šogor
  CEF   prijatelj
  CEM   prija

  PH    očuh
  PW    maćeha
  ES    pastorak
  ED    pastorka
`;

interface Term {
  readonly word: string;
  readonly everyday: string | undefined;
}

const CLASSES: Record<string, string> = { P: 'FM', C: 'SD', G: 'BZ', E: 'HW', p: 'FM', c: 'SD', g: 'BZ', e: 'HW' };

const LONGEST_PATH = 5;

const terms = new Map(
  TABLE.trim()
    .split(/\s*\n\s*/)
    .flatMap((row) => {
      const [path = '', word = '', everyday] = row.split(/\s+/);
      return meanings(path).map((letters): [string, Term] => [letters, { word, everyday }]);
    }),
);

/** The term for a path: two alternatives where an unknown sex leaves two, undefined where it leaves more or there is no term. */
export function wordFor(letters: string): KinNoun | undefined {
  const words = new Set(meanings(letters).map((exact) => terms.get(exact)?.word));
  const [first, second, third] = words;
  if (words.has(undefined) || first === undefined || third !== undefined) return undefined;
  return second === undefined ? kinNoun(first) : either([kinNoun(first), kinNoun(second)]);
}

export function everydayWordFor(letters: string): string | undefined {
  const words = new Set(meanings(letters).map((exact) => terms.get(exact)?.everyday));
  return words.size === 1 ? [...words][0] : undefined;
}

/** Every path this may be; a long one is not in the table, and all its meanings would be too many to list. */
function meanings(letters: string): string[] {
  if (letters.length > LONGEST_PATH) return [letters];
  return [...letters].reduce(
    (paths, letter) => paths.flatMap((path) => [...(CLASSES[letter] ?? letter)].map((exact) => path + exact)),
    [''],
  );
}
