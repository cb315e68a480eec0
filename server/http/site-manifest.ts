import { pathTo, SHARE_PATH } from '../../app/routes.ts';
import { THEME_COLOR } from '../../app/shell/theme.ts';
import type { Handler } from './listener.ts';
import { BUILT_FILE_POLICY, leaveOffDocumentHeaders } from './security-headers.ts';

/** Under which names the form comes, each under its own. */
const SHARED_WORDS = Object.fromEntries(['title', 'text', 'url'].map((name) => [name, name]));

/** What a phone or a desk needs to put the site among its apps. Its pictures are made by scripts/app-pictures.ts. */
export function answerManifest(name: string): Handler {
  const body = JSON.stringify(manifestOf(name));
  return async ({ url, request, response }) => {
    if (url.pathname !== '/site.webmanifest' || request.method === 'POST') return false;
    leaveOffDocumentHeaders(response, BUILT_FILE_POLICY);
    response.setHeader('Content-Type', 'application/manifest+json; charset=utf-8');
    response.setHeader('Cache-Control', 'public, max-age=0');
    response.setHeader('Content-Length', Buffer.byteLength(body));
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}

function manifestOf(name: string) {
  return {
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
      shortcut('Spomeni brda', pathTo('memories')),
      shortcut('Stabla', pathTo('trees')),
      shortcut('Karta', pathTo('map')),
      shortcut('Ispričajte uspomenu', pathTo('contribute')),
    ],
    screenshots: [
      screenshot('home-narrow', '390x844', 'Početna stranica na telefonu'),
      screenshot('memories-narrow', '390x844', 'Spomeni brda na telefonu'),
      screenshot('home-wide', '1280x720', 'Početna stranica na računalu'),
    ],
    share_target: {
      action: SHARE_PATH,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { ...SHARED_WORDS, files: [{ name: 'photographs', accept: ['image/*'] }] },
    },
  };
}

function shortcut(name: string, url: string) {
  return { name, url, icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }] };
}

function screenshot(name: string, sizes: string, label: string) {
  const form_factor = name.endsWith('wide') ? 'wide' : 'narrow';
  return { src: `/screenshots/${name}.webp`, sizes, type: 'image/webp', form_factor, label };
}
