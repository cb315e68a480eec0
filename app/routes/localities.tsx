import { derived } from '../../chronicle/reading/derived.ts';
import { overlaps, parsePartialDate } from '../../domain/partial-date.ts';
import { LocalityFilters, LocalityList } from '../features/localities/locality-list.tsx';
import { CardGrid } from '../features/record/card-grid.tsx';
import { PERIOD_PARAM, TYPE_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { LOCALITY_TYPE_LABEL } from '../text/labels.ts';
import { Pages } from '../ui/pages.tsx';
import { listPage } from '../views/list-parameters.ts';
import { firstPicture } from '../views/page-info.ts';
import { cardView } from '../views/record-views.ts';
import type { Route } from './+types/localities';

const choices = derived((library) => ({
  types: [...new Set(library.localities().map(({ type }) => type))]
    .map((value) => ({ value, label: LOCALITY_TYPE_LABEL[value] }))
    .sort((a, b) => a.label.localeCompare(b.label, 'hr')),
  periods: library.periods().map(({ slug, title }) => ({ value: slug, label: title })),
}));

export function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { library } = context.get(siteContext);
  const type = searchParams.get(TYPE_PARAM) ?? '';
  const periodSlug = searchParams.get(PERIOD_PARAM) ?? '';
  const period = periodSlug ? library.find('period', periodSlug) : undefined;
  const span = period && parsePartialDate(period.date);
  const chosen = library.localities().filter((locality) => {
    if (type && locality.type !== type) return false;
    if (!span) return true;
    const date = locality.date ? parsePartialDate(locality.date) : undefined;
    return date !== undefined && overlaps(date, span);
  });
  const { items, canonical, current, pages } = listPage(chosen, {
    path: pathTo('localities'),
    searchParams,
    filters: [TYPE_PARAM, PERIOD_PARAM],
  });
  return {
    page: {
      title: 'Povijesni lokaliteti',
      description:
        'Gumna, čatrnje, suhozidi, groblja, gradine i putovi: mjesta koja čuvaju povijest brda i kraja oko njega.',
      canonical,
      picture: firstPicture(library, items),
    },
    cards: items.map((locality) => cardView(library, locality)),
    count: chosen.length,
    pages,
    current,
    type,
    period: periodSlug,
    ...choices(library),
  };
}

export default function LocalitiesPage({ loaderData }: Route.ComponentProps) {
  const { cards, count, pages, current, type, period, types, periods } = loaderData;
  return (
    <Page title="Povijesni lokaliteti" lead="Gumna, čatrnje, suhozidi, groblja i putovi: mjesta koja pamte.">
      <LocalityFilters type={type} period={period} types={types} periods={periods} count={count} />
      {cards.length > 0 ? <CardGrid cards={cards} headingLevel={2} /> : <p>Za taj izbor nema lokaliteta.</p>}
      <LocalityList cards={cards} />
      <Pages label="Stranice lokaliteta" pages={pages} current={current} />
    </Page>
  );
}
