import { redirect } from 'react-router';
import { RETURN_PARAM } from '../query-words.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { localPath } from '../shell/local-path.ts';
import { themeCookie } from '../shell/theme.ts';
import type { Route } from './+types/theme';

/** Takes the form of the theme toggle, without scripts. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const theme = form.get('tema') === 'light' ? 'light' : 'dark';
  return redirect(localPath(form.get(RETURN_PARAM)), { headers: { 'Set-Cookie': themeCookie(theme) } });
}

export function loader({ url }: Route.LoaderArgs) {
  throw pageNotFound(url);
}
