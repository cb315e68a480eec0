import type { RouterContextProvider } from 'react-router';
import { report } from '../../chronicle/moderation/report.ts';
import { IdentityError } from '../../domain/identity-error.ts';
import { accountContext } from '../account-context.ts';
import { remembranceContext } from '../remembrance-context.ts';
import { wordIdentityError } from '../text/identity-errors.ts';

const DONE = 'Hvala. Uredništvo će to pogledati.';

/** What a reader reports of a page, or of something on it. */
export async function receiveReport(context: Readonly<RouterContextProvider>, form: FormData, about: string) {
  const { client, presence } = context.get(accountContext);
  const { ports } = context.get(remembranceContext);
  const reason = String(form.get('reason') ?? '').trim();
  if (String(form.get('website') ?? '') !== '') return { done: DONE };
  if (reason === '') return { trouble: 'Napišite u rečenici-dvije što nije u redu.' };
  const accountId = presence.kind === 'signed-in' ? presence.account.id : '';
  try {
    await report(ports, { about, reason, accountId, address: client.address });
    return { done: DONE };
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    return { trouble: wordIdentityError(error).sentence };
  }
}
