import { IdentityError } from '../../domain/identity-error.ts';
import type { Account, Client, Identity } from './identity.ts';

/** Whoever is asking, or why nobody is. */
export async function signedInAccount(identity: Pick<Identity, 'session'>, client: Client): Promise<Account> {
  const session = await identity.session(client);
  if (session.kind === 'signed-in') return session.account;
  throw new IdentityError(session.kind === 'ended' ? session.why : 'session-expired');
}
