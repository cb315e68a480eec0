import type { Sex } from '../../graph.ts';
import { nounBySex } from '../declension/kin-noun.ts';
import type { Names } from '../declension/person-name.ts';
import { ownedBy } from '../declension/phrase.ts';
import type { Wording } from './wording.ts';

/** For all the lines too many to tell one by one. */
export function furtherKinWording(sex: Sex, lines: number, { owner, subject }: Names): Wording {
  const noun = nounBySex(sex, 'rođak', 'rođakinja');
  return {
    term: noun.nominative,
    sentence: `${subject} je ${ownedBy(owner, [noun])} i po još ${furtherLines(lines)}.`,
    kind: 'blood',
    notes: [],
    isHalf: false,
  };
}

function furtherLines(count: number): string {
  const [tens, ones] = [count % 100, count % 10];
  if (ones === 1 && tens !== 11) return `${count} daljnjoj lozi`;
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? `${count} daljnje loze` : `${count} daljnjih loza`;
}
