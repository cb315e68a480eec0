import type { Genealogy } from '../../genealogy.ts';
import { Pedigree, Sex } from '../../graph.ts';
import { asSteps, type KinNoun, type Owner, ownedBy, type Steps, withTail } from '../declension/kin-noun.ts';
import { fullName } from '../declension/person-name.ts';
import { isLetterOf, type Token } from './notation.ts';
import { piecesOf } from './steps.ts';
import { ancestorWord, descendantWord, NAMED_GENERATIONS, partnerWord, siblingWord, tieWord } from './words.ts';

/** The words of the sentence, and the explanation in brackets for readers who do not know the term. */
export function bracketsFor(
  genealogy: Genealogy,
  pronoun: Owner,
  tokens: readonly Token[],
  steps: Steps,
): { main: Steps; brackets: string | undefined } {
  const [only, second] = tokens;
  if (only && !second && !(only.sibling && only.pedigree !== Pedigree.birth))
    return { main: steps, brackets: onSingleStep(only) };
  if (isTooFarForWords(tokens)) return { main: steps, brackets: farBrackets(genealogy, tokens) };
  const marriage = otherMarriage(tokens);
  const plain = asSteps(plainSteps(tokens).map((step) => step.noun));
  const isAlreadyPlain =
    plain.length === steps.length && plain.every((noun, at) => noun.nominative === steps[at]?.nominative);
  if (isAlreadyPlain) return { main: plain, brackets: marriage };
  const isStepchild = tokens.length === 2 && only?.marriage && second && isLetterOf('child', second);
  const tail = marriage ?? (isStepchild ? EARLIER : undefined);
  // After a row of genitives a comma keeps the marriage from being read as that of whoever was named last.
  const parting = plain.length > 2 ? ', ' : ' ';
  return { main: steps, brackets: [ownedBy(pronoun, plain), tail].filter(Boolean).join(parting) };
}

function onSingleStep({ letter, pedigree, sibling }: Token): string | undefined {
  if (sibling?.areTwins) return TWINS[letter];
  if (sibling?.isHalf) return sideOf(sibling.over);
  return pedigree === Pedigree.adopted ? ADOPTED[letter] : undefined;
}

const TWINS: Record<string, string> = {
  B: 'brat rođen istoga dana',
  Z: 'sestra rođena istoga dana',
  g: 'rođeni istoga dana',
};
const ADOPTED: Record<string, string> = {
  F: 'posvojitelj',
  M: 'posvojiteljica',
  p: 'posvojitelj',
  S: 'posvojeni sin',
  D: 'posvojena kći',
  c: 'posvojeno dijete',
};

function farBrackets(genealogy: Genealogy, tokens: readonly Token[]): string | undefined {
  if (tokens.some((token) => token.marriage)) return otherMarriage(tokens);
  const parents = tokens.find((token) => token.sibling)?.sibling?.parents;
  if (!parents) return sideOf(tokens[0]?.letter);
  const written = parents.filter((parent) => parent < genealogy.individuals.size);
  const [first, ...others] = written.map((parent) => genealogy.individuals.at(parent));
  if (!first) return 'zajednički preci nisu zapisani';
  if (others.length > 0) return `zajednički preci: ${[first, ...others].map(fullName).join(' i ')}`;
  const isWoman = first.sex === Sex.female;
  return `${isWoman ? 'zajednička pretkinja' : 'zajednički predak'}: ${fullName(first)}`;
}

const EARLIER = 'iz prijašnjega braka';

/** Where the marriage on the path is not the one a reader would assume. */
export function otherMarriage(tokens: readonly Token[]): string | undefined {
  const order = tokens.find((token) => token.marriage?.order)?.marriage?.order;
  if (order) return order === 'earlier' ? EARLIER : 'iz kasnijega braka';
  // Two partners of one person, without dates to tell which marriage came first.
  return tokens.length === 2 && tokens.every((token) => token.marriage)
    ? 'iz prijašnjega ili kasnijega braka'
    : undefined;
}

/** A noun, and the person on the path whom it means. */
interface NamedStep {
  readonly noun: KinNoun;
  readonly to: number;
}

/** The path in the plainest words, for the brackets after a sentence: brat njezina muža; unuk brata njezina djeda po ocu. */
export function plainSteps(tokens: readonly Token[]): NamedStep[] {
  if (tokens.length > 1 && isLineal(tokens)) return linealSteps(tokens);
  return piecesOf(tokens).flatMap((piece, position) => plainPiece(piece, position === 0));
}

