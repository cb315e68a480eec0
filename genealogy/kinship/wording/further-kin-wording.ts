import type { Sex } from '../../graph.ts';
import { nounBySex } from '../declension/kin-noun.ts';
import type { Names } from '../declension/person-name.ts';
import { ownedBy } from '../declension/phrase.ts';
import { waysCounted } from './ways.ts';
import type { Wording } from './wording.ts';

/** For all the lines too many to tell one by one. */
export function furtherKinWording(sex: Sex, lines: number, { owner, subject }: Names): Wording {
  const noun = nounBySex(sex, 'rođak', 'rođakinja');
  return {
    term: noun.nominative,
    sentence: `${subject} je ${ownedBy(owner, [noun])} i na još ${waysCounted(lines)}.`,
    kind: 'blood',
    notes: [],
    isHalf: false,
  };
}
