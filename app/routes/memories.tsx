import { CardGrid } from '../features/record/card-grid.tsx';
import { cardView } from '../reading/record-views.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/memories';

export function loader({ context }: Route.LoaderArgs) {
  const { library } = context.get(siteContext);
  return {
    page: {
      title: 'Spomeni brda',
      description: 'Kratke priče onih koji pamte život na brdu: bura na škurama, put do vode, prvi odlazak u svijet.',
    },
    cards: library.memories().map((memory) => cardView(library, memory)),
  };
}

export default function MemoriesPage({ loaderData: { cards } }: Route.ComponentProps) {
  return (
    <Page
      title="Spomeni brda"
      lead="Kratke priče onih koji pamte: bura na škurama, put do vode, prvi odlazak u svijet."
    >
      <CardGrid cards={cards} headingLevel={2} withLabels={false} />
    </Page>
  );
}
