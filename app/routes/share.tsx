import { data, redirect } from 'react-router';
import { NOTICE_PARAM, NOTICES } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import type { Route } from './+types/share';

/**
 * What a phone shares with the site goes to the form of a memory. The service worker takes it along (app/worker/shared.ts); where
 * there is none, what was sent is not read, and the form says that it has to be chosen again.
 */
export function action() {
  return redirect(`${pathTo('contribute')}?${NOTICE_PARAM}=${NOTICES.shared}`, 303);
}

export function loader({ url }: Route.LoaderArgs) {
  throw data(`Page not found: ${url.pathname}`, { status: 404 });
}
