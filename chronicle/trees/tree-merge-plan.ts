import { z } from 'zod';
import { comparedPeople } from './compared-people.ts';

/**
 * A document holds a megabyte: what is listed of a merge is bounded by its bytes, and counts tell of the rest. Who differs is listed
 * page by page, one of which is kept.
 */
export const PLAN_LIMITS = {
  bytes: 100_000,
  othersBytes: 30_000,
  decisionBytes: 500_000,
  doubtful: 200,
  differingOnPage: 100,
  onlyTheirs: 500,
  others: 100,
  pairs: 1000,
  fields: 6000,
} as const;

const count = z.int().min(0);
export const mergeId = z.string().min(1).max(60);
const textList = z.array(z.string());
const person = z.object({ id: z.string(), name: z.string(), years: z.string() });
export type MergePerson = Readonly<z.infer<typeof person>>;

const fieldName = z.string().min(1).max(30);
export const mergeChoice = z.enum(['mine', 'theirs', 'both']);
export type MergeChoice = z.infer<typeof mergeChoice>;
const pairVerdict = z.enum(['same', 'different', 'skipped']);

/** What an editor chose of a merge; by the ids of both files, so that it holds when ours was edited meanwhile. */
export const mergeDecisions = z
  .object({
    /** In the order in which they were said. */
    pairs: z.array(z.object({ a: mergeId, b: mergeId, is: pairVerdict })).max(PLAN_LIMITS.pairs),
    fields: z.array(z.object({ person: mergeId, field: fieldName, choice: mergeChoice })).max(PLAN_LIMITS.fields),
    add: z.union([z.enum(['everybody', 'nobody']), z.array(mergeId).max(PLAN_LIMITS.onlyTheirs)]),
  })
  .refine((decisions) => Buffer.byteLength(JSON.stringify(decisions)) <= PLAN_LIMITS.decisionBytes);

export type MergeDecisions = Readonly<z.infer<typeof mergeDecisions>>;
export const NO_DECISIONS: MergeDecisions = { pairs: [], fields: [], add: 'everybody' };

/** What merging would do, before it does. Names the living: for editors alone. */
export const mergePlan = z.object({
  counts: z.object({
    pairs: count,
    doubtful: count,
    onlyTheirs: count,
    added: count,
    twice: count.exactOptional(),
    differing: count,
    changed: count,
    held: count,
    refused: count,
    noLongerLiving: count,
  }),
  changesNothing: z.boolean(),
  /** Pairs that wait for somebody's word, likely ones first. */
  doubtful: z.array(
    z.object({
      a: z.string(),
      b: z.string(),
      mine: person,
      theirs: person,
      reasons: z.string(),
      ...comparedPeople.shape,
    }),
  ),
  /** Which page of those who differ is listed, and of how many. */
  page: z.int().min(1),
  pages: z.int().min(1),
  /** People of both files of whom theirs tells something otherwise; those of whom both tell it first, whatever was chosen. */
  differing: z.array(
    person.extend({
      b: z.string(),
      theirName: z.string(),
      reasons: z.string(),
      changes: z.boolean(),
      fields: z.array(
        z.object({
          field: z.string(),
          mine: textList,
          theirs: textList,
          becomes: textList,
          changes: z.boolean(),
          /** Ours counts them as living: that they died waits for somebody's word. */
          held: z.boolean(),
        }),
      ),
    }),
  ),
  onlyTheirs: z.array(person),
  /** Who stood twice in theirs, and was joined first. */
  twice: z.array(person).exactOptional(),
  held: z.array(person),
  /** Children whom theirs gives other parents: they stay where they are. */
  refused: z.array(person),
  noLongerLiving: z.array(person),
});

export type MergePlan = Readonly<z.infer<typeof mergePlan>>;
