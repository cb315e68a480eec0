import type { Period } from '../scene/lives.ts';
import type { PortraitPath } from '../tree-model.ts';
import type { LayoutView } from '../view-state.ts';
import type { TreeRequest } from '../worker/tree-request.ts';
import type { FetchJson } from './cached-answers.ts';

/** Where a tree and what belongs to it is found. */
export interface TreePaths {
  readonly data: string;
  /** Everybody on the hill with the ids they have in this tree; absent where the tree has everybody. */
  readonly everybody: string | undefined;
  readonly person: (id: string) => string;
  readonly portrait: PortraitPath;
  readonly personPage: (id: string) => string;
  readonly personOnHill: (id: string) => string;
  readonly kinship: (first: string, second: string) => string;
  /** For those who may have the file of a branch. */
  readonly gedcom: string | undefined;
  /** Members propose changes, editors make them. */
  readonly editing: { readonly treeName: string; readonly isEditor: boolean };
}

export interface ControllerPorts {
  readonly title: string;
  readonly sample: string;
  readonly paths: TreePaths;
  readonly periods: readonly Period[];
  readonly requestTree: (view: LayoutView) => TreeRequest;
  readonly fetchJson: FetchJson;
  /** Where the view is written: as a step to go back from, or in place of the last one. */
  readonly address: { push(search: string): void; replace(search: string): void };
}
