import { redirect } from 'react-router';
import { accountContext } from '../account-context.ts';
import { RETURN_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { withCookies } from '../shell/cookies.ts';
import { localPath } from '../shell/local-path.ts';
import type { Route } from './+types/google';

/** A link rather than a form: the site's policy keeps forms from ending at another site. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { identity, client } = context.get(accountContext);
  if (!identity.google) throw pageNotFound(url);
  const { address, cookies } = await identity.google.leave(client, {
    address: `${client.origin}${pathTo('googleBack')}`,
    returnTo: localPath(url.searchParams.get(RETURN_PARAM)),
  });
  return redirect(address, { headers: withCookies(cookies, { 'Cache-Control': 'private, no-store' }) });
}
