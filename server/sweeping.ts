import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sweepUnused } from '../chronicle/media/unused-files.ts';
import type { Backend } from './backend.ts';
import { logError } from './log.ts';

const ROUND_MS = 60 * 60 * 1000;
const DAY_MS = 24 * ROUND_MS;

/**
 * What lies in the data folder only for a while, and for how many days at most. What is older was left by a process that has ended:
 * several may share the folder. By the age of files, because folders of a bucket have none.
 */
const PASSING: readonly { readonly folder: string; readonly name?: RegExp; readonly days?: number }[] = [
  // A form takes minutes, a write seconds.
  { folder: 'uploads' },
  { folder: 'files/unfinished' },
  { folder: 'backup-work' },
  { folder: 'unsent', name: /^\./ },
  { folder: '.', name: /^(?:link-key|clock)\.part$/ },
  // Emails of a site without a mail server.
  { folder: 'outbox', name: /^\d{4}-\d\d-\d\dT.+\.eml$/, days: 90 },
];

/** Every hour, files that nothing refers to any more, and what was left in the data folder. */
export function startSweeping(
  { store, files, believedNow }: Pick<Backend, 'store' | 'files' | 'believedNow'>,
  { dataFolder, mediaCache }: { readonly dataFolder: string; readonly mediaCache: string },
): () => void {
  /** The sizes of a picture go with it. */
  const remove: typeof files.remove = async (hash, since, isNeeded) => {
    const isSettled = await files.remove(hash, since, isNeeded);
    const isGone = isSettled && (await files.sizeOf(hash)) === undefined;
    if (isGone) await rm(join(mediaCache, hash), { recursive: true, force: true });
    return isSettled;
  };
  const round = () => {
    Promise.all([
      sweepUnused({ store, files: { remove }, now: believedNow }),
      sweepPassing(dataFolder, believedNow()),
    ]).catch((error: unknown) => logError('the hourly sweep failed', error));
  };
  round();
  const rounds = setInterval(round, ROUND_MS).unref();
  return () => clearInterval(rounds);
}

export async function sweepPassing(dataFolder: string, now: Date): Promise<void> {
  for (const { folder, name = /./, days = 1 } of PASSING) {
    const place = join(dataFolder, folder);
    const entries = await readdir(place, { recursive: folder !== '.', withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isFile() || !name.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      const written = await stat(path).catch(() => undefined);
      if (written && now.getTime() - written.mtimeMs > days * DAY_MS) await rm(path, { force: true });
    }
  }
}
