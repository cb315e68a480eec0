import { MemberFault } from '../../domain/member-fault.ts';
import { type MemberAction, type MemberTarget, mayAboutMember } from '../../domain/member-permissions.ts';
import type { GivenRole, Role } from '../../domain/role.ts';
import type { AccountDirectory, SeenAccount } from './account-directory.ts';
import type { Account } from './identity.ts';
import { type RoleList, roleOf } from './role-list.ts';

export interface MemberActionDeps {
  readonly directory: AccountDirectory;
  readonly roles: RoleList;
}

type Actor = Pick<Account, 'id' | 'role' | 'email'>;

/** Everything that is done about a member passes here. */
export function checkMemberAction(
  { roles }: Pick<MemberActionDeps, 'roles'>,
  actor: Pick<Actor, 'id' | 'role'>,
  action: MemberAction,
  of: { readonly id: string; readonly email: string },
): void {
  if (mayAboutMember(actor.role, action, targetOf(roles, actor, of))) return;
  if (!mayAboutMember(actor.role, action, 'other')) throw new MemberFault('forbidden');
  throw new MemberFault(of.id === actor.id ? 'own-account' : 'configured');
}

export function targetOf(
  roles: Pick<RoleList, 'isConfigured'>,
  actor: Pick<Actor, 'id'>,
  { id, email }: { readonly id: string; readonly email: string },
): MemberTarget {
  if (id === actor.id) return 'self';
  return roles.isConfigured(email) ? 'configured' : 'other';
}

interface Changed<Before> {
  readonly account: SeenAccount;
  /** What it was: to be given again by whoever takes it back. */
  readonly before: Before;
}

/** Makes somebody an editor, a writer, or a member like everybody. */
export async function giveRole(
  deps: MemberActionDeps,
  actor: Actor,
  { accountId, role }: { readonly accountId: string; readonly role: Role },
): Promise<Changed<Role>> {
  const { directory, roles } = deps;
  const account = await foundAccount(directory, accountId);
  checkMemberAction(deps, actor, 'give-role', account);
  // Anybody could have opened the account: its owner is invited instead, and shows the address to be theirs by that.
  if (!account.verified && role !== 'member') throw new MemberFault('unverified');
  const before = roleOf(roles, account.email, account.verified);
  if (role === 'member') await roles.take(account.email, actor.email);
  else await roles.give(account.email, role satisfies GivenRole, actor.email);
  return { account, before };
}

/**
 * Shuts somebody out everywhere, or lets them in again. An editor has to be unmade first, which no two can do to one another: so
 * there is always one left.
 */
export async function setBlocked(
  deps: MemberActionDeps,
  actor: Actor,
  { accountId, blocked }: { readonly accountId: string; readonly blocked: boolean },
): Promise<Changed<boolean>> {
  const account = await foundAccount(deps.directory, accountId);
  checkMemberAction(deps, actor, 'block', account);
  if (blocked && roleOf(deps.roles, account.email, account.verified) === 'editor') throw new MemberFault('is-editor');
  await deps.directory.setDisabled(accountId, blocked);
  return { account, before: account.disabled };
}

export async function foundAccount(directory: AccountDirectory, id: string): Promise<SeenAccount> {
  const account = await directory.find(id);
  if (!account) throw new MemberFault('not-found');
  return account;
}
