import { recordIn } from '../../chronicle/trees/open-tree.ts';
import { inAllTrees, mayBeOwn } from '../../chronicle/trees/own-person.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { openShownTree } from '../views/shown-tree.ts';
import { personView } from '../views/tree-views.ts';
import { isShownTree } from '../views/trees.ts';
import type { Route } from './+types/tree-person';

/** What the panel shows of somebody, for a page that has the rest of the tree already. */
export async function loader({ context, params: { tree, id } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { library, trees, today } = site;
  const opened = await openShownTree(site, tree);
  const person = opened?.genealogy.individuals.get(id);
  if (!opened || !person || !isShownTree(tree)) throw pageNotFound();
  const hill = await site.hill.open(today);
  const own = inAllTrees(hill, recordIn(opened, person.index, tree));
  const place = { library, tree, hill, mayBeOwn: await mayBeOwn(trees, own, today) };
  return Response.json(personView(opened, person, place), { headers: { 'Cache-Control': 'private, no-store' } });
}
