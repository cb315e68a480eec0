import { z } from 'zod';
import type { Account } from '../identity/identity.ts';
import { emailOf } from '../identity/new-account.ts';
import { defineCollection } from '../store/collection.ts';
import type { DocumentStore } from '../store/document-store.ts';

const STEWARDS = 'stewards';

/** A member of the family whom an editor has asked to look after the page of their dead. */
const stewardSchema = z.object({
  memorial: z.string().min(1),
  email: z.string().min(1),
  namedBy: z.string(),
  at: z.iso.datetime(),
});
export type Steward = Readonly<z.infer<typeof stewardSchema>>;
export const stewards = defineCollection({ name: STEWARDS, schema: stewardSchema });

function idOf(memorial: string, email: string): string {
  return `${memorial}~${encodeURIComponent(email)}`;
}

/** By address, so that somebody can be named before they have an account; it counts once the address is verified. */
export async function nameSteward(store: DocumentStore, steward: Steward): Promise<void> {
  const email = emailOf(steward.email);
  await store.commit([
    { verb: 'set', collection: STEWARDS, id: idOf(steward.memorial, email), fields: { ...steward, email } },
  ]);
}

export async function releaseSteward(store: DocumentStore, memorial: string, email: string): Promise<void> {
  await store.commit([{ verb: 'delete', collection: STEWARDS, id: idOf(memorial, email) }]);
}

export function stewardsOf(store: DocumentStore, memorial: string): Promise<Steward[]> {
  return stewards.list(store, { where: { memorial } });
}

export async function isSteward(
  store: DocumentStore,
  memorial: string,
  account: Pick<Account, 'email' | 'verified'> | undefined,
): Promise<boolean> {
  return Boolean(account?.verified) && (await stewards.get(store, idOf(memorial, account?.email ?? ''))) !== undefined;
}

/** Of somebody whose address is verified; of anybody else there are none. */
export async function stewardshipsOf(store: DocumentStore, verifiedEmail: string | undefined): Promise<Steward[]> {
  if (verifiedEmail === undefined) return [];
  return stewards.list(store, { where: { email: verifiedEmail } });
}
