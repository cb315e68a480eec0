import type { GivenRole, Role } from '../../domain/role.ts';

/** An address that was given a role, and whether anybody has it by now. */
export interface RoleHolder {
  readonly email: string;
  readonly role: GivenRole;
  /** Named in the configuration: nobody can take it back on the site. */
  readonly isConfigured: boolean;
  readonly account: 'verified' | 'unverified' | 'none';
}

/** The account that has the address of a role. */
export interface AccountOfAddress {
  readonly id: string;
  readonly name: string;
  readonly verified: boolean;
  readonly createdAt: Date;
}

type Soon<Value> = Value | Promise<Value>;

/** Which addresses are whose who edit or write: named in the configuration, or given a role by whoever runs or edits the site. */
export interface RoleList {
  /** What the owner of an address may be. Only who has shown to own it is: ask `roleOf` below. Cheap: asked at every request of a member. */
  of(email: string): Role;
  isConfigured(email: string): boolean;
  list(): Soon<readonly RoleHolder[]>;
  /**
   * Gives an address one role in place of another. Makes nobody anything whose address is not verified: anybody could have
   * opened an account with it before its owner. Answers with the account that has the address, if there is one.
   * `by` is the address of the editor who says so: a MemberFault where they are none any more when it is written, so that of two
   * who unmake one another at once one is left.
   */
  give(email: string, role: GivenRole, by?: string): Soon<AccountOfAddress | undefined>;
  /**
   * Whoever runs the site says that this account, and no other with the address, is its owner's: it counts as verified.
   * False when there is no such account.
   */
  vouch(email: string, accountId: string): Soon<boolean>;
  /** What the address had been given; the configuration's word stays. `by` as above. */
  take(email: string, by?: string): Soon<GivenRole | undefined>;
}

/** Anybody can open an account with an address that is not theirs: whoever has not shown otherwise is a member. */
export function roleOf(roles: Pick<RoleList, 'of'>, email: string, verified: boolean): Role {
  return verified ? roles.of(email) : 'member';
}
