import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromRandomAccessReaderPromise, RandomAccessReader } from 'yauzl';
import type { PlannedFile } from '../../chronicle/archive/plan-archive.ts';
import { storedZip } from './stored-zip.ts';
import { zipSource } from './zip-archive.ts';

function planned(path: string, content: Uint8Array): PlannedFile {
  return {
    path,
    size: content.length,
    crc: crc32(content),
    async *bytesFrom(offset) {
      for (let at = offset; at < content.length; at += 7) yield content.subarray(at, at + 7);
    },
  };
}

const contents = fc.dictionary(fc.stringMatching(/^[a-zčćžšđ]{1,12}$/), fc.uint8Array({ maxLength: 60 }), {
  maxKeys: 6,
});

test('is as long as it says, and any stretch of it is that stretch of the whole', async () => {
  await fc.assert(
    fc.asyncProperty(contents, fc.nat(), fc.nat(), async (files, one, other) => {
      const zip = storedZip(Object.entries(files).map(([path, content]) => planned(`media/${path}`, content)));
      const whole = await buffer(zip.bytes(0, zip.length));
      expect(whole.length).toBe(zip.length);
      const [from = 0, to = 0] = [one % (zip.length + 1), other % (zip.length + 1)].sort((a, b) => a - b);
      expect(await buffer(zip.bytes(from, to))).toEqual(whole.subarray(from, to));
    }),
  );
});

test('is read by our own reader and by unzip, names in Croatian too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-zip-'));
  try {
    const file = join(folder, 'a.zip');
    const text = new TextEncoder().encode('Šćućurena kuća');
    const zip = storedZip([planned('records/memory/kuća.md', text), planned('media/prazno', new Uint8Array())]);
    writeFileSync(file, await buffer(zip.bytes(0, zip.length)));
    const source = await zipSource(file);
    expect(await source.list()).toEqual(['records/memory/kuća.md', 'media/prazno']);
    expect(new Uint8Array(await source.read('records/memory/kuća.md'))).toEqual(text);
    source.close();
    const script = 'import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); print(z.testzip(), z.namelist()[0])';
    expect(execFileSync('python3', ['-c', script, file], { encoding: 'utf8' })).toBe('None records/memory/kuća.md\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a file that has changed meanwhile ends it: what follows is never shifted', async () => {
  const text = new TextEncoder().encode('kamen na kamen');
  const shorter = { ...planned('a', text), bytesFrom: planned('a', text.subarray(3)).bytesFrom };
  const zip = storedZip([shorter, planned('b', text)]);
  await expect(buffer(zip.bytes(0, zip.length))).rejects.toThrow('no longer as long');
});

/** The end of a zip that nobody could hold in memory, for a reader that asks only for that. */
class LastPart extends RandomAccessReader {
  readonly #start: number;
  readonly #bytes: Buffer;

  constructor(start: number, bytes: Buffer) {
    super();
    this.#start = start;
    this.#bytes = bytes;
  }

  override _readStreamForRange(from: number, to: number) {
    return Readable.from([this.#bytes.subarray(from - this.#start, to - this.#start)], { objectMode: false });
  }

  override read(into: Buffer, at: number, length: number, from: number, done: (error: Error | null) => void) {
    this.#bytes.copy(into, at, from - this.#start, from - this.#start + length);
    process.nextTick(done, null);
  }
}

test('more than 4 GB and more than 65,535 files', async () => {
  const GB = 1024 ** 3;
  const large = (path: string, size: number): PlannedFile => ({
    path,
    size,
    crc: 0,
    async *bytesFrom(offset) {
      yield* [new Uint8Array(Math.min(size - offset, 64))];
    },
  });
  const many = Array.from({ length: 66_000 }, (_, index) => planned(`media/${index}`, new Uint8Array()));
  const zip = storedZip([large('media/film', 5 * GB), ...many, planned('media/zadnja', new Uint8Array([7]))]);
  expect(zip.length).toBeGreaterThan(5 * GB);
  const start = 5 * GB + 100;
  const last = new LastPart(start, await buffer(zip.bytes(start, zip.length)));
  const read = await fromRandomAccessReaderPromise(last, zip.length, { lazyEntries: true });
  expect(read.entryCount).toBe(66_002);
  const sizes = new Map<string, number>();
  for await (const entry of read.eachEntry()) {
    sizes.set(entry.fileName, entry.uncompressedSize);
    if (entry.fileName !== 'media/zadnja') continue;
    expect(entry.relativeOffsetOfLocalHeader).toBeGreaterThan(5 * GB);
    expect(await buffer(await read.openReadStreamPromise(entry))).toEqual(Buffer.from([7]));
  }
  expect(sizes.get('media/film')).toBe(5 * GB);
});
