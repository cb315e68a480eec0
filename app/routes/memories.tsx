import { CardGrid } from '../features/record/card-grid.tsx';
import { listPage } from '../reading/list-parameters.ts';
import { cardView } from '../reading/record-views.ts';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { Pages } from '../ui/pages.tsx';
import type { Route } from './+types/memories';

export function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { library } = context.get(siteContext);
  const { items, canonical, current, pages } = listPage(library.memories(), { path: pathTo('memories'), searchParams });
  return {
    page: {
      title: 'Spomeni brda',
      description: 'Kratke priče onih koji pamte život na brdu: bura na škurama, put do vode, prvi odlazak u svijet.',
      canonical,
    },
    cards: items.map((memory) => cardView(library, memory)),
    pages,
    current,
  };
}

export default function MemoriesPage({ loaderData: { cards, pages, current } }: Route.ComponentProps) {
  return (
    <Page
      title="Spomeni brda"
      lead="Kratke priče onih koji pamte: bura na škurama, put do vode, prvi odlazak u svijet."
    >
      <CardGrid cards={cards} headingLevel={2} withLabels={false} />
      <Pages label="Stranice spomena" pages={pages} current={current} />
    </Page>
  );
}
