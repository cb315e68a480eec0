import { z } from 'zod';
import type { RecordKey } from '../../domain/reference.ts';
import { defineCollection } from '../store/collection.ts';
import type { DocumentStore, Write } from '../store/document-store.ts';
import { deleteDue } from '../store/oldest-due.ts';
import type { Draft } from './draft.ts';

const OUTCOMES = 'proposal-outcomes';
const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 365 * DAY_MS;
const MOST_LISTED = 50;
const SWEPT_AT_ONCE = 100;

/** What became of a proposal that was taken: its draft is gone, and whoever proposed it wants to know. */
const outcomeSchema = z
  .object({
    accountId: z.string().min(1),
    outcome: z.enum(['published', 'taken-over']),
    /** The record that it is in, or is going to be; empty for one that is new and not published yet. */
    of: z.string(),
    title: z.string(),
    at: z.iso.datetime(),
  })
  .readonly();
export type ProposalOutcome = z.infer<typeof outcomeSchema>;
export const proposalOutcomes = defineCollection({ name: OUTCOMES, schema: outcomeSchema });

/** To be committed with what takes the draft away; nothing for one that nobody has proposed. */
export function keepingOutcome(
  { id, version, owner }: Draft,
  outcome: { readonly outcome: ProposalOutcome['outcome']; readonly of: RecordKey | ''; readonly title: string },
  at: Date,
): Write[] {
  if (owner === '') return [];
  const fields = { ...outcome, accountId: owner, at: at.toISOString() };
  return [{ verb: 'set', collection: OUTCOMES, id: `${id}~${version}`, fields }];
}

/** The latest first. */
export function listOutcomes(store: DocumentStore, accountId: string): Promise<ProposalOutcome[]> {
  return proposalOutcomes.list(store, {
    where: { accountId },
    orderBy: { field: 'at', descending: true },
    limit: MOST_LISTED,
  });
}

export async function forgetOutcomes(store: DocumentStore, accountId: string): Promise<void> {
  for (;;) {
    const own = await store.list(OUTCOMES, { where: { accountId }, limit: SWEPT_AT_ONCE });
    if (own.length > 0) await store.commit(own.map(deleting));
    if (own.length < SWEPT_AT_ONCE) return;
  }
}

/** Of what was taken a year ago the record tells enough. */
export async function sweepOutcomes(store: DocumentStore, now: Date): Promise<void> {
  await deleteDue(store, OUTCOMES, { field: 'at', now, keptMs: KEPT_MS });
}

function deleting({ id }: { readonly id: string }): Write {
  return { verb: 'delete', collection: OUTCOMES, id };
}
