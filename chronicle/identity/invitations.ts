import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { MemberFault } from '../../domain/member-fault.ts';
import type { Role } from '../../domain/role.ts';
import { defineCollection } from '../store/collection.ts';
import { commitUnlessChanged } from '../store/document-store.ts';
import { deleteDue } from '../store/oldest-due.ts';
import { type AdmissionDeps, admitInvited } from './admissions.ts';
import type { AttemptLimits } from './attempts.ts';
import type { Account } from './identity.ts';
import { checkMemberAction } from './member-actions.ts';
import { emailOf } from './new-account.ts';
import { roleOf } from './role-list.ts';

export const INVITATIONS = 'invitations';
const MOST_SHOWN = 50;
const DAY_MS = 24 * 60 * 60 * 1000;
const VALID_MS = 14 * DAY_MS;
/** An address that somebody else typed is not kept longer than it is of use. */
const KEPT_MS = 30 * DAY_MS;

const invitationSchema = z
  .object({
    id: z.string().min(1),
    email: z.string(),
    role: z.enum(['member', 'writer', 'editor']),
    state: z.enum(['open', 'revoked', 'accepted']),
    /** Of the token in the email: whoever reads this cannot accept. */
    tokenHash: z.string(),
    at: z.iso.datetime(),
    until: z.iso.datetime(),
    /** Who invited: what they could not give any more is not given. Both are empty once they have left. */
    by: z.object({ name: z.string(), email: z.string() }),
  })
  .readonly();
export type Invitation = z.infer<typeof invitationSchema>;
export const invitations = defineCollection({ name: INVITATIONS, schema: invitationSchema });

export interface InvitationDeps extends AdmissionDeps {
  readonly limits: AttemptLimits;
}

type Inviter = Pick<Account, 'id' | 'role' | 'name' | 'email'>;

/** Invites an address. It is given nothing before its owner has opened the link that is sent to it. */
export async function invite(
  deps: InvitationDeps,
  by: Inviter,
  invited: { readonly email: string; readonly role: Role; readonly origin: string },
): Promise<Invitation> {
  const { store, directory, roles } = deps;
  const email = emailOf(invited.email);
  const [account] = await directory.withEmails([email]);
  checkMemberAction(deps, by, 'invite', account ?? { id: '', email });
  if (account?.verified && (invited.role === 'member' || roles.of(email) === invited.role)) {
    throw new MemberFault('has-account');
  }
  const open = await invitations.list(store, { where: { email, state: 'open' }, limit: 1 });
  if (open.some((invitation) => !isOver(invitation, deps.now()))) throw new MemberFault('already-invited');
  const invitation = { id: randomUUID(), email, role: invited.role, by: { name: by.name, email: by.email } };
  return send(deps, by, { invitation, before: undefined, origin: invited.origin });
}

/** Another email with a new link; the one before is over. */
export async function resendInvitation(deps: InvitationDeps, by: Inviter, id: string, origin: string) {
  const found = await invitationWith(deps, by, id);
  if (found.state !== 'open') throw new MemberFault('not-found');
  const invitation = { ...found, by: { name: by.name, email: by.email } };
  return send(deps, by, { invitation, before: found, origin });
}

async function send(
  { store, limits, sendEmail, now }: InvitationDeps,
  by: Inviter,
  {
    invitation,
    before,
    origin,
  }: {
    readonly invitation: Pick<Invitation, 'id' | 'email' | 'role' | 'by'>;
    /** As it was read, where one was sent before. */
    readonly before: Invitation | undefined;
    readonly origin: string;
  },
): Promise<Invitation> {
  const { email, role } = invitation;
  await limits.count('invitation', { account: email, address: by.id });
  const token = randomBytes(24).toString('base64url');
  const at = now();
  const sent: Invitation = {
    ...invitation,
    state: 'open',
    tokenHash: hashOf(token),
    at: at.toISOString(),
    until: new Date(at.getTime() + VALID_MS).toISOString(),
  };
  const document = { collection: INVITATIONS, id: sent.id, fields: { ...sent } };
  const isFirst = await commitUnlessChanged(store, [
    before ? { verb: 'replace', ...document, before: { ...before } } : { verb: 'create', ...document },
  ]);
  // Answered, revoked or sent again in this very moment.
  if (!isFirst) throw new MemberFault('not-found');
  sendEmail({ kind: 'invitation', to: email, origin, token, role });
  return sent;
}

