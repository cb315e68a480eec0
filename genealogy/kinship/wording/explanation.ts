import { Pedigree } from '../../graph.ts';
import { type KinNoun, withTail } from '../declension/kin-noun.ts';
import { isLetterOf, type Token } from './notation.ts';
import { piecesOf } from './steps.ts';
import { ancestorWord, descendantWord, NAMED_GENERATIONS, partnerWord, siblingWord, tieWord } from './words.ts';

/** A noun, and the person it means on this path. */
export interface Told {
  readonly noun: KinNoun;
  readonly to: number;
}

/** The path in the plainest words, for the brackets after a sentence: brat njezina muža; unuk brata njezina djeda po ocu. */
export function plainSteps(tokens: readonly Token[]): Told[] {
  if (tokens.length > 1 && isLineal(tokens)) return linealSteps(tokens);
  return piecesOf(tokens).flatMap((piece, position) => plainPiece(piece, position === 0));
}

/** An ancestor is the father or mother of the one before, a descendant the descendant of a child. */
function linealSteps(tokens: readonly Token[]): Told[] {
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

function plainPiece(piece: readonly Token[], isFirst: boolean): Told[] {
  return runsOf(piece).flatMap((run, position) =>
    isBirth(run[0] as Token) ? [toldRun(run, isFirst && position === 0)] : toldToken(run[0] as Token),
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

function toldRun(run: readonly Token[], isFirst: boolean): Told {
  const { letter, to } = run.at(-1) as Token;
  if (isLetterOf('child', run[0] as Token)) return { noun: descendantWord(run.length, letter), to };
  const noun = ancestorWord(run.length, letter);
  return { noun: isFirst ? withSide(noun, run) : noun, to };
}

function toldToken(token: Token): Told[] {
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

export function sideOf(letter: string | undefined): string | undefined {
  return { F: 'po ocu', M: 'po majci', S: 'po sinu', D: 'po kćeri' }[letter ?? ''];
}

/** Beyond the named generations the plain words would count more than they tell. */
export function isTooFarForWords(tokens: readonly Token[]): boolean {
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
