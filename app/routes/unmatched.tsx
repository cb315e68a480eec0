import { redirect } from 'react-router';
import { recordPath } from '../record-path.ts';
import { pages, pathTo } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/unmatched';

/** Every address without a page: 404. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { library } = context.get(siteContext);
  const [, start, number = ''] = /^(\/[^/]+)(?:\/(\d+))?$/.exec(url.pathname) ?? [];
  const isOf = (page: 'post' | 'locality') => pages[page].path.startsWith(`${start}/:`);
  // A post's or a locality's that was cut short leads on.
  if (!number && isOf('post')) throw redirect(`${pathTo('blog')}${url.search}`, 301);
  if (!number && isOf('locality')) throw redirect(`${pathTo('localities')}${url.search}`, 301);
  const record = isOf('post')
    ? library.postByNumber(Number(number))
    : isOf('locality') && library.localityByNumber(Number(number));
  if (record) throw redirect(`${recordPath(record)}${url.search}`, 301);
  throw pageNotFound(url);
}

export function action({ url }: Route.ActionArgs) {
  throw pageNotFound(url);
}

export default function Unmatched() {
  return null;
}
