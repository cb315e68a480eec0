import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupFault } from './backup-fault.ts';
import { readFilesOf } from './check-backup.ts';
import { UNFINISHED } from './durable-files.ts';
import { type Backup, listBackups } from './manifest.ts';
import { prunePool } from './pool.ts';
import { keptOf } from './retention.ts';

/**
 * Lets go of backups that are too many, and of files that none names any more. The new one stays, also where a clock that was set back
 * makes it the oldest. What cannot be read is left alone, and as long as it is there, so are all files: it may name any of them.
 */
export async function tidyBackups(backupFolder: string, made: Backup): Promise<void> {
  const { backups, unreadable } = await listBackups(backupFolder);
  const chosen = keptOf(backups);
  const kept = backups.filter((backup) => chosen.has(backup) || backup.name === made.name);
  for (const backup of backups) {
    if (kept.includes(backup)) continue;
    // Its name goes first: what is deleted halfway is no backup.
    const doomed = join(backupFolder, `${UNFINISHED}${randomUUID()}`);
    await rename(backup.folder, doomed);
    await rm(doomed, { recursive: true, force: true });
  }
  if (unreadable.length > 0) return;
  const named = new Set<string>();
  try {
    for (const backup of kept) for (const { name } of await readFilesOf(backup)) named.add(name);
  } catch (error) {
    if (error instanceof BackupFault) return;
    throw error;
  }
  await prunePool(backupFolder, named);
}
