import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyDatabase, type DatabaseInventory, inspectCopy } from '../../backends/embedded/database-copy.ts';
import { makeFolder } from '../../backends/embedded/make-folder.ts';
import { FILE_HASH } from '../../chronicle/files/file-store.ts';
import { clockOnTheHill } from '../hill-day.ts';
import { BackupFault } from './backup-fault.ts';
import { type BackupPlace, type BackupProgress, WORKSHOP } from './backup-place.ts';
import { checkBackup } from './check-backup.ts';
import { bytesOf, Counted, exists, inMemory, syncFolder, UNFINISHED, writeDurably } from './durable-files.ts';
import { BackupKey } from './encryption.ts';
import { keepSmallFiles } from './kept-files.ts';
import {
  type Backup,
  FORMAT,
  filesIn,
  listBackups,
  MANIFEST,
  type Manifest,
  readBackup,
  writeManifest,
} from './manifest.ts';
import { Pool, type PooledFile, prunePool } from './pool.ts';
import { keptOf } from './retention.ts';

interface Making extends BackupPlace {
  readonly now: Date;
  readonly tell: (progress: BackupProgress) => void;
}

/**
 * Makes a backup, opens it and looks at it, and only then lets old ones go. Until its folder gets its name, at the very end, nothing is
 * there but what a later one clears away.
 */
export async function makeBackup(making: Making): Promise<Backup> {
  const { dataFolder, backupFolder, now, tell } = making;
  const workshop = join(dataFolder, WORKSHOP);
  await prepare(backupFolder, workshop);
  const { backups: before } = await listBackups(backupFolder);
  const key = keyFor(making.passphrase, before);
  const pool = new Pool(backupFolder, key);
  const unfinished = join(backupFolder, `${UNFINISHED}${randomUUID()}`);
  try {
    await mkdir(unfinished, { mode: 0o700 });
    // Files come before the documents that name them: the second look finds what came while the first one copied.
    const taken = new Map<string, PooledFile>();
    const missing = new Set<string>();
    const fresh = new Set<string>();
    const takeFiles = () => takeAll({ pool, folder: join(dataFolder, 'files'), taken, missing, fresh, tell });
    await takeFiles();
    const copy = join(key ? workshop : unfinished, 'database');
    await copyDatabase(dataFolder, copy, (done, total) => tell({ step: 'database', done, total }));
    await takeFiles();
    const inventory = inspectCopy(copy);
    if (key) await writeDurably(join(unfinished, 'database'), key.seal(bytesOf(copy), 'database'));
    const kept = inMemory(JSON.stringify({ missing: [...missing], files: await keepSmallFiles(dataFolder) }));
    await writeDurably(join(unfinished, 'kept'), key ? key.seal(kept, 'kept') : kept);
    const files = [...taken.values()];
    await writeDurably(
      join(unfinished, 'files'),
      inMemory(JSON.stringify(files.map(({ name, size }) => [name, size]))),
    );
    const manifest = await describe(unfinished, { now, inventory, files, missing: missing.size, key });
    await writeDurably(join(unfinished, MANIFEST), inMemory(writeManifest(manifest, key)));
    await checkBackup(await readBackup(unfinished, 'the new one'), {
      pool,
      key,
      workshop,
      tell,
      reads: ({ name }) => fresh.has(name) || isTurnOf(name, now),
    });
    const name = await freeName(backupFolder, now);
    await syncFolder(unfinished);
    await rename(unfinished, join(backupFolder, name));
    await syncFolder(backupFolder);
    tell({ step: 'tidying', done: 0, total: 1 });
    await tidy(backupFolder, name);
    return await readBackup(join(backupFolder, name), name);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await rm(workshop, { recursive: true, force: true });
  }
}

async function prepare(backupFolder: string, workshop: string): Promise<void> {
  try {
    makeFolder(backupFolder);
    for (const name of await readdir(backupFolder)) {
      if (name.startsWith(UNFINISHED)) await rm(join(backupFolder, name), { recursive: true, force: true });
    }
  } catch (error) {
    throw new BackupFault('not-writable', `'${backupFolder}' cannot be written: ${(error as Error).message}`, {
      cause: error,
    });
  }
  await rm(workshop, { recursive: true, force: true });
  await mkdir(workshop, { recursive: true, mode: 0o700 });
}

