/** A change of a tree that somebody proposes, for whoever decides on it. */
export interface TreeProposalView {
  readonly id: string;
  readonly tree: string;
  /** Whom it is about, as the page calls them. */
  readonly name: string;
  readonly years: string;
  readonly href: string;
  readonly treeTitle: string;
  readonly by: string;
  readonly at: string;
  readonly note: string;
  /** What it is, in a few words: «Rođenje», «Novo dijete». */
  readonly what: string;
  readonly lines: readonly DifferenceLine[];
  /** Why it can no longer be taken as it is. */
  readonly trouble: string | undefined;
}

export interface DifferenceLine {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}
