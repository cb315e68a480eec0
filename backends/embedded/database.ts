import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Fault, isUnwritable } from '../../domain/fault.ts';
import { makeFolder } from './make-folder.ts';

/** In the data folder. */
export const DATABASE_FILE = 'nase-brdo.sqlite';
const MIGRATIONS = 'backends/embedded/migrations';
const SQLITE_BUSY = 5;
/** A start may wait inside SQLite: it serves nobody yet. */
const START_PATIENCE_MS = 5000;
const WRITE_PATIENCE_MS = 10_000;
const RETRY_EVERY_MS = 10;

/** The one file in which an embedded site keeps everything but media. Opened at the latest shape of its tables. */
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
  migrate(database);
  database.exec('PRAGMA busy_timeout = 0');
  return database;
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

/** Each numbered file runs once, whole or not at all; the number of the last one is kept in the database itself. */
function migrate(database: DatabaseSync): void {
  const steps = migrationSteps();
  const known = knownTables();
  if (versionOf(database) > known) {
    throw new Fault(
      'newer-version',
      `The database was written by a newer version of the site: its tables are ${versionOf(database)}, and this build knows ${known}. Start the newer build, or bring back a backup from before.`,
    );
  }
  for (const { name, number } of steps) {
    database.exec('BEGIN IMMEDIATE');
    try {
      if (number > versionOf(database)) {
        database.exec(readFileSync(join(MIGRATIONS, name), 'utf8'));
        database.exec(`PRAGMA user_version = ${number}`);
      }
      database.exec('COMMIT');
    } catch (error) {
      rollBack(database);
      throw error;
    }
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

/** The number of the last step that its tables have been through. */
export function versionOf(database: DatabaseSync): number {
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  return version;
}
