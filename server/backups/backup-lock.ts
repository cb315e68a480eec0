import { join } from 'node:path';
import { lockAlone } from '../../backends/embedded/process-lock.ts';
import { BackupFault } from './backup-fault.ts';

export const BACKUP_LOCK = 'backup.lock';

/** One at a time for a data folder, whichever process begins: they use the same workshop, and one throws out what another is at. */
export async function whileAlone<Result>(dataFolder: string, work: () => Promise<Result>): Promise<Result> {
  const lock = lockAlone(join(dataFolder, BACKUP_LOCK));
  if (!lock) throw new BackupFault('busy', 'Another backup is just being made.');
  try {
    return await work();
  } finally {
    lock.release();
  }
}
