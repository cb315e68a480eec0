/** How far something is that the desk has made, in words. */
export interface WorkView {
  readonly isUnderWay: boolean;
  readonly isTrouble: boolean;
  readonly sentence: string;
  /** From 0 to 1, where it is known. */
  readonly share?: number | undefined;
  readonly missing?: { readonly sentence: string; readonly files: readonly string[] };
}

/** Copies of the public site. */
export interface CopiesView {
  readonly work: WorkView | undefined;
  readonly kept: readonly { readonly href: string; readonly label: string; readonly meta: string }[];
  /** Whether one is made every night. */
  readonly nightly: string;
}

export interface ExportState {
  readonly archive: WorkView | undefined;
  /** None while the site is developed. */
  readonly copies: CopiesView | undefined;
}
