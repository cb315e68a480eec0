import { NOBODY } from '../../genealogy/index.ts';
import { FIRST_PARAM, SECOND_PARAM } from '../query-words.ts';
import { HILL } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { kinshipView, personSeenFrom } from '../views/tree-kinship.ts';
import { isShownTree } from '../views/trees.ts';
import type { Route } from './+types/tree-kinship';

/** Every kinship of two people, on the whole hill, for a page that has its tree already. */
export async function loader({ context, params: { tree }, url: { searchParams } }: Route.LoaderArgs) {
  const { hill: hills, library, today } = context.get(siteContext);
  const hill = await hills.open(today);
  if (!isShownTree(tree) || hill.genealogy.individuals.size === 0) throw pageNotFound();
  if (tree !== HILL && !library.tree(tree)) throw pageNotFound();
  const seen = { hill, tree };
  const [first, second] = [FIRST_PARAM, SECOND_PARAM].map((name) => personSeenFrom(seen, searchParams.get(name) ?? ''));
  return Response.json(kinshipView(seen, first ?? NOBODY, second ?? NOBODY), {
    headers: { 'Cache-Control': 'private, no-store' },
  });
}
