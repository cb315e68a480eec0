import { derived } from '../../chronicle/reading/derived.ts';
import { parsePartialDate, yearOf } from '../../domain/partial-date.ts';
import { plainLetters } from '../../domain/plain-letters.ts';
import { MemorialSearch } from '../features/memorial/memorial-search.tsx';
import { NameList } from '../features/memorial/name-list.tsx';
import { Cover } from '../features/record/pictures.tsx';
import { NAME_PARAM, YEAR_PARAM } from '../query-words.ts';
import { readerOf } from '../record-path.ts';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { lifeText } from '../text/dates.ts';
import { Pages } from '../ui/pages.tsx';
import { listPage } from '../views/list-parameters.ts';
import { cardView } from '../views/record-views.ts';
import type { Route } from './+types/memorials';

const NAMES_ON_A_PAGE = 48;

/** Only what anybody may see: the name, the years, and whether it is a sample. */
const everybody = derived((library) =>
  library.memorials().map((memorial) => {
    const died = memorial.died ? parsePartialDate(memorial.died) : undefined;
    return {
      searchedFor: plainLetters(memorial.title),
      year: died ? String(yearOf(died)) : '',
      memorial,
      shown: { name: memorial.title, years: lifeText(memorial.born, memorial.died), sample: memorial.sample },
    };
  }),
);

const yearsOfDeath = derived((library) =>
  [...new Set(everybody(library).map(({ year }) => year))].filter(Boolean).sort().reverse(),
);

export function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { library, viewer } = context.get(siteContext);
  const name = searchParams.get(NAME_PARAM)?.trim() ?? '';
  const year = searchParams.get(YEAR_PARAM) ?? '';
  const wanted = plainLetters(name);
  const found = everybody(library).filter(
    (entry) => entry.searchedFor.includes(wanted) && (!year || entry.year === year),
  );
  const { items, canonical, current, pages } = listPage(found, {
    path: pathTo('memorials'),
    searchParams,
    filters: [NAME_PARAM, YEAR_PARAM],
    size: NAMES_ON_A_PAGE,
  });
  return {
    page: {
      title: 'In memoriam',
      description:
        'Imena i godine pokojnih s brda. Njihove stranice, svijeće i sjećanja vide samo prijavljeni članovi.',
      canonical,
    },
    name,
    year,
    years: yearsOfDeath(library),
    names: items.map(({ memorial, shown }) => {
      const { href, cover } = cardView(library, memorial, readerOf(viewer));
      return { ...shown, href, cover };
    }),
    pages,
    current,
  };
}

export default function MemorialsPage({ loaderData }: Route.ComponentProps) {
  const { name, year, years, names, pages, current } = loaderData;
  return (
    <Page title="In memoriam" lead="Imena onih kojih više nema, da ih se ima tko sjetiti.">
      <MemorialSearch name={name} year={year} years={years} />
      <NameList
        names={names.map(({ cover, ...shown }) => ({
          ...shown,
          face: cover && <Cover cover={cover} sizes="6rem" decorative />,
        }))}
      />
      <Pages label="Stranice imena" pages={pages} current={current} />
    </Page>
  );
}
