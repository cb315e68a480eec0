import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TakenForm, Uploads } from './uploads.ts';

const HOUR_MS = 60 * 60 * 1000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nase-brdo-uploads-'));
  for (const [form, hours] of [
    ['just begun', 0],
    ['of yesterday', 25],
  ] as const) {
    mkdirSync(join(folder, form));
    const begun = new Date(Date.now() - hours * HOUR_MS);
    utimesSync(join(folder, form), begun, begun);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a process that is alone sweeps out everything at its start', () => {
  new Uploads(folder, 0);
  expect(readdirSync(folder)).toEqual([]);
});

test('one of many leaves what another may still be taking in', () => {
  new Uploads(folder, 24 * HOUR_MS);
  expect(readdirSync(folder)).toEqual(['just begun']);
});

/** What becomes of a form, and of the socket it came over, once it has been taken in. */
async function sendTo<Result>(look: (form: TakenForm, request: IncomingMessage) => Promise<Result>): Promise<Result> {
  const uploads = new Uploads(folder, 0);
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const server = createServer((request, response) => {
    uploads
      .take(request, '127.0.0.1')
      .then((form) => look(form, request).finally(() => form.discard()))
      .then(resolve, reject)
      .finally(() => response.end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const form = new FormData();
  form.append('photographs', new Blob(['slika']), 'a.jpg');
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { method: 'POST', body: form });
  server.close();
  return promise;
}

test('a form that has arrived may be worked on for as long as it takes', async () => {
  const seen = await sendTo(async ({ fault, files }, request) => ({
    fault,
    files: files.length,
    silenceMs: request.socket.timeout,
    cutters: request.listenerCount('timeout'),
  }));
  expect(seen).toEqual({ fault: undefined, files: 1, silenceMs: 0, cutters: 0 });
});
