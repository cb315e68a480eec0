import type { Client, Cookies, Identity } from './identity.ts';
import { signedInAccount } from './signed-in-account.ts';

/** What becomes of a person's contributions when the account goes. */
export type Farewell = 'keep-without-name' | 'remove';

/** A part of the site that holds something of a person's besides the account itself. */
export interface PersonalDataHolder {
  /** Its name in the exported file. */
  readonly name: string;
  exportOf(accountId: string, email: string): Promise<unknown>;
  forget(accountId: string, farewell: Farewell, email: string): Promise<void>;
}

/** Everything the site holds about whoever asks. */
export async function exportPersonalData(
  identity: Identity,
  holders: readonly PersonalDataHolder[],
  client: Client,
): Promise<Readonly<Record<string, unknown>>> {
  const { id, email } = await signedInAccount(identity, client);
  const held = await Promise.all(
    holders.map(async (holder) => [holder.name, await holder.exportOf(id, email)] as const),
  );
  return { ...(await identity.exportAccount(client)), ...Object.fromEntries(held) };
}

/** Contributions first: if anything fails between, the person is still there to ask again. */
export async function deletePersonalData(
  identity: Identity,
  holders: readonly PersonalDataHolder[],
  client: Client,
  { password, farewell }: { readonly password: string; readonly farewell: Farewell },
): Promise<Cookies> {
  const { id, email } = await signedInAccount(identity, client);
  await identity.checkPassword(client, password);
  for (const holder of holders) await holder.forget(id, farewell, email);
  return identity.deleteAccount(client, password);
}
