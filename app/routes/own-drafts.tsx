import { listOutcomes } from '../../chronicle/editing/proposal-outcomes.ts';
import { listWriting } from '../../chronicle/editing/propose.ts';
import { proposalsOf } from '../../chronicle/trees/tree-proposals.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { DeskNav } from '../features/desk/desk-nav.tsx';
import { NothingProposed, OwnDrafts } from '../features/draft/own-drafts.tsx';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { deskPlaces } from '../views/desk-places.ts';
import { ownDraftGroups } from '../views/own-drafts.ts';
import type { Route } from './+types/own-drafts';

/** What whoever asks has written and proposed, and what became of it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { store, library } = context.get(siteContext);
  const account = memberOf(context.get(accountContext));
  const [writing, outcomes, ofTrees] = await Promise.all([
    listWriting(store, account),
    listOutcomes(store, account.id),
    proposalsOf(store, account.id),
  ]);
  return {
    page: {
      title: 'Moji prijedlozi',
      description: 'Što ste predložili i što je Uredništvo s time učinilo.',
      hiddenFromSearch: true,
    },
    places: account.role === 'member' ? [] : deskPlaces(account.role, 'ownDrafts'),
    groups: ownDraftGroups(library, account.id, { writing, outcomes, ofTrees }),
    newHref: account.role === 'member' ? undefined : pathTo('deskRecords'),
  };
}

export default function OwnDraftsPage({ loaderData: { places, groups, newHref } }: Route.ComponentProps) {
  return (
    <Page title="Moji prijedlozi" lead="Što ste predložili i dokle je stiglo.">
      {places.length > 0 && <DeskNav places={places} />}
      {groups.length > 0 ? <OwnDrafts groups={groups} /> : <NothingProposed newHref={newHref} />}
    </Page>
  );
}
