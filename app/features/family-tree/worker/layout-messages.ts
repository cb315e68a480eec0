import type { Drawing } from '../../../../genealogy/layout/drawing.ts';
import type { SceneIndexes } from '../scene/scene.ts';

/** What is to be drawn, without what only the worker knows. */
export interface WantedView {
  readonly kind: 'everyone' | 'ancestors' | 'descendants' | 'hourglass' | 'close' | 'path';
  readonly of?: string;
  readonly to?: string;
  readonly folded: readonly string[];
}

export type ToWorker =
  | { readonly kind: 'tree'; readonly json: string }
  | { readonly kind: 'view'; readonly turn: number; readonly view: WantedView };

export interface FromWorker {
  readonly turn: number;
  readonly drawing: Drawing;
  readonly indexes: SceneIndexes;
}
