export interface MergePersonView {
  readonly id: string;
  readonly name: string;
  readonly years: string;
}

export interface DifferingView extends MergePersonView {
  readonly b: string;
  readonly theirName: string;
  readonly reasons: string;
  readonly changes: boolean;
  readonly fields: readonly {
    readonly field: string;
    readonly label: string;
    /** Nobody has two of it. */
    readonly isSingle: boolean;
    readonly mine: readonly string[];
    readonly theirs: readonly string[];
    readonly becomes: readonly string[];
    readonly changes: boolean;
    readonly held: boolean;
    /** What was chosen; empty where the usual counts. */
    readonly choice: string;
  }[];
}

export interface MergeView {
  readonly counts: Readonly<
    Record<
      'pairs' | 'doubtful' | 'onlyTheirs' | 'added' | 'differing' | 'changed' | 'held' | 'refused' | 'noLongerLiving',
      number
    >
  > & { readonly twice?: number };
  /** The tree has changed since, or something was decided that the plan does not tell of. */
  readonly isStale: boolean;
  readonly changesNothing: boolean;
  readonly skipped: number;
  readonly reportHref: string;
  readonly differing: readonly DifferingView[];
  /** Of those who differ: which page this is, and of how many. */
  readonly page: number;
  readonly pageCount: number;
  readonly add: 'everybody' | 'nobody' | 'chosen';
  readonly onlyTheirs: readonly (MergePersonView & { readonly isChosen: boolean })[];
  readonly twice: readonly MergePersonView[];
  readonly held: readonly MergePersonView[];
  readonly refused: readonly MergePersonView[];
  readonly noLongerLiving: readonly MergePersonView[];
}

export interface PairView {
  readonly a: string;
  readonly b: string;
  readonly mine: MergePersonView;
  readonly theirs: MergePersonView;
  readonly reasons: string;
  readonly rows: readonly ComparedRow[];
}

/** A line in which two people are compared. */
export interface ComparedRow {
  readonly label: string;
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  /** Both tell it, and otherwise. */
  readonly differs: boolean;
  /** What of a person it is, where that can be chosen; of kin it cannot. */
  readonly field?: string;
  /** Nobody has two of it. */
  readonly isSingle?: boolean;
}

/** Two of one tree who may be one person. */
export interface DuplicateView {
  readonly key: string;
  readonly one: MergePersonView & { readonly href: string };
  readonly other: MergePersonView & { readonly href: string };
  readonly reasons: string;
  readonly rows: readonly ComparedRow[];
  /** The pair that is asked next where this one waits; none where it is the only one. */
  readonly later: string | undefined;
}

/** What a form calls which side of a field stays. */
export function sideField(field: string): string {
  return `side ${field}`;
}

/** What a form calls a choice; an id may have spaces in it. */
export function choiceField(person: string, field: string): string {
  return ['field', person, field].map(encodeURIComponent).join(' ');
}

export function apartField(a: string, b: string): string {
  return ['apart', a, b].map(encodeURIComponent).join(' ');
}

/** Whom a form says something of, which field of theirs, or who is somebody else. */
export function fieldNamed(
  name: string,
): { readonly is: string; readonly one: string; readonly other: string } | undefined {
  try {
    const [is = '', one = '', other = '', ...more] = name.split(' ').map(decodeURIComponent);
    return more.length === 0 && one !== '' && other !== '' ? { is, one, other } : undefined;
  } catch {
    return undefined;
  }
}
