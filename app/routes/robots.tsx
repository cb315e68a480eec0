import { MEMBER_PATHS } from '../guard.ts';
import { pathTo } from '../routes.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/robots';

export function loader({ context }: Route.LoaderArgs) {
  const { url } = context.get(siteContext);
  const lines = [
    'User-agent: *',
    ...MEMBER_PATHS.map((path) => `Disallow: ${path}`),
    // There are endless questions, and choices to each.
    `Disallow: ${pathTo('search')}?`,
    `Disallow: ${pathTo('searchData')}`,
    '',
    `Sitemap: ${url}${pathTo('sitemap')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
