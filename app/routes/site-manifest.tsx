import { pathTo } from '../routes.ts';
import { THEME_COLOR } from '../shell/theme.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/site-manifest';

/** What a phone or a desk needs to put the site among its apps. Its pictures are made by scripts/app-pictures.ts. */
export function loader({ context }: Route.LoaderArgs) {
  const { name } = context.get(siteContext);
  const manifest = {
    id: pathTo('home'),
    name,
    short_name: name,
    description: 'Povijest, obitelji, mjesta i uspomene jednoga hercegovačkog brda kod Širokog Brijega.',
    lang: 'hr',
    dir: 'ltr',
    categories: ['education', 'books', 'lifestyle'],
    start_url: pathTo('home'),
    scope: pathTo('home'),
    display: 'minimal-ui',
    background_color: THEME_COLOR.dark,
    theme_color: THEME_COLOR.dark,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...[192, 512].flatMap((size) => [
        { src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' },
        { src: `/icons/maskable-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'maskable' },
      ]),
    ],
    shortcuts: [
      shortcut('Spomeni brda', 'memories'),
      shortcut('Stabla', 'trees'),
      shortcut('Karta', 'map'),
      shortcut('Ispričajte uspomenu', 'contribute'),
    ],
    screenshots: [
      screenshot('home-narrow', '390x844', 'Početna stranica na telefonu'),
      screenshot('memories-narrow', '390x844', 'Spomeni brda na telefonu'),
      screenshot('home-wide', '1280x720', 'Početna stranica na računalu'),
    ],
    share_target: {
      action: pathTo('share'),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'photographs', accept: ['image/*'] }] },
    },
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  });
}

function shortcut(name: string, page: 'memories' | 'trees' | 'map' | 'contribute') {
  const icons = [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }];
  return { name, url: pathTo(page), icons };
}

function screenshot(name: string, sizes: string, label: string) {
  const form_factor = name.endsWith('wide') ? 'wide' : 'narrow';
  return { src: `/screenshots/${name}.webp`, sizes, type: 'image/webp', form_factor, label };
}
