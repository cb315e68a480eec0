import { IdentityError } from '../../domain/identity-error.ts';
import type { Account, Client, Identity } from './identity.ts';

/** Whoever is asking, or why nobody is. */
export async function signedInAccount(identity: Pick<Identity, 'presence'>, client: Client): Promise<Account> {
  const presence = await identity.presence(client);
  if (presence.kind === 'signed-in') return presence.account;
  throw new IdentityError(presence.kind === 'ended' ? presence.why : 'session-expired');
}
