import { Story } from '../features/record/story.tsx';
import { cardView } from '../reading/record-views.ts';
import { lineOf, pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { FAMILY_TITLE } from '../text/labels.ts';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/family-history';

const DESCRIPTION = {
  bosnjaci: 'Rod Bošnjaka (prezime Bošnjak) s našega brda: što je zapisano, što se pripovijeda i što još tražimo.',
  cavari: 'Rod Ćavara: od Gostuše do brda, kroz popise 18. stoljeća, nadimke i putove iseljavanja.',
} as const;

export function loader({ context, pattern }: Route.LoaderArgs) {
  const { library } = context.get(siteContext);
  const line = lineOf(pattern);
  return {
    page: { title: FAMILY_TITLE[line], description: DESCRIPTION[line] },
    chapters: library.familyArticles(line).map((article) => cardView(library, article)),
    tree: line === 'cavari' ? pathTo('treeCavar') : pathTo('treeBosnjak'),
  };
}

export default function FamilyHistoryPage({ loaderData: { page, chapters, tree } }: Route.ComponentProps) {
  return (
    <Page title={page.title} lead={page.description} eyebrow="Rod">
      <Story chapters={chapters} />
      <LinkButton href={tree} reloadDocument>
        Otvori obiteljsko stablo
      </LinkButton>
    </Page>
  );
}
