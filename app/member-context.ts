import { createContext } from 'react-router';
import type { InvitationDeps } from '../chronicle/identity/invitations.ts';
import type { MembershipMode } from '../domain/membership.ts';

/** What is known of everybody with an account, and what can be done about it. */
export interface MemberServices extends InvitationDeps {
  readonly mode: MembershipMode;
  /** Whether the owner of an account would see members' pages now; for what comes without a session. */
  isMember(accountId: string): Promise<boolean>;
}

export const memberContext = createContext<MemberServices>();
