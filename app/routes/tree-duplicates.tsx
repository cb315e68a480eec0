import { data } from 'react-router';
import { decideOnDuplicates } from '../actions/tree-duplicate-actions.ts';
import { Accepted } from '../features/tree-health/tree-health.tsx';
import { DuplicatePair, OtherPairs } from '../features/tree-merge/duplicate-pair.tsx';
import { Page } from '../shell/page.tsx';
import { counted } from '../text/plurals.ts';
import { AnswerNotice } from '../ui/answer-notice.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { treeDeskPage } from '../views/tree-desk-page.ts';
import { askedDuplicates, treeDuplicates } from '../views/tree-duplicate-views.ts';
import type { Route } from './+types/tree-duplicates';

const PAIRS = { one: 'par', few: 'para', other: 'parova' };

export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const duplicates = await treeDuplicates(context, params.tree);
  return {
    ...treeDeskPage(duplicates.tree, 'treeDuplicates', {
      title: 'Dvojnici',
      about: 'tko bi mogao biti zapisan dvaput.',
    }),
    ...askedDuplicates(duplicates, searchParams),
    apart: duplicates.apart,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { status, ...answer } = await decideOnDuplicates(context, params.tree, await request.formData());
  return data(answer, { status });
}

/** Also after a refusal: what is gone meanwhile goes from the list. */
export function shouldRevalidate(): boolean {
  return true;
}

export default function TreeDuplicatesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, lead, tabs, count, asked, others, left, apart } = loaderData;
  return (
    <Page title={page.title} lead={lead}>
      <AnswerNotice answer={actionData} />
      <Tabs label="Stablo" tabs={tabs} />
      {asked ? (
        <>
          <p>
            Za odluku: {counted(count, PAIRS)}. Spajanje se može poništiti. Čega u jednom zapisu nema, dolazi iz
            drugoga.
          </p>
          <DuplicatePair pair={asked} />
          <OtherPairs pairs={others} left={left} />
        </>
      ) : (
        <p>Čini se da nitko nije zapisan dvaput. Kad se pojave dvije slične osobe, ovdje ćete ih moći spojiti.</p>
      )}
      <Accepted accepted={apart} word="Nisu ista osoba" />
    </Page>
  );
}
