import { moveSubscription } from '../../chronicle/memorial/anniversary-emails.ts';
import { accountContext } from '../account-context.ts';
import { doneAnswer, faultAnswer } from '../actions/account-answer.ts';
import { textIn } from '../actions/form.ts';
import { ConfirmAddressScreen } from '../features/account/email-link-screens.tsx';
import { TOKEN_PARAM } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/confirm-address';

export function loader({ url }: Route.LoaderArgs) {
  return {
    page: { title: 'Potvrda adrese', description: 'Potvrdite da je adresa e-pošte vaša.', hiddenFromSearch: true },
    token: url.searchParams.get(TOKEN_PARAM) ?? '',
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { identity, client } = context.get(accountContext);
  const form = await request.formData();
  try {
    const account = await identity.confirmAddress(client, textIn(form, 'token'));
    await moveSubscription(context.get(siteContext).store, account);
    return doneAnswer(form, 'Hvala, adresa je potvrđena.');
  } catch (error) {
    return faultAnswer(form, error);
  }
}

export default function ConfirmAddressPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return (
    <Page title="Potvrda adrese" lead="Još samo da znamo da poruke stižu baš vama.">
      <ConfirmAddressScreen answer={actionData} token={token} />
    </Page>
  );
}
