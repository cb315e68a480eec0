import { redirect } from 'react-router';
import { accountContext } from '../account-context.ts';
import { pathTo } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { withCookies } from '../shell/cookies.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/sign-out';

/** Whoever sits down at this browser next finds nothing: no page in its memory, nothing half-written. */
export async function action({ context }: Route.ActionArgs) {
  const { identity, client } = context.get(accountContext);
  // The cookie is cleared even while the session cannot be ended in the store.
  const cookies = context.get(siteContext).unreachable ? identity.forgetSession() : await identity.signOut(client);
  return redirect(pathTo('home'), {
    headers: withCookies(cookies, { 'Clear-Site-Data': '"cache", "storage"' }),
  });
}

export function loader({ url }: Route.LoaderArgs) {
  throw pageNotFound(url);
}
