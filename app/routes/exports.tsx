import { accountContext, memberOf } from '../account-context.ts';
import { checkUpkeep } from '../actions/check-upkeep.ts';
import { answerExportForm } from '../actions/export-actions.ts';
import { exportContext } from '../export-context.ts';
import { DeskNav } from '../features/desk/desk-nav.tsx';
import { ExportScreen } from '../features/exports/export-screen.tsx';
import { NOTICE_PARAM, NOTICES } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { deskPlaces } from '../views/desk-places.ts';
import { exportState } from '../views/export-view.ts';
import type { Route } from './+types/exports';

const TROUBLES: ReadonlyMap<string | null, string> = new Map([
  [
    NOTICES.archiveBusy,
    'Upravo traju dva preuzimanja arhiva, a više ih odjednom ne može biti. Pričekajte da jedno preuzimanje završi pa pokušajte ponovno.',
  ],
  [NOTICES.ticketOver, 'Dopuštenje za privatne podatke isteklo je. Upišite lozinku ponovno.'],
]);

export async function loader({ context, url }: Route.LoaderArgs) {
  checkUpkeep(context, 'see-exports');
  const { id } = memberOf(context.get(accountContext));
  return {
    places: deskPlaces('editor', 'exports'),
    page: {
      title: 'Izvoz',
      description: 'Sve što je na stranici, kao datoteke.',
      crumbs: [{ label: 'Uredništvo', href: pathTo('editorial') }],
      hiddenFromSearch: true,
    },
    trouble: TROUBLES.get(url.searchParams.get(NOTICE_PARAM)),
    state: await exportState(context.get(exportContext), id),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerExportForm(context, await request.formData());
}

export default function ExportsPage({ loaderData: { places, trouble, state }, actionData }: Route.ComponentProps) {
  return (
    <Page title="Izvoz" lead="Sve odavde možete preuzeti i sačuvati kod sebe.">
      <DeskNav places={places} />
      <ExportScreen given={state} trouble={actionData ? undefined : trouble} answer={actionData} />
    </Page>
  );
}
