import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../backends/embedded/make-folder.ts';
import type { PieceStore } from '../chronicle/photographs/piecewise-upload.ts';
import { isUnwritable } from '../domain/fault.ts';
import { PhotographFault } from '../domain/photograph-fault.ts';

const ID = /^[0-9a-f-]{36}$/;
const PIECE = /^(\d{12})-(\d{1,12})$/;
const WHOLE = 'whole';

/**
 * A folder for each upload, a file for each piece, named by where it begins and how long it is. Nothing is ever appended to:
 * a folder that is a bucket cannot, and a process that ends in the middle leaves no half piece behind.
 */
export function folderPieces(folder: string): PieceStore {
  const placeOf = (id: string) => {
    if (!ID.test(id)) throw new Error('Not the id of an upload');
    return join(folder, id);
  };

  async function piecesOf(id: string): Promise<{ readonly path: string; readonly end: number }[]> {
    const names = await readdir(placeOf(id)).catch(ifMissing([]));
    const found = names
      .flatMap((name) => {
        const [, offset, length] = PIECE.exec(name) ?? [];
        return offset && length ? [{ path: join(placeOf(id), name), offset: +offset, length: +length }] : [];
      })
      .sort((a, b) => a.offset - b.offset);
    const row: { path: string; end: number }[] = [];
    for (const { path, offset, length } of found) {
      if (offset === (row.at(-1)?.end ?? 0)) row.push({ path, end: offset + length });
    }
    return row;
  }

  return {
    async lengthOf(id) {
      return (await piecesOf(id)).at(-1)?.end ?? 0;
    },

    async put(id, offset, piece) {
      const place = placeOf(id);
      const unfinished = join(place, randomUUID());
      try {
        makeFolder(place);
        await writeFile(unfinished, piece, { mode: 0o600, flush: true });
        await rename(unfinished, join(place, `${String(offset).padStart(12, '0')}-${piece.length}`));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw isUnwritable(error) ? new PhotographFault('unwritable') : error;
      }
    },

    async join(id) {
      const path = join(placeOf(id), WHOLE);
      try {
        await writeFile(path, '', { mode: 0o600 });
        for (const piece of await piecesOf(id)) {
          for await (const part of createReadStream(piece.path)) await appendFile(path, part as Buffer);
        }
      } catch (error) {
        throw isUnwritable(error) ? new PhotographFault('unwritable') : error;
      }
      return path;
    },

    remove: (id) => rm(placeOf(id), { recursive: true, force: true }),
  };
}

function ifMissing<Value>(value: Value): (error: NodeJS.ErrnoException) => Value {
  return (error) => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
}
