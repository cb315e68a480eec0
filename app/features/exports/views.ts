/** How far something is that the desk has made, in words. */
export interface WorkView {
  readonly isUnderWay: boolean;
  readonly isTrouble: boolean;
  readonly sentence: string;
  /** From 0 to 1, where it is known. */
  readonly share?: number | undefined;
  readonly missing?: { readonly sentence: string; readonly files: readonly string[] };
}

export interface ExportState {
  readonly archive: WorkView | undefined;
}
