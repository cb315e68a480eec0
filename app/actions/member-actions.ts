import { decideAdmission } from '../../chronicle/identity/admissions.ts';
import type { Account } from '../../chronicle/identity/identity.ts';
import { invite, resendInvitation, revokeInvitation } from '../../chronicle/identity/invitations.ts';
import { giveRole, setBlocked } from '../../chronicle/identity/member-actions.ts';
import { isUnwritable } from '../../domain/fault.ts';
import { IdentityError } from '../../domain/identity-error.ts';
import { MemberFault } from '../../domain/member-fault.ts';
import type { Role } from '../../domain/role.ts';
import { type MembersAnswer, ROLE_LABEL } from '../features/members/views.ts';
import type { MemberServices } from '../member-context.ts';
import { UNWRITABLE_WORDING } from '../text/error-sentences.ts';
import { wordIdentityError } from '../text/identity-errors.ts';
import { wordMemberFault } from '../text/member-faults.ts';
import { textIn } from './form.ts';

interface Answered {
  readonly status: number;
  readonly answer: MembersAnswer;
}

/** What an editor does about members. */
export async function takeMemberAction(
  services: MemberServices,
  form: FormData,
  { account, origin }: { readonly account: Account; readonly origin: string },
): Promise<Answered> {
  try {
    return { status: 200, answer: await act(services, form, account, origin) };
  } catch (error) {
    const { status, sentence } = wordFault(error);
    const typed = { email: textIn(form, 'email'), role: textIn(form, 'role') };
    const isInvitation = form.get('intent') === 'invite';
    return { status, answer: isInvitation ? { invited: { ...typed, sentence } } : { trouble: sentence } };
  }
}

function wordFault(error: unknown): { readonly status: number; readonly sentence: string } {
  if (error instanceof MemberFault) return wordMemberFault(error);
  if (error instanceof IdentityError) return wordIdentityError(error);
  if (isUnwritable(error)) return { status: 507, sentence: UNWRITABLE_WORDING.lead };
  throw error;
}

async function act(services: MemberServices, form: FormData, account: Account, origin: string): Promise<MembersAnswer> {
  const accountId = textIn(form, 'member');
  const invitation = textIn(form, 'invitation');
  const intent = textIn(form, 'intent');
  switch (intent) {
    case 'give-role': {
      const role = roleIn(form);
      const { account: changed, before } = await giveRole(services, account, { accountId, role });
      const undo = { intent, member: accountId, role: before };
      return { done: `${changed.name}: ${ROLE_LABEL[role]}.`, undo: before === role ? undefined : undo };
    }
    case 'block':
    case 'unblock': {
      const blocked = intent === 'block';
      const { account: changed } = await setBlocked(services, account, { accountId, blocked });
      return {
        done: blocked
          ? `${changed.name} više nema pristup; račun je odjavljen sa svih uređaja.`
          : `${changed.name} opet može pristupiti. Mora se ponovno prijaviti.`,
        undo: { intent: blocked ? 'unblock' : 'block', member: accountId },
      };
    }
    case 'admit':
    case 'refuse':
    case 'reconsider': {
      const state = ({ admit: 'admitted', refuse: 'refused', reconsider: 'waiting' } as const)[intent];
      const { name } = await decideAdmission(services, account, { accountId, state, origin });
      if (state === 'waiting') return { done: `${name} opet čeka odobrenje.` };
      return {
        done:
          state === 'admitted'
            ? `Zahtjev je prihvaćen: ${name}.`
            : `Zahtjev je odbijen: ${name}. Poruku šaljemo za jedan sat; dotad to možete poništiti.`,
        undo: { intent: 'reconsider', member: accountId },
      };
    }
    case 'invite': {
      const { email } = await invite(services, account, { email: textIn(form, 'email'), role: roleIn(form), origin });
      return { done: `Poziv šaljemo na ${email}.` };
    }
    case 'resend': {
      const { email } = await resendInvitation(services, account, invitation, origin);
      return { done: `Poziv ponovno šaljemo na ${email}. Ranija poveznica više ne vrijedi.` };
    }
    case 'revoke':
    case 'reinstate': {
      const revoked = intent === 'revoke';
      const { email } = await revokeInvitation(services, account, invitation, revoked);
      return {
        done: revoked ? `Poziv za ${email} je povučen.` : `Poziv za ${email} opet vrijedi.`,
        undo: revoked ? { intent: 'reinstate', invitation } : undefined,
      };
    }
    default:
      throw new MemberFault('unknown-action');
  }
}

const ROLES: readonly Role[] = ['member', 'writer', 'editor'];

function roleIn(form: FormData): Role {
  const role = ROLES.find((one) => one === form.get('role'));
  if (!role) throw new MemberFault('unknown-role');
  return role;
}
