import { mapContext } from '../map-context.ts';
import { pathOf, table } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import type { Route } from './+types/map-ground';

/** Heights of the ground, a tile at a time, and its light and shade. */
export async function loader({ request, context, pattern, params: { zoom, column, row } }: Route.LoaderArgs) {
  const { heights, shading } = context.get(mapContext);
  if (pathOf(pattern) === table.mapShading.path) return picture(request, await shading(), 'image/webp');
  const tile = await heights.tile({ zoom: Number(zoom), column: Number(column), row: Number(row) });
  return picture(request, tile, 'image/png');
}

/** Cached by the browser, but asked for anew: who has signed out must not have it. */
function picture(
  request: Request,
  made: { readonly bytes: Uint8Array; readonly etag: string } | undefined,
  type: 'image/png' | 'image/webp',
): Response {
  if (!made) throw pageNotFound();
  const headers = { 'Cache-Control': 'private, no-cache', ETag: `"${made.etag}"` };
  if (request.headers.get('If-None-Match') === headers.ETag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(made.bytes), { headers: { ...headers, 'Content-Type': type } });
}
