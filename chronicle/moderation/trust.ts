import { z } from 'zod';
import { ContributionFault } from '../../domain/contribution-fault.ts';
import { type Contribution, isUnproven } from '../contributions/contribution.ts';
import type { ContributionPorts } from '../contributions/ports.ts';
import { defineCollection } from '../store/collection.ts';
import type { DocumentStore, Write } from '../store/document-store.ts';

const TELLERS = 'tellers';
export const LET_THROUGH = 'tellers-let-through';
const APPROVED_FOR_TRUST = 3;

export const tellers = defineCollection({ name: TELLERS, schema: z.object({ approved: z.int() }) });
export const autoApprovals = defineCollection({
  name: LET_THROUGH,
  schema: z.object({ by: z.string(), at: z.iso.datetime() }),
});

export interface Trust {
  readonly approved: number;
  /** Three approved memories and more. */
  readonly trusted: boolean;
  /** An editor has said that this teller's memories need not wait. */
  readonly autoApprove: boolean;
}

/** By whom it was told, as trust counts it: an account, or an address that emails reach. */
function tellerId({ accountId, email }: Pick<Contribution, 'accountId' | 'email'>): string {
  return encodeURIComponent(accountId === '' ? `mail:${email}` : `account:${accountId}`);
}

/** Trust is somebody's: not of an address that may be another's, nor of those who left without a name. */
function canBeTrusted(contribution: Contribution): boolean {
  return contribution.email !== '' && !isUnproven(contribution);
}

export async function trustOf(store: DocumentStore, contribution: Contribution): Promise<Trust> {
  if (!canBeTrusted(contribution)) return { approved: 0, trusted: false, autoApprove: false };
  const id = tellerId(contribution);
  const approved = (await tellers.get(store, id))?.approved ?? 0;
  const trusted = approved >= APPROVED_FOR_TRUST;
  return { approved, trusted, autoApprove: trusted && (await autoApprovals.get(store, id)) !== undefined };
}

export function countingApproval(contribution: Contribution): Write[] {
  if (contribution.kind !== 'memory' || !canBeTrusted(contribution)) return [];
  return [{ verb: 'increment', collection: TELLERS, id: tellerId(contribution), by: { approved: 1 } }];
}

export async function setLetThrough(
  { store, now }: ContributionPorts,
  contribution: Contribution,
  { by, through }: { readonly by: string; readonly through: boolean },
): Promise<void> {
  if (through && !canBeTrusted(contribution)) throw new ContributionFault('unproven-address');
  const id = tellerId(contribution);
  const at = now().toISOString();
  await store.commit([
    through
      ? { verb: 'set', collection: LET_THROUGH, id, fields: { by, at } }
      : { verb: 'delete', collection: LET_THROUGH, id },
  ]);
}

export function forgettingTrust(who: Pick<Contribution, 'accountId' | 'email'>): Write[] {
  return [TELLERS, LET_THROUGH].map((collection) => ({ verb: 'delete', collection, id: tellerId(who) }));
}
