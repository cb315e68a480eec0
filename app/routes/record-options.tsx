import { keyOf } from '../../domain/record.ts';
import { NOBODY } from '../../genealogy/index.ts';
import { FOUND_KIND_LABEL } from '../features/search/kind-labels.ts';
import { SEARCH_PARAM } from '../query-words.ts';
import { siteContext } from '../site-context.ts';
import { yearsAndParents } from '../views/reference-view.ts';
import { foundPath } from '../views/search-view.ts';
import { openHillOfDead } from '../views/shared-kinship.ts';
import type { Route } from './+types/record-options';

const MOST = 8;

/** Records and people of the trees whose name is being typed, for a link. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const text = url.searchParams.get(SEARCH_PARAM) ?? '';
  // As a member finds them: what is not published is nothing to link to.
  const { results } = await site.search.search('member', { text, typing: true });
  const offered = results.filter(({ target }) => 'record' in target || 'tree' in target).slice(0, MOST);
  const options = offered.map(async (found) => {
    const { kind, target, title } = found;
    const words = title.map((part) => part.text).join('');
    const path = foundPath(found, 'member');
    const shown = { path, title: words, kind, kindLabel: FOUND_KIND_LABEL[kind] };
    if ('record' in target) return { ref: keyOf(target.record), ...shown };
    if (!('tree' in target)) return [];
    const { tree, individual } = target;
    // In all the trees: a spouse's may not know the parents.
    const { hill, isDead } = await openHillOfDead(site);
    const index = hill.indexOf({ tree, id: individual });
    const mayLive = index === NOBODY || !isDead(index);
    const told = mayLive ? '' : yearsAndParents(hill.genealogy, hill.genealogy.individuals.at(index));
    return { ref: `${tree}#${individual}`, ...shown, kindLabel: told || shown.kindLabel, mayLive };
  });
  return Response.json(
    { options: (await Promise.all(options)).flat() },
    { headers: { 'Cache-Control': 'private, no-store' } },
  );
}
