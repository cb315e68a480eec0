import { join } from 'node:path';
import { DATABASE_FILE } from '../../backends/embedded/database.ts';
import { isUnwritable } from '../../domain/fault.ts';
import { BackupFault } from './backup-fault.ts';
import { whileAlone } from './backup-lock.ts';
import type { BackupPlace, BackupProgress } from './backup-place.ts';
import { isDue, lastMade } from './due.ts';
import { exists } from './durable-files.ts';
import { makeBackup } from './make-backup.ts';
import { type Backup, listBackups } from './manifest.ts';

interface Asked extends BackupPlace {
  /** Whether one that another process has just made is enough. */
  readonly onlyIfDue: boolean;
  /** The version that an update leaves. */
  readonly version?: string;
  readonly now: () => Date;
  readonly tell: (progress: BackupProgress) => void;
}

/** Nothing comes back where none was due. */
export async function backUp(asked: Asked): Promise<Backup | undefined> {
  if (!(await exists(join(asked.dataFolder, DATABASE_FILE)))) {
    throw new BackupFault('not-found', `There is no site in '${asked.dataFolder}' to be backed up: see DATA_DIR.`);
  }
  return whileAlone(asked.dataFolder, () => backUpAlone(asked));
}

async function backUpAlone(asked: Asked): Promise<Backup | undefined> {
  try {
    if (asked.onlyIfDue) {
      const { backups } = await listBackups(asked.backupFolder);
      if (!isDue(lastMade(backups, asked.now()), asked.now())) return undefined;
    }
    const make = () => makeBackup({ ...asked, now: asked.now() });
    // What was damaged in the pool has been thrown out, and is copied anew.
    return await make().catch((error: unknown) => {
      if (error instanceof BackupFault && error.code === 'damaged') return make();
      throw error;
    });
  } catch (error) {
    if (!isUnwritable(error)) throw error;
    throw new BackupFault('disk-full', `'${asked.backupFolder}' takes no backup: it is full, or can only be read.`, {
      cause: error,
    });
  }
}
