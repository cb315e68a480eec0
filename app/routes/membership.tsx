import { redirect } from 'react-router';
import { askForAdmission } from '../../chronicle/identity/admissions.ts';
import type { MembershipState } from '../../domain/membership.ts';
import { accountContext, sessionOf } from '../account-context.ts';
import { faultAnswer, sendVerification } from '../actions/account-answer.ts';
import { MembershipScreen } from '../features/account/membership-screen.tsx';
import { memberContext } from '../member-context.ts';
import { RETURN_PARAM } from '../query-words.ts';
import { localPath } from '../shell/local-path.ts';
import { Page } from '../shell/page.tsx';
import type { Route } from './+types/membership';

const TITLES: Readonly<Record<MembershipState, { readonly title: string; readonly lead: string }>> = {
  unconfirmed: { title: 'Potvrdite adresu', lead: 'Članske stranice vidi tko je potvrdio svoju adresu e-pošte.' },
  waiting: { title: 'Čeka odobrenje', lead: 'Još samo da Uredništvo pogleda vaš zahtjev.' },
  refused: { title: 'Zahtjev nije prihvaćen', lead: 'Članske stranice nisu vam otvorene.' },
  member: { title: 'Članstvo', lead: 'Vi ste član.' },
};

/** Where somebody who is signed in learns why members' pages are not open to them. To stand here is to ask to be let in. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const asking = context.get(accountContext);
  const { account } = sessionOf(asking);
  const state = asking.membership ?? 'unconfirmed';
  const returnTo = url.searchParams.get(RETURN_PARAM);
  if (state === 'member' && returnTo !== null) throw redirect(localPath(returnTo));
  if (state === 'waiting') await askForAdmission(context.get(memberContext), account, asking.client.origin);
  return {
    page: {
      title: TITLES[state].title,
      description: 'Tko vidi članske stranice i što je za to još potrebno.',
      hiddenFromSearch: true,
    },
    state,
    email: account.email,
    returnTo: localPath(returnTo),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    if (form.get('intent') !== 'verification') return undefined;
    return await sendVerification(context, form);
  } catch (error) {
    return faultAnswer(form, error);
  }
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function MembershipPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state, email, returnTo } = loaderData;
  return (
    <Page title={TITLES[state].title} lead={TITLES[state].lead}>
      <MembershipScreen state={state} email={email} returnTo={returnTo} answer={actionData} />
    </Page>
  );
}
