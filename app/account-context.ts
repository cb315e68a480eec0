import { createContext } from 'react-router';
import type { Account, Client, Identity, SessionState, SignedIn } from '../chronicle/identity/identity.ts';
import type { PersonalDataHolder } from '../chronicle/identity/personal-data.ts';
import { IdentityError } from '../domain/identity-error.ts';

/** Who a request is from, and what they can do about it. */
export interface RequestAccount {
  readonly identity: Identity;
  readonly client: Client;
  readonly session: SessionState;
  /** Parts of the site that hold something of a person's besides the account. */
  readonly holders: readonly PersonalDataHolder[];
}

export const accountContext = createContext<RequestAccount>();

/** The account of the session that was resolved when the request came: no further query. */
export function accountOf({ session }: RequestAccount): Account | undefined {
  return session.kind === 'signed-in' ? session.account : undefined;
}

/** The same on pages whose guard lets nobody else in. */
export function memberOf(asking: RequestAccount): Account {
  return sessionOf(asking).account;
}

export function sessionOf({ session }: RequestAccount): SignedIn {
  if (session.kind !== 'signed-in') throw new IdentityError('session-expired');
  return session;
}
