import { either, type KinNoun, kinNoun } from '../declension/kin-noun.ts';

/**
 * What each path is called today: path, word, and the word of every day where it differs. P stands for either parent,
 * C for a child, G for a brother or sister, E for a husband or wife.
 */
const TABLE = `
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

const LONGEST_PATH = 4;

const terms = new Map(
  TABLE.trim()
    .split(/\s*\n\s*/)
    .flatMap((row) => {
      const [path = '', word = '', everyday] = row.split(/\s+/);
      return meanings(path).map((letters): [string, Term] => [letters, { word, everyday }]);
    }),
);

/** The word for a path, of two words where an unknown sex leaves two; none where it leaves more, or there is none. */
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
