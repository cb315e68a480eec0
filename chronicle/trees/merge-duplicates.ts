import { z } from 'zod';
import { neutralId } from '../../domain/reference.ts';
import { GedcomEditError, type Genealogy, mergePeople, readGedcom } from '../../genealogy/index.ts';
import { VILLAGE } from './describe-tree.ts';
import type { MergeChoice } from './tree-merge-plan.ts';

const LONGEST_NAME = 300;
const MOST_NAMES = 20;

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** A file in which two records have become one, and what may be told of it. */
export const mergedPeople = z.object({
  bytes,
  splices: z.array(z.object({ at: z.int().min(0), removed: bytes, inserted: bytes })),
  lastId: z.int().min(0),
  individuals: z.int().min(0),
  families: z.int().min(0),
  /** Of whoever stays. */
  name: z.string(),
  /** Names of those who counted as living before. */
  noLongerLiving: z.array(z.string()),
});

export type PeopleMerged = Readonly<z.infer<typeof mergedPeople>>;

interface PeopleToMerge {
  /** As addresses have them. */
  readonly keep: string;
  readonly drop: string;
  /** By field, where not what is usual: what the other lacks. */
  readonly choices: Readonly<Record<string, MergeChoice>>;
  readonly lastId: number;
}

/** Merges two people of the file with the hash in a process of its own. Rejects with a TreeFileFault or a GedcomEditError. */
export type MergePeople = (request: PeopleToMerge & { readonly file: string }) => Promise<PeopleMerged>;

/** Takes as long as the file is large: run by a process of its own (server/trees). Throws GedcomUnreadableError and GedcomEditError. */
export function peopleMerged(
  file: Uint8Array,
  { keep, drop, choices, lastId, today }: PeopleToMerge & { readonly today: string },
): PeopleMerged {
  const before = readGedcom(file, VILLAGE).genealogy;
  const merged = mergePeople(file, idIn(before, keep), idIn(before, drop), choices, { today, lastId });
  const after = readGedcom(merged.bytes, VILLAGE).genealogy;
  const nameOf = (id: string) => (before.individuals.get(id)?.name.full ?? '').slice(0, LONGEST_NAME);
  return {
    bytes: merged.bytes,
    splices: merged.splices.map((splice) => ({ ...splice })),
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
