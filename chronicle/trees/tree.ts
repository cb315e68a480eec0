export const TREES = 'trees';

/** A family tree: its truth is the GEDCOM file; this is what can be said of it without opening it. */
export interface Tree {
  readonly name: string;
  readonly hash: string;
  readonly individuals: number;
  readonly families: number;
  /** Of the births and deaths that are shown: those of the living are not among them. */
  readonly years?: { readonly first: number; readonly last: number };
}

export const TREE_NAMES = ['bosnjak', 'cavar'] as const;
