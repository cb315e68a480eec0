import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyDatabase, type DatabaseInventory, inspectCopy } from '../../backends/embedded/database-copy.ts';
import { makeFolder } from '../../backends/embedded/make-folder.ts';
import { clockOf } from '../../domain/site-zone.ts';
import { BackupFault } from './backup-fault.ts';
import { type BackupPlace, type BackupProgress, WORKSHOP } from './backup-place.ts';
import { checkBackup } from './check-backup.ts';
import { bytesOf, Counted, exists, inMemory, syncFolder, UNFINISHED, writeDurably } from './durable-files.ts';
import { BackupKey } from './encryption.ts';
import { keepSmallFiles } from './kept-files.ts';
import { type Backup, FORMAT, listBackups, MANIFEST, type Manifest, readBackup, writeManifest } from './manifest.ts';
import { Pool, type PooledFile } from './pool.ts';
import { takeFiles } from './take-files.ts';
import { tidyBackups } from './tidy-backups.ts';

interface Making extends BackupPlace {
  readonly now: Date;
  /** The version that an update leaves, where it is made for that. */
  readonly version?: string;
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
    const take = () => takeFiles({ pool, folder: join(dataFolder, 'files'), taken, missing, fresh, tell });
    await take();
    const copy = join(key ? workshop : unfinished, 'database');
    await copyDatabase(dataFolder, copy, (done, total) => tell({ step: 'database', done, total }));
    await take();
    const inventory = inventoryOf(copy);
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
      // Before an update the site is down meanwhile.
      reads: ({ name }) => fresh.has(name) || (!making.version && isTurnOf(name, now)),
    });
    const name = await freeName(making);
    await syncFolder(unfinished);
    await rename(unfinished, join(backupFolder, name));
    await syncFolder(backupFolder);
    tell({ step: 'tidying', done: 0, total: 1 });
    const made = await readBackup(join(backupFolder, name), name);
    await tidyBackups(backupFolder, made);
    return made;
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

/** What is copied from a database that is damaged is damaged as well, and nothing that is to be kept. */
function inventoryOf(copy: string): DatabaseInventory {
  try {
    return inspectCopy(copy);
  } catch (error) {
    const why = (error as Error).message;
    throw new BackupFault('damaged-site', `The site's own database is damaged (${why}): npm run verify tells more.`, {
      cause: error,
    });
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

async function freeName({ backupFolder, now, version }: Making): Promise<string> {
  const { day, time } = clockOf(now);
  const name = `${day}-${time.replaceAll(':', '')}`;
  for (let number = 1; ; number += 1) {
    const tried = `${name}${number === 1 ? '' : `-${number}`}${version ? `-${version}` : ''}`;
    if (!(await exists(join(backupFolder, tried)))) return tried;
  }
}
