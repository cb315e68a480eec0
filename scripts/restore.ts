// npm run restore -- DAY|FOLDER: brings a backup back into an empty DATA_DIR.
import { BackupFault } from '../server/backups/backup-fault.ts';
import { ownBytes } from '../server/backups/manifest.ts';
import { restoreBackup } from '../server/backups/restore-backup.ts';
import { ConfigurationError, readConfiguration } from '../server/configuration.ts';
import { root } from './project.mjs';

const USAGE = 'usage: npm run restore -- DAY|FOLDER\nWhich there are: npm run backup -- list';
const HOSTED =
  'Documents and accounts of this site are kept by Firebase: unset its six values to bring a backup back here, or see docs/deploy.md.';

/** Whoever was shut out since is let in again by what comes back: after a break-in that is the very one. */
const AS_THEN =
  'Sessions, roles and passwords are as they were then, also those that were ended or changed since. If somebody had got in, delete session-secret in DATA_DIR before the start: everybody signs in anew.';

process.chdir(root);
process.umask(0o077);
const [asked, ...rest] = process.argv.slice(2);
try {
  const { dataFolder, backups, firebase } = readConfiguration(process.env);
  if (!asked || rest.length > 0) {
    console.error(USAGE);
    process.exitCode = 2;
  } else if (!('missing' in firebase)) {
    console.error(HOSTED);
    process.exitCode = 1;
  } else {
    const started = performance.now();
    const place = { dataFolder, backupFolder: backups.folder, passphrase: backups.passphrase };
    const { backup, missing } = await restoreBackup({ ...place, asked, tell });
    const { manifest } = backup;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const megabytes = ((ownBytes(manifest) + manifest.files.bytes) / 1e6).toFixed(1);
    console.log(`${backup.name} is back in ${dataFolder}: ${megabytes} MB in ${seconds} s.`);
    for (const [collection, count] of Object.entries(manifest.counts))
      console.log(`${String(count).padStart(8)}  ${collection}`);
    console.log(
      `${String(manifest.accounts).padStart(8)}  accounts\n${String(manifest.files.count).padStart(8)}  files`,
    );
    if (missing.length > 0) {
      console.log(`\n${missing.length} files were missing or damaged already when it was made: ${missing.join(', ')}`);
    }
    console.log(`\n${AS_THEN}\n\nNow: npm start`);
  }
} catch (error) {
  // What the system says is a sentence as well; anything else is a mistake of ours.
  const isSentence = error instanceof BackupFault || error instanceof ConfigurationError;
  if (!(error instanceof Error && (isSentence || 'code' in error))) throw error;
  console.error(`${error.message}\nNothing was brought back.`);
  process.exitCode = 1;
}

function tell(what: string, done: number, total: number): void {
  if (process.stderr.isTTY)
    process.stderr.write(`\r\u001b[K${what} ${done}/${total}${what === 'files' && done === total ? '\n' : ''}`);
}
