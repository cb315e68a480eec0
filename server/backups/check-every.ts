import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../backends/embedded/make-folder.ts';
import { BackupFault } from './backup-fault.ts';
import { whileAlone } from './backup-lock.ts';
import { type BackupPlace, type BackupProgress, WORKSHOP } from './backup-place.ts';
import { checkBackup } from './check-backup.ts';
import { BackupKey } from './encryption.ts';
import { type Backup, listBackups } from './manifest.ts';
import { Pool } from './pool.ts';

/** By the name of a backup, what is wrong with it. */
type Told = (name: string, problem: string | undefined) => void;

/** Opens every backup as a restore would, and reads all of its files. The data folder may be gone: then it is as empty afterwards. */
export async function checkEvery(place: BackupPlace, told: Told, tell: (progress: BackupProgress) => void) {
  makeFolder(place.dataFolder);
  const workshop = join(place.dataFolder, WORKSHOP);
  await whileAlone(place.dataFolder, async () => {
    try {
      const { backups, unreadable } = await listBackups(place.backupFolder);
      for (const name of unreadable) told(name, 'cannot be read');
      for (const backup of backups) {
        const checking = checkOne(backup, { place, workshop, tell });
        told(backup.name, await checking.catch(problemOf));
      }
    } finally {
      await rm(workshop, { recursive: true, force: true });
    }
  });
}

interface Checking {
  readonly place: BackupPlace;
  readonly workshop: string;
  readonly tell: (progress: BackupProgress) => void;
}

async function checkOne(backup: Backup, { place, workshop, tell }: Checking): Promise<undefined> {
  const note = backup.manifest.encryption;
  const key = note && place.passphrase !== undefined ? BackupKey.open(place.passphrase, note) : undefined;
  if (note && !key) throw new BackupFault('wrong-key', 'encrypted with another key than BACKUP_KEY');
  await checkBackup(backup, { pool: new Pool(place.backupFolder, key), key, workshop, tell, reads: () => true });
}

function problemOf(error: unknown): string {
  if (error instanceof BackupFault) return error.message;
  throw error;
}
