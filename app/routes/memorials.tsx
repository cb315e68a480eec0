import { parsePartialDate, yearOf } from '../../domain/partial-date.ts';
import { MemorialSearch } from '../features/memorial/memorial-search.tsx';
import { NameList } from '../features/memorial/name-list.tsx';
import { recordPath } from '../record-path.ts';
import { NAME_PARAM, YEAR_PARAM } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { lifeText } from '../text/dates.ts';
import { searchable } from '../text/searchable.ts';
import type { Route } from './+types/memorials';

export function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { library } = context.get(siteContext);
  const name = searchParams.get(NAME_PARAM)?.trim() ?? '';
  const year = searchParams.get(YEAR_PARAM) ?? '';
  const memorials = library.memorials().map((memorial) => {
    const died = memorial.died ? parsePartialDate(memorial.died) : undefined;
    return { memorial, year: died ? String(yearOf(died)) : '' };
  });
  const wanted = searchable(name);
  return {
    page: {
      title: 'In memoriam',
      description: 'Imena i godine pokojnih s brda. Njihove stranice, svijeće i sjećanja otvoreni su prijavljenima.',
    },
    name,
    year,
    years: [...new Set(memorials.map((entry) => entry.year).filter(Boolean))].sort().reverse(),
    // Only what anybody may see: the name, the years, and whether it is a sample.
    names: memorials
      .filter((entry) => searchable(entry.memorial.title).includes(wanted) && (!year || entry.year === year))
      .map(({ memorial }) => ({
        href: recordPath(memorial),
        name: memorial.title,
        years: lifeText(memorial.born, memorial.died),
        sample: memorial.sample,
      })),
  };
}

export default function MemorialsPage({ loaderData: { name, year, years, names } }: Route.ComponentProps) {
  return (
    <Page title="In memoriam" lead="Imena onih kojih više nema, da ih se ima tko sjetiti.">
      <MemorialSearch name={name} year={year} years={years} />
      <NameList names={names} />
    </Page>
  );
}
