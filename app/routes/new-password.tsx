import { data, redirect } from 'react-router';
import { accountContext } from '../account-context.ts';
import { faultAnswer } from '../actions/account-answer.ts';
import { textIn } from '../actions/form.ts';
import { NewPasswordScreen } from '../features/account/email-link-screens.tsx';
import { NOTICES, TOKEN_PARAM } from '../query-words.ts';
import { withNotice } from '../routes.ts';
import { withCookies } from '../shell/cookies.ts';
import { Page } from '../shell/page.tsx';
import type { Route } from './+types/new-password';

export function loader({ url }: Route.LoaderArgs) {
  return data({
    page: { title: 'Nova lozinka', description: 'Postavite novu lozinku za svoj račun.', hiddenFromSearch: true },
    token: url.searchParams.get(TOKEN_PARAM) ?? '',
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { identity, client } = context.get(accountContext);
  const form = await request.formData();
  try {
    const change = { token: textIn(form, 'token'), password: textIn(form, 'newPassword') };
    const cookies = await identity.resetPassword(client, change);
    return redirect(withNotice('signIn', NOTICES.passwordChanged), {
      headers: withCookies([...identity.forgetSession(), ...cookies]),
    });
  } catch (error) {
    return faultAnswer(form, error);
  }
}

/** Every link is an address of its own: none of them is worth keeping. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  actionHeaders.set('Cache-Control', 'private, no-store');
  return actionHeaders;
}

export default function NewPasswordPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return (
    <Page title="Nova lozinka" lead="Kad je spremite, bit ćete odjavljeni sa svih uređaja.">
      <NewPasswordScreen answer={actionData} token={token} />
    </Page>
  );
}
