import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { PlannedFile } from '../../chronicle/archive/plan-archive.ts';
import { rangeIn, sendZip } from './send-zip.ts';
import { storedZip } from './stored-zip.ts';

const MB = 1024 * 1024;

test('a large archive is made no faster than it is taken: what waits is bounded, whatever its size', async () => {
  const piece = new Uint8Array(256 * 1024);
  let made = 0;
  const photograph = (path: string): PlannedFile => ({
    path,
    size: 10 * MB,
    crc: 0,
    async *bytesFrom() {
      for (let at = 0; at < 10 * MB; at += piece.length) {
        made += piece.length;
        yield piece;
      }
    },
  });
  const zip = storedZip(Array.from({ length: 6 }, (_, index) => photograph(`media/${index}.jpg`)));
  let taken = 0;
  let mostWaiting = 0;
  for await (const part of await asked(zip, {})) {
    taken += (part as Buffer).length;
    mostWaiting = Math.max(mostWaiting, made - taken);
  }
  expect(taken).toBe(zip.length);
  // What two kernels' buffers and one stream hold.
  expect(mostWaiting).toBeLessThan(24 * MB);
});

test('where a long answer that says its length is refused, it does not say it, and comes whole all the same', async () => {
  const file = (size: number): PlannedFile => ({
    path: 'media/film',
    size,
    crc: 0,
    async *bytesFrom(offset) {
      yield new Uint8Array(size - offset);
    },
  });
  const [small, large] = [storedZip([file(29 * MB)]), storedZip([file(31 * MB)])];
  const lengths = await Promise.all(
    [asked(small, {}, true), asked(large, {}, true), asked(large, {}, false)].map(async (answering) => {
      const answer = await answering;
      let taken = 0;
      for await (const part of answer) taken += (part as Buffer).length;
      return [answer.headers['content-length'], taken];
    }),
  );
  expect(lengths).toEqual([
    [String(small.length), small.length],
    [undefined, large.length],
    [String(large.length), large.length],
  ]);
});

describe('a download that was cut off', () => {
  const text = new TextEncoder().encode('bura na škurama');
  const file = (path: string): PlannedFile => ({
    path,
    size: text.length,
    crc: crc32(text),
    async *bytesFrom(offset) {
      yield text.subarray(offset);
    },
  });
  const zip = storedZip([file('a'), file('b')]);
  const etag = `"${zip.tag}"`;

  test('goes on where it was, while nothing has changed', async () => {
    const answer = await asked(zip, { range: 'bytes=50-', 'if-range': etag });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes 50-${zip.length - 1}/${zip.length}`);
    expect(Number(answer.headers['content-length'])).toBe(zip.length - 50);
  });

  test('begins anew when something has', async () => {
    const answer = await asked(zip, { range: 'bytes=50-', 'if-range': '"another"' });
    expect(answer.statusCode).toBe(200);
    expect(Number(answer.headers['content-length'])).toBe(zip.length);
  });

  test.each([
    ['bytes=0-0', { from: 0, to: 1 }],
    ['bytes=-3', { from: 97, to: 100 }],
    ['bytes=90-500', { from: 90, to: 100 }],
    ['bytes=100-', 'beyond'],
    ['bytes=9-3', 'beyond'],
    ['bytes=0-1,5-6', undefined],
    ['bytes=-', undefined],
    ['lines=1-2', undefined],
  ])('%s of a hundred bytes', (header, expected) => {
    expect(rangeIn(header, 100)).toEqual(expected);
  });
});

async function asked(
  zip: ReturnType<typeof storedZip>,
  headers: Record<string, string>,
  isHosted = false,
): Promise<IncomingMessage> {
  const server = createServer((request, response) => {
    response.once('close', () => server.close());
    sendZip(request, response, { zip, name: 'arhiv.zip', isHosted }).catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(get({ port, host: '127.0.0.1', headers }), 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200 || zip.length < MB) answer.resume();
  return answer;
}
