import { answerFile } from './files.ts';
import { answerPage, keepForAll, prune } from './pages.ts';
import { scope } from './scope.ts';

declare const OFFLINE_PAGE: string;

/** The service worker. It follows the build: its last line names it (server/http/service-worker.ts), so a new build brings a new one. */
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
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event, url));
  else if (/^\/(assets|media)\//.test(url.pathname) && !request.headers.has('range')) {
    event.respondWith(answerFile({ url, request }));
  }
});
