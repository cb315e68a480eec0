// Where the site's backups are made: a process of its own, started for each by run-backup.ts. Reading and hashing everything would keep pages waiting.
import { backUp } from './back-up.ts';
import { BackupFault } from './backup-fault.ts';
import type { BackupMessage, BackupReply } from './run-backup.ts';

process.umask(0o077);
/** A site that has ended waits for nothing. */
process.on('disconnect', () => process.exit(1));

process.once('message', ({ place, onlyIfDue }: BackupMessage) => {
  const reply = (message: BackupReply, then?: () => void) => process.send?.(message, () => then?.());
  const end = (message: BackupReply) => reply(message, () => process.exit(0));
  backUp({
    ...place,
    onlyIfDue,
    now: () => new Date(),
    tell: (progress) => reply({ kind: 'progress', progress }),
  }).then(
    (made) => end({ kind: 'made', name: made?.name }),
    (error: unknown) =>
      end({
        kind: 'failed',
        code: error instanceof BackupFault ? error.code : 'unknown',
        message: error instanceof Error ? error.message : String(error),
      }),
  );
});
