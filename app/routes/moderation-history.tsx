import { contributionHistory } from '../../chronicle/contributions/contribution.ts';
import { contributionContext } from '../contribution-context.ts';
import { History } from '../features/moderation/desk-sections.tsx';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { deedItem } from '../views/desk-views.ts';
import type { Route } from './+types/moderation-history';

const LATEST = 200;

export async function loader({ context }: Route.LoaderArgs) {
  const { store } = context.get(contributionContext).ports;
  const entries = await contributionHistory.list(store, { orderBy: { field: 'at', descending: true }, limit: LATEST });
  return {
    page: {
      title: 'Povijest odluka',
      description: 'Tko je što odlučio o prilozima i kada.',
      crumbs: [{ label: 'Uredništvo', href: pathTo('editorial') }],
      hiddenFromSearch: true,
    },
    deeds: entries.map(deedItem),
  };
}

export default function ModerationHistoryPage({ loaderData: { deeds } }: Route.ComponentProps) {
  return (
    <Page title="Povijest odluka" lead="Tko je što odlučio o prilozima i kada.">
      <History deeds={deeds} />
    </Page>
  );
}
