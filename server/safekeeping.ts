import type { BackupServices, QuickCheck } from '../app/backup-context.ts';
import type { ProcessLock } from '../backends/embedded/process-lock.ts';
import { openBackups } from './backups/open-backups.ts';
import type { Configuration } from './configuration.ts';
import { tightenModes } from './data-folder.ts';
import { markRunning } from './running-marker.ts';
import { lookQuickly } from './verification/quick-look.ts';

interface Safekeeping {
  /** None where Firebase keeps documents and accounts: it has backups of its own. */
  readonly backups: BackupServices | undefined;
  /** After everything else: what it closes with is the word that the site stopped by itself. */
  close(): Promise<void>;
}

/** The first page comes first. */
const LOOK_AFTER_MS = 1000;

/** What an embedded site does for its data besides serving it. */
export function openSafekeeping(configuration: Configuration, lock: ProcessLock | undefined): Safekeeping {
  const { dataFolder, firebase } = configuration;
  if (!('missing' in firebase)) return { backups: undefined, close: async () => {} };
  tightenModes(dataFolder);
  const running = markRunning(dataFolder, lock);
  const backups = openBackups(configuration);
  const closing = new AbortController();
  let check: QuickCheck | undefined;
  let looking: Promise<void> | undefined;
  const look = async () => {
    const found = await lookQuickly(dataFolder, closing.signal);
    if (found) check = { at: new Date(), ...found };
  };
  const timer = running.afterUncleanStop
    ? setTimeout(() => {
        looking = look();
      }, LOOK_AFTER_MS).unref()
    : undefined;
  return {
    backups: { ...backups.services, lastCheck: () => check },
    async close() {
      clearTimeout(timer);
      closing.abort();
      await looking;
      await backups.close();
      running.stop();
    },
  };
}
