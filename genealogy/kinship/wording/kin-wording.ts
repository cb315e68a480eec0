import type { Genealogy } from '../../genealogy.ts';
import { Pedigree, Sex } from '../../graph.ts';
import { agreeing } from '../declension/inflection.ts';
import { formOf, type KinNoun, ownerless, type Steps, withAdjective } from '../declension/kin-noun.ts';
import { type Names, shortName } from '../declension/person-name.ts';
import { sentenceOf, type Wording } from '../relationship.ts';
import type { Chain } from '../search/chain.ts';
import type { Lineage } from '../search/lineage.ts';
import { bracketsFor, otherMarriage, plainSteps } from './explanation.ts';
import { isLetterOf, lettersOf, notationOf, type Token } from './notation.ts';
import { notesFor } from './notes.ts';
import { stepsOf } from './steps.ts';
import { everydayWordFor, partnerWord } from './words.ts';

/** Readers cannot follow more words in a row: the path is then described person by person. */
const MAX_WORDS = 3;

export function kinWording(genealogy: Genealogy, lineage: Lineage, chain: Chain, names: Names): Wording {
  const tokens = notationOf(genealogy, lineage, chain);
  const steps = divorced(tokens) ?? stepsOf(tokens);
  const everyday = steps.length === 1 ? everydayOf(tokens) : undefined;
  const isDistant = steps.length > MAX_WORDS;
  return {
    ...(isDistant ? distantWording(genealogy, names, tokens) : nearWording(genealogy, names, tokens, steps)),
    ...(everyday !== undefined && { everyday }),
    notes: notesOn(tokens, genealogy.graph.sex[chain.from] as Sex),
    kind: kindOf(tokens),
    isHalf: tokens.some((token) => token.sibling?.isHalf),
  };
}

function nearWording(
  genealogy: Genealogy,
  names: Names,
  tokens: readonly Token[],
  steps: Steps,
): { term: string; sentence: string } {
  const { main, brackets } = bracketsFor(genealogy, names.pronoun, tokens, steps);
  return {
    term: [ownerless(steps), tokens.length === 2 ? otherMarriage(tokens) : undefined].filter(Boolean).join(' '),
    sentence: sentenceOf(names, main, brackets),
  };
}

function divorced(tokens: readonly Token[]): Steps | undefined {
  const [only, second] = tokens;
  return only?.marriage?.isDissolved && !second ? [withAdjective('bivš', partnerWord(only))] : undefined;
}

function everydayOf(tokens: readonly Token[]): string | undefined {
  const siblingIndex = tokens.findIndex((token) => isLetterOf('sibling', token));
  const isCousin = siblingIndex > 0 && siblingIndex < tokens.length - 1 && !tokens.some((token) => token.marriage);
  if (!isCousin) return everydayWordFor(lettersOf(tokens));
  return { S: 'rođak', D: 'rođakinja' }[tokens.at(-1)?.letter ?? ''];
}

function kindOf(tokens: readonly Token[]): Wording['kind'] {
  const marriages = tokens.filter((token) => token.marriage);
  if (marriages.length > 0) return marriages.length === 1 && isOverStepTie(tokens) ? 'step' : 'marriage';
  const pedigrees = tokens.map((token) => token.pedigree);
  if (pedigrees.includes(Pedigree.adopted) || pedigrees.includes(Pedigree.foster)) return 'adoptive';
  return pedigrees.includes(Pedigree.step) ? 'step' : 'blood';
}

function isOverStepTie(tokens: readonly Token[]): boolean {
  return tokens.some(({ marriage }, position) => {
    if (!marriage || marriage.order) return false;
    const [before, after] = [tokens[position - 1], tokens[position + 1]];
    return (before && isLetterOf('parent', before)) || (after && isLetterOf('child', after));
  });
}

function notesOn(tokens: readonly Token[], ego: Sex): string[] {
  const [first, second] = tokens;
  // A wife's daughter of a later marriage is nobody's pokćerka.
  const isPlain = tokens.every(({ pedigree, marriage }) => pedigree === Pedigree.birth && !marriage?.order);
  const notes = isPlain ? notesFor(tokens, ego) : [];
  if (first && !second && first.pedigree !== Pedigree.birth)
    notes.push(...(TIE_NOTES[first.pedigree]?.[first.letter] ?? []));
  if (second?.sibling?.isHalf && tokens.length === 2) notes.push(...(HALF_NOTES[lettersOf(tokens)] ?? []));
  if (tokens.some((token) => token.sibling?.isHalfByDefault))
    notes.push('drugi roditelj nije zapisan: možda su i djeca istih roditelja');
  if (tokens.length > 1 && tokens.some((token) => token.marriage?.isDissolved)) notes.push('brak je razveden');
  return notes;
}

const HALF_NOTES: Record<string, readonly string[]> = {
  FB: ['i polustric'],
  MB: ['i poluujak'],
  FZ: ['i polutetka'],
  MZ: ['i polutetka'],
};

const TIE_NOTES: Partial<Record<Pedigree, Record<string, readonly string[]>>> = {
  [Pedigree.adopted]: { S: ['i posinak'], D: ['i pokćerka'] },
  [Pedigree.foster]: { F: ['u narodu i poočim'], M: ['u narodu i pomajka'] },
};

const DISTANT: KinNoun = { nominative: 'daljnja svojta', genitive: 'daljnje svojte', gender: 'f' };

/** Kin too distant for a term: the whole path, person by person, with names. */
function distantWording(
  genealogy: Genealogy,
  names: Names,
  tokens: readonly Token[],
): { term: string; sentence: string } {
  let previous: Sex = Sex.unknown;
  const pathInWords = plainSteps(tokens).map(({ noun, to }) => {
    const person = to < genealogy.individuals.size ? genealogy.individuals.at(to) : undefined;
    const pronoun = { [Sex.male]: 'njegov', [Sex.female]: 'njezin', [Sex.unknown]: undefined }[previous];
    previous = person?.sex ?? Sex.unknown;
    const whose = pronoun === undefined ? '' : `${agreeing(pronoun, noun.gender, 'nominative')} `;
    return [`${whose}${formOf(noun, 'nominative')}`, person && shortName(person)].filter(Boolean).join(' ');
  });
  return { term: DISTANT.nominative, sentence: sentenceOf(names, [DISTANT], pathInWords.join(', ')) };
}
