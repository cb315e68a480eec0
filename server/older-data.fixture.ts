import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FolderFiles } from '../backends/embedded/files.ts';

const TREE = `0 HEAD
1 GEDC
2 VERS 7.0
0 @I1@ INDI
1 NAME Ivan /Bošnjak/
1 BIRT
2 DATE 1801
1 DEAT
2 DATE 1877
0 @I2@ INDI
1 NAME Živa /Bošnjak/
1 BIRT
2 DATE 1990
0 TRLR
`;

/** A data folder as the version before steps were numbered left it: its first tables, and trees that do not know their years. */
export async function olderData(folder: string, trees = 1): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const hash = await new FolderFiles(join(folder, 'files')).put(new TextEncoder().encode(TREE));
  inDatabase(folder, (database) => {
    database.exec(`
      PRAGMA journal_mode = WAL;
      CREATE TABLE documents (
        collection TEXT NOT NULL,
        id TEXT NOT NULL,
        fields TEXT NOT NULL,
        PRIMARY KEY (collection, id)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE changes (
        sequence INTEGER PRIMARY KEY AUTOINCREMENT,
        collection TEXT NOT NULL,
        id TEXT NOT NULL
      ) STRICT;
      INSERT INTO documents VALUES ('site', 'starter-content', '{"at":"2026-11-15T08:00:00Z"}');
      PRAGMA user_version = 1;
    `);
    const insert = database.prepare('INSERT INTO documents VALUES (?, ?, ?)');
    for (let n = 0; n < trees; n += 1) {
      const name = `tree-${String(n).padStart(4, '0')}`;
      insert.run('trees', name, JSON.stringify({ name, hash, individuals: 2, families: 0 }));
    }
  });
}

/** As if a later version had been here. */
export function newerData(folder: string, site: string): void {
  inDatabase(folder, (database) => {
    const schema = JSON.stringify({ version: 99, site });
    database.prepare("INSERT OR REPLACE INTO documents VALUES ('site', 'schema', ?)").run(schema);
    database.exec('PRAGMA user_version = 99');
  });
}

export function inDatabase<Result>(folder: string, work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(join(folder, 'nase-brdo.sqlite'));
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Of which version its tables and documents are, and how many trees know their years. */
export function stateOf(folder: string) {
  return inDatabase(folder, (database) => {
    const value = (sql: string) => Object.values(database.prepare(sql).get() ?? {})[0];
    return {
      tables: value('PRAGMA user_version'),
      documents: value("SELECT fields ->> '$.version' FROM documents WHERE collection = 'site' AND id = 'schema'"),
      withYears: value(
        "SELECT count(*) FROM documents WHERE collection = 'trees' AND fields ->> '$.years' IS NOT NULL",
      ),
    };
  });
}
