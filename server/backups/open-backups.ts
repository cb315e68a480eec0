import { accessSync, constants, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupServices, BackupState, KeptBackup } from '../../app/backup-context.ts';
import { makeFolder } from '../../backends/embedded/make-folder.ts';
import type { Configuration } from '../configuration.ts';
import { log } from '../log.ts';
import { metrics } from '../metrics/registry.ts';
import type { BackupProgress } from './backup-place.ts';
import { isDue, isLate, lastMade } from './due.ts';
import { type Backup, listBackups, ownBytes } from './manifest.ts';
import { type BackupOutcome, runBackup } from './run-backup.ts';

/** The first pages come first. */
const AFTER_START_MS = 2 * 60 * 1000;
const LOOK_MS = 10 * 60 * 1000;
/** A disk that is full at three is not tried again every ten minutes. */
const AFTER_FAILURE_MS = 60 * 60 * 1000;

interface OpenBackups {
  readonly services: Omit<BackupServices, 'lastCheck'>;
  close(): Promise<void>;
}

/** Makes a backup every night for as long as the site runs, and tells the desk how it went. */
export function openBackups(
  { dataFolder, backups }: Pick<Configuration, 'dataFolder' | 'backups'>,
  run = runBackup,
): OpenBackups {
  const place = { dataFolder, backupFolder: backups.folder, passphrase: backups.passphrase };
  const openedAt = new Date();
  const since = beginningOf(dataFolder, openedAt);
  const closing = new AbortController();
  let underWay: Promise<void> | undefined;
  let progress: BackupProgress | undefined;
  let failure: BackupState['failure'];
  let last: Date | undefined;

  const unwritable = problemOfFolder(backups.folder);
  if (unwritable) {
    log({
      level: 'error',
      message: 'BACKUP_DIR cannot be written: no backups are made',
      folder: backups.folder,
      why: unwritable,
    });
    failure = { code: 'not-writable', at: openedAt };
  }

  metrics.gauge('brdo_backup_age_seconds', 'How old the last good backup is.', () =>
    last ? (Date.now() - last.getTime()) / 1000 : Number.NaN,
  );
  metrics.gauge('brdo_backup_failing', 'Whether the last attempt at a backup failed.', () => (failure ? 1 : 0));

  const look = async () => {
    const found = await listBackups(backups.folder).catch(() => {
      // A folder that cannot even be read: the desk says so, and goes on.
      failure ??= { code: 'not-writable', at: new Date() };
      return { backups: [], unreadable: [] };
    });
    last = lastMade(found.backups, new Date());
    return found;
  };

  const ended = async (outcome: BackupOutcome) => {
    if (closing.signal.aborted) return;
    if (outcome.kind === 'made') {
      failure = undefined;
      if (outcome.name) log({ level: 'info', message: 'backup made', name: outcome.name });
    } else if (outcome.code !== 'busy') {
      // Nothing is wrong when another process is just making one.
      failure = { code: outcome.code, at: new Date() };
      log({ level: 'error', message: 'no backup could be made', code: outcome.code, why: outcome.message });
    }
    await look();
  };

  const start = (onlyIfDue: boolean) => {
    if (closing.signal.aborted) return;
    underWay ??= run(
      { place, onlyIfDue },
      (told) => {
        progress = told;
      },
      closing.signal,
    )
      .then(ended)
      .finally(() => {
        underWay = undefined;
        progress = undefined;
      });
  };

  const round = async () => {
    await look();
    const now = new Date();
    // Either way: a clock that ran ahead when it failed, and was put right, keeps nobody waiting.
    const sinceFailure = failure ? Math.abs(now.getTime() - failure.at.getTime()) : Number.POSITIVE_INFINITY;
    const isTooSoon = failure?.code !== 'not-writable' && sinceFailure < AFTER_FAILURE_MS;
    if (!isTooSoon && isDue(last, now)) start(true);
  };
  look();
  const timers = [setTimeout(round, AFTER_START_MS).unref(), setInterval(round, LOOK_MS).unref()];

  return {
    services: {
      state: () => ({
        last,
        isLate: isLate(last, { now: new Date(), since }),
        failure,
        progress: underWay && (progress ?? { step: 'files', done: 0, total: 0 }),
      }),
      async list() {
        const { backups: found, unreadable } = await look();
        return { kept: found.map(shown).reverse(), unreadable };
      },
      make: () => start(false),
    },
    async close() {
      closing.abort();
      for (const timer of timers) clearTimeout(timer);
      await underWay;
    },
  };
}

function shown({ name, manifest }: Backup): KeptBackup {
  const { made, counts, accounts, files, encryption } = manifest;
  return {
    name,
    made: new Date(made),
    bytes: ownBytes(manifest),
    sharedBytes: files.bytes,
    records: counts.records ?? 0,
    accounts,
    files: files.count,
    missing: files.missing,
    isEncrypted: encryption !== undefined,
  };
}

/** Of the site, not of its process: one that is started anew every day would never be told that it has no backup. */
function beginningOf(dataFolder: string, openedAt: Date): Date {
  const secret = statSync(join(dataFolder, 'session-secret'), { throwIfNoEntry: false });
  return secret && secret.mtime < openedAt ? secret.mtime : openedAt;
}

function problemOfFolder(folder: string): string | undefined {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
