import type { IncomingMessage } from 'node:http';

/**
 * Whether a form was sent from another site's page. Browsers say where every POST comes from; what says nothing is no
 * browser, and carries nobody's cookies unasked.
 */
export function isForeignForm({ method, headers }: IncomingMessage, siteUrl: string | undefined): boolean {
  if (method !== 'POST') return false;
  const { origin } = headers;
  if (origin !== undefined) return origin !== (siteUrl ? new URL(siteUrl).origin : `http://${headers.host}`);
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