/** An ancestor is the father or mother of the one before, a descendant the descendant of a child. */
function linealSteps(tokens: readonly Token[]): NamedStep[] {
  const [first, last, lastButOne] = [tokens[0] as Token, tokens.at(-1) as Token, tokens.at(-2) as Token];
  if (isLetterOf('parent', first)) {
    const nearer = withSide(ancestorWord(tokens.length - 1, lastButOne.letter), tokens.slice(0, -1));
    return [
      { noun: nearer, to: lastButOne.to },
      { noun: ancestorWord(1, last.letter), to: last.to },
    ];
  }
  return [
    { noun: descendantWord(1, first.letter), to: first.to },
    { noun: descendantWord(tokens.length - 1, last.letter), to: last.to },
  ];
}

function plainPiece(piece: readonly Token[], isFirst: boolean): NamedStep[] {
  return runsOf(piece).flatMap((run, position) =>
    isBirth(run[0] as Token) ? [stepOfRun(run, isFirst && position === 0)] : stepsOfToken(run[0] as Token),
  );
}

/** Parents by birth in a row, children by birth in a row, and everything else by itself. */
function runsOf(piece: readonly Token[]): Token[][] {
  const runs: Token[][] = [];
  for (const token of piece) {
    const previous = runs.at(-1)?.at(-1);
    const continues =
      previous && isBirth(previous) && isBirth(token) && isLetterOf('parent', previous) === isLetterOf('parent', token);
    if (continues) runs.at(-1)?.push(token);
    else runs.push([token]);
  }
  return runs;
}

function isBirth(token: Token): boolean {
  return token.pedigree === Pedigree.birth && (isLetterOf('parent', token) || isLetterOf('child', token));
}

function stepOfRun(run: readonly Token[], isFirst: boolean): NamedStep {
  const { letter, to } = run.at(-1) as Token;
  if (isLetterOf('child', run[0] as Token)) return { noun: descendantWord(run.length, letter), to };
  const noun = ancestorWord(run.length, letter);
  return { noun: isFirst ? withSide(noun, run) : noun, to };
}

function stepsOfToken(token: Token): NamedStep[] {
  const { letter, to, pedigree, sibling, marriage } = token;
  if (marriage) return [{ noun: partnerWord(token), to }];
  if (!sibling) return [{ noun: tieWord(letter, pedigree), to }];
  if (pedigree === Pedigree.birth) return [{ noun: siblingWord(token), to }];
  const [up, down] = sibling.pedigrees;
  const childLetter = { B: 'S', Z: 'D' }[letter] ?? 'c';
  return [
    { noun: parentWord(sibling.over, up), to: sibling.parents[0] },
    { noun: tieWord(childLetter, down), to },
  ];
}

function parentWord(letter: string, pedigree: Pedigree): KinNoun {
  return pedigree === Pedigree.birth ? ancestorWord(1, letter) : tieWord(letter, pedigree);
}

/** Which of the two grandfathers, and on whose side farther back. */
function withSide(noun: KinNoun, ancestors: readonly Token[]): KinNoun {
  const side = sideOf(ancestors[0]?.letter);
  return ancestors.length > 1 && side !== undefined ? withTail(noun, side) : noun;
}

function sideOf(letter: string | undefined): string | undefined {
  return { F: 'po ocu', M: 'po majci', S: 'po sinu', D: 'po kćeri' }[letter ?? ''];
}

/** Beyond the generations that have names, words would only count generations. */
function isTooFarForWords(tokens: readonly Token[]): boolean {
  if (isLineal(tokens)) return tokens.length - 1 > NAMED_GENERATIONS;
  const isFar = (kind: 'parent' | 'child', piece: readonly Token[]): boolean =>
    piece.filter((token) => isLetterOf(kind, token)).length > NAMED_GENERATIONS;
  return piecesOf(tokens).some((piece) => isFar('parent', piece) || isFar('child', piece));
}

function isLineal(tokens: readonly Token[]): boolean {
  return (
    tokens.every((token) => token.pedigree === Pedigree.birth) &&
    (tokens.every((token) => isLetterOf('parent', token)) || tokens.every((token) => isLetterOf('child', token)))
  );
}
