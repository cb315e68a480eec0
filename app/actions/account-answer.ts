import { data, type RouterContextProvider } from 'react-router';
import { emailOf } from '../../chronicle/identity/new-account.ts';
import { Fault, isUnwritable } from '../../domain/fault.ts';
import { IdentityError } from '../../domain/identity-error.ts';
import { accountContext, sessionOf } from '../account-context.ts';
import type { FormAnswer } from '../features/account/account-form.tsx';
import { mailContext } from '../mail-context.ts';
import { wordIdentityError } from '../text/identity-errors.ts';
import { textIn, typedIn } from './form.ts';

export function doneAnswer(form: FormData, done: string): FormAnswer {
  return { intent: textIn(form, 'intent'), typed: typedIn(form), done };
}

/** Says whether a letter has gone out. A hosted identity sends its own; our queue would only reveal who has an account. */
export async function sentSentence(context: Readonly<RouterContextProvider>, email: string): Promise<string> {
  const { identity } = context.get(accountContext);
  return identity.inBrowser || (await context.get(mailContext).hasSentTo(emailOf(email)))
    ? `Poslali smo vam poruku na adresu ${email.trim()}.`
    : `Poruku na adresu ${email.trim()} poslat ćemo čim naša e-pošta proradi.`;
}

/** Another link to the address of an account that has not confirmed it. */
export async function sendVerification(context: Readonly<RouterContextProvider>, form: FormData): Promise<FormAnswer> {
  const asking = context.get(accountContext);
  await asking.identity.sendVerification(asking.client);
  return doneAnswer(form, await sentSentence(context, sessionOf(asking).account.email));
}

/** What is stored cannot be reached, as the store says it or as the server words it; here there is a form to keep. */
export function isOffline(thrown: unknown): boolean {
  if (thrown instanceof Fault) return thrown.code === 'offline';
  return (thrown as { init?: ResponseInit | null } | undefined)?.init?.status === 503;
}

/** How somebody who must wait gets in all the same; says nothing of whether there is such an account. */
const WITHOUT_WAITING: ReadonlyMap<string, string> = new Map([
  ['sign-in', ' Ne morate čekati ako zatražite novu lozinku: poveznica iz poruke vrijedi odmah.'],
  ['forgotten', ' Ako su na tu adresu već stigle naše poruke, vrijedi poveznica iz posljednje.'],
]);

function inOurTerms(thrown: unknown): unknown {
  if (isOffline(thrown)) return new IdentityError('network-failed');
  return isUnwritable(thrown) ? new IdentityError('unwritable') : thrown;
}

/** Faults of the person's making become an answer; all others are the site's own and go on. */
export function faultAnswer(form: FormData, thrown: unknown) {
  const error = inOurTerms(thrown);
  if (!(error instanceof IdentityError)) throw error;
  const intent = textIn(form, 'intent');
  const { status, field, sentence } = wordIdentityError(error);
  const otherwise = error.code === 'too-many-requests' ? (WITHOUT_WAITING.get(intent) ?? '') : '';
  const answer: FormAnswer = { intent, typed: typedIn(form), error: { field, sentence: `${sentence}${otherwise}` } };
  const headers = error.retryAfter === undefined ? [] : [['Retry-After', String(error.retryAfter)] as [string, string]];
  return data(answer, { status, headers });
}
