import { data, redirect } from 'react-router';
import { accountContext, accountOf } from '../account-context.ts';
import { pageAbout, receiveMessage } from '../actions/receive-message.ts';
import { MessageForm, MessageReceived } from '../features/contribution/message-form.tsx';
import { ABOUT_PARAM, NOTICE_PARAM, NOTICES } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/contact';

const RECEIVED = `${pathTo('contact')}?${NOTICE_PARAM}=${NOTICES.sent}`;

export function loader({ context, url: { search, searchParams } }: Route.LoaderArgs) {
  const account = accountOf(context.get(accountContext));
  return {
    page: {
      title: 'Pišite nam',
      description: 'Poruka Uredništvu: ispravak, pitanje, prijedlog ili zahtjev koji se tiče vaših podataka.',
      canonical: pathTo('contact'),
      hiddenFromSearch: search !== '',
    },
    received: searchParams.get(NOTICE_PARAM) === NOTICES.sent,
    about: pageAbout(searchParams.get(ABOUT_PARAM)),
    known: account && { name: account.name, email: account.email },
    contactEmail: context.get(siteContext).contact.email,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const refused = await receiveMessage(context, await request.formData());
  if (!refused) return redirect(RECEIVED);
  return data(refused.answer, { status: refused.status });
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { received, about, known, contactEmail } = loaderData;
  if (received && !actionData) {
    return (
      <Page title="Hvala vam" lead="Vaša je poruka stigla.">
        <MessageReceived />
      </Page>
    );
  }
  return (
    <Page title="Pišite nam" lead="Ispravak, pitanje, prijedlog ili ono što smo zaboravili: Uredništvo čita sve.">
      <MessageForm about={about} known={known} contactEmail={contactEmail} answer={actionData} />
    </Page>
  );
}
