import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrateAccounts } from '../backends/embedded/authentication.ts';
import { knownTables, migrateTables, openDatabase } from '../backends/embedded/database.ts';
import { checkedVersion } from '../chronicle/migrations/migrate.ts';
import { type DataVersion, newerVersion, SITE_VERSION } from '../chronicle/migrations/site-version.ts';
import { STEPS } from '../chronicle/migrations/steps.ts';
import { backUp } from './backups/back-up.ts';
import { BackupFault } from './backups/backup-fault.ts';
import { type Configuration, ConfigurationError } from './configuration.ts';
import { log } from './log.ts';

type Place = Pick<Configuration, 'dataFolder' | 'backups'>;

/** Names the backup while a start migrates. After one that was cut off, another backup would hold half of each version. */
const UPGRADING = 'upgrading';

/** Whether data are of an older version than this build. Those of a newer one are refused by its name. */
export function isOlder({ tables = knownTables(), documents, ...named }: DataVersion): boolean {
  const known = knownTables();
  const version = checkedVersion('The database', { version: documents, ...named });
  if (tables <= known) return tables < known || version < STEPS.length;
  throw newerVersion('The database', named, `its tables are ${tables}, and this build knows ${known}`);
}

/** Makes a backup named after the version that an embedded site leaves, then brings its tables to this one. Answers with the backup's name. */
export async function upgradeTables(place: Place, from: string): Promise<string> {
  log({ level: 'info', message: 'data of another version: a backup comes first', from, to: SITE_VERSION });
  const backup = await backUpOnce(place, from);
  const database = openDatabase(place.dataFolder);
  try {
    // First: the number that comes with the tables says that both are done.
    await migrateAccounts(database);
    migrateTables(database);
  } finally {
    database.close();
  }
  return backup;
}

export function endUpgrade({ dataFolder }: Place): void {
  rmSync(join(dataFolder, UPGRADING), { force: true });
}

async function backUpOnce({ dataFolder, backups }: Place, version: string): Promise<string> {
  const marker = join(dataFolder, UPGRADING);
  if (existsSync(marker)) return readFileSync(marker, 'utf8');
  const place = { dataFolder, backupFolder: backups.folder, passphrase: backups.passphrase };
  try {
    const made = await backUp({ ...place, version, onlyIfDue: false, now: () => new Date(), tell: () => {} });
    writeFileSync(marker, made?.name ?? '', { mode: 0o600 });
    return made?.name ?? '';
  } catch (error) {
    if (!(error instanceof BackupFault)) throw error;
    throw new ConfigurationError(
      `The data are of version ${version}, and are not migrated to ${SITE_VERSION} without a backup: ${error.message}`,
    );
  }
}
