import { siteContext } from '../site-context.ts';
import { atomFeed } from '../views/feeds.ts';
import type { Route } from './+types/atom';

export function loader({ context }: Route.LoaderArgs) {
  const { library, url, name } = context.get(siteContext);
  return new Response(atomFeed(library, { url, name }), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
}
