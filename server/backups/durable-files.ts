import { createHash, type Hash, randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** How a name begins that is no backup's and no file's yet. */
export const UNFINISHED = '.unfinished-';

/** Under another name first: a file is there whole or not at all, whatever ends the process. */
export async function writeDurably(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const unfinished = join(dirname(path), `${UNFINISHED}${randomUUID()}`);
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      for await (const part of bytes) await file.writeFile(part);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Names in a folder are on disk only when the folder is. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY).catch(() => undefined);
  // Not every system lets a folder be opened, or synced.
  await handle?.sync().catch(() => {});
  await handle?.close();
}

export function bytesOf(path: string): AsyncIterable<Uint8Array> {
  return createReadStream(path, { highWaterMark: 256 * 1024 });
}

export async function* inMemory(content: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield typeof content === 'string' ? Buffer.from(content) : content;
}

/** Passes bytes on and knows their hash, and how many there were, when they are through. */
export class Counted {
  readonly #hash: Hash = createHash('sha256');
  size = 0;

  async *pass(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const part of bytes) {
      this.#hash.update(part);
      this.size += part.byteLength;
      yield part;
    }
  }

  get sha256(): string {
    return this.#hash.copy().digest('hex');
  }
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
