import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseEncoding, compress, type Encoding } from './encoding.ts';
import type { Handler } from './listener.ts';
import { BUILT_FILE_POLICY, leaveOffDocumentHeaders } from './security-headers.ts';

/** At the root: a worker answers for the folder that it lies in. The same for every build, so that whatever a browser has can be replaced. */
const SERVICE_WORKER = '/service-worker.js';

/** As a page registers it: another build's is another worker, and takes the place of the one before. */
export function serviceWorkerOf(buildId: string): string {
  return `${SERVICE_WORKER}?${buildId}`;
}

/**
 * The kill switch: browsers ask for the worker anew at every navigation, get this one instead, and are rid of both. Open pages
 * stay as they are, and so does what people have written and waits to be sent. Twice: what the worker before it was at may come later.
 */
const GONE = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  await registration.unregister();
  indexedDB.deleteDatabase('members');
  for (const pause of [0, 2000]) {
    await new Promise((done) => setTimeout(done, pause));
    for (const name of await caches.keys()) if (name !== 'waiting') await caches.delete(name);
  }
})()));
`;

export async function answerServiceWorker(clientFolder: string, isOn: boolean): Promise<Handler> {
  const source = isOn ? await readFile(join(clientFolder, '..', 'worker', 'service-worker.js'), 'utf8') : GONE;
  const bytes = Buffer.from(source);
  const copies = new Map<Encoding, Buffer>();
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    copies.set(encoding, await compress(bytes, encoding, 'hard'));
  }
  return async ({ url, request, response }) => {
    if (url.pathname !== SERVICE_WORKER || request.method === 'POST') return false;
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const copy = copies.get(encoding);
    leaveOffDocumentHeaders(response, BUILT_FILE_POLICY);
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Vary', 'Accept-Encoding');
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', copy?.length ?? 0);
    response.end(request.method === 'HEAD' ? undefined : copy);
    return true;
  };
}
