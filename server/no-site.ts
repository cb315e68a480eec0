import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE } from '../backends/embedded/database.ts';
import { dayOf } from './backups/manifest.ts';
import { type Configuration, ConfigurationError } from './configuration.ts';
import { problemOfHalfRestored } from './half-restored.ts';
import { log } from './log.ts';

/** A command that reads a site must not make an empty one where DATA_DIR leads elsewhere, and find it in order. */
export function problemOfNoSite({
  dataFolder,
  firebase,
}: Pick<Configuration, 'dataFolder' | 'firebase'>): string | undefined {
  if (!('missing' in firebase) || existsSync(join(dataFolder, DATABASE_FILE))) return undefined;
  return problemOfHalfRestored(dataFolder) ?? `There is no site in '${dataFolder}': see DATA_DIR.`;
}

/** A disk that is not mounted is an empty folder, too: a site must not begin anew there as if there had been none. */
export function announceNewSite(configuration: Configuration): void {
  if (!problemOfNoSite(configuration)) return;
  const { dataFolder, backups } = configuration;
  if (existsSync(backups.folder) && readdirSync(backups.folder).some(dayOf)) {
    throw new ConfigurationError(
      `There is no site in DATA_DIR '${dataFolder}', but there are backups of one in '${backups.folder}': mount its disk, run npm run restore, or set another BACKUP_DIR for a new site.`,
    );
  }
  const message = 'DATA_DIR is empty: a new site begins. If it was not empty before, stop and look for its disk';
  log({ level: 'warn', message, dataFolder });
}
