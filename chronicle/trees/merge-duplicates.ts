import { neutralId } from '../../domain/reference.ts';
import { type EditedGedcom, GedcomEditError, type Genealogy, mergePeople, readGedcom } from '../../genealogy/index.ts';
import { VILLAGE } from './describe-tree.ts';
import type { MergeChoice } from './tree-merge-plan.ts';

const LONGEST_NAME = 300;
const MOST_NAMES = 20;

/** A file in which two records have become one, and what may be told of it. */
interface PeopleMerged extends Pick<EditedGedcom, 'bytes' | 'splices' | 'lastId' | 'individuals' | 'families'> {
  /** Of whoever stays. */
  readonly name: string;
  /** Names of those who counted as living before. */
  readonly noLongerLiving: readonly string[];
}

export interface PeopleToMerge {
  /** As addresses have them. */
  readonly keep: string;
  readonly drop: string;
  /** By field, where not what is usual: what the other lacks. */
  readonly choices: Readonly<Record<string, MergeChoice>>;
  readonly lastId: number;
  readonly today: string;
}

/** Takes as long as the file is large: run by a process of its own (server/trees). Throws GedcomUnreadableError and GedcomEditError. */
export function peopleMerged(file: Uint8Array, { keep, drop, choices, lastId, today }: PeopleToMerge): PeopleMerged {
  const before = readGedcom(file, VILLAGE).genealogy;
  const merged = mergePeople(file, idIn(before, keep), idIn(before, drop), choices, { today, lastId });
  const after = readGedcom(merged.bytes, VILLAGE).genealogy;
  const nameOf = (id: string) => (before.individuals.get(id)?.name.full ?? '').slice(0, LONGEST_NAME);
  return {
    bytes: merged.bytes,
    splices: merged.splices,
    lastId: merged.lastId,
    individuals: after.individuals.size,
    families: after.families.size,
    name: nameOf(idIn(before, keep)),
    noLongerLiving: merged.noLongerLiving.slice(0, MOST_NAMES).map(nameOf),
  };
}

function idIn({ individuals }: Genealogy, asked: string): string {
  for (let index = 0; index < individuals.size; index += 1)
    if (neutralId(individuals.idAt(index)) === asked) return individuals.idAt(index);
  throw new GedcomEditError('no-such-person');
}
