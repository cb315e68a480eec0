import type { Genealogy } from '../../genealogy.ts';
import { Pedigree, Sex } from '../../graph.ts';
import { fullName } from '../declension/person-name.ts';
import { asSteps, type Owner, ownedBy, type Steps } from '../declension/phrase.ts';
import { isTooFarForWords, plainSteps, sideOf } from './explanation.ts';
import { isLetterOf, type Token } from './notation.ts';

/** What to say, and what to add in brackets so that nobody needs to know the word already. */
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
  const plain = asSteps(plainSteps(tokens).map((told) => told.noun));
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

/** Where a marriage on the path is not the one a reader would take it for. */
export function otherMarriage(tokens: readonly Token[]): string | undefined {
  const order = tokens.find((token) => token.marriage?.order)?.marriage?.order;
  if (order) return order === 'earlier' ? EARLIER : 'iz kasnijega braka';
  // Two partners of one person, and no date says whose marriage came first.
  return tokens.length === 2 && tokens.every((token) => token.marriage)
    ? 'iz prijašnjega ili kasnijega braka'
    : undefined;
}
