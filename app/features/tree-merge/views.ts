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
  >;
  /** The tree has changed since, or something was decided that the plan does not tell of. */
  readonly isStale: boolean;
  readonly changesNothing: boolean;
  readonly skipped: number;
  readonly pairsHref: string;
  readonly reportHref: string;
  readonly differing: readonly DifferingView[];
  readonly add: 'everybody' | 'nobody' | 'chosen';
  readonly onlyTheirs: readonly (MergePersonView & { readonly isChosen: boolean })[];
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
  readonly rows: readonly {
    readonly label: string;
    readonly mine: readonly string[];
    readonly theirs: readonly string[];
    readonly differs: boolean;
  }[];
}

export function choiceField(person: string, field: string): string {
  return `field ${person} ${field}`;
}

export function apartField(a: string, b: string): string {
  return `apart ${a} ${b}`;
}
