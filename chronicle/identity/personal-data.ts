import type { Account, Client, Cookies, Identity, SignedIn } from './identity.ts';

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
  identity: Pick<Identity, 'exportAccount'>,
  holders: readonly PersonalDataHolder[],
  of: SignedIn,
): Promise<Readonly<Record<string, unknown>>> {
  const owner = ownerOf(of.account);
  const held = await Promise.all(holders.map(async (holder) => [holder.name, await holder.exportOf(owner)] as const));
  return { ...(await identity.exportAccount(of)), ...Object.fromEntries(held) };
}

/** Contributions first: if anything fails between, the person is still there to ask again. */
export function deletePersonalData(
  identity: Pick<Identity, 'deleteAccount'>,
  holders: readonly PersonalDataHolder[],
  client: Client,
  { password, farewell }: { readonly password: string; readonly farewell: Farewell },
): Promise<Cookies> {
  return identity.deleteAccount(client, password, async (account) => {
    for (const holder of holders) await holder.forget(ownerOf(account), farewell);
  });
}
