import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { inspectCopy } from '../../backends/embedded/database-copy.ts';
import { makeFolder } from '../../backends/embedded/make-folder.ts';
import { BackupFault } from './backup-fault.ts';
import type { BackupProgress } from './backup-place.ts';
import { bytesOf, Counted, writeDurably } from './durable-files.ts';
import type { BackupKey } from './encryption.ts';
import { type Kept, readKept } from './kept-files.ts';
import { type Backup, checkSeal, filesIn } from './manifest.ts';
import type { Pool, PooledFile } from './pool.ts';

interface Checking {
  readonly pool: Pool;
  readonly key: BackupKey | undefined;
  /** Where a database can lie in the clear. */
  readonly workshop: string;
  readonly tell: (progress: BackupProgress) => void;
  /** Which files of the pool are read from end to end; that they are there, of all of them. */
  readonly reads: (file: PooledFile) => boolean;
}

/** Opens a backup as a restore would and throws where it is not whole. */
export async function checkBackup(backup: Backup, { pool, key, workshop, tell, reads }: Checking): Promise<void> {
  tell({ step: 'checking', done: 0, total: 1 });
  if (key) checkSeal(backup, key);
  makeFolder(workshop);
  const database = join(workshop, 'checked');
  try {
    await writeDurably(database, partOf(backup, 'database', key));
    checkInventory(backup, database);
  } finally {
    await rm(database, { force: true });
  }
  await readKeptOf(backup, key);
  const files = await readFilesOf(backup);
  await checkPool(backup, pool, files);
  const damaged: string[] = [];
  for (const [done, file] of files.entries()) {
    if (done % 50 === 0) tell({ step: 'checking', done, total: files.length });
    if (!reads(file) || (await pool.isWhole(file.name))) continue;
    damaged.push(file.name);
    // It is of no use to anybody; the next backup copies it anew if the site still has it.
    await pool.remove(file.name);
  }
  if (damaged.length > 0) {
    throw new BackupFault('damaged', `${damaged.length} files of the backup '${backup.name}' were damaged.`);
  }
}

/** The bytes of a part as they were before they were encrypted; throws at their end when they are not those of the manifest. */
export async function* partOf(
  { name, folder, manifest }: Backup,
  part: 'database' | 'kept' | 'files',
  key: BackupKey | undefined,
): AsyncGenerator<Uint8Array> {
  const counted = new Counted();
  const stored = counted.pass(bytesOf(join(folder, part)));
  try {
    // The list of files has only names of the pool, and is read by those who lack the key, too.
    yield* key && part !== 'files' ? key.open(stored, part) : stored;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new BackupFault('damaged', `'${part}' of the backup '${name}' is missing.`);
  }
  const { size, sha256 } = manifest.parts[part];
  if (counted.size === size && counted.sha256 === sha256) return;
  throw new BackupFault('damaged', `'${part}' of the backup '${name}' is damaged.`);
}

export async function readKeptOf(backup: Backup, key: BackupKey | undefined): Promise<Kept> {
  return readKept(await text(partOf(backup, 'kept', key)));
}

export async function readFilesOf(backup: Backup): Promise<PooledFile[]> {
  for await (const _ of partOf(backup, 'files', undefined));
  return filesIn(backup.folder);
}

export function checkInventory({ name, manifest }: Backup, database: string): void {
  const inventory = inspectCopy(database);
  const said = Object.keys(inventory).map((name) => [name, manifest[name as keyof typeof inventory]]);
  if (isDeepStrictEqual(inventory, Object.fromEntries(said))) return;
  throw new BackupFault('damaged', `The database of the backup '${name}' does not hold what its manifest says.`);
}

/** That every file is there and as long as it should be, before anything is done with them. */
export async function checkPool({ name }: Backup, pool: Pool, files: readonly PooledFile[]): Promise<void> {
  const missing: string[] = [];
  for (const file of files) if ((await pool.sizeOf(file.name)) !== file.size) missing.push(file.name);
  if (missing.length === 0) return;
  throw new BackupFault(
    'missing-file',
    `${missing.length} of ${files.length} files of the backup '${name}' are missing in its pool or cut off, the first of them ${missing[0]}.`,
  );
}
