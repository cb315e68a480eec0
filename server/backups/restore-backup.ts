import { mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { DATABASE_FILE, knownTables } from '../../backends/embedded/database.ts';
import { makeFolder } from '../../backends/embedded/make-folder.ts';
import { lockAlone } from '../../backends/embedded/process-lock.ts';
import { SITE_VERSION } from '../../chronicle/migrations/site-version.ts';
import { STEPS } from '../../chronicle/migrations/steps.ts';
import { isUnwritable } from '../../domain/fault.ts';
import { RESTORING } from '../half-restored.ts';
import { SITE_LOCK } from '../running-marker.ts';
import { BackupFault } from './backup-fault.ts';
import { BACKUP_LOCK } from './backup-lock.ts';
import type { BackupPlace } from './backup-place.ts';
import { checkInventory, checkPool, partOf, readFilesOf, readKeptOf } from './check-backup.ts';
import { syncFolder, writeDurably } from './durable-files.ts';
import { BackupKey } from './encryption.ts';
import { putBack } from './kept-files.ts';
import { type Backup, checkSeal, dayOf, listBackups, MANIFEST, readBackup } from './manifest.ts';
import { Pool, type PooledFile } from './pool.ts';

interface Restoring extends BackupPlace {
  /** A day, the name of a backup, the version that one was made before leaving, or the path of one. */
  readonly asked: string;
  readonly tell: (what: string, done: number, total: number) => void;
}

export interface Restored {
  readonly backup: Backup;
  /** Files that the site itself lacked when the backup was made. */
  readonly missing: readonly string[];
}

/** How many files are written at once. */
const AT_ONCE = 8;
/** What a file system, an operator or the site itself may leave in a folder that is empty all the same. */
const LOCKS = [SITE_LOCK, BACKUP_LOCK].flatMap((lock) => [lock, `${lock}-journal`]);
const NOTHING = new Set(['lost+found', '.gitkeep', RESTORING, ...LOCKS]);

/** Brings a backup back into an empty data folder, whole or not at all. */
export async function restoreBackup(restoring: Restoring): Promise<Restored> {
  const { dataFolder, tell } = restoring;
  const backup = await findBackup(restoring);
  const key = keyOf(backup, restoring.passphrase);
  checkVersions(backup);
  const pool = new Pool(dirname(backup.folder), key);
  const files = await readFilesOf(backup);
  await checkPool(backup, pool, files);
  makeFolder(dataFolder);
  const alone = await lockEmpty(restoring, backup);
  const workshop = join(dataFolder, RESTORING);
  try {
    await rm(workshop, { recursive: true, force: true });
    await mkdir(workshop, { mode: 0o700 });
    await checkRoom(dataFolder, backup);
    tell('database', 0, 1);
    await writeDurably(join(workshop, DATABASE_FILE), partOf(backup, 'database', key));
    checkInventory(backup, join(workshop, DATABASE_FILE));
    const kept = await readKeptOf(backup, key);
    await putBack(workshop, kept);
    await mkdir(join(workshop, 'files'), { mode: 0o700 });
    await writeAll(pool, files, { folder: join(workshop, 'files'), tell });
    await moveIntoPlace(workshop, dataFolder);
    return { backup, missing: kept.missing };
  } catch (error) {
    await clear(dataFolder);
    if (!isUnwritable(error)) throw error;
    throw new BackupFault('disk-full', `'${dataFolder}' takes nothing more: it is full, or can only be read.`, {
      cause: error,
    });
  } finally {
    alone.release();
    await rm(join(dataFolder, SITE_LOCK), { force: true });
  }
}

async function findBackup({ asked, backupFolder }: Restoring): Promise<Backup> {
  const path = resolve(asked);
  const isPlace = await stat(path).catch(() => undefined);
  if (isPlace) {
    const folder = isPlace.isDirectory() ? path : dirname(path);
    if (isPlace.isFile() && basename(path) !== MANIFEST) {
      throw new BackupFault('not-found', `'${asked}' is no backup: give the folder of one, or a day.`);
    }
    return readBackup(folder, basename(folder));
  }
  const { backups, unreadable } = await listBackups(backupFolder);
  const found = backups.findLast(({ name, day, version }) => [name, day, version].includes(asked));
  if (found) return found;
  const hurt = unreadable.find((name) => name === asked || dayOf(name) === asked);
  // Once more, for its reason.
  if (hurt) return readBackup(join(backupFolder, hurt), hurt);
  const there = backups.map(({ name }) => name).join(', ') || 'none';
  throw new BackupFault('not-found', `There is no backup '${asked}' in '${backupFolder}'. There are: ${there}.`);
}

function keyOf(backup: Backup, passphrase: string | undefined): BackupKey | undefined {
  const note = backup.manifest.encryption;
  if (!note && passphrase !== undefined) {
    // The key proves who made a backup. Whoever can write where backups lie could lay one there that needs none.
    throw new BackupFault(
      'not-encrypted',
      `The backup '${backup.name}' is not encrypted, though BACKUP_KEY is set: anybody may have made it. If it is your own, unset BACKUP_KEY for this once.`,
    );
  }
  if (!note) return undefined;
  if (passphrase === undefined) {
    throw new BackupFault(
      'no-key',
      `The backup '${backup.name}' is encrypted: set BACKUP_KEY as it was when it was made.`,
    );
  }
  const key = BackupKey.open(passphrase, note);
  if (!key)
    throw new BackupFault('wrong-key', `BACKUP_KEY is not the one that the backup '${backup.name}' was made with.`);
  checkSeal(backup, key);
  return key;
}

function checkVersions({ name, manifest: { tables, documents, site = 'a newer version' } }: Backup): void {
  if (tables <= knownTables() && documents <= STEPS.length) return;
  throw new BackupFault(
    'newer-version',
    `The backup '${name}' is of ${site} (tables ${tables}, documents ${documents}; this build, ${SITE_VERSION}, knows ${knownTables()} and ${STEPS.length}). Bring it back with that version.`,
  );
}

/** What an earlier restore left is not in the way; a site that runs is, and so is whatever else there is. */
async function lockEmpty({ dataFolder, backupFolder }: Restoring, { folder }: Backup) {
  const alone = lockAlone(join(dataFolder, SITE_LOCK));
  if (!alone) throw new BackupFault('running', `A site is running on '${dataFolder}': stop it first.`);
  try {
    const isCutOff = (await readdir(dataFolder)).includes(RESTORING);
    if (isCutOff) await clear(dataFolder);
    const backups = [backupFolder, dirname(folder)].map((place) => relative(dataFolder, resolve(place)).split('/')[0]);
    const found = (await readdir(dataFolder)).filter((name) => !NOTHING.has(name) && !backups.includes(name));
    if (found.length > 0) {
      throw new BackupFault(
        'not-empty',
        `'${dataFolder}' is not empty (${found.slice(0, 5).join(', ')}${found.length > 5 ? ', …' : ''}). Nothing is ever overwritten: move it away, or set DATA_DIR to another folder.`,
      );
    }
    return alone;
  } catch (error) {
    alone.release();
    throw error;
  }
}

async function checkRoom(dataFolder: string, { manifest: { parts, files } }: Backup): Promise<void> {
  const { bavail, bsize } = await statfs(dataFolder);
  const wanted = parts.database.size + parts.kept.size + files.bytes;
  if (bavail * bsize >= wanted) return;
  const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);
  throw new BackupFault(
    'disk-full',
    `There is no room: ${megabytes(wanted)} MB are needed, and '${dataFolder}' has ${megabytes(bavail * bsize)} MB.`,
  );
}