/** The key of the newest encrypted backup while its passphrase is the same: its files in the pool need not be copied again. */
function keyFor(passphrase: string | undefined, backups: readonly Backup[]): BackupKey | undefined {
  if (passphrase === undefined) return undefined;
  const note = backups.findLast(({ manifest }) => manifest.encryption)?.manifest.encryption;
  return (note && BackupKey.open(passphrase, note)) ?? BackupKey.create(passphrase);
}

interface Taking {
  readonly pool: Pool;
  readonly folder: string;
  readonly taken: Map<string, PooledFile>;
  /** Files of the site that are not what their name says, and that no earlier backup has. */
  readonly missing: Set<string>;
  /** Names of those that were copied just now. */
  readonly fresh: Set<string>;
  readonly tell: Making['tell'];
}

async function takeAll({ pool, folder, taken, missing, fresh, tell }: Taking): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ifMissing);
  const found = entries.filter((entry) => entry.isFile() && FILE_HASH.test(entry.name));
  for (const [done, { name: hash, parentPath }] of found.entries()) {
    if (done % 50 === 0) tell({ step: 'files', done, total: found.length });
    if (taken.has(hash) || missing.has(hash)) continue;
    const name = pool.nameOf(hash);
    let size = await pool.sizeOf(name);
    if (size === undefined) {
      const isTaken = await pool.take(hash, join(parentPath, hash)).catch((error: NodeJS.ErrnoException) => {
        // Deleted meanwhile: nothing names it any more.
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      if (isTaken === undefined) continue;
      if (!isTaken) {
        missing.add(hash);
        continue;
      }
      fresh.add(name);
      size = (await pool.sizeOf(name)) ?? 0;
    }
    taken.set(hash, { name, size });
  }
}

interface Described {
  readonly now: Date;
  readonly inventory: DatabaseInventory;
  readonly files: readonly PooledFile[];
  readonly missing: number;
  readonly key: BackupKey | undefined;
}

async function describe(folder: string, { now, inventory, files, missing, key }: Described) {
  const partAt = async (name: string) => {
    const counted = new Counted();
    for await (const _ of counted.pass(bytesOf(join(folder, name))));
    return { size: counted.size, sha256: counted.sha256 };
  };
  const manifest: Omit<Manifest, 'seal'> = {
    format: FORMAT,
    made: now.toISOString(),
    ...inventory,
    parts: { database: await partAt('database'), kept: await partAt('kept'), files: await partAt('files') },
    files: { count: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0), missing },
    ...(key ? { encryption: key.note } : {}),
  };
  return manifest;
}

/** Besides what is new, a seventh of all files is read every day: each of them once a week. */
function isTurnOf(name: string, now: Date): boolean {
  return Number.parseInt(name.slice(0, 6), 16) % 7 === now.getUTCDay();
}

async function freeName(backupFolder: string, now: Date): Promise<string> {
  const { day, time } = clockOnTheHill(now);
  const name = `${day}-${time.replaceAll(':', '')}`;
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : `${name}-${number}`;
    if (!(await exists(join(backupFolder, tried)))) return tried;
  }
}

/**
 * What cannot be read is left alone, and as long as it is there, so are all files: it may name any of them. What was just made stays,
 * whatever day a clock that is wrong has given it.
 */
async function tidy(backupFolder: string, made: string): Promise<void> {
  const { backups, unreadable } = await listBackups(backupFolder);
  const kept = keptOf(backups);
  for (const backup of backups) {
    if (backup.name === made) kept.add(backup);
    if (kept.has(backup)) continue;
    // Its name goes first: what is deleted halfway is no backup.
    const doomed = join(backupFolder, `${UNFINISHED}${randomUUID()}`);
    await rename(backup.folder, doomed);
    await rm(doomed, { recursive: true, force: true });
  }
  const lists = await Promise.all([...kept].map(({ folder }) => filesIn(folder).catch(() => undefined)));
  if (unreadable.length > 0 || lists.includes(undefined)) return;
  await prunePool(backupFolder, new Set(lists.flatMap((files = []) => files.map(({ name }) => name))));
}

function ifMissing(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
