import type { Names } from '../declension/person-name.ts';
import { ownedBy, type Steps } from '../declension/phrase.ts';
import type { Relationship } from '../relationship.ts';

/** What can be said of a relationship in words. */
export type Wording = Pick<Relationship, 'term' | 'sentence' | 'everyday' | 'notes' | 'kind' | 'isHalf'>;

export function sentenceOf({ subject, owner }: Names, steps: Steps, brackets?: string): string {
  return `${subject} je ${ownedBy(owner, steps)}${brackets === undefined ? '' : ` (${brackets})`}.`;
}