/** Takes an invitation back, or takes that back: the link that was sent is good again for as long as it was. */
export async function revokeInvitation(deps: InvitationDeps, by: Inviter, id: string, revoked: boolean) {
  const found = await invitationWith(deps, by, id);
  if (found.state === 'accepted') throw new MemberFault('decided');
  const fields: Invitation = { ...found, state: revoked ? 'revoked' : 'open' };
  const isDone = await commitUnlessChanged(deps.store, [
    { verb: 'replace', collection: INVITATIONS, id, before: { ...found }, fields: { ...fields } },
  ]);
  if (!isDone) throw new MemberFault('decided');
  return fields;
}

async function invitationWith(deps: InvitationDeps, by: Inviter, id: string): Promise<Invitation> {
  checkMemberAction(deps, by, 'invite', { id: '', email: '' });
  const found = id === '' ? undefined : await invitations.get(deps.store, id);
  if (!found) throw new MemberFault('not-found');
  return found;
}

/** Those that nobody has answered, the newest first. */
export function openInvitations(store: InvitationDeps['store']): Promise<Invitation[]> {
  return invitations.list(store, {
    where: { state: 'open' },
    orderBy: { field: 'at', descending: true },
    limit: MOST_SHOWN,
  });
}

/** What a link leads to, without spending it; none when it is over, or whoever sent it may not invite any more. */
export async function invitationOf(
  { store, roles, directory, now }: Pick<InvitationDeps, 'store' | 'roles' | 'directory' | 'now'>,
  token: string,
): Promise<Invitation | undefined> {
  if (token === '') return undefined;
  const [found] = await invitations.list(store, { where: { tokenHash: hashOf(token) }, limit: 1 });
  if (found?.state !== 'open' || isOver(found, now())) return undefined;
  if (found.by.email === '' || roles.of(found.by.email) !== 'editor') return undefined;
  // A role stays with an address, the configuration's always: whose it was may have been blocked since, or have left.
  const [inviter] = await directory.withEmails([found.by.email]);
  return inviter?.verified && !inviter.disabled ? found : undefined;
}

/**
 * Whoever holds the link and has an account with the invited address has shown both: that emails reach them, and that the
 * account is theirs. Spends the link, once.
 */
export async function acceptInvitation(
  deps: InvitationDeps,
  account: Account,
  { token, origin }: { readonly token: string; readonly origin: string },
): Promise<Role> {
  const { store, roles } = deps;
  const invitation = await invitationOf(deps, token);
  if (invitation?.email !== account.email) throw new MemberFault('not-found');
  const write = (before: Invitation, after: Invitation) =>
    commitUnlessChanged(store, [
      { verb: 'replace', collection: INVITATIONS, id: before.id, before: { ...before }, fields: { ...after } },
    ]);
  const accepted: Invitation = { ...invitation, state: 'accepted' };
  if (!(await write(invitation, accepted))) throw new MemberFault('not-found');
  try {
    await roles.vouch(account.email, account.id);
    // An editor who accepts an older invitation stays one.
    const { role } = invitation;
    if (role !== 'member' && roles.of(account.email) !== 'editor') await roles.give(account.email, role);
    await admitInvited(deps, { accountId: account.id, by: invitation.by.name, origin });
  } catch (error) {
    await write(accepted, invitation);
    throw error;
  }
  return roleOf(roles, account.email, true);
}

/** What nobody will answer any more, with the addresses in it. */
export async function sweepInvitations({ store, now }: Pick<InvitationDeps, 'store' | 'now'>): Promise<void> {
  await deleteDue(store, INVITATIONS, { field: 'until', now: now(), keptMs: KEPT_MS });
}

function isOver({ until }: Invitation, now: Date): boolean {
  return until <= now.toISOString();
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
