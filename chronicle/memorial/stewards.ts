import type { Account } from '../identity/identity.ts';
import { emailOf } from '../identity/new-account.ts';
import { asTrusted, type DocumentStore } from '../store/document-store.ts';

export const STEWARDS = 'stewards';

/** A member of the family whom an editor has asked to look after the page of their dead. */
export interface Steward {
  readonly memorial: string;
  readonly email: string;
  readonly namedBy: string;
  readonly at: string;
}

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

export async function stewardsOf(store: DocumentStore, memorial: string): Promise<Steward[]> {
  return (await store.list(STEWARDS, { where: { memorial } })).map(({ fields }) => asTrusted<Steward>(fields));
}

export async function isSteward(
  store: DocumentStore,
  memorial: string,
  account: Pick<Account, 'email' | 'verified'> | undefined,
): Promise<boolean> {
  return Boolean(account?.verified) && (await store.get(STEWARDS, idOf(memorial, account?.email ?? ''))) !== undefined;
}

/** Of somebody whose address is verified; of anybody else there are none. */
export async function stewardshipsOf(store: DocumentStore, verifiedEmail: string | undefined): Promise<Steward[]> {
  if (verifiedEmail === undefined) return [];
  return (await store.list(STEWARDS, { where: { email: verifiedEmail } })).map(({ fields }) =>
    asTrusted<Steward>(fields),
  );
}