interface Writing extends Pick<Restoring, 'tell'> {
  readonly folder: string;
}

async function writeAll(pool: Pool, files: readonly PooledFile[], { folder, tell }: Writing): Promise<void> {
  const queue = files.values();
  let done = 0;
  let failure: unknown;
  const writeFiles = async () => {
    for (const { name } of queue) {
      if (failure) return;
      await writeFromPool(pool, name, folder);
      done += 1;
      if (done % 50 === 0 || done === files.length) tell('files', done, files.length);
    }
  };
  const noting = (error: unknown) => {
    failure ??= error;
  };
  // All of them have stopped before anything is cleared away.
  await Promise.all(Array.from({ length: AT_ONCE }, () => writeFiles().catch(noting)));
  if (failure) throw failure;
}

/** Its own hash is known only when it has been read through. */
async function writeFromPool(pool: Pool, name: string, folder: string): Promise<void> {
  let hash = '';
  const unnamed = join(folder, name);
  await writeDurably(unnamed, {
    async *[Symbol.asyncIterator]() {
      hash = yield* pool.read(name);
    },
  });
  const place = join(folder, hash.slice(0, 2));
  await mkdir(place, { recursive: true, mode: 0o700 });
  await rename(unnamed, join(place, hash));
}

/** The database comes last, and until the workshop is gone no site starts here. */
async function moveIntoPlace(workshop: string, dataFolder: string): Promise<void> {
  const names = (await readdir(workshop)).filter((name) => name !== DATABASE_FILE);
  for (const name of [...names, DATABASE_FILE]) await rename(join(workshop, name), join(dataFolder, name));
  await syncFolder(dataFolder);
  await rm(workshop, { recursive: true });
  await syncFolder(dataFolder);
}

/** What a restore has put there: it begins only where there was nothing. */
async function clear(dataFolder: string): Promise<void> {
  for (const name of [DATABASE_FILE, 'files', 'unsent', 'outbox', 'session-secret', 'link-key', RESTORING]) {
    await rm(join(dataFolder, name), { recursive: true, force: true });
  }
}
