import { FIRST_PARAM, SECOND_PARAM } from '../query-words.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { kinshipView } from '../views/tree-kinship.ts';
import type { Route } from './+types/tree-kinship';

/** Every kinship of two people, for a page that has the tree already. */
export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const { trees, today } = context.get(siteContext);
  const genealogy = await trees.open(params.tree, today);
  if (!genealogy) throw pageNotFound();
  const [first, second] = [searchParams.get(FIRST_PARAM) ?? '', searchParams.get(SECOND_PARAM) ?? ''];
  return Response.json(kinshipView(genealogy, first, second), { headers: { 'Cache-Control': 'private, no-store' } });
}
