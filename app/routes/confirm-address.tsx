import { moveSubscription } from '../../chronicle/memorial/anniversary-emails.ts';
import { accountContext } from '../account-context.ts';
import { contributionContext } from '../contribution-context.ts';
import { ConfirmAddressScreen } from '../features/account/confirm-address-screen.tsx';
import { doneAnswer, faultAnswer, textIn } from '../features/account/form-answer.ts';
import { TOKEN_PARAM } from '../routes.ts';
import { Page } from '../shell/page.tsx';
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
    await moveSubscription(context.get(contributionContext).ports.store, account);
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
