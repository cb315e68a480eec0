import { answerFile } from './files.ts';
import { answerPage, keepForAll, prune } from './pages.ts';
import { type MemberMessage, scope } from './scope.ts';
import { sendWaiting } from './send-waiting.ts';
import { takeShared } from './shared.ts';
import { dropPutAway, forgetMember, isKeepingForMember, keepForMember } from './vault.ts';

declare const OFFLINE_PAGE: string;
declare const SHARE: string;
/** Files of pages, and data of members' pages. */
declare const FILES_AND_DATA: RegExp;

/** The service worker. A page registers that of its build, so a new build brings a new one (app/document/kept-pages.ts). */
scope.addEventListener('install', (event) => {
  event.waitUntil(keepForAll(location.origin + OFFLINE_PAGE).then(() => scope.skipWaiting()));
});

/** It may take over pages of an older build: pages name their files, and files are known by their content. */
scope.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

async function takeOver(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
  await prune('/');
  await dropPutAway();
  // What was opened before there was a worker has been visited, too.
  const windows = await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  for (const { url } of windows) if (!url.includes('?')) await keepForAll(url).catch(() => {});
}

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === 'POST' && url.pathname === SHARE) event.respondWith(takeShared(request));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event, url));
  else if (FILES_AND_DATA.test(url.pathname) && !request.headers.has('range')) {
    event.respondWith(answerFile(event, url));
  }
});

/** The line is back, whether or not a page is open. */
scope.addEventListener('sync', (event) => {
  event.waitUntil(sendWaiting());
});

/** Asked for on the account's page: to keep members' pages, or to forget them, or whether they are kept. */
scope.addEventListener('message', (event) => {
  event.waitUntil(answerMember(event));
});

async function answerMember({ data: { wish, mark }, ports: [port] }: MemberMessage): Promise<void> {
  if (wish) await keepForMember(mark);
  else if (wish === false) await forgetMember();
  port?.postMessage(await isKeepingForMember());
}
