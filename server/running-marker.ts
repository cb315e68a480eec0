import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockAlone, lockShared } from '../backends/embedded/process-lock.ts';
import { logError } from './log.ts';

/** Held by every site that runs on a data folder. */
export const SITE_LOCK = 'site.lock';
const MARKER = 'running';

export interface Running {
  /** Whether the site that ran here before did not stop by itself: the machine, or its process, was ended. */
  readonly afterUncleanStop: boolean;
  /** To be called when everything else is closed. */
  stop(): void;
}

/** Marks a data folder as one that a site runs on. The marker goes when the last of its processes stops by itself. */
export function markRunning(dataFolder: string): Running {
  try {
    return marked(dataFolder);
  } catch (error) {
    // A full disk is no reason to keep the site shut.
    logError('the data folder could not be marked as in use', error);
    return { afterUncleanStop: false, stop() {} };
  }
}

function marked(dataFolder: string): Running {
  const lock = join(dataFolder, SITE_LOCK);
  const marker = join(dataFolder, MARKER);
  const alone = lockAlone(lock);
  const afterUncleanStop = alone !== undefined && existsSync(marker);
  alone?.release();
  const shared = lockShared(lock);
  writeFileSync(marker, `${new Date().toISOString()}\n`, { mode: 0o600 });
  return {
    afterUncleanStop,
    stop() {
      shared?.release();
      const last = lockAlone(lock);
      if (last) rmSync(marker, { force: true });
      last?.release();
    },
  };
}
