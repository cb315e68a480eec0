import type { Role } from './role.ts';

/** What can wait for those who edit. */
export type WaitingKind =
  | 'contributions'
  | 'corrections'
  | 'reports'
  | 'messages'
  | 'proposals'
  | 'tree-proposals'
  | 'admissions';

/** A proposal about a record, which an editor decides on. */
export interface ProposalToDecide {
  /** Of its draft. */
  readonly id: string;
  readonly title: string;
  /** Why it was proposed; may be empty. */
  readonly why: string;
}

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
      /** To whoever proposed something, and got it back with an editor's reason. */
      readonly kind: 'proposal-refused';
      readonly to: string;
      readonly origin: string;
      readonly title: string;
      readonly reason: string;
    }
  | {
      /** To whoever proposed something that an editor works into what is being written. */
      readonly kind: 'proposal-taken-over';
      readonly to: string;
      readonly origin: string;
      readonly title: string;
    }
  | {
      /** … or that everybody can read now, at a path. */
      readonly kind: 'proposal-published';
      readonly to: string;
      readonly origin: string;
      readonly title: string;
      readonly path: string;
    }
  | {
      /** To whoever proposed an edit of a tree, which members alone see, that it is in the tree now. */
      readonly kind: 'proposal-tree-taken';
      readonly to: string;
      readonly origin: string;
      readonly title: string;
      readonly path: string;
    }
  | {
      /** … or why it is not: nothing comes back to be written on. */
      readonly kind: 'proposal-tree-refused';
      readonly to: string;
      readonly origin: string;
      readonly title: string;
      readonly reason: string;
    }
  | {
      /** To somebody who edits. */
      readonly kind: 'waiting';
      readonly to: string;
      readonly origin: string;
      readonly waiting: readonly { readonly kind: WaitingKind; readonly count: number }[];
      readonly proposals: readonly ProposalToDecide[];
    };

export type SendMemberEmail = (email: MemberEmail) => void;
