import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_HASH } from '../../chronicle/files/file-store.ts';
import type { BackupProgress } from './backup-place.ts';
import type { Pool, PooledFile } from './pool.ts';

interface Taking {
  readonly pool: Pool;
  readonly folder: string;
  readonly taken: Map<string, PooledFile>;
  /** Files of the site that are not what their name says, and that no earlier backup has. */
  readonly missing: Set<string>;
  /** Names of those that were copied just now. */
  readonly fresh: Set<string>;
  readonly tell: (progress: BackupProgress) => void;
}

/** Every file of the site goes into the pool, unless it is there. */
export async function takeFiles({ pool, folder, taken, missing, fresh, tell }: Taking): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ifMissing);
  const found = entries.filter((entry) => entry.isFile() && FILE_HASH.test(entry.name));
  for (const [done, { name: hash, parentPath }] of found.entries()) {
    if (done % 50 === 0) tell({ step: 'files', done, total: found.length });
    if (taken.has(hash) || missing.has(hash)) continue;
    const name = pool.nameOf(hash);
    const source = join(parentPath, hash);
    let size = await wholeSize(pool, name, source);
    if (size === undefined) {
      const isTaken = await pool.take(hash, source).catch((error: NodeJS.ErrnoException) => {
        // Deleted meanwhile: nothing names it any more.
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      if (isTaken === undefined) continue;
      if (!isTaken) {
        missing.add(hash);
        continue;
      }
      fresh.add(name);
      size = (await pool.sizeOf(name)) ?? 0;
    }
    taken.set(hash, { name, size });
  }
}

/** Of a file that the pool has. That it was cut off there is seen at once, by its length, and not only when it is its turn to be read. */
async function wholeSize(pool: Pool, name: string, source: string): Promise<number | undefined> {
  const size = await pool.sizeOf(name);
  const found = await stat(source).catch(() => undefined);
  if (size === undefined || !found || size === pool.sizeFor(found.size)) return size;
  // Unless it is the site's own that has another length.
  return (await pool.isWhole(name)) ? size : undefined;
}

function ifMissing(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
