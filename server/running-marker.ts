import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockAlone, type ProcessLock } from '../backends/embedded/process-lock.ts';
import { ConfigurationError } from './configuration.ts';
import { logError } from './log.ts';

/** Held by the site that runs on a data folder. */
export const SITE_LOCK = 'site.lock';
const MARKER = 'running';
/** A restore may only be looking whether a site runs. */
const PATIENCE_MS = 1000;

/** Takes a data folder for this site. Throws where another runs on it: each would take what the other is at for leftovers. */
export function lockFolder(dataFolder: string): ProcessLock | undefined {
  let lock: ProcessLock | undefined;
  try {
    lock = lockAlone(join(dataFolder, SITE_LOCK), PATIENCE_MS);
  } catch (error) {
    // A full disk is no reason to keep the site shut.
    logError('the data folder could not be marked as in use', error);
    return undefined;
  }
  if (lock) return lock;
  throw new ConfigurationError(`DATA_DIR '${dataFolder}' is in use by another site: stop that one, or set DATA_DIR.`);
}

export interface Running {
  /** Whether the site that ran here before did not stop by itself: the machine, or its process, was ended. */
  readonly afterUncleanStop: boolean;
  /** To be called when everything else is closed. */
  stop(): void;
}

/** Marks a data folder as one that a site runs on. The marker goes when it stops by itself. */
export function markRunning(dataFolder: string, lock: ProcessLock | undefined): Running {
  const marker = join(dataFolder, MARKER);
  const afterUncleanStop = existsSync(marker);
  try {
    writeFileSync(marker, `${new Date().toISOString()}\n`, { mode: 0o600 });
  } catch (error) {
    logError('the data folder could not be marked as in use', error);
  }
  return {
    afterUncleanStop,
    stop() {
      rmSync(marker, { force: true });
      lock?.release();
    },
  };
}
