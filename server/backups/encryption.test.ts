import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { inMemory } from './durable-files.ts';
import { BackupKey, sealedSize } from './encryption.ts';

const CHUNK = 256 * 1024;
const HEAD = 40;
const SEALED_CHUNK = CHUNK + 16;

let key: BackupKey;
beforeAll(() => {
  key = BackupKey.create('orah i smokva');
});

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const plain = (length: number) => Buffer.from(Array.from({ length }, (_, index) => (index * 31) % 251));
const sealed = (bytes: Uint8Array, name = 'ime') => buffer(key.seal(inPieces(bytes, 100_000), name));
const opened = (bytes: Uint8Array, name = 'ime', by = key) => buffer(by.open(inPieces(bytes, 70_001), name));

test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 600_000])(
  '%i bytes come back as they were',
  async (length) => {
    const bytes = plain(length);
    const secret = await sealed(bytes);
    expect(secret.length).toBe(sealedSize(length));
    expect((await opened(secret)).equals(bytes)).toBe(true);
  },
);

describe('what was sealed does not open', () => {
  const refused = (bytes: Uint8Array, name?: string) =>
    expect(opened(bytes, name)).rejects.toMatchObject({ code: 'damaged', message: expect.stringContaining('damaged') });

  test('under another name, or with another key', async () => {
    const secret = await sealed(plain(1000));
    await refused(secret, 'drugo');
    await expect(opened(secret, 'ime', BackupKey.create('orah i smokva'))).rejects.toMatchObject({ code: 'damaged' });
  });

  test.each([0, 1, 7, HEAD - 1, HEAD, HEAD + 1, HEAD + 15, HEAD + SEALED_CHUNK, HEAD + 2 * SEALED_CHUNK])(
    'when it is cut off after %i bytes',
    async (length) => refused((await sealed(plain(600_000))).subarray(0, length)),
  );

  test('when chunks change places, or one is left out, or something follows', async () => {
    const secret = await sealed(plain(3 * CHUNK));
    const at = (number: number) => secret.subarray(HEAD + number * SEALED_CHUNK, HEAD + (number + 1) * SEALED_CHUNK);
    const head = secret.subarray(0, HEAD);
    await refused(Buffer.concat([head, at(1), at(0), at(2)]));
    await refused(Buffer.concat([head, at(1), at(2)]));
    await refused(Buffer.concat([head, at(0), at(2)]));
    await refused(Buffer.concat([secret, at(2)]));
    await refused(Buffer.concat([secret, Buffer.from('x')]));
  });

  test.each([0, 8, HEAD, HEAD + 500, HEAD + 999, HEAD + 1000, HEAD + 1015])('when byte %i is another', async (at) => {
    const secret = await sealed(plain(1000));
    secret[at] = (secret[at] as number) ^ 1;
    await refused(secret);
  });
});

test('the same is sealed otherwise each time, and a passphrase may be typed in either form of its letters', async () => {
  expect((await sealed(plain(100))).equals(await sealed(plain(100)))).toBe(false);
  const accented = BackupKey.create('šuma');
  expect(BackupKey.open('s\u030cuma', accented.note)?.note).toEqual(accented.note);
  expect(BackupKey.open('suma', accented.note)).toBeUndefined();
  expect(accented.mark('file', 'a')).not.toBe(accented.mark('manifest', 'a'));
  expect((await buffer(accented.open(accented.seal(inMemory('čaša'), 'a'), 'a'))).toString()).toBe('čaša');
});
