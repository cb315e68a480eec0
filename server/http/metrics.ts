import { hash, timingSafeEqual } from 'node:crypto';
import { metrics } from '../metrics/registry.ts';
import { chooseEncoding, compress } from './encoding.ts';
import type { Handler } from './listener.ts';

/** For whoever watches over the site and has the token. Without one there is no such address. */
export function answerMetrics(token: string | undefined): Handler {
  const expected = token === undefined ? undefined : digest(`Bearer ${token}`);
  return async ({ url, request, response }) => {
    if (expected === undefined || url.pathname !== '/metrics' || request.method === 'POST') return false;
    response.setHeader('Cache-Control', 'no-store');
    // Digests, which are of one length: how long a comparison takes tells nothing of the token.
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      response.statusCode = 401;
      response.setHeader('WWW-Authenticate', 'Bearer');
      response.end();
      return true;
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const body = await compress(Buffer.from(await metrics.text()), encoding, 'quick');
    response.setHeader('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
