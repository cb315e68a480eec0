import type { Sex } from '../graph.ts';
import { nounBySex, ownedBy, type Steps } from './declension/kin-noun.ts';
import type { Names } from './declension/person-name.ts';

/** How two people are related; `self` where they are the same person. */
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
  /** Whether siblings on the path share one parent only. */
  readonly isHalf: boolean;
  /** In how many ways the sentence is true: all lines of all its paths. */
  readonly lines: number;
  /** Other paths that the same sentence describes, absent where there is one only. */
  readonly otherPaths?: readonly (readonly PathStep[])[];
}

export interface PathStep {
  readonly id: string;
  /** What this person is to the one before; `sibling` only where neither parent is recorded. */
  readonly by: 'start' | 'parent' | 'child' | 'sibling' | 'partner' | 'godparent' | 'godchild' | 'sworn';
  /** The other parent, where the path turns at a couple. */
  readonly with?: string;
}

/** The part of a relationship that is in words. */
export type Wording = Pick<Relationship, 'term' | 'sentence' | 'everyday' | 'notes' | 'kind' | 'isHalf'>;

export function sentenceOf({ subject, owner }: Names, steps: Steps, brackets?: string): string {
  return `${subject} je ${ownedBy(owner, steps)}${brackets === undefined ? '' : ` (${brackets})`}.`;
}

/** The sentence without its full stop, and without explanations, years of birth and further ways: `Luka je Antin bratić`. */
export function withoutDetails(sentence: string): string {
  const withoutBrackets = sentence.replaceAll(/ \([^()]*\)/g, '');
  if (withoutBrackets !== sentence) return withoutDetails(withoutBrackets);
  return sentence.replace(/(?:,? i (?:to )?na .*)?\.$/, '');
}

const figures = new Intl.NumberFormat('hr');

/** `1 način`, `3 načina`, `21 način`: after the preposition na. */
export function formatWays(count: number): string {
  const isOne = count % 10 === 1 && count % 100 !== 11;
  return `${figures.format(count)} ${isOne ? 'način' : 'načina'}`;
}

/**
 * Each sentence once, in the same order, with the number of ways in which it is true: where two brothers married two sisters,
 * their fathers are prijatelji in two ways.
 */
export function mergeSameSentences(relationships: readonly Relationship[]): Relationship[] {
  return [...Map.groupBy(relationships, ({ sentence }) => sentence).values()].map(merged);
}

function merged(group: readonly Relationship[]): Relationship {
  const [nearest, ...others] = group as readonly [Relationship, ...Relationship[]];
  const lines = group.reduce((sum, relationship) => sum + relationship.lines, 0);
  if (lines === 1) return nearest;
  return {
    ...nearest,
    sentence: `${nearest.sentence.replace(/\.$/, '')}, i to na ${formatWays(lines)}.`,
    notes: [...new Set(group.flatMap(({ notes }) => notes))],
    isHalf: group.some(({ isHalf }) => isHalf),
    lines,
    ...(others.length > 0 && { otherPaths: others.map(({ path }) => path) }),
  };
}

/** One sentence for all the lines that are not listed one by one. */
export function furtherKinWording(sex: Sex, lines: number, { owner, subject }: Names): Wording {
  const noun = nounBySex(sex, 'rođak', 'rođakinja');
  return {
    term: noun.nominative,
    sentence: `${subject} je ${ownedBy(owner, [noun])} i na još ${formatWays(lines)}.`,
    kind: 'blood',
    notes: [],
    isHalf: false,
  };
}
