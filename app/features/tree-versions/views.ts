export interface VersionView {
  readonly number: number;
  readonly size: string;
  readonly came: string;
  readonly href: string;
  readonly isCurrent: boolean;
  readonly canRestore: boolean;
  /** A merge; edits are undone line by line. */
  readonly canUndo: boolean;
  /** What was edited, where that is what made it: many small edits of one person stand together. */
  readonly edits: readonly EditLineView[];
}

export interface EditLineView {
  readonly number: number;
  readonly line: string;
  readonly href: string;
}

export interface TreeSectionView {
  readonly tree: string;
  readonly title: string;
  readonly href: string;
  readonly visibility: string;
  /** The page of the tree's health, and how much was found where that is known. */
  readonly health: { readonly href: string; readonly note: string };
  readonly size: string;
  readonly versions: readonly VersionView[];
  /** Where earlier ones are listed. */
  readonly earlier: string | undefined;
  /** Where edits that members have proposed wait, if any do. */
  readonly proposals: { readonly href: string; readonly label: string } | undefined;
  /** One's own files that wait for a word. */
  readonly waiting: readonly { readonly href: string; readonly at: string }[];
}

export interface ReportedPerson {
  readonly id: string;
  readonly name: string;
  readonly years: string;
  readonly note?: string;
}

export interface ReportView {
  readonly at: string;
  /** The tree has changed since it was compared. */
  readonly isStale: boolean;
  readonly isEmpty: boolean;
  /** There is a tree to merge it with, and where that has been begun. */
  readonly canMerge: boolean;
  readonly mergeHref: string | undefined;
  readonly size: string;
  readonly sample: boolean;
  readonly counts: Readonly<
    Record<'added' | 'changed' | 'gone' | 'unchanged' | 'renumbered' | 'nameOnly' | 'hidden' | 'findings', number>
  >;
  readonly added: readonly ReportedPerson[];
  readonly gone: readonly ReportedPerson[];
  readonly lost: readonly ReportedPerson[];
  readonly changed: readonly ReportedPerson[];
  readonly living: readonly ReportedPerson[];
  readonly findings: readonly {
    readonly where: string;
    readonly tag: string;
    readonly sentence: string;
    readonly severity: string;
  }[];
}

/** Two records of two trees, and what is known of them together. */
export interface LinkView {
  readonly one: string;
  readonly other: string;
  readonly people: readonly { readonly name: string; readonly where: string; readonly href: string | undefined }[];
  readonly note: string;
}
