import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { FolderFiles } from '../../backends/embedded/files.ts';
import { BackupFault } from '../backups/backup-fault.ts';
import { writeDurably } from '../backups/durable-files.ts';
import { BackupKey } from '../backups/encryption.ts';
import { listBackups } from '../backups/manifest.ts';
import { Pool } from '../backups/pool.ts';

interface Recovering {
  readonly files: FolderFiles;
  readonly aside: string;
  readonly backupFolder: string;
  readonly passphrase: string | undefined;
}

/** Brings a file back from the newest backup that has it whole. What lay in its place is set aside. */
export function recoverFile({ files, aside, backupFolder, passphrase }: Recovering) {
  return async (hash: string): Promise<string | undefined> => {
    const { backups } = await listBackups(backupFolder);
    for (const { name, manifest } of backups.reverse()) {
      const note = manifest.encryption;
      const key = note && passphrase !== undefined ? BackupKey.open(passphrase, note) : undefined;
      if (note && !key) continue;
      const pool = new Pool(backupFolder, key);
      const pooled = pool.nameOf(hash);
      if (!(await pool.isWhole(pooled))) continue;
      const place = files.pathOf(hash);
      await mkdir(aside, { recursive: true, mode: 0o700 });
      await rename(place, join(aside, `${hash}.damaged`)).catch(() => {});
      await writeDurably(place, pool.read(pooled)).catch((error: unknown) => {
        if (!(error instanceof BackupFault)) throw error;
      });
      if (await files.has(hash)) return `the backup ${name}`;
    }
    return undefined;
  };
}
