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
