import { CardGrid } from '../features/record/card-grid.tsx';
import { cardView } from '../reading/record-views.ts';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/people';

export function loader({ context }: Route.LoaderArgs) {
  const { library } = context.get(siteContext);
  return {
    page: {
      title: 'Poznate osobe',
      description:
        'Ljudi koji su obilježili povijest širokobriješkoga kraja: od Vignja Miloševića do pjesnika 20. stoljeća.',
    },
    cards: library.people().map((person) => cardView(library, person)),
  };
}

export default function PeoplePage({ loaderData: { cards } }: Route.ComponentProps) {
  return (
    <Page title="Poznate osobe" lead="Graditelji, učitelji, pisci i velikaši koji su obilježili ovaj kraj.">
      <CardGrid cards={cards} headingLevel={2} withLabels={false} />
      <LinkButton href={pathTo('peopleData')}>Isti ljudi kao podatci</LinkButton>
    </Page>
  );
}
