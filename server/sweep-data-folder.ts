import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What lies in the data folder only for a while, and for how many days at most. What is older was left by a process that has ended:
 * several may share the folder. By the age of files, because folders of a bucket have none.
 */
const PASSING: readonly { readonly folder: string; readonly name?: RegExp; readonly days?: number }[] = [
  // A form takes minutes, a write seconds.
  { folder: 'uploads' },
  { folder: 'upload-pieces' },
  { folder: 'files/unfinished' },
  { folder: 'backup-work' },
  { folder: 'unsent', name: /^\./ },
  { folder: '.', name: /^(?:link-key|clock)\.part$/ },
  // Emails of a site without a mail server.
  { folder: 'outbox', name: /^\d{4}-\d\d-\d\dT.+\.eml$/, days: 90 },
];

export async function sweepDataFolder(dataFolder: string, now: Date): Promise<void> {
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
