import { data } from 'react-router';
import { comingAnniversaries } from '../../chronicle/memorial/anniversaries.ts';
import { sendAnniversaryEmails, subscribe, subscriptionOf } from '../../chronicle/memorial/anniversary-emails.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { contributionContext } from '../contribution-context.ts';
import { Anniversaries } from '../features/memorial/anniversaries.tsx';
import { memberContext } from '../member-context.ts';
import { TOKEN_PARAM } from '../query-words.ts';
import { recordPath } from '../record-path.ts';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { dayText } from '../text/dates.ts';
import { counted, WORDS } from '../text/plurals.ts';
import type { Route } from './+types/anniversaries';

const AHEAD_DAYS = 120;

export async function loader({ context }: Route.LoaderArgs) {
  const { library, store, today, url } = context.get(siteContext);
  const account = memberOf(context.get(accountContext));
  const subscription = await subscriptionOf(store, account.id);
  return {
    page: {
      title: 'Obljetnice',
      description: 'Dani rođenja i smrti pokojnih s brda, kalendar i podsjetnici.',
      crumbs: [{ label: 'In memoriam', href: pathTo('memorials') }],
      hiddenFromSearch: true,
    },
    coming: comingAnniversaries(library, today, AHEAD_DAYS).map(({ memorial, day, years, of }) => ({
      key: `${memorial.slug} ${of}`,
      name: memorial.title,
      href: recordPath(memorial),
      day: dayText(day),
      what: `${counted(years, WORDS.year)} od ${of === 'death' ? 'smrti' : 'rođenja'}`,
      sample: memorial.sample,
    })),
    calendar: subscription && `${url}${pathTo('calendar')}?${TOKEN_PARAM}=${subscription.token}`,
    emails: subscription?.emails ?? false,
    verified: account.verified,
    email: account.email,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const asking = context.get(accountContext);
  const { store, today } = context.get(siteContext);
  const account = memberOf(asking);
  const form = await request.formData();
  const before = await subscriptionOf(store, account.id);
  const intent = form.get('intent');
  const emails = intent === 'emails' ? form.get('emails') === 'yes' && account.verified : (before?.emails ?? false);
  await subscribe(store, account, {
    emails,
    newAddress: intent === 'new-address',
    origin: asking.client.origin,
  });
  if (emails)
    await sendAnniversaryEmails(
      { ...context.get(contributionContext), isMember: context.get(memberContext).isMember },
      today,
    );
  return data({ done: intent === 'emails' ? 'Spremljeno.' : 'Adresa kalendara je spremna.' });
}

export default function AnniversariesPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Page title="Obljetnice" lead="Da nam dan ne prođe, a da se nismo sjetili.">
      <Anniversaries {...loaderData} done={actionData?.done} />
    </Page>
  );
}
