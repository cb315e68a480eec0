import { Neighbours } from '../features/record/neighbours.tsx';
import { Reading } from '../features/record/reading.tsx';
import { lineOf, pathTo } from '../routes.ts';
import { siteContext } from '../site-context.ts';
import { FAMILY_TITLE } from '../text/labels.ts';
import { recordPageInfo } from '../views/page-info.ts';
import { recordAt } from '../views/record-at.ts';
import { cardView, readRecord } from '../views/record-views.ts';
import type { Route } from './+types/family-article';

export function loader({ params, context, pattern, url }: Route.LoaderArgs) {
  const { library } = context.get(siteContext);
  const line = lineOf(pattern);
  const articles = library.familyArticles(line);
  const article = recordAt('article', params.slug, { library, url, isHere: ({ section }) => section === line });
  const index = articles.findIndex(({ slug }) => slug === article.slug);
  const card = (at: number) => (articles[at] ? cardView(library, articles[at]) : undefined);
  return {
    page: recordPageInfo(context, article, [{ label: FAMILY_TITLE[line], href: pathTo(line) }]),
    reading: readRecord(context, article),
    previous: card(index - 1),
    next: card(index + 1),
  };
}

export default function FamilyArticlePage({ loaderData: { reading, previous, next } }: Route.ComponentProps) {
  return (
    <Reading reading={reading}>
      <Neighbours before={previous} beforeLabel="Prethodno" after={next} afterLabel="Nastavak" />
    </Reading>
  );
}
