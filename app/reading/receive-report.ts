import type { RouterContextProvider } from 'react-router';
import { report } from '../../chronicle/moderation/report.ts';
import { ContributionFault } from '../../domain/contribution-fault.ts';
import { isDiskFull } from '../../domain/disk-full.ts';
import { IdentityError } from '../../domain/identity-error.ts';
import { accountContext } from '../account-context.ts';
import { remembranceContext } from '../remembrance-context.ts';
import { wordContributionFault } from '../text/contribution-faults.ts';
import { wordIdentityError } from '../text/identity-errors.ts';
import { isCaughtByHoneypot } from './honeypot.ts';

interface ReportAnswer {
  readonly done?: string;
  readonly trouble?: string;
  /** What was typed, where it was not taken. */
  readonly typed?: string;
}

interface Reported {
  readonly answer: ReportAnswer;
  readonly status: number;
  /** The words as they were kept; absent where nothing was. */
  readonly kept?: string;
}

const DONE = 'Hvala. Uredništvo će to pogledati.';

/** What a reader reports of a page, or of something on it. The caller has found what it is about to be there. */
export async function receiveReport(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  about: string,
): Promise<Reported> {
  const { client, presence } = context.get(accountContext);
  const { ports } = context.get(remembranceContext);
  const reason = String(form.get('reason') ?? '');
  const accountId = presence.kind === 'signed-in' ? presence.account.id : '';
  try {
    if (await isCaughtByHoneypot(ports.limits, 'report', form, client)) return { status: 200, answer: { done: DONE } };
    const kept = await report(ports, { about, reason, accountId, address: client.address });
    return { status: 200, answer: { done: DONE }, kept };
  } catch (error) {
    const { sentence, status } = wordFault(error);
    return { status, answer: { trouble: sentence, typed: reason } };
  }
}

function wordFault(error: unknown): { readonly sentence: string; readonly status: number } {
  if (error instanceof ContributionFault) return wordContributionFault(error);
  if (isDiskFull(error)) return wordContributionFault({ code: 'disk-full' });
  if (error instanceof IdentityError) return wordIdentityError(error);
  throw error;
}
