import { redirect } from 'react-router';
import { accountContext } from '../account-context.ts';
import { TOKEN_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import type { Route } from './+types/from-email';

/** Every link in an email of the hosted provider leads here; what it is for stands in its own words. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { identity } = context.get(accountContext);
  if (!identity.inBrowser) throw pageNotFound(url);
  const token = new URLSearchParams({ [TOKEN_PARAM]: url.searchParams.get('oobCode') ?? '' });
  switch (url.searchParams.get('mode')) {
    case 'resetPassword':
      return redirect(`${pathTo('newPassword')}?${token}`);
    case 'verifyEmail':
    case 'verifyAndChangeEmail':
      return redirect(`${pathTo('confirmAddress')}?${token}`);
    default:
      // Taking back a change of address, and whatever Firebase may think of: its own page knows how.
      return redirect(`https://${identity.inBrowser.settings.authDomain}/__/auth/action${url.search}`);
  }
}
