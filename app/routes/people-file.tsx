import { pathOf, table } from '../routes.ts';
import { siteContext } from '../site-context.ts';
import { describePeople, peopleCsv } from '../views/people-data.ts';
import type { Route } from './+types/people-file';

/** The people's data as a file, for a spreadsheet or for a program. */
export function loader({ context, pattern }: Route.LoaderArgs) {
  const { library, url } = context.get(siteContext);
  const people = describePeople(library, url);
  return pathOf(pattern) === table.peopleCsv.path
    ? download(peopleCsv(people), 'csv', 'text/csv')
    : download(JSON.stringify(people, null, 2), 'json', 'application/json');
}

function download(text: string, extension: string, type: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="poznate-osobe.${extension}"`,
    },
  });
}
