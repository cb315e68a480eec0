import { redirect } from 'react-router';
import { IdentityError } from '../../domain/identity-error.ts';
import { accountContext } from '../account-context.ts';
import { NOTICES } from '../query-words.ts';
import { withNotice } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { withCookies } from '../shell/cookies.ts';
import { localPath } from '../shell/local-path.ts';
import type { Route } from './+types/google-back';

/** Where Google sends people back to. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { identity, client } = context.get(accountContext);
  if (!identity.google) throw pageNotFound(url);
  try {
    const { cookies, returnTo } = await identity.google.comeBack(client, url.href);
    return redirect(localPath(returnTo), { headers: withCookies(cookies, { 'Cache-Control': 'private, no-store' }) });
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    const notice = error.code === 'account-disabled' ? NOTICES.accountDisabled : NOTICES.googleFailed;
    return redirect(withNotice('signIn', notice), { headers: { 'Cache-Control': 'private, no-store' } });
  }
}
