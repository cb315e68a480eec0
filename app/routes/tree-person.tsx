import { inBothTrees, mayBeOwn } from '../../chronicle/trees/own-person.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { personView } from '../views/tree-views.ts';
import { isTreeName, otherTree } from '../views/trees.ts';
import type { Route } from './+types/tree-person';

/** What the panel shows of somebody, for a page that has the rest of the tree already. */
export async function loader({ context, params: { tree, id } }: Route.LoaderArgs) {
  const { library, trees, today } = context.get(siteContext);
  const genealogy = isTreeName(tree) ? await trees.open(tree, today) : undefined;
  const person = genealogy?.individuals.get(id);
  if (!genealogy || !person || !isTreeName(tree)) throw pageNotFound();
  const place = {
    library,
    tree,
    across: await trees.open(otherTree(tree), today),
    mayBeOwn: await mayBeOwn(trees, inBothTrees(tree, genealogy, person), today),
  };
  return Response.json(personView(genealogy, person, place), { headers: { 'Cache-Control': 'private, no-store' } });
}
