import { BlogFilters } from '../features/blog/blog-filters.tsx';
import { Pages } from '../features/blog/pages.tsx';
import { CardGrid } from '../features/record/card-grid.tsx';
import { pageOf } from '../reading/list-parameters.ts';
import { cardView } from '../reading/record-views.ts';
import { PAGE_PARAM, pathTo, TAG_PARAM, YEAR_PARAM } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/blog';

export function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { library } = context.get(siteContext);
  const posts = library.posts();
  const tag = searchParams.get(TAG_PARAM);
  const year = searchParams.get(YEAR_PARAM);
  const chosen = posts.filter(
    (post) => (!tag || post.tags.includes(tag)) && (!year || post.published.startsWith(year)),
  );
  const shown = pageOf(chosen, searchParams.get(PAGE_PARAM));
  if (!shown) throw pageNotFound();
  const parameters = new URLSearchParams([...searchParams].filter(([name, value]) => name !== PAGE_PARAM && value));
  const addressOf = (page: number) => {
    const all = new URLSearchParams(parameters);
    if (page > 1) all.set(PAGE_PARAM, String(page));
    return `${pathTo('blog')}${all.size > 0 ? `?${all}` : ''}`;
  };
  return {
    page: {
      title: 'Povijesni blog',
      description:
        'Zapisi o životu, običajima i povijesti brda i širokobriješkoga kraja: duhan, gumno, ganga, voda s neba.',
      canonical: addressOf(shown.page),
    },
    cards: shown.items.map((post) => cardView(library, post)),
    pages: Array.from({ length: shown.pages }, (_, index) => ({ number: index + 1, href: addressOf(index + 1) })),
    current: shown.page,
    tag,
    year,
    tags: [
      ...Map.groupBy(
        posts.flatMap(({ tags }) => tags),
        (name) => name,
      ),
    ]
      .map(([name, uses]) => ({ name, count: uses.length }))
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'hr')),
    years: [...new Set(posts.map(({ published }) => published.slice(0, 4)))],
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
      <Pages pages={pages} current={current} />
    </Page>
  );
}
