import type { ContributionEmail } from '../../domain/contribution-email.ts';
import { ContributionFault } from '../../domain/contribution-fault.ts';
import { LONGEST_MESSAGE } from '../../domain/contribution-limits.ts';
import type { AccountDirectory } from '../identity/account-directory.ts';
import type { AttemptLimits } from '../identity/attempts.ts';
import type { Account } from '../identity/identity.ts';
import { emailOf } from '../identity/new-account.ts';
import { commitUnlessChanged, type DocumentStore } from '../store/document-store.ts';
import { checkPageAction, roleOnMemorial } from './act-on.ts';
import { evenLines } from './contribution-text.ts';
import { REPORTS, type Report, reports } from './report.ts';

/** Who reported or wrote something, and how they are reached; empty where they are not. */
export interface Reporter {
  readonly name: string;
  readonly email: string;
  /** Whether whoever wrote has shown that the address is theirs. */
  readonly emailProven: boolean;
  readonly telephone: string;
}

/** As the sender said, or as the account says that it was sent from; nobody where it came from a visitor. */
export async function reporterOf(
  directory: Pick<AccountDirectory, 'find'>,
  { sender, accountId }: Report,
): Promise<Reporter | undefined> {
  if (sender) return sender;
  const account = accountId === '' ? undefined : await directory.find(accountId);
  return account && { name: account.name, email: account.email, emailProven: account.verified, telephone: '' };
}

export interface AnswerDeps {
  readonly store: DocumentStore;
  readonly directory: Pick<AccountDirectory, 'find'>;
  readonly limits: AttemptLimits;
  readonly sendEmail: (email: ContributionEmail) => void;
  readonly now: () => Date;
}

interface Answer {
  readonly id: string;
  readonly text: string;
  readonly account: Account | undefined;
  readonly origin: string;
}

/** An editor answers by email. The answer stays with what it answers, so that nobody answers it a second time unawares. */
export async function answerReport(deps: AnswerDeps, { id, text, account, origin }: Answer): Promise<Reporter> {
  const { store, directory, limits, sendEmail, now } = deps;
  checkPageAction(await roleOnMemorial(store, '', account), 'answer-report');
  const stored = id === '' ? undefined : await store.get(REPORTS, id);
  const found = stored && reports.read(stored);
  if (!stored || !found || !account) throw new ContributionFault('not-found');
  const words = evenLines(text);
  if (words === '') throw new ContributionFault('answer-missing');
  if (words.length > LONGEST_MESSAGE) throw new ContributionFault('message-too-long');
  const reporter = await reporterOf(directory, found);
  if (!reporter?.email) throw new ContributionFault('no-address');
  // Checked when it was typed; an archive may have brought another one.
  const to = emailOf(reporter.email);
  await limits.count('answer', { account: account.id });
  const answer = { text: words, by: account.name, at: now().toISOString() };
  const fields = { ...stored.fields, answers: [...(found.answers ?? []), answer] };
  const isKept = await commitUnlessChanged(store, [
    { verb: 'replace', collection: REPORTS, id, before: stored.fields, fields },
  ]);
  if (!isKept) throw new ContributionFault('answered-meanwhile');
  // Also where nobody has shown that the address is theirs: an editor has read it and answers it.
  sendEmail({ kind: 'answer', to, origin, text: words, question: found.reason });
  return reporter;
}
