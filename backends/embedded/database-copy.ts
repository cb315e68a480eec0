import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { DataVersion } from '../../chronicle/migrations/site-version.ts';
import { DATABASE_FILE, hasAccounts, versionOf } from './database.ts';

/** At a time, so that whoever shows the progress hears of it; the site's own connection never waits. */
const PAGES_AT_ONCE = 500;

/** What is in a database, counted. */
export interface DatabaseInventory extends DataVersion {
  readonly tables: number;
  /** How many documents each collection has. */
  readonly counts: Readonly<Record<string, number>>;
  readonly accounts: number;
}

/**
 * Copies the database of a data folder while others read and write it: everything as it was at one moment, because a connection of
 * its own holds that moment. One file comes out, without a journal beside it.
 */
export async function copyDatabase(
  dataFolder: string,
  target: string,
  progress: (done: number, total: number) => void = () => {},
): Promise<void> {
  const file = join(dataFolder, DATABASE_FILE);
  if (!existsSync(file)) throw new Error(`There is no database in '${dataFolder}'.`);
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    source.exec('PRAGMA busy_timeout = 5000; BEGIN');
    // The moment is that of the first read.
    source.prepare('SELECT count(*) FROM sqlite_schema').get();
    // Whatever the mask of the process is.
    writeFileSync(target, '', { mode: 0o600 });
    await backup(source, target, {
      rate: PAGES_AT_ONCE,
      progress: ({ totalPages, remainingPages }) => progress(totalPages - remainingPages, totalPages),
    });
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(target);
  try {
    copy.exec('PRAGMA journal_mode = DELETE');
  } finally {
    copy.close();
  }
}

/** Reads the whole file; throws where SQLite finds it damaged. */
export function inspectCopy(file: string): DatabaseInventory {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const problem = problemOf(database, 'integrity_check');
    if (problem) throw new Error(`The copy of the database is damaged: ${problem}`);
    return inventoryOf(database);
  } finally {
    database.close();
  }
}

/** What SQLite finds wrong in the database of a data folder, read beside whoever uses it. */
export function checkDatabase(dataFolder: string, check: 'quick_check' | 'integrity_check'): string | undefined {
  const database = new DatabaseSync(join(dataFolder, DATABASE_FILE), { readOnly: true });
  try {
    return problemOf(database, check);
  } finally {
    database.close();
  }
}

/** What SQLite itself finds wrong in a file, in its first words. */
export function problemOf(database: DatabaseSync, check: 'quick_check' | 'integrity_check'): string | undefined {
  const [first] = database.prepare(`PRAGMA ${check}(1)`).all();
  const answer = String(first?.[check] ?? 'no answer');
  return answer === 'ok' ? undefined : answer;
}

function inventoryOf(database: DatabaseSync): DatabaseInventory {
  const counted = database.prepare('SELECT collection, count(*) AS count FROM documents GROUP BY collection').all();
  return {
    ...versionOf(database),
    counts: Object.fromEntries(counted.map(({ collection, count }) => [String(collection), Number(count)])),
    // Its tables are made when somebody first asks for accounts.
    accounts: hasAccounts(database) ? Number(database.prepare('SELECT count(*) AS count FROM user').get()?.count) : 0,
  };
}
