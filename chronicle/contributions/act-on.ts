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
import type { DocumentStore } from '../store/document-store.ts';
import { type ApproveDeps, approve, autoApprove } from './approve.ts';
import { type Contribution, type ContributionText, inState, permissionStateOf, senderOf } from './contribution.ts';
import { commitChange, type Decision, transitionWrites } from './contribution-history.ts';
import { withText } from './contribution-text.ts';
import { hideContribution } from './hide.ts';
import type { EditorsAdditions } from './memory-record.ts';
import { type RefuseDeps, refuse, withdraw } from './remove.ts';
import { setAutoApprove } from './trust.ts';

/** Who is asking: somebody with the private link of this very contribution, or a session. */
export type Actor = 'author' | { readonly account: Account | undefined };

export type ActionRequest =
  | { readonly action: 'confirm' | 'withdraw' | 'hide' | 'republish' }
  /** With a title where it was sent without. */
  | { readonly action: 'approve'; readonly title?: string }
  | { readonly action: 'correct'; readonly typed: Omit<ContributionText, 'author'> }
  | {
      readonly action: 'correct-and-approve';
      readonly corrected: ContributionText;
      readonly additions: EditorsAdditions;
    }
  | { readonly action: 'refuse'; readonly reason: string }
  | { readonly action: 'auto-approve'; readonly on: boolean };

export type ActOnDeps = ApproveDeps & RefuseDeps;

/** Every action on a contribution, from whichever page, passes here. What may not be done is a ContributionFault. */
export async function actOn(
  deps: ActOnDeps,
  contribution: Contribution | undefined,
  request: ActionRequest,
  actor: Actor,
): Promise<void> {
  if (!contribution) throw new ContributionFault('not-found');
  const role = await roleToward(deps.store, contribution, actor);
  const verdict = verdictOn(role, request.action satisfies ContributionAction, permissionStateOf(contribution));
  if (verdict.kind === 'done-already') return;
  if (verdict.kind !== 'allowed') throw new ContributionFault(verdict.kind);
  const by = actor === 'author' ? senderOf(contribution) : (actor.account?.name ?? '');
  const decision = { by, role, leadsTo: verdict.leadsTo };
  switch (request.action) {
    case 'confirm':
      return confirm(deps, contribution, decision);
    case 'correct':
      return correct(deps, contribution, { ...decision, typed: request.typed });
    case 'withdraw':
      return withdraw(deps, contribution, decision.leadsTo);
    case 'approve':
      return approve(deps, contribution, {
        ...decision,
        action: 'approved',
        ...(request.title ? { corrected: { ...contribution.content, title: request.title } } : {}),
      });
    case 'correct-and-approve': {
      const { corrected, additions } = request;
      return approve(deps, contribution, { ...decision, action: 'corrected-and-approved', corrected, additions });
    }
    case 'republish':
      return approve(deps, contribution, { ...decision, action: 'republished' });
    case 'refuse':
      return refuse(deps, contribution, { ...decision, reason: request.reason });
    case 'hide':
      return hideContribution(deps, contribution, decision);
    case 'auto-approve':
      return setAutoApprove(deps, contribution, { by, on: request.on });
  }
}

/** Its author has shown that emails reach them: now editors may see it, and the address is theirs. */
async function confirm(deps: ApproveDeps, before: Contribution, { by, role, leadsTo }: Decision): Promise<void> {
  const confirmed = { ...inState(before, leadsTo), emailProven: true, revision: before.revision + 1 };
  const at = deps.now().toISOString();
  await commitChange(deps.store, transitionWrites(confirmed, before, { action: 'confirmed', by, role, at }));
  await autoApprove(deps, confirmed);
}

/** Its author's own correction. */
async function correct(
  { store, now }: Pick<ActOnDeps, 'store' | 'now'>,
  before: Contribution,
  { by, role, leadsTo, typed }: Decision & { readonly typed: Omit<ContributionText, 'author'> },
): Promise<void> {
  const corrected = withText(inState(before, leadsTo), { ...typed, author: before.content.author });
  const change = { action: 'corrected', by, role, at: now().toISOString() } as const;
  await commitChange(store, transitionWrites(corrected, before, change));
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
  if (actor === 'author') return actor;
  const [, memorial = ''] = kind === 'condolence' ? about.split('/') : [];
  return roleOnMemorial(store, memorial, actor.account);
}

/** No role beyond member without a verified address. */
export async function roleOnMemorial(
  store: DocumentStore,
  memorial: string,
  account: Account | undefined,
): Promise<Exclude<Role, 'author'>> {
  if (!account) return 'visitor';
  if (!account.verified) return 'member';
  if (account.role === 'editor') return 'editor';
  return memorial !== '' && (await isSteward(store, memorial, account)) ? 'steward' : 'member';
}
