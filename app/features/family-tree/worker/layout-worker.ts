import { closestKin } from '../../../../genealogy/closest-kin.ts';
import type { Genealogy } from '../../../../genealogy/genealogy.ts';
import { NOBODY } from '../../../../genealogy/graph.ts';
import { type Layout, layout } from '../../../../genealogy/layout/index.ts';
import { unpackGenealogy } from '../../../../genealogy/packed/unpack.ts';
import { indexDrawing } from '../scene/scene.ts';
import type { FromWorker, ToWorker, WantedView } from './layout-messages.ts';

const scope = self as unknown as {
  onmessage: (event: MessageEvent<ToWorker>) => void;
  postMessage(message: FromWorker): void;
};

let genealogy: Genealogy | undefined;
let last: { readonly view: WantedView; readonly layout: Layout } | undefined;

scope.onmessage = ({ data }) => {
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
    folded: withPartners(genealogy, view.folded),
    ...(isSameView && last ? { previous: last.layout } : {}),
  });
  last = { view, layout: drawn };
  const { drawing } = drawn;
  const asked = new Set(view.folded.map((id) => genealogy?.individuals.indexOf(id)));
  const folded = drawing.folded.map((count, box) => (asked.has(drawing.person[box]) ? count : 0));
  scope.postMessage({ turn, drawing: { ...drawing, folded }, indexes: indexDrawing(drawing) });
};

/** Children are reached through either parent: a branch is folded when both are looked past no further. */
function withPartners({ graph, individuals }: Genealogy, ids: readonly string[]): Set<string> {
  const folded = new Set(ids);
  for (const id of ids) {
    const person = individuals.indexOf(id);
    if (person === NOBODY) continue;
    for (const partner of closestKin(graph, person).partners) folded.add(individuals.idAt(partner));
  }
  return folded;
}
