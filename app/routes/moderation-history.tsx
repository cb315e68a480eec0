import { latestHistory } from '../../chronicle/contributions/contribution-history.ts';
import { DeskNav } from '../features/desk/desk-nav.tsx';
import { History } from '../features/moderation/desk-sections.tsx';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { deskPlaces } from '../views/desk-places.ts';
import { historyItem } from '../views/desk-views.ts';
import type { Route } from './+types/moderation-history';

const LATEST = 200;

export async function loader({ context }: Route.LoaderArgs) {
  const entries = await latestHistory(context.get(siteContext).store, LATEST);
  return {
    places: deskPlaces('editor', 'moderationHistory'),
    page: {
      title: 'Povijest odluka',
      description: 'Tko je što odlučio o prilozima i kada.',
      crumbs: [{ label: 'Uredništvo', href: pathTo('editorial') }],
      hiddenFromSearch: true,
    },
    entries: entries.map(historyItem),
  };
}

export default function ModerationHistoryPage({ loaderData: { places, entries } }: Route.ComponentProps) {
  return (
    <Page title="Povijest odluka" lead="Tko je što odlučio o prilozima i kada.">
      <DeskNav places={places} />
      <History entries={entries} />
    </Page>
  );
}
