import { siteContext } from '../site-context.ts';
import { rssFeed } from '../views/feeds.ts';
import type { Route } from './+types/rss';

export function loader({ context }: Route.LoaderArgs) {
  const { library, url, name } = context.get(siteContext);
  return new Response(rssFeed(library, { url, name }), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
