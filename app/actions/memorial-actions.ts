import type { RouterContextProvider } from 'react-router';
import { checkPageAction, mayDo, roleOnMemorial } from '../../chronicle/contributions/act-on.ts';
import { contribute } from '../../chronicle/contributions/contribute.ts';
import { findContribution } from '../../chronicle/contributions/contribution.ts';
import type { Account } from '../../chronicle/identity/identity.ts';
import { emailOf } from '../../chronicle/identity/new-account.ts';
import { lightCandle } from '../../chronicle/memorial/light-candle.ts';
import { nameSteward, releaseSteward } from '../../chronicle/memorial/stewards.ts';
import { ContributionFault } from '../../domain/contribution-fault.ts';
import { IdentityError } from '../../domain/identity-error.ts';
import type { RecordOf } from '../../domain/record.ts';
import { accountContext, accountOf } from '../account-context.ts';
import { contributionContext } from '../contribution-context.ts';
import { siteContext } from '../site-context.ts';
import { wordContributionFault } from '../text/contribution-faults.ts';
import { type ActionAnswer, answering, takeContributionAction } from './contribution-actions.ts';
import { textIn } from './form.ts';
import { receiveReport } from './receive-report.ts';

interface MemorialAnswer {
  readonly intent: string;
  readonly done?: string | undefined;
  readonly trouble?: string | undefined;
  /** Which condolence a report was about. */
  readonly about?: string | undefined;
  /** What was written, where it was not taken. */
  readonly typed?: string | undefined;
}

interface Answered {
  readonly answer: MemorialAnswer;
  readonly status: number;
}

interface Asked {
  readonly slug: string;
  readonly form: FormData;
  readonly intent: string;
  readonly account: Account | undefined;
}

/** What somebody does on the page of a memorial. Who may do what is decided here, not by which buttons are shown. */
export async function memorialAction(
  context: Readonly<RouterContextProvider>,
  { slug }: RecordOf<'memorial'>,
  form: FormData,
): Promise<Answered> {
  const services = context.get(contributionContext);
  const intent = textIn(form, 'intent');
  const account = accountOf(context.get(accountContext));
  const asked = { slug, form, intent, account };
  if (intent === 'report') return reportCondolence(context, asked);
  const id = form.get('contribution');
  if (typeof id === 'string') {
    const contribution = await findContribution(services.store, id);
    const { status, ...answer } = await takeContributionAction(services, form, contribution, { account });
    return { status, answer: { intent, ...answer } };
  }
  const { status, ...answer } = await pageAction(context, asked);
  const typed = answer.trouble ? textIn(form, 'text') : undefined;
  return { status, answer: { intent, ...answer, typed } };
}

function pageAction(
  context: Readonly<RouterContextProvider>,
  { slug, form, intent, account }: Asked,
): Promise<ActionAnswer> {
  const { client } = context.get(accountContext);
  const services = context.get(contributionContext);
  const { store, today } = context.get(siteContext);
  const at = services.now().toISOString();
  return answering(async () => {
    if (!account) throw new IdentityError('session-expired');
    const role = await roleOnMemorial(store, slug, account);
    switch (intent) {
      case 'candle':
        checkPageAction(role, intent);
        await lightCandle(store, { memorial: slug, account, day: today, at });
        return undefined;
      case 'condolence': {
        checkPageAction(role, intent);
        const text = textIn(form, 'text');
        const typed = { title: '', text, author: account.name, when: '', where: '', people: '' };
        const media = { photographs: [], voice: undefined };
        const about = `memorial/${slug}`;
        await contribute(services, { kind: 'condolence', client, account, email: '', typed, about, media });
        return 'Hvala vam. Vaše će riječi biti ovdje kad ih pročita obitelj ili Uredništvo.';
      }
      case 'name-steward':
        checkPageAction(role, intent);
        await nameSteward(store, { memorial: slug, email: textIn(form, 'email'), namedBy: account.name, at });
        return 'Skrbnik je imenovan.';
      case 'release-steward':
        checkPageAction(role, intent);
        await releaseSteward(store, slug, emailOf(textIn(form, 'email')));
        return 'Ta osoba više nije skrbnik.';
      default:
        throw new ContributionFault('unknown-action');
    }
  });
}

/** Only of a condolence on this page: a report about nothing could never be settled. */
async function reportCondolence(
  context: Readonly<RouterContextProvider>,
  { slug, form, intent, account }: Asked,
): Promise<Answered> {
  const { store } = context.get(siteContext);
  const about = textIn(form, 'about');
  const condolence = await findContribution(store, about);
  const isHere = condolence?.kind === 'condolence' && condolence.about === `memorial/${slug}`;
  if (!isHere || !(await mayDo(store, condolence, 'report', { account }))) {
    const { status, sentence } = wordContributionFault({ code: 'not-found' });
    return { status, answer: { intent, trouble: sentence } };
  }
  const { status, answer } = await receiveReport(context, form, `contribution/${about}`);
  return { status, answer: { intent, about, ...answer } };
}
