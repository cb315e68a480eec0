import { data, redirect } from 'react-router';
import { moveRights } from '../../chronicle/identity/moved-address.ts';
import { moveSubscription } from '../../chronicle/memorial/anniversary-emails.ts';
import { accountContext, ownAccountOf } from '../account-context.ts';
import { faultAnswer } from '../actions/account-answer.ts';
import { textIn } from '../actions/form.ts';
import { ConfirmAddressScreen } from '../features/account/email-link-screens.tsx';
import { memberContext } from '../member-context.ts';
import { NOTICES, TOKEN_PARAM } from '../query-words.ts';
import { withNotice } from '../routes.ts';
import { withCookies } from '../shell/cookies.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/confirm-address';

export async function loader({ context, url }: Route.LoaderArgs) {
  const asking = context.get(accountContext);
  const account = ownAccountOf(asking);
  const token = url.searchParams.get(TOKEN_PARAM) ?? '';
  return data({
    page: { title: 'Potvrda adrese', description: 'Potvrdite da je adresa e-pošte vaša.', hiddenFromSearch: true },
    token,
    link: token === '' ? undefined : await asking.identity.readAddressLink(asking.client, token),
    signedInAs: account && { email: account.email, verified: account.verified },
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { identity, client } = context.get(accountContext);
  const form = await request.formData();
  try {
    const password = form.has('password') ? textIn(form, 'password') : undefined;
    const { account, cookies, former } = await identity.confirmAddress(client, textIn(form, 'token'), password);
    if (former !== undefined) await moveRights(context.get(memberContext), former, account.email);
    await moveSubscription(context.get(siteContext).store, account);
    return redirect(withNotice('account', NOTICES.addressConfirmed), { headers: withCookies(cookies) });
  } catch (error) {
    return faultAnswer(form, error);
  }
}

/** Every link is an address of its own, and what it shows depends on the browser. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  actionHeaders.set('Cache-Control', 'private, no-store');
  return actionHeaders;
}

export default function ConfirmAddressPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, link, signedInAs } = loaderData;
  return (
    <Page title="Potvrda adrese" lead="Još samo da znamo da poruke stižu baš vama.">
      <ConfirmAddressScreen answer={actionData} token={token} link={link} signedInAs={signedInAs} />
    </Page>
  );
}
