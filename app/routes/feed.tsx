import { pathOf, table } from '../routes.ts';
import { siteContext } from '../site-context.ts';
import { atomFeed, rssFeed } from '../views/feeds.ts';
import type { Route } from './+types/feed';

/** The blog as RSS and as Atom. */
export function loader({ context, pattern }: Route.LoaderArgs) {
  const { library, url, name } = context.get(siteContext);
  const isRss = pathOf(pattern) === table.rss.path;
  return new Response((isRss ? rssFeed : atomFeed)(library, { url, name }), {
    headers: { 'Content-Type': `application/${isRss ? 'rss' : 'atom'}+xml; charset=utf-8` },
  });
}
