import { siteContext } from '../site-context.ts';
import { sitemap } from '../views/feeds.ts';
import type { Route } from './+types/sitemap';

export function loader({ context }: Route.LoaderArgs) {
  const { library, url } = context.get(siteContext);
  return new Response(sitemap(library, url), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
