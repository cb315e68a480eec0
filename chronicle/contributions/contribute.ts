import { ContributionFault } from '../../domain/contribution-fault.ts';
import type { AttemptKind, AttemptLimits, Who } from '../identity/attempts.ts';
import type { Account, Client } from '../identity/identity.ts';
import { emailOf, nameOf } from '../identity/new-account.ts';
import type { SentMedia } from '../media/prepare-media.ts';
import { type ApproveDeps, autoApprove } from './approve.ts';
import { type Contribution, type ContributionText, findContribution, senderOf } from './contribution.ts';
import { commitChange, transitionWrites } from './contribution-history.ts';
import { checkedText, typedTelephone } from './contribution-text.ts';
import { type KeepMediaDeps, keepMedia } from './keep-media.ts';
import { memorialAbout } from './memory-record.ts';
import { privateToken } from './private-link.ts';
import { submissionId } from './submission-id.ts';

export interface ContributeDeps extends ApproveDeps, KeepMediaDeps {
  readonly limits: AttemptLimits;
}

interface Submission {
  readonly kind: Contribution['kind'];
  readonly client: Pick<Client, 'address' | 'origin' | 'submission'>;
  /** Absent for somebody who has none: they answer an email first. */
  readonly account: Account | undefined;
  /** Of somebody without an account: an address, a telephone number, or both. */
  readonly email: string;
  readonly telephone?: string;
  /** Whose memory it is, where somebody else writes it down; and whether that one is named beside it. */
  readonly teller?: string;
  readonly namesScribe?: boolean;
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
  const { author, scribe } = namesIn(submission);
  const content = checkedText({ ...typed, author }, kind, hasMedia);
  const contact = contactOf(submission);
  const { email } = contact;
  const attempt = attemptOf(submission, contact);
  const id = submissionId(client.submission, email);
  const token = privateToken(deps, id);
  const confirm = { kind: 'confirm', to: email, origin: client.origin, token } as const;
  const known = client.submission ? await findContribution(deps.store, id) : undefined;
  if (known && known.state !== 'unconfirmed') return token;
  await deps.limits.count(...attempt);
  // The letter may have been refused, or lost: whoever sends the same again gets another.
  if (known) {
    deps.sendEmail(confirm);
    return token;
  }
  const keeping = keepMedia(deps, { id, sent: media, from: client.address }, async (kept) => {
    const at = deps.now().toISOString();
    const submitted: Contribution = {
      id,
      kind,
      // Without an address nobody can be asked to confirm: an editor rings.
      state: account || email === '' ? 'pending' : 'unconfirmed',
      revision: 1,
      at,
      content,
      ...kept,
      accountId: account?.id ?? '',
      ...contact,
      ...(scribe ? { scribe } : {}),
      emailProven: account?.verified ?? false,
      about: memorialAbout(deps.library, submission.about),
      record: '',
      origin: client.origin,
    };
    const change = { action: 'submitted', by: senderOf(submitted), role: 'author', at } as const;
    await commitChange(deps.store, transitionWrites(submitted, undefined, change));
    return submitted;
  });
  const contribution = await keeping.catch(async (error: unknown) => {
    // Nothing was looked at, and nothing is wrong with it. That it cannot be taken back is no reason to say less.
    if (isNotTaken(error)) await deps.limits.takeBack(...attempt).catch(() => {});
    throw error;
  });
  // Condolences stand under a page that its writer sees anyway.
  if (email !== '' && (!account || kind === 'memory')) {
    deps.sendEmail(account ? { ...confirm, kind: 'received' } : confirm);
  }
  if (account) await autoApprove(deps, contribution);
  return token;
}

/** Whoever tells it stands beside it; whoever only wrote it down, if they like. */
function namesIn({ account, typed, teller = '', namesScribe = false }: Submission) {
  const sender = account?.name ?? typed.author;
  if (teller.trim() === '') return { author: sender };
  return { author: teller, scribe: { name: nameOf(sender), named: namesScribe } };
}

function contactOf(submission: Submission): Pick<Contribution, 'email' | 'telephone'> {
  const { account, email, telephone = '' } = submission;
  if (account) return { email: account.email };
  if (email.trim() === '' && telephone.trim() === '') throw new ContributionFault('no-contact');
  const number = typedTelephone(telephone);
  return { email: email.trim() === '' ? '' : emailOf(email), ...(number ? { telephone: number } : {}) };
}

/** Under what it is counted. An address that a stranger types must not use up what its owner may send. */
function attemptOf(
  { account, client: { address } }: Submission,
  { email, telephone = '' }: Pick<Contribution, 'email' | 'telephone'>,
): [AttemptKind, Who] {
  if (account) return ['contribution', { account: `account ${account.id}`, address }];
  if (email !== '') return ['contribution', { account: `mail ${email}`, address }];
  return ['contribution-by-telephone', { account: `telephone ${telephone.replace(/\D/g, '')}`, address }];
}

/** Refused for a reason of the site's own. What was tried and took too much stays counted, or bombs would be free. */
function isNotTaken(error: unknown): boolean {
  return error instanceof ContributionFault && (error.code === 'busy' || error.code === 'unwritable');
}
