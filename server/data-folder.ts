import { accessSync, chmodSync, constants, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../backends/embedded/make-folder.ts';
import { isUnwritable } from '../domain/fault.ts';
import { logError } from './log.ts';

/** What the site itself makes in its data folder; whatever else lies there is its owner's. */
const OWN_FOLDERS = [
  'files',
  'cache',
  'uploads',
  'upload-pieces',
  'outbox',
  'unsent',
  'backups',
  'copies',
  'set-aside',
];

/** Throws unless something can be written there. Permissions alone do not tell: they keep nobody out who is root. */
export function openDataFolder(dataFolder: string): void {
  makeFolder(dataFolder);
  accessSync(dataFolder, constants.W_OK);
  const probe = join(dataFolder, `.probe-${process.pid}`);
  try {
    writeFileSync(probe, '');
  } catch (error) {
    // A full disk is still read from.
    if (!isUnwritable(error)) throw error;
  } finally {
    rmSync(probe, { force: true });
  }
}

/** Earlier versions left files that everybody on the machine could read. Gone through once: a tight folder is passed over. */
export function tightenModes(dataFolder: string): void {
  for (const folder of OWN_FOLDERS.map((name) => join(dataFolder, name))) {
    const mode = statSync(folder, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & 0o077) === 0) continue;
    try {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        if (entry.isDirectory()) chmodSync(path, 0o700);
        else if (entry.isFile()) chmodSync(path, 0o600);
      }
      // Last: a start that was cut off is made up for by the next.
      chmodSync(folder, 0o700);
    } catch (error) {
      // Another user's file is no reason to keep the site shut.
      logError('others on this machine may be able to read what the site keeps', error, { folder });
    }
  }
}
