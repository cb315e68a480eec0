import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE } from '../backends/embedded/database.ts';
import type { Configuration } from './configuration.ts';
import { problemOfHalfRestored } from './half-restored.ts';

/** A command that reads a site must not make an empty one where DATA_DIR leads elsewhere, and find it in order. */
export function problemOfNoSite({
  dataFolder,
  firebase,
}: Pick<Configuration, 'dataFolder' | 'firebase'>): string | undefined {
  if (!('missing' in firebase) || existsSync(join(dataFolder, DATABASE_FILE))) return undefined;
  return problemOfHalfRestored(dataFolder) ?? `There is no site in '${dataFolder}': see DATA_DIR.`;
}
