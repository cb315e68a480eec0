import { closestKin } from '../../../../genealogy/closest-kin.ts';
import type { TreeModel } from '../tree-model.ts';
import type { KinView, PersonView } from '../views.ts';

/** What the tree itself knows of somebody: shown at once, while the rest is on its way. */
export function personPreview(tree: TreeModel, person: number, pathOf: (id: string) => string): PersonView {
  const kin = (index: number): KinView => {
    const { full, years } = tree.glance(index);
    const id = tree.idOf(index);
    return { id, href: pathOf(id), name: full, years };
  };
  const { parents, siblings, partners, children } = closestKin(tree.genealogy.graph, person);
  return {
    ...kin(person),
    nickname: tree.packed.nickname[person] ?? '',
    otherNames: tree.packed.otherNames[person] ?? [],
    facts: [],
    notes: [],
    kin: [
      { label: 'Roditelji', people: parents.map(kin) },
      { label: 'Braća i sestre', people: siblings.map(kin) },
      { label: 'Bračni drugovi', people: partners.map(kin) },
      { label: 'Djeca', people: children.map(kin) },
    ].filter(({ people }) => people.length > 0),
    records: [],
    sources: [],
    pictures: [],
    crossing: undefined,
  };
}
