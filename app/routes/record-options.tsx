import { keyOf } from '../../domain/record.ts';
import { FOUND_KIND_LABEL } from '../features/search/kind-labels.ts';
import { SEARCH_PARAM } from '../query-words.ts';
import { siteContext } from '../site-context.ts';
import { foundPath } from '../views/search-view.ts';
import type { Route } from './+types/record-options';

const MOST = 8;

/** Records and people of the trees whose name is being typed, for a link. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { search } = context.get(siteContext);
  const text = url.searchParams.get(SEARCH_PARAM) ?? '';
  // As a member finds them: what is not published is nothing to link to.
  const { results } = await search.search('member', { text, typing: true });
  const options = results.flatMap((found) => {
    const { kind, target, title } = found;
    const words = title.map((part) => part.text).join('');
    const path = foundPath(found, 'member');
    const shown = { path, title: words, kind, kindLabel: FOUND_KIND_LABEL[kind] };
    if ('record' in target) return [{ ref: keyOf(target.record), ...shown }];
    if ('tree' in target) return [{ ref: `${target.tree}#${target.individual}`, ...shown }];
    return [];
  });
  return Response.json({ options: options.slice(0, MOST) }, { headers: { 'Cache-Control': 'private, no-store' } });
}
