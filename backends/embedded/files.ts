import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FILE_HASH, type FileStore } from '../../chronicle/files/file-store.ts';
import { makeFolder } from './make-folder.ts';

/** Where a file is written before it has its name, for a process that ends in the middle. */
const UNFINISHED = 'unfinished';
/** So old that no process can still be at it. */
const LEFT_BEHIND_MS = 60 * 60 * 1000;
const PIECE_BYTES = 256 * 1024;

/** Files in one folder, named by their content. A file is there whole or not at all. */
export class FolderFiles implements FileStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(bytes: Uint8Array): Promise<string> {
    const hash = createHash('sha256').update(bytes).digest('hex');
    const path = this.pathOf(hash);
    if (existsSync(path)) {
      // As good as written now: what has long been named by nothing is about to be (chronicle/verification/files.ts).
      const now = new Date();
      await utimes(path, now, now).catch(() => {});
      return hash;
    }
    // Photographs that wait for an editor and trees with the living in them are not the whole machine's to read.
    const aside = join(this.#folder, UNFINISHED);
    for (const folder of [dirname(path), aside]) makeFolder(folder);
    const unfinished = join(aside, randomUUID());
    try {
      const file = await open(unfinished, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
      await syncFolder(dirname(path));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    return hash;
  }

  async has(hash: string): Promise<boolean> {
    return existsSync(this.pathOf(hash));
  }

  async get(hash: string): Promise<Uint8Array | undefined> {
    try {
      return await readFile(this.pathOf(hash));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async sizeOf(hash: string): Promise<number | undefined> {
    return (await stat(this.pathOf(hash)).catch(() => undefined))?.size;
  }

  stream(hash: string, from = 0): AsyncIterable<Uint8Array> {
    return createReadStream(this.pathOf(hash), { start: from, highWaterMark: PIECE_BYTES });
  }

  async remove(hash: string): Promise<void> {
    await rm(this.pathOf(hash), { force: true });
  }

  /** What a process that was killed left behind. */
  async sweepUnfinished(): Promise<void> {
    const aside = join(this.#folder, UNFINISHED);
    for (const name of await readdir(aside).catch(() => [])) {
      const begun = await stat(join(aside, name)).catch(() => undefined);
      if (begun && Date.now() - begun.mtimeMs > LEFT_BEHIND_MS) await rm(join(aside, name), { force: true });
    }
  }

  /** Every file that is whole, with when it was written. */
  async *each(): AsyncGenerator<{ readonly hash: string; readonly written: Date }> {
    for (const folder of (await readdir(this.#folder).catch(() => [])).sort()) {
      for (const hash of (await readdir(join(this.#folder, folder)).catch(() => [])).sort()) {
        if (!FILE_HASH.test(hash) || !hash.startsWith(folder)) continue;
        const found = await stat(this.pathOf(hash)).catch(() => undefined);
        if (found?.isFile()) yield { hash, written: found.mtime };
      }
    }
  }

  /** What it is in truth, piece by piece: a file may be larger than memory. */
  async hashOf(hash: string): Promise<string | undefined> {
    const digest = createHash('sha256');
    try {
      for await (const part of createReadStream(this.pathOf(hash))) digest.update(part as Buffer);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
    return digest.digest('hex');
  }

  pathOf(hash: string): string {
    if (!FILE_HASH.test(hash)) throw new Error('Not the name of a file');
    return join(this.#folder, hash.slice(0, 2), hash);
  }
}

/** A name is on the disk only when its folder is. Where a folder cannot be asked for that, as in a bucket, it is not needed. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync().catch(() => {});
  } finally {
    await folder.close();
  }
}
