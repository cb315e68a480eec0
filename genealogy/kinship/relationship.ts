import type { Sex } from '../graph.ts';
import { nounBySex, ownedBy, type Steps } from './declension/kin-noun.ts';
import type { Names } from './declension/person-name.ts';

/** By what two people are kin; `self` where the two are one. */
export type Kind = 'self' | 'blood' | 'marriage' | 'step' | 'adoptive' | 'spiritual';

/** What b is to a. */
export interface Relationship {
  /** The word, or the words: `djever`, `djedov bratić`. */
  readonly term: string;
  /** A whole sentence: `Ante je Marijin djever (brat njezina muža).` */
  readonly sentence: string;
  /** From a to b, both included. */
  readonly path: readonly PathStep[];
  readonly kind: Kind;
  /** The word of every day where it differs from the term: `šogor`. */
  readonly everyday?: string;
  /** Older and local words, and doubts. */
  readonly notes: readonly string[];
  /** Births on the path: the degree of kinship as the law counts it. */
  readonly degree: number;
  readonly marriages: number;
  /** Where somewhere on the path siblings share one parent only. */
  readonly isHalf: boolean;
  /** In how many ways the sentence is true: lines that differ only in who stands between, all paths taken together. */
  readonly lines: number;
  /** The ways of another shape that the same sentence tells, absent where the path is the only one. */
  readonly otherPaths?: readonly (readonly PathStep[])[];
}

export interface PathStep {
  readonly id: string;
  /** What this person is to the one before; `sibling` only where neither parent is written down. */
  readonly by: 'start' | 'parent' | 'child' | 'sibling' | 'partner' | 'godparent' | 'godchild' | 'sworn';
  /** The other parent, where the path turns at a couple. */
  readonly with?: string;
}

/** What can be said of a relationship in words. */
export type Wording = Pick<Relationship, 'term' | 'sentence' | 'everyday' | 'notes' | 'kind' | 'isHalf'>;

export function sentenceOf({ subject, owner }: Names, steps: Steps, brackets?: string): string {
  return `${subject} je ${ownedBy(owner, steps)}${brackets === undefined ? '' : ` (${brackets})`}.`;
}

const figures = new Intl.NumberFormat('hr');

/** `1 način`, `3 načina`, `21 način`: after the preposition na. */
export function waysCounted(count: number): string {
  const isOne = count % 10 === 1 && count % 100 !== 11;
  return `${figures.format(count)} ${isOne ? 'način' : 'načina'}`;
}

/**
 * Each sentence once, in the order they came, with how many ways it is true: where two brothers married two sisters, their
 * fathers are prijatelji twice over, and nobody wants to read it twice.
 */
export function toldOnce(relationships: readonly Relationship[]): Relationship[] {
  return [...Map.groupBy(relationships, ({ sentence }) => sentence).values()].map(asOne);
}

function asOne(group: readonly Relationship[]): Relationship {
  const [nearest, ...others] = group as readonly [Relationship, ...Relationship[]];
  const lines = group.reduce((sum, relationship) => sum + relationship.lines, 0);
  if (lines === 1) return nearest;
  return {
    ...nearest,
    sentence: `${nearest.sentence.replace(/\.$/, '')}, i to na ${waysCounted(lines)}.`,
    notes: [...new Set(group.flatMap(({ notes }) => notes))],
    isHalf: group.some(({ isHalf }) => isHalf),
    lines,
    ...(others.length > 0 && { otherPaths: others.map(({ path }) => path) }),
  };
}

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
