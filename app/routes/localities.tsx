import { overlaps, parsePartialDate } from '../../domain/partial-date.ts';
import { LocalityFilters } from '../features/localities/locality-filters.tsx';
import { LocalityList } from '../features/localities/locality-list.tsx';
import { CardGrid } from '../features/record/card-grid.tsx';
import { cardView } from '../reading/record-views.ts';
import { PERIOD_PARAM, TYPE_PARAM } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { LOCALITY_TYPE_LABEL } from '../text/labels.ts';
import type { Route } from './+types/localities';

export function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { library } = context.get(siteContext);
  const localities = library.localities();
  const type = searchParams.get(TYPE_PARAM) ?? '';
  const periodSlug = searchParams.get(PERIOD_PARAM) ?? '';
  const period = periodSlug ? library.find('period', periodSlug) : undefined;
  const span = period && parsePartialDate(period.date);
  const chosen = localities.filter((locality) => {
    const date = locality.date ? parsePartialDate(locality.date) : undefined;
    return (!type || locality.type === type) && (!span || (date !== undefined && overlaps(date, span)));
  });
  return {
    page: {
      title: 'Povijesni lokaliteti',
      description:
        'Gumna, čatrnje, suhozidi, groblja, gradine i putovi: mjesta koja čuvaju povijest brda i kraja oko njega.',
    },
    cards: chosen.map((locality) => cardView(library, locality)),
    type,
    period: periodSlug,
    types: [...new Set(localities.map((locality) => locality.type))]
      .map((value) => ({ value, label: LOCALITY_TYPE_LABEL[value] }))
      .sort((a, b) => a.label.localeCompare(b.label, 'hr')),
    periods: library.periods().map(({ slug, title }) => ({ value: slug, label: title })),
  };
}

export default function LocalitiesPage({ loaderData: { cards, type, period, types, periods } }: Route.ComponentProps) {
  return (
    <Page title="Povijesni lokaliteti" lead="Gumna, čatrnje, suhozidi, groblja i putovi: mjesta koja pamte.">
      <LocalityFilters type={type} period={period} types={types} periods={periods} count={cards.length} />
      {cards.length > 0 ? <CardGrid cards={cards} headingLevel={2} /> : <p>Za taj izbor nema lokaliteta.</p>}
      <LocalityList cards={cards} />
    </Page>
  );
}
