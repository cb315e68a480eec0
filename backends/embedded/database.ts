import { chmodSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { type DataVersion, siteIn } from '../../chronicle/migrations/site-version.ts';
import { isUnwritable } from '../../domain/fault.ts';
import { makeFolder } from './make-folder.ts';

/** In the data folder. */
export const DATABASE_FILE = 'nase-brdo.sqlite';
const MIGRATIONS = 'backends/embedded/migrations';
const SQLITE_BUSY = 5;
/** A start may wait inside SQLite: it serves nobody yet. */
const START_PATIENCE_MS = 5000;
const WRITE_PATIENCE_MS = 10_000;
const RETRY_EVERY_MS = 10;

/** The one file in which an embedded site keeps everything but media. A new one gets its tables; older tables stay as they are. */
export function openDatabase(dataFolder: string): DatabaseSync {
  makeFolder(dataFolder);
  const file = join(dataFolder, DATABASE_FILE);
  const database = new DatabaseSync(file);
  // People's addresses are in it; the files SQLite puts beside it follow its mode.
  chmodSync(file, 0o600);
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA busy_timeout = ${START_PATIENCE_MS};
  `);
  if (tablesOf(database) === 0) migrateTables(database);
  database.exec('PRAGMA busy_timeout = 0');
  return database;
}

/** Of which version the database of a data folder is, read without changing it; nothing where there is none yet. */
export function versionIn(dataFolder: string): DataVersion | undefined {
  const file = join(dataFolder, DATABASE_FILE);
  if (!existsSync(file)) return undefined;
  const database = new DatabaseSync(file, { readOnly: true, timeout: START_PATIENCE_MS });
  try {
    return tablesOf(database) === 0 ? undefined : versionOf(database);
  } finally {
    database.close();
  }
}

/** Every version must be able to read this of later ones: they are refused by the name that stands here. */
export function versionOf(database: DatabaseSync) {
  const schema = database
    .prepare(
      `SELECT fields ->> '$.version' AS documents, fields ->> '$.site' AS site FROM documents
       WHERE collection = 'site' AND id = 'schema' AND json_valid(fields)`,
    )
    .get();
  return { tables: tablesOf(database), documents: Number(schema?.documents ?? 0), ...siteIn(schema?.site) };
}

/** When something was last written there, by the clock of that time; undefined before the first start. */
export function lastWritten(dataFolder: string): number | undefined {
  const times = ['', '-wal'].flatMap(
    (ending) => statSync(join(dataFolder, `${DATABASE_FILE}${ending}`), { throwIfNoEntry: false })?.mtimeMs ?? [],
  );
  return times.length === 0 ? undefined : Math.max(...times);
}

/** SQLite has done it already when its disk is full; asked again, it would answer with that and hide why. */
export function rollBack(database: DatabaseSync): void {
  if (database.isTransaction) database.exec('ROLLBACK');
}

/**
 * Retries while another process writes. SQLite's own timeout would wait on the main thread, and everybody with it. What it is
 * given runs again from its beginning, so a transaction has to be all inside.
 */
export async function whenUnlocked<Result>(write: () => Result | Promise<Result>): Promise<Result> {
  const end = performance.now() + WRITE_PATIENCE_MS;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isLocked(error) || performance.now() > end) throw error;
    }
    await pause(RETRY_EVERY_MS);
  }
}

/** Writes unless another process is just doing so, or there is no room: for what can as well be written the next time. */
export function writeUnlessLocked(write: () => void): void {
  try {
    write();
  } catch (error) {
    if (!isLocked(error) && !isUnwritable(error)) throw error;
  }
}

/** Another process has locked the file. The higher bits of the code say more of it. */
export function isLocked(error: unknown): boolean {
  return (Number((error as { errcode?: unknown } | undefined)?.errcode) & 0xff) === SQLITE_BUSY;
}

/** Every numbered file that it has not been through, or none of them; the last number is kept in the database itself. */
export function migrateTables(database: DatabaseSync): void {
  database.exec(`PRAGMA busy_timeout = ${START_PATIENCE_MS}; BEGIN IMMEDIATE`);
  try {
    for (const { name, number } of migrationSteps()) {
      if (number <= tablesOf(database)) continue;
      database.exec(readFileSync(join(MIGRATIONS, name), 'utf8'));
      database.exec(`PRAGMA user_version = ${number}`);
    }
    database.exec('COMMIT');
  } catch (error) {
    rollBack(database);
    throw error;
  }
}

/** The version of tables that this build makes. */
export function knownTables(): number {
  return migrationSteps().at(-1)?.number ?? 0;
}

function migrationSteps(): { readonly name: string; readonly number: number }[] {
  return readdirSync(MIGRATIONS)
    .sort()
    .flatMap((name) => {
      const number = Number(/^(\d+)-.*\.sql$/.exec(name)?.[1]);
      return number ? [{ name, number }] : [];
    });
}

/** Whether better-auth has made its tables. */
export function hasAccounts(database: DatabaseSync): boolean {
  return database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'user'").get() !== undefined;
}

function tablesOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version);
}
