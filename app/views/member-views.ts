import { CONTRIBUTIONS } from '../../chronicle/contributions/contribution.ts';
import type { SeenAccount } from '../../chronicle/identity/account-directory.ts';
import { admissionOf, waitingAdmissions } from '../../chronicle/identity/admissions.ts';
import { type Invitation, openInvitations } from '../../chronicle/identity/invitations.ts';
import { targetOf } from '../../chronicle/identity/member-actions.ts';
import { roleOf } from '../../chronicle/identity/role-list.ts';
import { type MembershipState, membershipOf } from '../../domain/membership.ts';
import type { AdmissionItem, InvitationItem, MemberItem } from '../features/members/views.ts';
import type { MemberServices } from '../member-context.ts';
import { dayText, momentInWords } from '../text/dates.ts';
import { counted } from '../text/plurals.ts';

/** More of somebody's contributions are not counted. */
const MOST_TOLD = 100;
const TOLD = { one: 'prilog', few: 'priloga', other: 'priloga' };

const GATES: Readonly<Record<MembershipState, string>> = {
  member: '',
  unconfirmed: '',
  waiting: 'čeka odobrenje',
  refused: 'zahtjev nije prihvaćen',
};

export async function memberItem(
  { store, roles, mode }: MemberServices,
  viewer: { readonly id: string },
  account: SeenAccount,
): Promise<MemberItem> {
  const { id, name, email, verified, disabled, createdAt, seenOn } = account;
  const role = roleOf(roles, email, verified);
  const [told, admission] = await Promise.all([
    store.list(CONTRIBUTIONS, { where: { accountId: id }, limit: MOST_TOLD }),
    mode === 'approved' ? admissionOf(store, id) : undefined,
  ]);
  return {
    id,
    name,
    email,
    verified,
    blocked: disabled,
    role,
    target: targetOf(roles, viewer, account),
    since: dayText(createdAt),
    seen: seenOn === undefined ? '' : dayText(seenOn),
    told: toldText(told.length),
    gate: GATES[membershipOf(mode, { verified, role, admission })],
  };
}

function toldText(count: number): string {
  if (count === 0) return '';
  return count < MOST_TOLD ? `poslano: ${counted(count, TOLD)}` : `poslano: više od ${MOST_TOLD - 1} priloga`;
}

export async function invitationItems({ store, now }: MemberServices): Promise<InvitationItem[]> {
  const asOf = now().toISOString();
  return (await openInvitations(store)).map(({ id, email, role, at, until, by }: Invitation) => ({
    id,
    email,
    role,
    sent: dayText(at),
    until: dayText(until),
    isOver: until <= asOf,
    by: by.name,
  }));
}

/** Whose account is gone meanwhile, or blocked, does not wait. */
export async function admissionItems({ store, directory }: MemberServices): Promise<AdmissionItem[]> {
  const waiting = await waitingAdmissions(store);
  const accounts = await Promise.all(waiting.map(({ accountId }) => directory.find(accountId)));
  return waiting.flatMap(({ at }, index) => {
    const account = accounts[index];
    if (!account || account.disabled) return [];
    return [{ id: account.id, name: account.name, email: account.email, asked: momentInWords(new Date(at)) }];
  });
}
