import { pageNotFound } from '../shell/address-parts.ts';

/** Kept by the browser, but asked for anew: who has signed out must not have it. */
export function groundPicture(
  request: Request,
  picture: { readonly bytes: Uint8Array; readonly etag: string } | undefined,
  type: 'image/png' | 'image/webp',
): Response {
  if (!picture) throw pageNotFound();
  const headers = { 'Cache-Control': 'private, no-cache', ETag: `"${picture.etag}"` };
  if (request.headers.get('If-None-Match') === headers.ETag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(picture.bytes), { headers: { ...headers, 'Content-Type': type } });
}
