import { CardGrid } from '../features/record/card-grid.tsx';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Pages } from '../ui/pages.tsx';
import { listPage } from '../views/list-parameters.ts';
import { firstPicture } from '../views/page-info.ts';
import { cardView } from '../views/record-views.ts';
import type { Route } from './+types/people';

export function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { library } = context.get(siteContext);
  const { items, canonical, current, pages } = listPage(library.people(), { path: pathTo('people'), searchParams });
  return {
    page: {
      title: 'Poznate osobe',
      description:
        'Ljudi koji su obilježili povijest širokobriješkoga kraja: od Vignja Miloševića do pjesnika 20. stoljeća.',
      canonical,
      picture: firstPicture(library, items),
    },
    cards: items.map((person) => cardView(library, person)),
    pages,
    current,
  };
}

export default function PeoplePage({ loaderData: { cards, pages, current } }: Route.ComponentProps) {
  return (
    <Page title="Poznate osobe" lead="Graditelji, učitelji, pisci i velikaši koji su obilježili ovaj kraj.">
      <CardGrid cards={cards} headingLevel={2} withLabels={false} />
      <Pages label="Stranice poznatih osoba" pages={pages} current={current} />
      <LinkButton href={pathTo('peopleData')}>Isti ljudi kao podatci</LinkButton>
    </Page>
  );
}
