import { Pedigree } from '../../graph.ts';
import { asSteps, type KinNoun, type Steps } from '../declension/kin-noun.ts';
import { isLetterOf, lettersOf, type Token } from './notation.ts';
import { bloodWords, partnerWord, tieWord, wordFor } from './words.ts';

/** A path in as few words as Croatian allows: [djever]; [djed, bratić]; [brat, punac]. */
export function stepsOf(tokens: readonly Token[]): Steps {
  const [parent, partner, ...rest] = tokens;
  const stepparent =
    parent && isLetterOf('parent', parent) && partner?.marriage ? wordOver([parent, partner]) : undefined;
  // A stepmother's son, not the father's stepson: whoever is in the house is named first.
  if (stepparent && rest.length > 0) return [stepparent, ...stepsOf(rest)];
  return asSteps(fewestWords(piecesOf(tokens)).words);
}

/** Runs of kin by blood, and each marriage or other relation by itself. */
export function piecesOf(tokens: readonly Token[]): Token[][] {
  const pieces: Token[][] = [];
  for (const token of tokens) {
    const run = pieces.at(-1);
    const previous = run?.at(-1);
    if (run && previous && continuesBlood(previous, token)) run.push(token);
    else pieces.push([token]);
  }
  return pieces;
}

function continuesBlood(previous: Token, token: Token): boolean {
  if (!isOfBlood(previous) || !isOfBlood(token)) return false;
  return isLetterOf('parent', previous) ? !isLetterOf('child', token) : isLetterOf('child', token);
}

function isOfBlood(token: Token): boolean {
  return !token.marriage && (token.pedigree === Pedigree.birth || token.pedigree === Pedigree.adopted);
}

interface Wording {
  readonly words: readonly KinNoun[];
  /** How much of the path the last word says. */
  readonly lastLength: number;
}

/** Of wordings with as few words, the one whose last word says most: a brother's father-in-law, not a sister-in-law's father. */
function fewestWords(pieces: readonly (readonly Token[])[]): Wording {
  const best: Wording[] = [{ words: [], lastLength: 0 }];
  for (let end = 1; end <= pieces.length; end += 1) {
    const candidates: Wording[] = [];
    for (let start = Math.max(0, end - LONGEST_NAMED); start < end; start += 1) {
      const tokens = pieces.slice(start, end).flat();
      const words = end - start === 1 ? wordsOfPiece(tokens) : wordOver(tokens);
      if (!words) continue;
      const before = best[start] as Wording;
      candidates.push({ words: before.words.concat(words), lastLength: tokens.length });
    }
    best.push(candidates.reduce((one, other) => (isBetter(other, one) ? other : one)));
  }
  return best.at(-1) as Wording;
}

/** Pieces in the longest words over marriages: jetrva (a husband, his brother, the brother's wife). */
const LONGEST_NAMED = 3;

function isBetter(one: Wording, other: Wording): boolean {
  return one.words.length === other.words.length
    ? one.lastLength > other.lastLength
    : one.words.length < other.words.length;
}

function wordsOfPiece(piece: readonly Token[]): readonly KinNoun[] {
  const only = piece[0] as Token;
  if (only.marriage) return [partnerWord(only)];
  return isOfBlood(only) ? bloodWords(piece) : [tieWord(only.letter, only.pedigree)];
}

function wordOver(tokens: readonly Token[]): KinNoun | undefined {
  const isPlain = tokens.every((token) => token.pedigree === Pedigree.birth && token.marriage?.order === undefined);
  return isPlain ? wordFor(lettersOf(tokens)) : undefined;
}
