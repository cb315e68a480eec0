import { z } from 'zod';
import { ContributionFault } from '../../domain/contribution-fault.ts';
import { defineCollection } from '../store/collection.ts';
import type { DocumentStore, Write } from '../store/document-store.ts';
import { type Contribution, isUnproven } from './contribution.ts';

/** Approved memories of each author, and those authors whose memories an editor no longer makes wait. */
const AUTHORS = 'authors';
export const AUTO_APPROVED = 'auto-approved-authors';
const APPROVED_FOR_TRUST = 3;

export const authors = defineCollection({ name: AUTHORS, schema: z.object({ approved: z.int() }) });
export const autoApprovals = defineCollection({
  name: AUTO_APPROVED,
  schema: z.object({ by: z.string(), at: z.iso.datetime() }),
});

export interface Trust {
  readonly approved: number;
  /** Three approved memories and more. */
  readonly trusted: boolean;
  /** An editor has decided that this author's memories need not wait. */
  readonly autoApprove: boolean;
}

/** Its author, as trust counts them: an account, or an address that emails reach. */
function authorId({ accountId, email }: Pick<Contribution, 'accountId' | 'email'>): string {
  return encodeURIComponent(accountId === '' ? `mail:${email}` : `account:${accountId}`);
}

/** Trust is somebody's: not of an address that may be another's, nor of those whose name was taken off. */
function canBeTrusted(contribution: Contribution): boolean {
  return contribution.email !== '' && !isUnproven(contribution);
}

export async function trustOf(store: DocumentStore, contribution: Contribution): Promise<Trust> {
  if (!canBeTrusted(contribution)) return { approved: 0, trusted: false, autoApprove: false };
  const id = authorId(contribution);
  const approved = (await authors.get(store, id))?.approved ?? 0;
  const trusted = approved >= APPROVED_FOR_TRUST;
  return { approved, trusted, autoApprove: trusted && (await autoApprovals.get(store, id)) !== undefined };
}

export function countingApproval(contribution: Contribution): Write[] {
  if (contribution.kind !== 'memory' || !canBeTrusted(contribution)) return [];
  return [{ verb: 'increment', collection: AUTHORS, id: authorId(contribution), by: { approved: 1 } }];
}

export async function setAutoApprove(
  { store, now }: { readonly store: DocumentStore; readonly now: () => Date },
  contribution: Contribution,
  { by, on }: { readonly by: string; readonly on: boolean },
): Promise<void> {
  if (on && !canBeTrusted(contribution)) throw new ContributionFault('unproven-address');
  const id = authorId(contribution);
  const at = now().toISOString();
  await store.commit([
    on
      ? { verb: 'set', collection: AUTO_APPROVED, id, fields: { by, at } }
      : { verb: 'delete', collection: AUTO_APPROVED, id },
  ]);
}

export function forgettingTrust(who: Pick<Contribution, 'accountId' | 'email'>): Write[] {
  return [AUTHORS, AUTO_APPROVED].map((collection) => ({ verb: 'delete', collection, id: authorId(who) }));
}
