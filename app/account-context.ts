import { createContext } from 'react-router';
import type { Account, Client, Identity, SessionState, SignedIn } from '../chronicle/identity/identity.ts';
import type { PersonalDataHolder } from '../chronicle/identity/personal-data.ts';
import { IdentityError } from '../domain/identity-error.ts';
import type { MembershipState } from '../domain/membership.ts';

/** Who a request is from, and what they can do about it. */
export interface RequestAccount {
  readonly identity: Identity;
  readonly client: Client;
  readonly session: SessionState;
  /** Whether whoever is signed in is a member, or why not; absent where nobody is. */
  readonly membership: MembershipState | undefined;
  /** Parts of the site that hold something of a person's besides the account. */
  readonly holders: readonly PersonalDataHolder[];
}

export const accountContext = createContext<RequestAccount>();

/**
 * The account of a member, of the session that was resolved when the request came: no further query. Whoever has an account
 * and is not a member is a visitor to everything but that account.
 */
export function accountOf(asking: RequestAccount): Account | undefined {
  return asking.membership === 'member' ? ownAccountOf(asking) : undefined;
}

/** The same on pages whose guard lets nobody else in. */
export function memberOf(asking: RequestAccount): Account {
  const account = accountOf(asking);
  if (!account) throw new IdentityError('session-expired');
  return account;
}

/** Whoever is signed in, a member or not: for what somebody does about the account itself. */
export function ownAccountOf({ session }: RequestAccount): Account | undefined {
  return session.kind === 'signed-in' ? session.account : undefined;
}

export function sessionOf({ session }: RequestAccount): SignedIn {
  if (session.kind !== 'signed-in') throw new IdentityError('session-expired');
  return session;
}
