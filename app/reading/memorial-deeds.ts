import type { RouterContextProvider } from 'react-router';
import { contribute } from '../../chronicle/contributions/contribute.ts';
import { signedInAccount } from '../../chronicle/identity/signed-in-account.ts';
import { lightCandle } from '../../chronicle/memorial/light-candle.ts';
import { isSteward, nameSteward, releaseSteward } from '../../chronicle/memorial/stewards.ts';
import { ContributionFault } from '../../domain/contribution-fault.ts';
import { IdentityError } from '../../domain/identity-error.ts';
import type { RecordOf } from '../../domain/record.ts';
import { accountContext } from '../account-context.ts';
import { remembranceContext } from '../remembrance-context.ts';
import { siteContext } from '../site-context.ts';
import { wordContributionFault } from '../text/contribution-faults.ts';
import { wordIdentityError } from '../text/identity-errors.ts';
import { moderate } from './moderate.ts';
import { receiveReport } from './receive-report.ts';

export interface MemorialAnswer {
  readonly intent: string;
  readonly done?: string | undefined;
  readonly trouble?: string | undefined;
}

/** What somebody does on the page of a memorial. Who may do what is decided here, not by which buttons are shown. */
export async function memorialDeed(
  context: Readonly<RouterContextProvider>,
  memorial: RecordOf<'memorial'>,
  form: FormData,
): Promise<MemorialAnswer> {
  const intent = String(form.get('intent') ?? '');
  try {
    return { intent, ...(await deed(context, memorial, form, intent)) };
  } catch (error) {
    if (error instanceof ContributionFault) return { intent, trouble: wordContributionFault(error).sentence };
    if (error instanceof IdentityError) return { intent, trouble: wordIdentityError(error).sentence };
    throw error;
  }
}

async function deed(
  context: Readonly<RouterContextProvider>,
  { slug }: RecordOf<'memorial'>,
  form: FormData,
  intent: string,
): Promise<{ done?: string | undefined; trouble?: string | undefined }> {
  const { identity, client } = context.get(accountContext);
  const { ports } = context.get(remembranceContext);
  const { today } = context.get(siteContext);
  const account = await signedInAccount(identity, client);
  const text = (name: string) => String(form.get(name) ?? '');
  const about = `memorial/${slug}`;
  const editor = account.role === 'editor';
  switch (intent) {
    case 'candle': {
      await lightCandle(ports.store, { memorial: slug, account, day: today, at: ports.now().toISOString() });
      return {};
    }
    case 'condolence': {
      const typed = { title: '', text: text('text'), teller: account.name, when: '', where: '', people: '' };
      const sent = { photographs: [], voice: undefined };
      await contribute(ports, { kind: 'condolence', client, account, email: '', typed, about, sent });
      return { done: 'Hvala vam. Vaše će riječi biti ovdje kad ih pročita obitelj ili Uredništvo.' };
    }
    case 'report':
      return receiveReport(context, form, `contribution/${text('about')}`);
    case 'name-steward':
      if (!editor) return {};
      await nameSteward(ports.store, {
        memorial: slug,
        email: text('email'),
        namedBy: account.name,
        at: ports.now().toISOString(),
      });
      return { done: 'Skrbnik je imenovan.' };
    case 'release-steward':
      if (!editor) return {};
      await releaseSteward(ports.store, slug, text('email'));
      return { done: 'Skrbnik je razriješen.' };
    default: {
      if (!editor && !(await isSteward(ports.store, slug, account))) return {};
      const theirs = {
        by: account.name,
        may: (told: { about: string; kind: string }) => told.about === about && told.kind === 'condolence',
      };
      return (await moderate(ports, form, theirs)) ?? {};
    }
  }
}
