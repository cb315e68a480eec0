import type { Account, Client, Cookies, Identity } from './identity.ts';
import { signedInAccount } from './signed-in-account.ts';

type OwnAccount = Pick<Identity, 'session' | 'exportAccount' | 'checkPassword' | 'deleteAccount'>;

/** What becomes of a person's contributions when the account goes. */
export type Farewell = 'keep-without-name' | 'remove';

/** A part of the site that holds something of a person's besides the account itself. */
export interface PersonalDataHolder {
  /** Its name in the exported file. */
  readonly name: string;
  exportOf(owner: DataOwner): Promise<unknown>;
  forget(owner: DataOwner, farewell: Farewell): Promise<void>;
}

interface DataOwner {
  readonly accountId: string;
  /** Absent while unverified: what hangs on an address is its owner's, and anybody can open an account with it. */
  readonly verifiedEmail: string | undefined;
}

function ownerOf({ id, email, verified }: Account): DataOwner {
  return { accountId: id, verifiedEmail: verified ? email : undefined };
}

/** Everything the site holds about whoever asks. */
export async function exportPersonalData(
  identity: OwnAccount,
  holders: readonly PersonalDataHolder[],
  client: Client,
): Promise<Readonly<Record<string, unknown>>> {
  const owner = ownerOf(await signedInAccount(identity, client));
  const held = await Promise.all(holders.map(async (holder) => [holder.name, await holder.exportOf(owner)] as const));
  return { ...(await identity.exportAccount(client)), ...Object.fromEntries(held) };
}

/** Contributions first: if anything fails between, the person is still there to ask again. */
export async function deletePersonalData(
  identity: OwnAccount,
  holders: readonly PersonalDataHolder[],
  client: Client,
  { password, farewell }: { readonly password: string; readonly farewell: Farewell },
): Promise<Cookies> {
  const owner = ownerOf(await signedInAccount(identity, client));
  await identity.checkPassword(client, password);
  for (const holder of holders) await holder.forget(owner, farewell);
  return identity.deleteAccount(client, password);
}
