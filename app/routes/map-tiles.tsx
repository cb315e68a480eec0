import { mapContext } from '../map-context.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import type { Route } from './+types/map-tiles';

const LONGEST_PIECE = 4 * 1024 * 1024;

/** The operator's own base map, in the pieces that a browser asks for: never the whole file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { tiles } = context.get(mapContext);
  if (!tiles) throw pageNotFound();
  const headers = { 'Cache-Control': 'private, no-cache', ETag: `"${tiles.etag}"`, 'Accept-Ranges': 'bytes' };
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.get('Range') ?? '') ?? [];
  const [first, last] = [Number(from), Math.min(Number(to), tiles.size - 1)];
  if (from === undefined || last < first || last - first >= LONGEST_PIECE) {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${tiles.size}` } });
  }
  return new Response(new Uint8Array(await tiles.read(first, last - first + 1)), {
    status: 206,
    headers: {
      ...headers,
      'Content-Type': 'application/octet-stream',
      'Content-Range': `bytes ${first}-${last}/${tiles.size}`,
    },
  });
}
