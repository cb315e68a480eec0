import { agreeing, type Case } from './adjective.ts';
import { type KinNoun, spoken } from './kin-noun.ts';

/** Whose kin somebody is: an adjective before the word (Marijin djever) or a genitive after it (djever Nives Ćavar). */
export type Owner = { readonly possessive: string } | { readonly genitive: string };

/** Kin told in steps from the owner on, at least one: [djed, bratić] is the cousin of the owner's grandfather. */
export type Steps = readonly [KinNoun, ...KinNoun[]];

export function asSteps([first, ...rest]: readonly KinNoun[]): Steps {
  if (!first) throw new RangeError('nobody is kin over no step at all');
  return [first, ...rest];
}

/** In a sentence: Anin bratić; bratić Anina djeda; bratić djeda Nives Ćavar; potomak Anina bratića u 6. koljenu. */
export function ownedBy(owner: Owner, [first, ...rest]: Steps): string {
  const isAlone = rest.length === 0;
  const meant = first.tail === undefined ? rest.at(-1) : undefined;
  const farthest = meant ? rest.with(-1, { ...meant, tail: undefined }) : rest;
  return [...farther(farthest), withOwner(owner, first, isAlone ? 'nominative' : 'genitive'), meant?.tail]
    .filter(Boolean)
    .join(' ');
}

/** On its own: bratić; djedov bratić; sin drugoga bratića. */
export function ownerless([first, second, ...rest]: Steps): string {
  if (!second) return spoken(first, 'nominative');
  const secondCase = rest.length === 0 ? 'nominative' : 'genitive';
  const nearer = first.possessive
    ? withOwner({ possessive: first.possessive }, second, secondCase)
    : withOwner({ genitive: spoken(first, 'genitive') }, second, secondCase);
  return [...farther(rest), nearer].join(' ');
}

function withOwner(owner: Owner, noun: KinNoun, grammaticalCase: Case): string {
  if ('possessive' in owner) {
    return `${agreeing(owner.possessive, noun.gender, grammaticalCase)} ${spoken(noun, grammaticalCase)}`;
  }
  return [noun[grammaticalCase], owner.genitive, noun.tail].filter(Boolean).join(' ');
}

/** The last word named is the one meant; everything between it and the owner follows in the genitive. */
function farther(nouns: readonly KinNoun[]): string[] {
  return nouns
    .map((noun, position) => spoken(noun, position === nouns.length - 1 ? 'nominative' : 'genitive'))
    .reverse();
}
