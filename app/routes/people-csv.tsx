import { siteContext } from '../site-context.ts';
import { describePeople, peopleCsv } from '../views/people-data.ts';
import type { Route } from './+types/people-csv';

export function loader({ context }: Route.LoaderArgs) {
  const { library, url } = context.get(siteContext);
  return new Response(peopleCsv(describePeople(library, url)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="poznate-osobe.csv"',
    },
  });
}
