import type { Genealogy } from '../../../../genealogy/genealogy.ts';
import { type Layout, layout } from '../../../../genealogy/layout/index.ts';
import { unpackGenealogy } from '../../../../genealogy/packed/unpack.ts';
import { foldedBranches } from '../folded-branches.ts';
import { indexDrawing } from '../scene/scene.ts';
import type { FromWorker, ToWorker, WantedView } from './layout-messages.ts';

let genealogy: Genealogy | undefined;
let last: { readonly view: WantedView; readonly layout: Layout } | undefined;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'tree') {
    genealogy = unpackGenealogy(JSON.parse(data.json));
    return;
  }
  if (!genealogy) return;
  const { turn, view } = data;
  // Folding and unfolding must not throw everything about; another view is drawn as if nothing had been there.
  const isSameView =
    last !== undefined && last.view.kind === view.kind && last.view.of === view.of && last.view.to === view.to;
  const drawn = layout(genealogy, {
    ...view,
    folded: foldedBranches(genealogy, view.folded),
    ...(isSameView && last ? { previous: last.layout } : {}),
  });
  last = { view, layout: drawn };
  const { drawing } = drawn;
  const asked = new Set(view.folded.map((id) => genealogy?.individuals.indexOf(id)));
  const folded = drawing.folded.map((count, box) => (asked.has(drawing.person[box]) ? count : 0));
  self.postMessage({ turn, drawing: { ...drawing, folded }, indexes: indexDrawing(drawing) } satisfies FromWorker);
};
