import { type FamilyGraph, NOBODY, Pedigree, Sex } from '../graph.ts';
import { lineageOf } from './search/build-lineage.ts';
import { isRecorded, neighboursOf } from './search/lineage.ts';

/** Parents by birth, NOBODY where unknown. */
export interface BirthCouple {
  readonly father: number;
  readonly mother: number;
}

/**
 * The two parents by birth: no file makes somebody their own ancestor here, and of a child with more the first two count. Where
 * the sexes do not tell who is the father, the place in the family does.
 */
export function birthCouple(graph: FamilyGraph, person: number): BirthCouple {
  const lineage = lineageOf(graph);
  const [one = NOBODY, other = NOBODY] = [...neighboursOf(lineage.birthParents, person)].filter((parent) =>
    isRecorded(lineage, parent),
  );
  if (one === NOBODY) return { father: NOBODY, mother: NOBODY };
  const isMotherFirst = other === NOBODY ? isMother(graph, one, person) : areReversed(graph, one, other);
  return isMotherFirst ? { father: other, mother: one } : { father: one, mother: other };
}

function areReversed({ sex }: FamilyGraph, one: number, other: number): boolean {
  return sex[one] !== sex[other] && (sex[one] === Sex.female || sex[other] === Sex.male);
}

function isMother(graph: FamilyGraph, parent: number, child: number): boolean {
  if (graph.sex[parent] !== Sex.unknown) return graph.sex[parent] === Sex.female;
  const family = firstBirthFamily(graph, child);
  return family !== NOBODY && graph.secondPartner[family] === parent;
}

/** The family that somebody was born into, NOBODY where none is recorded. */
function firstBirthFamily(graph: FamilyGraph, person: number): number {
  for (let slot = graph.originStart[person] as number; slot < (graph.originStart[person + 1] as number); slot += 1) {
    if (graph.originPedigree[slot] === Pedigree.birth) return graph.origins[slot] as number;
  }
  return NOBODY;
}
