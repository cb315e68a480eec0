import { siteContext } from '../site-context.ts';
import { describePeople } from '../views/people-data.ts';
import type { Route } from './+types/people-json';

export function loader({ context }: Route.LoaderArgs) {
  const { library, url } = context.get(siteContext);
  return new Response(JSON.stringify(describePeople(library, url), null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="poznate-osobe.json"',
    },
  });
}
