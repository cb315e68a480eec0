import { treePayload } from '../../chronicle/trees/tree-payload.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/tree-data';

/** A whole tree for a member's browser, which revalidates it each time by its ETag. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { library, trees, today } = context.get(siteContext);
  const genealogy = await trees.open(params.tree, today);
  if (!genealogy) throw pageNotFound();
  const { json, etag } = treePayload(library, params.tree, genealogy);
  const headers = {
    ETag: etag,
    'Cache-Control': 'private, no-cache',
    'Content-Type': 'application/json; charset=utf-8',
  };
  if (request.headers.get('If-None-Match') === etag) return new Response(null, { status: 304, headers });
  return new Response(json, { headers });
}
