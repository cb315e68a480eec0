import { randomBytes } from 'node:crypto';
import { ContributionFault } from '../../domain/contribution-fault.ts';
import type { AttemptLimits } from '../identity/attempts.ts';
import type { Account, Client } from '../identity/identity.ts';
import { emailOf } from '../identity/new-account.ts';
import type { SentMedia } from '../media/prepare-media.ts';
import { type ApproveDeps, autoApprove } from './approve.ts';
import type { Contribution, ContributionText } from './contribution.ts';
import { commitChange, transitionWrites } from './contribution-history.ts';
import { checkedText } from './contribution-text.ts';
import { type KeepMediaDeps, keepMedia } from './keep-media.ts';
import { memorialAbout } from './memory-record.ts';
import { privateToken } from './private-link.ts';

export interface ContributeDeps extends ApproveDeps, KeepMediaDeps {
  readonly limits: AttemptLimits;
}

interface Submission {
  readonly kind: Contribution['kind'];
  readonly client: Pick<Client, 'address' | 'origin'>;
  /** Absent for somebody who has none: they answer an email first. */
  readonly account: Account | undefined;
  /** Of somebody without an account. */
  readonly email: string;
  readonly typed: ContributionText;
  readonly about: string;
  readonly media: SentMedia;
}

/**
 * Takes in what somebody sends, and answers with the token of its private link. Nobody sees it before its author is known
 * and an editor has agreed.
 */
export async function contribute(deps: ContributeDeps, submission: Submission): Promise<string> {
  const { kind, client, account, media, typed } = submission;
  const hasMedia = media.photographs.length > 0 || media.voice !== undefined;
  const content = checkedText({ ...typed, author: account?.name ?? typed.author }, kind, hasMedia);
  const email = account?.email ?? emailOf(submission.email);
  // An address that a stranger types must not use up what its owner may send.
  const sender = { account: account ? `account ${account.id}` : `mail ${email}`, address: client.address };
  await deps.limits.count('contribution', sender);
  const id = randomBytes(12).toString('hex');
  const keeping = keepMedia(deps, { id, sent: media, from: client.address }, async (kept) => {
    const at = deps.now().toISOString();
    const submitted: Contribution = {
      id,
      kind,
      state: account ? 'pending' : 'unconfirmed',
      revision: 1,
      at,
      content,
      ...kept,
      accountId: account?.id ?? '',
      email,
      emailProven: account?.verified ?? false,
      about: memorialAbout(deps.library, submission.about),
      record: '',
      origin: client.origin,
    };
    const change = { action: 'submitted', by: content.author, role: 'author', at } as const;
    await commitChange(deps.store, transitionWrites(submitted, undefined, change));
    return submitted;
  });
  const contribution = await keeping.catch(async (error: unknown) => {
    // Nothing was looked at, and nothing is wrong with it. That it cannot be taken back is no reason to say less.
    if (isNotTaken(error)) await deps.limits.takeBack('contribution', sender).catch(() => {});
    throw error;
  });
  const token = privateToken(deps, id);
  // Condolences stand under a page that its writer sees anyway.
  if (!account || kind === 'memory') {
    deps.sendEmail({ kind: account ? 'received' : 'confirm', to: email, origin: client.origin, token });
  }
  if (account) await autoApprove(deps, contribution);
  return token;
}

/** Refused for a reason of the site's own. What was tried and took too much stays counted, or bombs would be free. */
function isNotTaken(error: unknown): boolean {
  return error instanceof ContributionFault && (error.code === 'busy' || error.code === 'disk-full');
}
