// npm run backup: makes a backup now. npm run backup -- list: which there are. npm run backup -- check: opens every one and reads all of its files.
import { setTimeout } from 'node:timers/promises';
import { backUp } from '../server/backups/back-up.ts';
import { BackupFault } from '../server/backups/backup-fault.ts';
import type { BackupPlace, BackupProgress } from '../server/backups/backup-place.ts';
import { checkEvery } from '../server/backups/check-every.ts';
import { type Backup, listBackups, ownBytes } from '../server/backups/manifest.ts';
import { ConfigurationError, readConfiguration } from '../server/configuration.ts';
import { root } from './project.mjs';

const USAGE = 'usage: npm run backup [-- list | check]';
const HOSTED =
  'Documents and accounts of this site are kept by Firebase, which backs them up by its own schedule, and its files by the bucket: docs/deploy.md says how.';

process.chdir(root);
process.umask(0o077);
const [verb, ...rest] = process.argv.slice(2);
try {
  const { dataFolder, backups, firebase } = readConfiguration(process.env);
  const place = { dataFolder, backupFolder: backups.folder, passphrase: backups.passphrase };
  if (rest.length > 0 || !['list', 'check', undefined].includes(verb)) {
    console.error(USAGE);
    process.exitCode = 2;
  } else if (!('missing' in firebase)) {
    console.error(HOSTED);
    process.exitCode = 1;
  } else if (verb === 'list') await list(place.backupFolder);
  else if (verb === 'check') await check(place);
  else {
    const made = await whenFree(() => backUp({ ...place, onlyIfDue: false, now: () => new Date(), tell }));
    if (made) console.log(`${lineOf(made)}\nin ${made.folder}`);
  }
} catch (error) {
  // What the system says is a sentence as well; anything else is a mistake of ours.
  const isSentence = error instanceof BackupFault || error instanceof ConfigurationError;
  if (!(error instanceof Error && (isSentence || 'code' in error))) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** The site may be making one itself just now. */
async function whenFree<Made>(make: () => Promise<Made>): Promise<Made> {
  for (;;) {
    try {
      return await make();
    } catch (error) {
      if (!(error instanceof BackupFault) || error.code !== 'busy') throw error;
      if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${error.message}`);
      await setTimeout(1000);
    }
  }
}

async function list(backupFolder: string): Promise<void> {
  const { backups, unreadable } = await listBackups(backupFolder);
  for (const backup of backups) console.log(lineOf(backup));
  for (const name of unreadable) console.log(`${name}  cannot be read`);
  if (backups.length + unreadable.length === 0) console.log(`There is no backup in ${backupFolder}.`);
  const own = backups.reduce((sum, { manifest }) => sum + ownBytes(manifest), 0);
  if (backups.length > 0) console.log(`${megabytes(own)} for the databases of all; files are kept once for all.`);
}

async function check(place: BackupPlace): Promise<void> {
  const told = (name: string, problem: string | undefined) => {
    console.log(`${name}  ${problem ?? 'whole'}`);
    if (problem) process.exitCode = 1;
  };
  await whenFree(() => checkEvery(place, told, tell));
}

function lineOf({ name, manifest }: Backup): string {
  const { counts, accounts, files, encryption } = manifest;
  const missing = files.missing > 0 ? `, ${files.missing} files were missing or damaged` : '';
  return `${name}  ${megabytes(ownBytes(manifest))}, ${counts.records ?? 0} records, ${accounts} accounts, ${files.count} shared files of ${megabytes(files.bytes)}${missing}${encryption ? ', encrypted' : ''}`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function tell({ step, done, total }: BackupProgress): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${step} ${done}/${total}${step === 'tidying' ? '\n' : ''}`);
}
