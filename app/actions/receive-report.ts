import type { RouterContextProvider } from 'react-router';
import { report } from '../../chronicle/contributions/report.ts';
import { accountContext, accountOf } from '../account-context.ts';
import { contributionContext } from '../contribution-context.ts';
import { answering } from './contribution-actions.ts';
import { isCaughtByHoneypot, textIn } from './form.ts';

interface ReportAnswer {
  readonly done?: string;
  readonly trouble?: string;
  /** What was typed, where it was not taken. */
  readonly typed?: string;
}

interface Reported {
  readonly answer: ReportAnswer;
  readonly status: number;
  /** The text as it was stored; absent where none was. */
  readonly kept: string | undefined;
}

const DONE = 'Hvala. Uredništvo će to pogledati.';

/** What a reader reports of a page, or of something on it. The caller has found what it is about to be there. */
export async function receiveReport(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  about: string,
): Promise<Reported> {
  const asking = context.get(accountContext);
  const services = context.get(contributionContext);
  const { address, submission } = asking.client;
  const reason = textIn(form, 'reason');
  let kept: string | undefined;
  const { status, ...answer } = await answering(async () => {
    if (await isCaughtByHoneypot(services.limits, 'report', form, { address })) return DONE;
    kept = await report(services, { about, reason, accountId: accountOf(asking)?.id ?? '', address, submission });
    return DONE;
  });
  return { status, answer: answer.trouble ? { ...answer, typed: reason } : answer, kept };
}
