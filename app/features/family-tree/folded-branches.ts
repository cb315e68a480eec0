import { closestKin } from '../../../genealogy/closest-kin.ts';
import type { Genealogy } from '../../../genealogy/genealogy.ts';
import { NOBODY } from '../../../genealogy/graph.ts';

/**
 * Where the traversal ends so that the descendants of these are hidden. Children are reached through the other parent
 * too, and in a village a grandchild through a cousin they married: all partners along the branch are its ends.
 */
export function foldedBranches({ graph, individuals }: Genealogy, ids: readonly string[]): Set<string> {
  const ends = new Set(ids);
  for (const id of ids) {
    const start = individuals.indexOf(id);
    if (start === NOBODY) continue;
    const branch = new Set([start]);
    for (const person of branch) {
      const { partners, children } = closestKin(graph, person);
      for (const child of children) branch.add(child);
      for (const partner of partners) ends.add(individuals.idAt(partner));
    }
    for (const person of branch) if (person !== start) ends.delete(individuals.idAt(person));
  }
  return ends;
}
