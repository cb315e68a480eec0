import type { PortraitPath } from '../tree-model.ts';

/** Where a tree and what belongs to it is to be had. */
export interface TreePaths {
  readonly data: string;
  readonly person: (id: string) => string;
  readonly portrait: PortraitPath;
  readonly personPage: (id: string) => string;
  readonly kinship: (first: string, second: string) => string;
  /** For those who may have the file of a branch. */
  readonly gedcom: string | undefined;
}
