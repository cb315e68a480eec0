import { mapContext } from '../map-context.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import type { Route } from './+types/map-heights';

/** Heights of the ground. Kept by the browser, but asked for anew: who has signed out must not have them. */
export async function loader({ request, context, params: { zoom, column, row } }: Route.LoaderArgs) {
  const tile = await context
    .get(mapContext)
    .heights.tile({ zoom: Number(zoom), column: Number(column), row: Number(row) });
  if (!tile) throw pageNotFound();
  const headers = { 'Cache-Control': 'private, no-cache', ETag: `"${tile.etag}"` };
  if (request.headers.get('If-None-Match') === headers.ETag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(tile.bytes), { headers: { ...headers, 'Content-Type': 'image/png' } });
}
