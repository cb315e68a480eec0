import type { Genealogy } from '../genealogy.ts';
import { compose, formerPlaces, placeGroups } from './compose.ts';
import { drawKinGroup } from './draw-kin-group.ts';
import { Layout } from './drawing.ts';
import { kinGroupsOf } from './kin-groups.ts';
import { selectPeople, type View } from './selection.ts';

export { type Box, type Drawing, type Edge, type Layout, LineKind } from './drawing.ts';
export { BOX_HEIGHT, BOX_WIDTH } from './measures.ts';
export type { View } from './selection.ts';

/**
 * One box for every person in the view, whatever the intermarriage, and the lines among them. The same genealogy and view give
 * the same drawing. An id that nobody has, or a view without the id it needs, gives an empty one: an address that names somebody
 * who has since been taken out of the tree is no fault.
 */
export function layout(genealogy: Genealogy, view: View): Layout {
  const { graph, individuals } = genealogy;
  const selection = selectPeople(genealogy, view);
  if (!selection) return new Layout(genealogy, compose(graph, [], new Int32Array(0)), []);
  const former = formerPlaces(genealogy, view.previous);
  const groups = kinGroupsOf(genealogy, selection.isChosen);
  const routedGroups = groups.map((kin) => {
    const center = view.of === undefined ? 0 : Math.max(0, kin.people.indexOf(selection.center));
    return drawKinGroup(
      kin,
      center,
      Float64Array.from(kin.people, (person) => former.middle[person] as number),
    );
  });
  const drawing = compose(graph, placeGroups(groups, routedGroups, former), selection.folded);
  return new Layout(
    genealogy,
    drawing,
    selection.path.map((person) => individuals.idAt(person)),
  );
}
