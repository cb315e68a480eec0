import { SEEN_FROM_PARAM } from '../query-words.ts';
import { HILL } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { shownPayload } from '../views/shown-tree.ts';
import { isTreeName } from '../views/trees.ts';
import type { Route } from './+types/tree-data';

/** A whole tree for a member's browser, which revalidates it each time by its ETag. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const tree = url.searchParams.get(SEEN_FROM_PARAM) ?? '';
  const seenFrom = params.tree === HILL && isTreeName(tree) ? tree : undefined;
  const payload = await shownPayload(site, params.tree, seenFrom);
  if (!payload) throw pageNotFound();
  const { json, etag } = payload;
  const headers = {
    ETag: etag,
    'Cache-Control': 'private, no-cache',
    'Content-Type': 'application/json; charset=utf-8',
  };
  if (request.headers.get('If-None-Match') === etag) return new Response(null, { status: 304, headers });
  return new Response(json as Uint8Array<ArrayBuffer>, { headers });
}
