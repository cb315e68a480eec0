import { NOTICE_PARAM, NOTICES } from '../../app/query-words.ts';
import { pathTo, SHARE_PATH } from '../../app/routes.ts';
import type { Handler } from './listener.ts';

const FORM = `${pathTo('contribute')}?${NOTICE_PARAM}=${NOTICES.shared}`;

/**
 * What a phone shares with the site goes to the form of a memory. The service worker takes it along (app/worker/shared.ts); where
 * there is none, nothing of what was sent is read, and the form says that it has to be chosen again.
 */
export const answerShared: Handler = async ({ url, request, response }) => {
  if (request.method !== 'POST' || url.pathname !== SHARE_PATH) return false;
  response.statusCode = 303;
  response.setHeader('Location', FORM);
  response.end();
  return true;
};
