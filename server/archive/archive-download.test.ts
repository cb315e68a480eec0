import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { privateTicket } from '../../chronicle/archive/private-ticket.ts';
import { MemoryFiles } from '../../chronicle/files/memory-files.ts';
import { MemoryStore } from '../../chronicle/store/memory-store.ts';
import { answerArchive } from './archive-download.ts';

const PATH = '/urednistvo/izvoz/arhiv.zip';
const EXPORTS = '/urednistvo/izvoz';
const signing = { sign: (words: string) => Buffer.from(words).toString('base64url') };

const sessionId = 'sjednica';
let server: Server;
let files: MemoryFiles;
let archive: ReturnType<typeof answerArchive>;
/** Who asks: the role, and whether they are a member. */
let who: { role: string; membership: string };
let passedOn: number;
let failed: unknown[];
let closed: number;
beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  who = { role: 'editor', membership: 'member' };
  passedOn = 0;
  failed = [];
  closed = 0;
  files = new MemoryFiles();
  const store = new MemoryStore();
  const hash = await files.put(Buffer.alloc(1000, 'slika'));
  const media = { type: 'image/png', width: 1, height: 1, name: 'slika.png', hash };
  await store.commit([{ verb: 'set', collection: 'media', id: 'slika.png', fields: media }]);
  const ports = {
    ...{ store, files, ...signing, today: () => '2026-11-17', isHosted: false },
    directory: { list: async () => [] },
    roles: { list: async () => [] },
    linkKey: { read: async () => 'ključ' },
    accounts: {
      resolveSession: async () => ({
        session: { kind: 'signed-in', account: { id: 'iva', role: who.role }, sessionId },
        membership: who.membership,
      }),
    },
  };
  archive = answerArchive(ports as unknown as Parameters<typeof answerArchive>[0]);
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://127.0.0.1');
    response.once('close', () => {
      closed += 1;
    });
    archive.answer({ url, request, response, requestId: 'x' }).then(
      (isAnswered) => {
        if (isAnswered) return;
        passedOn += 1;
        response.end();
      },
      (error: unknown) => {
        failed.push(error);
        response.destroy();
      },
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  vi.restoreAllMocks();
});

async function asked(path = PATH, method = 'GET'): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const [answer] = await once(get({ port, host: '127.0.0.1', path, method, agent: false }), 'response');
  return answer as IncomingMessage;
}

test('an editor has it, with a name of the day, and hears that it was sent', async () => {
  const answer = await asked();
  expect(answer.headers['content-disposition']).toBe('attachment; filename="nase-brdo-2026-11-17.zip"');
  const bytes = await buffer(answer);
  expect(bytes.includes('media/slika.png')).toBe(true);
  expect(bytes.includes('private/')).toBe(false);
  await vi.waitUntil(() => archive.progressOf('iva')?.phase === 'sent');
  expect(archive.progressOf('iva')).toMatchObject({ bytes: bytes.length, sentBytes: bytes.length, missingCount: 0 });
  expect(archive.progressOf('ante')).toBeUndefined();
});

test('whoever is no editor, or no member, is passed on, and so is what is sent there', async () => {
  for (const one of [
    { role: 'writer', membership: 'member' },
    { role: 'member', membership: 'member' },
    { role: 'editor', membership: 'asked' },
  ]) {
    who = one;
    expect((await buffer(await asked())).length).toBe(0);
  }
  who = { role: 'editor', membership: 'member' };
  await asked(PATH, 'POST');
  await asked(`${PATH}x`);
  expect([passedOn, archive.progressOf('iva')]).toEqual([5, undefined]);
});

test('what is private is in it with a ticket of one’s own, and without one nothing is', async () => {
  const ticketOf = (account: string) =>
    `${PATH}?znak=${privateTicket(signing, { account: { id: account } as never, sessionId }, new Date())}`;
  const answer = await asked(ticketOf('iva'));
  expect(answer.headers['content-disposition']).toContain('-s-privatnim.zip');
  expect((await buffer(answer)).includes('private/')).toBe(true);
  for (const path of [ticketOf('ante'), `${PATH}?znak=`, `${PATH}?znak=x`]) {
    const refused = await asked(path);
    expect([refused.statusCode, refused.headers.location]).toEqual([303, `${EXPORTS}?obavijest=dopustenje-isteklo`]);
  }
});

test('two at once, and a third when one of them has ended', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stream = files.stream.bind(files);
  const reading = vi.spyOn(files, 'stream').mockImplementation(async function* (hash, from) {
    await promise;
    yield* stream(hash, from);
  });
  const two = [asked(), asked()];
  await vi.waitUntil(() => reading.mock.calls.length === 2);
  const third = await asked();
  expect([third.statusCode, third.headers.location]).toEqual([303, `${EXPORTS}?obavijest=arhiv-se-preuzima`]);
  resolve();
  for (const answer of await Promise.all(two)) await buffer(answer);
  await vi.waitUntil(() => archive.progressOf('iva')?.phase === 'sent');
  expect((await asked()).statusCode).toBe(200);
});

test('a file that has changed under our hands ends it, and is looked at anew the next time', async () => {
  await buffer(await asked());
  const checked = vi.spyOn(files, 'stream').mockImplementation(async function* () {
    yield new Uint8Array(3);
  });
  await expect(buffer(await asked())).rejects.toThrow();
  await vi.waitUntil(() => failed.length === 1);
  expect(archive.progressOf('iva')?.phase).toBe('failed');
  checked.mockRestore();
  const again = vi.spyOn(files, 'stream');
  await buffer(await asked());
  // Once for its hash, once to be sent.
  expect(again).toHaveBeenCalledTimes(2);
  await buffer(await asked());
  expect(again).toHaveBeenCalledTimes(3);
});

test('who goes away has it cut off, and is no failure', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.spyOn(files, 'stream').mockImplementation(async function* () {
    await promise;
    yield new Uint8Array(1000);
  });
  const { port } = server.address() as AddressInfo;
  const request = get({ port, host: '127.0.0.1', path: PATH, agent: false });
  request.on('error', () => {});
  await vi.waitUntil(() => archive.progressOf('iva') !== undefined);
  request.destroy();
  await vi.waitUntil(() => closed === 1);
  resolve();
  await vi.waitUntil(() => archive.progressOf('iva')?.phase === 'cut-off');
  expect(failed).toEqual([]);
});
