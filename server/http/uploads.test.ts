import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TakenForm, Uploads } from './uploads.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nase-brdo-uploads-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['alone sweeps out what a killed one left', false, []],
  ['among others leaves what another may be taking in', true, ['form']],
])('a process that is %s', (_, isShared, left) => {
  writeFileSync(join(folder, 'form'), 'pola');
  new Uploads(folder, isShared);
  expect(readdirSync(folder)).toEqual(left);
});

/** What becomes of a form, and of the socket it came over, once it has been taken in. */
async function sendTo<Result>(look: (form: TakenForm, request: IncomingMessage) => Promise<Result>): Promise<Result> {
  const uploads = new Uploads(folder, false);
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

test('a form that says it is too large is answered so with its words, and nothing of it is written down', async () => {
  const uploads = new Uploads(folder, false);
  const limits = { bytes: 60_000, files: 1 };
  const written: string[][] = [];
  const { promise, resolve, reject } = Promise.withResolvers<TakenForm>();
  const server = createServer((request, response) => {
    request.on('data', () => written.push(readdirSync(folder)));
    uploads
      .take(request, '127.0.0.1', limits)
      .then(resolve, reject)
      .finally(() => response.end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const form = new FormData();
  form.append('tree', 'brdo');
  form.append('file', new Blob([new Uint8Array(400_000)]), 'a.ged');
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { method: 'POST', body: form });
  server.close();
  const taken = await promise;
  expect([taken.fault, taken.words.get('tree'), taken.files]).toEqual(['too-large', 'brdo', []]);
  expect(written.flat()).toEqual([]);
  await taken.discard();
});

test('forms that trickle in give up their places when all are taken, and whoever found none is told the truth', async () => {
  const uploads = new Uploads(folder, false);
  const faults: (string | undefined)[] = [];
  let begun = 0;
  const server = createServer((request, response) => {
    begun += 1;
    const address = String(request.headers['x-address']);
    uploads.take(request, address).then(async (form) => {
      faults.push(form.fault);
      await form.discard();
      response.end(form.fault ?? 'taken');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const whole = async (address: string) => {
    const form = new FormData();
    form.append('photographs', new Blob(['slika']), 'a.jpg');
    const headers = { 'x-address': address, connection: 'close' };
    return (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body: form })).text();
  };
  for (let index = 0; index < 40; index += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.write(
      `POST / HTTP/1.1\r\nHost: x\r\nX-Address: ${Math.floor(index / 3)}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n--x\r\n`,
    );
  }
  await expect.poll(() => begun).toBe(40);
  await expect.poll(() => uploads.length).toBe(40);
  expect(await whole('honest')).toBe('busy');
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 30_000);
  expect(await whole('honest')).toBe('busy');
  clock.mockRestore();
  await expect.poll(() => faults.filter((fault) => fault === 'cut-off')).toHaveLength(40);
  expect(await whole('honest')).toBe('taken');
  server.close();
});
