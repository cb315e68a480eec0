import type { Genealogy } from '../../../../genealogy/genealogy.ts';
import type { Drawing } from '../../../../genealogy/layout/drawing.ts';
import { type Layout, layout } from '../../../../genealogy/layout/index.ts';
import { unpackGenealogy } from '../../../../genealogy/packed/unpack.ts';
import { foldedBranches } from '../folded-branches.ts';
import { indexDrawing, type SceneIndexes } from '../scene/scene.ts';
import type { LayoutView } from '../view-state.ts';

export type ToWorker =
  | { readonly kind: 'tree'; readonly json: string }
  | { readonly kind: 'view'; readonly request: number; readonly view: LayoutView };

export interface FromWorker {
  /** Which request this answers. */
  readonly request: number;
  readonly drawing: Drawing;
  readonly indexes: SceneIndexes;
}

self.onmessage = answerWith((answer) => self.postMessage(answer));

/** Lays out views of the tree that was sent last. */
function answerWith(answer: (layout: FromWorker) => void): (message: MessageEvent<ToWorker>) => void {
  let genealogy: Genealogy | undefined;
  let last: { readonly view: LayoutView; readonly layout: Layout } | undefined;
  return ({ data }) => {
    if (data.kind === 'tree') {
      genealogy = unpackGenealogy(JSON.parse(data.json));
      return;
    }
    if (!genealogy) return;
    const { request, view } = data;
    const { individuals } = genealogy;
    // Folding keeps everybody near their place; another view is laid out from scratch.
    const isSameView = last?.view.kind === view.kind && last.view.of === view.of && last.view.to === view.to;
    const done = layout(genealogy, {
      ...view,
      folded: foldedBranches(genealogy, view.folded),
      ...(isSameView && last ? { previous: last.layout } : {}),
    });
    last = { view, layout: done };
    const { drawing } = done;
    const asked = new Set(view.folded.map((id) => individuals.indexOf(id)));
    const folded = drawing.folded.map((count, box) => (asked.has(drawing.person[box] as number) ? count : 0));
    answer({ request, drawing: { ...drawing, folded }, indexes: indexDrawing(drawing, genealogy) });
  };
}
