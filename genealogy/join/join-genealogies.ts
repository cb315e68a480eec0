import type { IndividualReference } from '../../domain/reference.ts';
import { genealogyFrom, sourceOf } from '../gedcom/people/structured-genealogy.ts';
import { StructuresBuilder } from '../gedcom/structures/structures.ts';
import { TAG } from '../gedcom/structures/tags.ts';
import { type Genealogy, isHiddenName } from '../genealogy.ts';
import { NOBODY } from '../graph.ts';
import { joinFamilies } from './joined-families.ts';
import { joinedId, parseJoinedId } from './joined-id.ts';
import { JoinedNames } from './joined-names.ts';
import { joinPeople, type Part } from './joined-people.ts';
import { JoinedRecords } from './joined-records.ts';
import type { Conflict } from './merge-records.ts';
import type { Refusal, Sameness } from './sameness.ts';

/** All that a join found out, as data. */
interface Joined {
  readonly genealogy: Genealogy;
  /** By person, of those in several trees: who they are in each. */
  readonly several: ReadonlyMap<number, readonly IndividualReference[]>;
  /** By person: what the trees tell differently. */
  readonly conflicts: ReadonlyMap<number, readonly Conflict[]>;
  readonly refused: readonly Refusal[];
}

/** One graph over several trees. */
export interface JoinedGenealogy extends Joined {
  /** Who somebody is in each of the trees that have them, by the trees' names. */
  recordsOf(person: number): readonly IndividualReference[];
  /** Who a record of one of the trees is here, NOBODY where it is none. */
  indexOf(reference: IndividualReference): number;
}

/**
 * The trees as one, in which who is the same person in several is one. The order of the trees makes no difference. From what
 * is shown of the living in each: who is hidden in one is hidden here, and nothing is shown that none of them shows.
 */
export function joinGenealogies(given: readonly Part[], sames: readonly Sameness[] = []): JoinedGenealogy {
  const parts = [...given].sort((a, b) => (a.tree < b.tree ? -1 : 1));
  if (new Set(parts.map(({ tree }) => tree)).size < parts.length) throw new TypeError('two trees of one name');
  const people = joinPeople(parts, sames);
  const families = joinFamilies(parts, people);
  const names = new JoinedNames(parts, people, families);
  const records = new JoinedRecords(parts, people, families, names);
  const builder = new StructuresBuilder();
  const conflicts = new Map<number, Conflict[]>();
  const several = new Map<number, readonly IndividualReference[]>();
  const indexByNumber = new Int32Array(people.lead.length).fill(NOBODY);
  let count = 0;
  const tell = (number: number, told: readonly Conflict[]) => {
    if (told.length > 0) conflicts.set(number, [...(conflicts.get(number) ?? []), ...told]);
  };

  parts.forEach((part, place) => {
    const { structures, records: index } = sourceOf(part.genealogy);
    const copy = names.copier(builder, place);
    for (let record = 0; record < structures.recordCount; record += 1) {
      const tag = structures.tags[structures.recordStarts[record] as number];
      const xref = structures.recordXrefs[record] as number;
      if (tag === TAG.INDI) {
        const number = (people.offsets[place] as number) + (index.individualByXref[xref] as number);
        if (people.lead[number] !== number) continue;
        indexByNumber[number] = count;
        const members = people.members.get(number);
        if (members)
          several.set(
            count,
            members.map((member) => names.referenceOf(member)),
          );
        count += 1;
        const merged = records.individual(number);
        if (!merged) copy(record, names.ofPerson(number));
        else {
          builder.addTree(merged.record);
          tell(number, merged.conflicts);
        }
      } else if (tag === TAG.FAM) {
        const number = (families.offsets[place] as number) + (index.familyByXref[xref] as number);
        if (families.lead[number] !== number) continue;
        const merged = records.family(number);
        if (!merged) copy(record, names.ofFamily(number));
        else {
          builder.addTree(merged.record);
          for (const partner of merged.partners) tell(partner, merged.conflicts);
        }
      } else if (tag === TAG.HEAD ? place === 0 : tag !== TAG.TRLR) {
        const id = structures.pool.text(xref);
        if (names.isOwn(place, id)) copy(record, id === '' ? '' : joinedId(part.tree, id));
      }
    }
  });

  const genealogy = genealogyFrom(builder.build());
  const indexOf = (number: number) => indexByNumber[people.lead[number] as number] as number;
  const shown = [...conflicts]
    .map(([number, told]) => [indexOf(number), told] as const)
    .filter(([person]) => !isHiddenName(genealogy.individuals.at(person).name.full));
  return joinedGenealogy({ genealogy, several, conflicts: new Map(shown), refused: people.refused });
}

export function joinedGenealogy(joined: Joined): JoinedGenealogy {
  const { genealogy, several } = joined;
  const others = new Map<string, number>();
  for (const [person, records] of several) for (const { tree, id } of records) others.set(joinedId(tree, id), person);
  return {
    ...joined,
    recordsOf: (person) => {
      const single = parseJoinedId(genealogy.individuals.idAt(person));
      return several.get(person) ?? (single ? [single] : []);
    },
    indexOf: ({ tree, id }) => {
      const name = joinedId(tree, id);
      return others.get(name) ?? genealogy.individuals.indexOf(name);
    },
  };
}
