import { signedInAccount } from '../../chronicle/identity/signed-in-account.ts';
import { accountContext } from '../account-context.ts';
import { Page } from '../shell/page.tsx';
import type { Route } from './+types/editorial';

export async function loader({ context }: Route.LoaderArgs) {
  const { identity, client } = context.get(accountContext);
  const { name, email } = await signedInAccount(identity, client);
  return {
    page: { title: 'Uredništvo', description: 'Radni stol uredništva.', hiddenFromSearch: true },
    editor: { name, email },
  };
}

export default function EditorialPage({ loaderData: { editor } }: Route.ComponentProps) {
  return (
    <Page title="Uredništvo" lead="Radni stol onih koji čuvaju i objavljuju.">
      <p>
        Prijavljeni ste kao {editor.name} ({editor.email}).
      </p>
    </Page>
  );
}
