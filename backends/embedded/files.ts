import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FILE_HASH, type FileStore } from '../../chronicle/files/file-store.ts';
import { makeFolder } from './make-folder.ts';

/** Where a file is written before it has its name, for a process that ends in the middle. */
const UNFINISHED = 'unfinished';
/** Where a file is moved before it is deleted, so that one that was put at the last moment can be moved back. */
const LEAVING = 'leaving';
const PIECE_BYTES = 256 * 1024;

/** Files in one folder, named by their content. A file is there whole or not at all. */
export class FolderFiles implements FileStore {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async put(bytes: Uint8Array): Promise<string> {
    const hash = createHash('sha256').update(bytes).digest('hex');
    const path = this.pathOf(hash);
    // Where that fails, it may have gone just now.
    if (await isTouched(path)) return hash;
    // Photographs that wait for an editor and trees with the living in them are not the whole machine's to read.
    const aside = join(this.folder, UNFINISHED);
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
    const path = this.pathOf(hash);
    return (await isTouched(path)) || existsSync(path);
  }

  async get(hash: string): Promise<Uint8Array | undefined> {
    return readFile(this.pathOf(hash)).catch(unlessMissing);
  }

  async sizeOf(hash: string): Promise<number | undefined> {
    return (await stat(this.pathOf(hash)).catch(() => undefined))?.size;
  }

  stream(hash: string, from = 0): AsyncIterable<Uint8Array> {
    return createReadStream(this.pathOf(hash), { start: from, highWaterMark: PIECE_BYTES });
  }

  async remove(hash: string, since: Date, isNeeded: () => Promise<boolean>): Promise<boolean> {
    const path = this.pathOf(hash);
    const aside = join(this.folder, LEAVING, hash);
    makeFolder(dirname(aside));
    // A process that was killed below may have left it there.
    await moveBack(aside, path);
    if (await isPutAfter(path, since)) return false;
    if (await isNeeded()) return true;
    await rename(path, aside).catch(unlessMissing);
    // From here on, whoever puts it writes it anew. Whoever put it before is seen now.
    if ((await isPutAfter(aside, since)) || (await isNeeded())) {
      await moveBack(aside, path);
      return false;
    }
    await rm(aside, { force: true });
    return true;
  }

  /** Every file that is whole, with when it was written. */
  async *each(): AsyncGenerator<{ readonly hash: string; readonly written: Date }> {
    for (const folder of (await readdir(this.folder).catch(() => [])).sort()) {
      for (const hash of (await readdir(join(this.folder, folder)).catch(() => [])).sort()) {
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
    return join(this.folder, hash.slice(0, 2), hash);
  }
}

/** Whether the file is there, and now counts as put just now. */
async function isTouched(path: string): Promise<boolean> {
  const now = new Date();
  return utimes(path, now, now).then(
    () => true,
    () => false,
  );
}

async function isPutAfter(path: string, moment: Date): Promise<boolean> {
  const found = await stat(path).catch(unlessMissing);
  return found !== undefined && found.mtime > moment;
}

/** Touched first: it may take the place of the same file put anew, and must look as new as that. */
async function moveBack(aside: string, path: string): Promise<void> {
  if (await isTouched(aside)) await rename(aside, path).catch(unlessMissing);
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
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
