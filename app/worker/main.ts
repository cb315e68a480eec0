import { answerFile } from './files.ts';
import { answerPage, keepForAll, prune } from './pages.ts';
import { scope } from './scope.ts';
import { sendWaiting } from './send-waiting.ts';
import { takeShared } from './shared.ts';

declare const OFFLINE_PAGE: string;
declare const SHARE: string;

/** The service worker. A page registers that of its build, so a new build brings a new one (app/document/kept-pages.ts). */
scope.addEventListener('install', (event) => {
  event.waitUntil(keepForAll(new URL(OFFLINE_PAGE, location.origin).href).then(() => scope.skipWaiting()));
});

/** It may take over pages of an older build: pages name their files, and files are known by their content. */
scope.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

async function takeOver(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
  await prune();
  // What was opened before there was a worker has been visited, too.
  const windows = await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  for (const { url } of windows) if (!url.includes('?')) await keepForAll(url);
}

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === 'POST' && url.pathname === SHARE) event.respondWith(takeShared(request));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event, url));
  else if (/^\/(assets|media)\//.test(url.pathname) && !request.headers.has('range')) {
    event.respondWith(answerFile({ url, request }));
  }
});

/** The line is back, whether or not a page is open. */
scope.addEventListener('sync', (event) => {
  event.waitUntil(sendWaiting());
});
