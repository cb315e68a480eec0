import { derived } from '../../chronicle/reading/derived.ts';
import { BlogFilters } from '../features/blog/blog-filters.tsx';
import { CardGrid } from '../features/record/card-grid.tsx';
import { TAG_PARAM, YEAR_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { Pages } from '../ui/pages.tsx';
import { listPage } from '../views/list-parameters.ts';
import { firstPicture } from '../views/page-info.ts';
import { cardView } from '../views/record-views.ts';
import type { Route } from './+types/blog';

const POSTS_ON_A_PAGE = 12;

const choices = derived((library) => {
  const posts = library.posts();
  const uses = Map.groupBy(
    posts.flatMap(({ tags }) => tags),
    (name) => name,
  );
  return {
    tags: [...uses]
      .map(([name, { length: count }]) => ({ name, count }))
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'hr')),
    years: [...new Set(posts.map(({ published }) => published.slice(0, 4)))],
  };
});

export function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { library } = context.get(siteContext);
  const tag = searchParams.get(TAG_PARAM);
  const year = searchParams.get(YEAR_PARAM);
  const chosen = library
    .posts()
    .filter((post) => (!tag || post.tags.includes(tag)) && (!year || post.published.startsWith(year)));
  const { items, canonical, current, pages } = listPage(chosen, {
    path: pathTo('blog'),
    searchParams,
    filters: [TAG_PARAM, YEAR_PARAM],
    size: POSTS_ON_A_PAGE,
  });
  return {
    page: {
      title: 'Povijesni blog',
      description:
        'Zapisi o životu, običajima i povijesti brda i širokobriješkoga kraja: duhan, gumno, ganga, voda s neba.',
      canonical,
      picture: firstPicture(library, items),
    },
    cards: items.map((post) => cardView(library, post)),
    pages,
    current,
    tag,
    year,
    ...choices(library),
  };
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { cards, pages, current, tag, year, tags, years } = loaderData;
  return (
    <Page title="Povijesni blog" lead="O danima kad se vrhlo na gumnu, nizao duhan i pamtilo uz ognjište.">
      <BlogFilters tags={tags} years={years} tag={tag} year={year} />
      {cards.length > 0 ? (
        <CardGrid cards={cards} headingLevel={2} withLabels={false} />
      ) : (
        <p>Za taj izbor još nema zapisa.</p>
      )}
      <Pages label="Stranice bloga" pages={pages} current={current} />
    </Page>
  );
}
