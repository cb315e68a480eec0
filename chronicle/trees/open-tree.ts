import type { IndividualReference } from '../../domain/reference.ts';
import { type Genealogy, type JoinedGenealogy, NOBODY } from '../../genealogy/index.ts';

/** What pages show: one of the trees, or the whole hill. Of each person it is known in which of the trees they are recorded. */
export type OpenTree = Pick<JoinedGenealogy, 'genealogy' | 'recordsOf' | 'indexOf' | 'conflicts'>;

export function singleTree(tree: string, genealogy: Genealogy): OpenTree {
  return {
    genealogy,
    recordsOf: (person) => [{ tree, id: genealogy.individuals.idAt(person) }],
    indexOf: (reference) => (reference.tree === tree ? genealogy.individuals.indexOf(reference.id) : NOBODY),
    conflicts: new Map(),
  };
}

/** Where somebody is recorded: in the tree that is being looked at, if that has them. */
export function recordIn(opened: OpenTree, person: number, preferred: string): IndividualReference {
  const records = opened.recordsOf(person);
  return (records.find(({ tree }) => tree === preferred) ?? records[0]) as IndividualReference;
}

/** Somebody's id on a page of the tree: that in the tree, if it has them. */
export function idSeenFrom({ genealogy, recordsOf }: OpenTree, tree: string, person: number): string {
  const record = recordsOf(person).find((one) => one.tree === tree);
  return record?.id ?? genealogy.individuals.idAt(person);
}
