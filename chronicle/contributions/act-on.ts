import { ContributionFault } from '../../domain/contribution-fault.ts';
import {
  type ContributionAction,
  type ContributionPermission,
  may as mayInState,
  mayOnPage,
  type PageAction,
  type Role,
  verdictOn,
} from '../../domain/contribution-permissions.ts';
import type { Account } from '../identity/identity.ts';
import { isSteward } from '../memorial/stewards.ts';
import { approve } from '../moderation/approve.ts';
import { hideContribution } from '../moderation/hide.ts';
import type { EditorsHand } from '../moderation/memory-record.ts';
import { refuse } from '../moderation/refuse.ts';
import { setLetThrough } from '../moderation/trust.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { confirmContribution } from './confirm-contribution.ts';
import { type Contribution, type ContributionText, permissionStateOf } from './contribution.ts';
import { correctContribution } from './correct-contribution.ts';
import type { ContributionPorts } from './ports.ts';
import { withdrawContribution } from './withdraw-contribution.ts';

/** Who is asking: somebody with the private link of this very contribution, or a session. */
export type Actor = 'teller' | { readonly account: Account | undefined };

export type ActionRequest =
  | { readonly action: 'confirm' | 'withdraw' | 'approve' | 'hide' | 'republish' }
  | { readonly action: 'correct'; readonly typed: Omit<ContributionText, 'teller'> }
  | { readonly action: 'correct-and-approve'; readonly corrected: ContributionText; readonly hand: EditorsHand }
  | { readonly action: 'refuse'; readonly reason: string }
  | { readonly action: 'auto-approve'; readonly on: boolean };

/** Every action on a contribution, by whatever door it comes, passes here. What may not be done is a ContributionFault. */
export async function actOn(
  ports: ContributionPorts,
  contribution: Contribution | undefined,
  request: ActionRequest,
  actor: Actor,
): Promise<void> {
  if (!contribution) throw new ContributionFault('not-found');
  const role = await roleToward(ports.store, contribution, actor);
  const verdict = verdictOn(role, request.action satisfies ContributionAction, permissionStateOf(contribution));
  if (verdict === 'done-already') return;
  if (verdict !== 'allowed') throw new ContributionFault(verdict);
  const decided = { by: actor === 'teller' ? contribution.telling.teller : (actor.account?.name ?? ''), role };
  switch (request.action) {
    case 'confirm':
      return confirmContribution(ports, contribution);
    case 'correct':
      return correctContribution(ports, contribution, request.typed);
    case 'withdraw':
      return withdrawContribution(ports, contribution);
    case 'approve':
      return approve(ports, contribution, decided);
    case 'correct-and-approve':
      return approve(ports, contribution, { ...decided, corrected: request.corrected, hand: request.hand });
    case 'republish':
      return approve(ports, contribution, { ...decided, deed: 'republished' });
    case 'refuse':
      return refuse(ports, contribution, { ...decided, reason: request.reason });
    case 'hide':
      return hideContribution(ports, contribution, decided);
    case 'auto-approve':
      return setLetThrough(ports, contribution, { by: decided.by, through: request.on });
  }
}

/** What changes nothing: looking at it, at its pictures, reporting it. */
export async function mayDo(
  store: DocumentStore,
  contribution: Contribution,
  action: Exclude<ContributionPermission, ContributionAction>,
  actor: Actor,
): Promise<boolean> {
  return mayInState(await roleToward(store, contribution, actor), action, permissionStateOf(contribution));
}

/** Throws unless the action on a page, such as naming a steward, is theirs. */
export function checkPageAction(role: Role, action: PageAction): void {
  if (!mayOnPage(role, action)) throw new ContributionFault('forbidden');
}

/** Somebody who looks after a page does so for condolences; toward memories about the same person they are a member. */
async function roleToward(store: DocumentStore, { kind, about }: Contribution, actor: Actor): Promise<Role> {
  if (actor === 'teller') return actor;
  const [, memorial = ''] = kind === 'condolence' ? about.split('/') : [];
  return roleOnMemorial(store, memorial, actor.account);
}

/** Nothing beyond a member's hangs on an address that is not verified. */
export async function roleOnMemorial(
  store: DocumentStore,
  memorial: string,
  account: Account | undefined,
): Promise<Exclude<Role, 'teller'>> {
  if (!account) return 'visitor';
  if (!account.verified) return 'member';
  if (account.role === 'editor') return 'editor';
  return memorial !== '' && (await isSteward(store, memorial, account)) ? 'steward' : 'member';
}
