import type { IncomingMessage } from 'node:http';
import { SHARE_PATH } from '../../app/routes.ts';

/**
 * Whether a form was sent from another site's page. Browsers say where every POST comes from; what says nothing is no
 * browser, and carries nobody's cookies unasked.
 */
export function isForeignForm(request: IncomingMessage, siteUrl: string | undefined): boolean {
  const { method, headers } = request;
  if (method !== 'POST' || isSharedByPhone(request)) return false;
  const { origin } = headers;
  if (origin !== undefined) return origin !== (siteUrl ? new URL(siteUrl).origin : `http://${headers.host}`);
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/** No page has sent what somebody shares with the installed site: the browser itself does, and does nothing with it but open a form. */
function isSharedByPhone({ url, headers }: IncomingMessage): boolean {
  return url === SHARE_PATH && headers['sec-fetch-site'] === 'none' && (headers.origin ?? 'null') === 'null';
}
