import type { Genealogy } from '../../genealogy.ts';
import { Sex } from '../../graph.ts';
import { agreeing } from '../declension/adjective.ts';
import { type KinNoun, spoken } from '../declension/kin-noun.ts';
import { type Names, shortName } from '../declension/person-name.ts';
import { plainSteps } from './explanation.ts';
import type { Token } from './notation.ts';
import { sentenceOf } from './wording.ts';

const DISTANT: KinNoun = { nominative: 'daljnja svojta', genitive: 'daljnje svojte', gender: 'f' };

/** Too far for words: the whole way, person by person, each with their name. */
export function distantWording(
  genealogy: Genealogy,
  names: Names,
  tokens: readonly Token[],
): { term: string; sentence: string } {
  let previous: Sex = Sex.unknown;
  const way = plainSteps(tokens).map(({ noun, to }) => {
    const person = to < genealogy.individuals.size ? genealogy.individuals.at(to) : undefined;
    const pronoun = { [Sex.male]: 'njegov', [Sex.female]: 'njezin', [Sex.unknown]: undefined }[previous];
    previous = person?.sex ?? Sex.unknown;
    const whose = pronoun === undefined ? '' : `${agreeing(pronoun, noun.gender, 'nominative')} `;
    return [`${whose}${spoken(noun, 'nominative')}`, person && shortName(person)].filter(Boolean).join(' ');
  });
  return { term: DISTANT.nominative, sentence: sentenceOf(names, [DISTANT], way.join(', ')) };
}
