import type { Role } from './role.ts';

/** What can wait for those who edit. */
export type WaitingKind = 'contributions' | 'corrections' | 'reports' | 'messages' | 'proposals' | 'admissions';

/** An email about being a member, or about editing; worded and linked at the edge. */
export type MemberEmail =
  | {
      /** To an address that somebody is invited by: whoever holds the token and has the address may accept. */
      readonly kind: 'invitation';
      readonly to: string;
      readonly origin: string;
      readonly token: string;
      readonly role: Role;
    }
  | {
      /** An editor let them in, or did not. */
      readonly kind: 'admitted' | 'not-admitted';
      readonly to: string;
      readonly origin: string;
    }
  | {
      /** To somebody who edits. */
      readonly kind: 'waiting';
      readonly to: string;
      readonly origin: string;
      readonly waiting: readonly { readonly kind: WaitingKind; readonly count: number }[];
    };

export type SendMemberEmail = (email: MemberEmail) => void;
