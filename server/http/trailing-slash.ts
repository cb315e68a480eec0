import { localPath } from '../../app/shell/local-path.ts';
import type { Handler } from './listener.ts';
import { withoutSlashes } from './without-slashes.ts';

/** A page has one address: with a slash behind it, it leads there. */
export const dropTrailingSlash: Handler = async ({ url, request, response }) => {
  if (request.method === 'POST' || url.pathname === '/' || !url.pathname.endsWith('/')) return false;
  const location = `${withoutSlashes(url.pathname)}${url.search}`;
  // What would redirect to another site is answered with 404.
  if (localPath(location) !== location) return false;
  response.statusCode = 301;
  response.setHeader('Location', location);
  response.end();
  return true;
};
