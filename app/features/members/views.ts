import type { MemberTarget } from '../../../domain/member-permissions.ts';
import type { Role } from '../../../domain/role.ts';

/** Somebody with an account, as the list shows them. */
export interface MemberItem {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly verified: boolean;
  readonly blocked: boolean;
  readonly role: Role;
  readonly target: MemberTarget;
  readonly since: string;
  /** Empty where it was never noted. */
  readonly seen: string;
  readonly told: string;
  /** Why they do not see members' pages; empty where they do. */
  readonly gate: string;
}

export interface InvitationItem {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly sent: string;
  readonly until: string;
  readonly isOver: boolean;
  readonly by: string;
}

/** Somebody who asks to be let in. */
export interface AdmissionItem {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly asked: string;
}

/** What a form of the page comes back with. */
export interface MembersAnswer {
  readonly done?: string | undefined;
  readonly trouble?: string | undefined;
  /** What takes it back: the fields of a form. */
  readonly undo?: Readonly<Record<string, string>> | undefined;
  /** Of the form for invitations: what was typed, and what is wrong with it. */
  readonly invited?: { readonly email: string; readonly role: string; readonly sentence: string } | undefined;
}

export const ROLE_LABEL: Readonly<Record<Role, string>> = { member: 'član', writer: 'pisac', editor: 'urednik' };

export const ROLE_OPTIONS: readonly { readonly value: Role; readonly label: string }[] = [
  { value: 'member', label: 'Član: vidi članske stranice' },
  { value: 'writer', label: 'Pisac: piše, a Uredništvo objavljuje' },
  { value: 'editor', label: 'Urednik: uređuje i objavljuje sve' },
];
