import type { RouterContextProvider } from 'react-router';
import { contribute } from '../../chronicle/contributions/contribute.ts';
import { emailOf } from '../../chronicle/identity/new-account.ts';
import { ContributionFault } from '../../domain/contribution-fault.ts';
import { isUnwritable } from '../../domain/fault.ts';
import { IdentityError } from '../../domain/identity-error.ts';
import { accountContext, accountOf } from '../account-context.ts';
import { contributionContext, type SubmittedForm, uploadContext } from '../contribution-context.ts';
import type { ContributionAnswer } from '../features/contribution/send-contribution.ts';
import { mailContext } from '../mail-context.ts';
import { NOTICE_PARAM, NOTICES, TOKEN_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { siteContext } from '../site-context.ts';
import { type ContributionField, wordContributionFault } from '../text/contribution-faults.ts';
import { wordIdentityError } from '../text/identity-errors.ts';
import { isOffline } from './account-answer.ts';
import { isCaughtByHoneypot, textIn, typedIn } from './form.ts';

const thanks = (notice: string) => `${pathTo('contribute')}?${NOTICE_PARAM}=${notice}`;

export interface Received {
  readonly answer: ContributionAnswer;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** The form of a memory, sent as a page or by its script. */
export async function receiveContribution(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<Received> {
  const asking = context.get(accountContext);
  const { client } = asking;
  const services = context.get(contributionContext);
  const { words, files, fault } = context.get(uploadContext) ?? (await formWithoutFiles(request));
  const text = (name: string) => textIn(words, name);
  try {
    if (await isCaughtByHoneypot(services.limits, 'contribution', words, client)) {
      return { status: 200, headers: {}, answer: { next: thanks(NOTICES.sent), typed: {} } };
    }
    if (fault) throw new ContributionFault(fault);
    const account = accountOf(asking);
    if (!account && !words.has('email')) {
      throw new IdentityError(context.get(siteContext).unreachable ? 'network-failed' : 'session-expired');
    }
    const token = await contribute(services, {
      kind: 'memory',
      client,
      account,
      email: text('email'),
      telephone: text('telephone'),
      teller: text('teller'),
      namesScribe: text('namesScribe') === 'yes',
      typed: {
        title: text('title'),
        text: text('text'),
        author: text('name'),
        when: text('when'),
        where: text('where'),
        people: text('people'),
      },
      about: text('about'),
      media: {
        photographs: files.filter(({ field }) => field === 'photographs').map(({ path }) => path),
        voice: files.find(({ field }) => field === 'voice')?.path,
      },
    });
    const email = account ? '' : text('email').trim();
    const isMailed = email !== '' && (await context.get(mailContext).hasSentTo(emailOf(email)));
    // A visitor with an address gets the link by email alone: using it proves that the address is theirs.
    return {
      status: 200,
      headers: {},
      answer: {
        typed: {},
        next:
          email === ''
            ? `${pathTo('contribution')}?${new URLSearchParams({ [TOKEN_PARAM]: token, [NOTICE_PARAM]: NOTICES.sent })}`
            : thanks(isMailed ? NOTICES.sent : NOTICES.waitsForMail),
      },
    };
  } catch (error) {
    const { status, field, sentence, retryAfterSeconds } = wordFault(error);
    const signedOut = error instanceof IdentityError && error.code === 'session-expired';
    return {
      status,
      headers: retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) },
      answer: { typed: typedIn(words), error: { field, sentence }, signedOut },
    };
  }
}

/** Of a page without files to choose, or a program that sends none. */
async function formWithoutFiles(request: Request): Promise<SubmittedForm> {
  return { words: await request.formData(), files: [], fault: undefined };
}

/** What is said of it, and beside which part of a form. */
export function wordFault(error: unknown): {
  status: number;
  field: ContributionField;
  sentence: string;
  retryAfterSeconds?: number;
} {
  if (error instanceof ContributionFault) return wordContributionFault(error);
  if (isUnwritable(error)) return wordContributionFault({ code: 'unwritable' });
  if (isOffline(error)) return { ...wordIdentityError(new IdentityError('network-failed')), field: 'form' };
  if (!(error instanceof IdentityError)) throw error;
  if (error.code === 'session-expired') {
    return {
      status: 401,
      field: 'form',
      sentence:
        'Vaša je prijava istekla. Sve je ostalo ovdje: upišite ime i adresu pa pošaljite, ili se u drugoj kartici prijavite ponovno.',
    };
  }
  const { status, field, sentence } = wordIdentityError(error);
  return { status, sentence, field: field === 'name' || field === 'email' ? field : 'form' };
}
