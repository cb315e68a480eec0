import { Story } from '../features/record/story.tsx';
import { lineOf, pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { FAMILY_TITLE } from '../text/labels.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Pages } from '../ui/pages.tsx';
import { listPage } from '../views/list-parameters.ts';
import { firstPicture } from '../views/page-info.ts';
import { cardView } from '../views/record-views.ts';
import type { Route } from './+types/family-history';

const DESCRIPTION = {
  bosnjaci: 'Rod Bošnjaka (prezime Bošnjak) s našega brda: što je zapisano, što se pripovijeda i što još tražimo.',
  cavari: 'Rod Ćavara: od Gostuše do brda, kroz popise 18. stoljeća, nadimke i putove iseljavanja.',
} as const;

export function loader({ context, pattern, url: { searchParams } }: Route.LoaderArgs) {
  const { library } = context.get(siteContext);
  const line = lineOf(pattern);
  const articles = library.familyArticles(line);
  const { items, before, canonical, current, pages } = listPage(articles, { path: pathTo(line), searchParams });
  return {
    page: {
      title: FAMILY_TITLE[line],
      description: DESCRIPTION[line],
      canonical,
      picture: firstPicture(library, items),
    },
    chapters: items.map((article) => cardView(library, article)),
    before,
    pages,
    current,
    tree: line === 'cavari' ? pathTo('treeCavar') : pathTo('treeBosnjak'),
  };
}

export default function FamilyHistoryPage({ loaderData }: Route.ComponentProps) {
  const { page, chapters, before, pages, current, tree } = loaderData;
  return (
    <Page title={page.title} lead={page.description} eyebrow="Rod">
      <Story chapters={chapters} before={before} />
      <Pages label="Stranice povijesti roda" pages={pages} current={current} />
      <LinkButton href={tree}>Otvorite obiteljsko stablo</LinkButton>
    </Page>
  );
}
