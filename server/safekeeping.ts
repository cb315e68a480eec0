import type { BackupServices } from '../app/backup-context.ts';
import { openBackups } from './backups/open-backups.ts';
import type { Configuration } from './configuration.ts';
import { markRunning } from './running-marker.ts';

interface Safekeeping {
  /** None where Firebase keeps documents and accounts: it has backups of its own. */
  readonly backups: BackupServices | undefined;
  /** After everything else: what it closes with is the word that the site stopped by itself. */
  close(): Promise<void>;
}

/** What an embedded site does for its data besides serving it. */
export function openSafekeeping(configuration: Configuration): Safekeeping {
  if (!('missing' in configuration.firebase)) return { backups: undefined, close: async () => {} };
  const running = markRunning(configuration.dataFolder);
  const backups = openBackups(configuration);
  return {
    backups: backups.services,
    async close() {
      await backups.close();
      running.stop();
    },
  };
}
