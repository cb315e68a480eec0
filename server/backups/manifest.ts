import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupFault } from './backup-fault.ts';
import { type BackupKey, isSame } from './encryption.ts';
import type { PooledFile } from './pool.ts';

/** The number of what this build writes, and the highest that it reads. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
const BACKUP_NAME = /^(\d{4}-\d{2}-\d{2})-\d{6}(?:-\d+)?(?:-(\d+\.\d+\.\d+))?$/;

const count = z.int().min(0);
/** As it lies in the folder of the backup, encrypted or not. */
const part = z.object({ size: count, sha256: z.string().regex(/^[0-9a-f]{64}$/) });

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  made: z.iso.datetime(),
  /** The version of tables and documents in it. */
  tables: count,
  documents: count,
  /** Absent from those of 1.0.0, which could not check their seal otherwise. */
  site: z.string().max(20).exactOptional(),
  parts: z.object({ database: part, kept: part, files: part }),
  /** Documents by their collection. */
  counts: z.record(z.string(), count),
  accounts: count,
  /** Of the pool; and how many the site itself lacked, or had damaged, when it was made. */
  files: z.object({ count, bytes: count, missing: count }),
  encryption: z.object({ salt: z.string().max(100), check: z.string().max(100) }).exactOptional(),
  /** Over all of the above, where there is a key. */
  seal: z.string().exactOptional(),
});

/** The list of its files in the pool. */
const filesSchema = z.array(z.tuple([z.string(), count]));

/** What a backup says of itself. Nothing in it is secret. */
export type Manifest = Readonly<z.infer<typeof manifestSchema>>;

export interface Backup {
  /** The folder's name: 2026-11-17-033012, in the hill's time; and before an update the version that was left: 2026-11-18-101500-1.0.0. */
  readonly name: string;
  readonly day: string;
  readonly version?: string | undefined;
  readonly folder: string;
  readonly manifest: Manifest;
}

export function writeManifest(manifest: Omit<Manifest, 'seal'>, key: BackupKey | undefined): string {
  const sealed = key ? { ...manifest, seal: sealOf(manifest, key) } : manifest;
  return `${JSON.stringify(sealed, null, 1)}\n`;
}

export async function readBackup(folder: string, name: string): Promise<Backup> {
  const [, , version] = BACKUP_NAME.exec(name) ?? [];
  let fields: unknown;
  try {
    fields = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new BackupFault('not-found', `There is no backup in '${folder}'.`);
    }
    throw new BackupFault('damaged', `The manifest in '${folder}' cannot be read.`, { cause: error });
  }
  const format = (fields as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && format > FORMAT) {
    throw new BackupFault('newer-version', `The backup '${name}' was made by a newer version of the site.`);
  }
  const checked = manifestSchema.safeParse(fields);
  if (!checked.success) throw new BackupFault('damaged', `The manifest in '${folder}' is damaged.`);
  return { name, day: dayOf(name) ?? '', version, folder, manifest: checked.data };
}

/** With its key at hand, whether somebody has written another manifest in its place. */
export function checkSeal({ name, manifest: { seal, ...manifest } }: Backup, key: BackupKey): void {
  if (seal !== undefined && isSame(seal, sealOf(manifest, key))) return;
  throw new BackupFault('damaged', `The manifest of '${name}' was changed since it was made.`);
}

/** Everything in the folder of backups, oldest first; what cannot be read is named apart. */
export async function listBackups(backupFolder: string): Promise<{ backups: Backup[]; unreadable: string[] }> {
  const names = (await readdir(backupFolder).catch(ifMissing)).filter((name) => dayOf(name)).sort();
  const found = await Promise.all(
    names.map((name) => readBackup(join(backupFolder, name), name).catch((error: unknown) => reasonOf(error, name))),
  );
  return {
    backups: found.filter((one) => typeof one === 'object').sort((a, b) => compare(a.manifest.made, b.manifest.made)),
    unreadable: found.filter((one) => typeof one === 'string'),
  };
}

/** The files of the pool that a backup names. */
export async function filesIn(folder: string): Promise<PooledFile[]> {
  try {
    const rows = filesSchema.parse(JSON.parse(await readFile(join(folder, 'files'), 'utf8')));
    return rows.map(([name, size]) => ({ name, size }));
  } catch (error) {
    throw new BackupFault('damaged', `The list of files in '${folder}' cannot be read.`, { cause: error });
  }
}

export function dayOf(name: string): string | undefined {
  const day = BACKUP_NAME.exec(name)?.[1];
  return day && Number.isNaN(Date.parse(day)) ? undefined : day;
}

/** What a backup alone takes up. Files in the pool are shared by all of them. */
export function ownBytes({ parts }: Manifest): number {
  return parts.database.size + parts.kept.size + parts.files.size;
}

function reasonOf(error: unknown, name: string): string {
  if (error instanceof BackupFault) return name;
  throw error;
}

function sealOf(manifest: Omit<Manifest, 'seal'>, key: BackupKey): string {
  return key.mark('manifest', JSON.stringify(sorted(manifest)));
}

/** The same text from the same values, in whatever order they stand. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => compare(a, b))
    .map(([name, one]) => [name, sorted(one)]);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function ifMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
