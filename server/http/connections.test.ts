import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { keepRoomForConnections } from './connections.ts';

/** More than a system takes for a reader who takes nothing. */
const LARGE = Buffer.alloc(64 * 1024 * 1024);
const opened: { close(): void }[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const one of opened.splice(0)) one.close();
});

async function listening(trustProxy: boolean, most: { ofAnAddress: number; ofAll: number }) {
  const sending = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    response.once('close', () => answered.resolve());
    if (request.url === '/veliko') response.end(LARGE);
    if (request.method === 'POST' || request.url === '/veliko') sending.resolve();
    if (request.method === 'PUT') {
      // Without waiting for what is being sent.
      response.end('dosta');
      return;
    }
    if (request.method === 'PATCH') {
      // As what is too large is read: no further.
      for await (const _ of request) break;
      sending.resolve();
      return;
    }
    request.on('error', () => {}).on('end', () => response.writableEnded || response.end('dobro'));
    request.resume();
  });
  keepRoomForConnections(server, trustProxy, most);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push({
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
  const { port } = server.address() as AddressInfo;
  return { port, sending: sending.promise, answered: answered.promise };
}

/** Resolves when the server knows of it. */
async function open(port: number, from: string, text: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from }).on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const asks = (port: number, from = '127.0.0.1') =>
  new Promise<string>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from }).on('error', () => resolve(''));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  });

const HALF_A_HEAD = 'GET / HTTP/1.1\r\nHost: a\r\n';
const HALF_A_BODY = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 90\r\n\r\npola';

const HALF_A_PUT = HALF_A_BODY.replace('POST', 'PUT');

test('whoever comes is answered, and the connection of their address that has waited longest is closed', async () => {
  const { port } = await listening(false, { ofAnAddress: 3, ofAll: 100 });
  const first = await open(port, '127.0.0.2', HALF_A_HEAD);
  const closed = once(first, 'close');
  const others = [await open(port, '127.0.0.2', HALF_A_BODY), await open(port, '127.0.0.2', HALF_A_HEAD)];
  expect(await asks(port, '127.0.0.3')).toContain('dobro');
  expect(first.destroyed).toBe(false);
  expect(await asks(port, '127.0.0.2')).toContain('dobro');
  await closed;
  expect(others.map(({ destroyed }) => destroyed)).toEqual([false, false]);
});

test('of all addresses together likewise: who says nothing goes before who is sending', async () => {
  const { port, sending: begun } = await listening(false, { ofAnAddress: 100, ofAll: 2 });
  const sending = await open(port, '127.0.0.2', HALF_A_BODY);
  await begun;
  const silent = await open(port, '127.0.0.3', '');
  const closed = once(silent, 'close');
  expect(await asks(port)).toContain('dobro');
  await closed;
  expect(sending.destroyed).toBe(false);
  expect(await asks(port)).toContain('dobro');
});

test('who asks for much and takes nothing of it goes as well, when there is nobody else', async () => {
  const { port, sending } = await listening(true, { ofAnAddress: 100, ofAll: 1 });
  // Without anybody who listens to what arrives, nothing is read.
  const stuck = await open(port, '127.0.0.2', 'GET /veliko HTTP/1.1\r\nHost: a\r\n\r\n');
  await sending;
  expect(await asks(port)).toContain('dobro');
  stuck.destroy();
});

test('behind a proxy all come from one address, which has no limit of its own', async () => {
  const { port } = await listening(true, { ofAnAddress: 1, ofAll: 100 });
  const waiting = [await open(port, '127.0.0.1', HALF_A_HEAD), await open(port, '127.0.0.1', HALF_A_HEAD)];
  expect(await asks(port)).toContain('dobro');
  expect(waiting.some(({ destroyed }) => destroyed)).toBe(false);
});

test('a body that goes on arriving after its answer is cut off a while later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { port, answered } = await listening(false, { ofAnAddress: 9, ofAll: 9 });
  const endless = (await open(port, '127.0.0.2', HALF_A_PUT)).resume();
  const closed = once(endless, 'close');
  await answered;
  vi.advanceTimersByTime(4999);
  expect(endless.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  await closed;
});

test('one that has ended by then is left alone, and goes on being used', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { port, answered } = await listening(false, { ofAnAddress: 9, ofAll: 9 });
  const socket = await open(port, '127.0.0.2', HALF_A_PUT);
  await answered;
  const again = once(socket, 'data');
  socket.write(`${'x'.repeat(86)}GET / HTTP/1.1\r\nHost: a\r\n\r\n`);
  expect(String(await again)).toContain('dobro');
  vi.advanceTimersByTime(60_000);
  const third = once(socket, 'data');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(String(await third)).toContain('dobro');
});

test('a request that was given up has no socket any more, and that ends nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { port, sending, answered } = await listening(false, { ofAnAddress: 9, ofAll: 9 });
  const leaving = await open(port, '127.0.0.2', HALF_A_BODY.replace('POST', 'PATCH'));
  await sending;
  leaving.destroy();
  await answered;
  vi.advanceTimersByTime(60_000);
  expect(await asks(port)).toContain('dobro');
});
