import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { FolderFiles } from '../backends/embedded/files.ts';
import { openBackend } from './backend.ts';
import { ConfigurationError } from './configuration.ts';

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

const newFolder = () => mkdtempSync(join(tmpdir(), 'nase-brdo-backend-'));
const firebase = { missing: ['FIREBASE_PROJECT_ID'] } as const;

/** A data folder as the version before steps were numbered left it. */
async function olderFolder(trees: number): Promise<string> {
  const folder = newFolder();
  const hash = await new FolderFiles(join(folder, 'files')).put(new TextEncoder().encode(TREE));
  const database = new DatabaseSync(join(folder, 'nase-brdo.sqlite'));
  database.exec(`
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
    PRAGMA user_version = 1;
  `);
  const insert = database.prepare('INSERT INTO documents VALUES (?, ?, ?)');
  for (let n = 0; n < trees; n += 1) {
    const name = `tree-${String(n).padStart(4, '0')}`;
    insert.run('trees', name, JSON.stringify({ name, hash, individuals: 2, families: 0 }));
  }
  database.close();
  return folder;
}

const inspect = (folder: string, sql: string) => {
  const database = new DatabaseSync(join(folder, 'nase-brdo.sqlite'));
  const [value] = Object.values(database.prepare(sql).get() ?? {});
  database.close();
  return value;
};
const treesWithYears = (folder: string) =>
  inspect(folder, "SELECT count(*) FROM documents WHERE collection = 'trees' AND fields ->> '$.years' IS NOT NULL");
const schemaVersion = (folder: string) =>
  inspect(folder, "SELECT fields ->> '$.version' FROM documents WHERE collection = 'site' AND id = 'schema'");

test('trees of an older version know their years after a start, of the living none', async () => {
  const folder = await olderFolder(1);
  const backend = await openBackend({ dataFolder: folder, firebase });
  expect((await backend.store.get('trees', 'tree-0000'))?.fields).toMatchObject({
    individuals: 2,
    years: { first: 1801, last: 1877 },
  });
  await backend.close();
  expect(schemaVersion(folder)).toBeGreaterThanOrEqual(1);
});

test('a start that is killed in the middle of a step is made good by the next', async () => {
  const folder = await olderFolder(450);
  const script = `
    import { FolderFiles } from './backends/embedded/files.ts';
    import { openBackend } from './server/backend.ts';
    const get = FolderFiles.prototype.get;
    let read = 0;
    FolderFiles.prototype.get = function (hash) {
      read += 1;
      if (read === 300) process.kill(process.pid, 'SIGKILL');
      return get.call(this, hash);
    };
    await openBackend({ dataFolder: process.argv[1], firebase: { missing: [] } });`;
  const start = spawn(process.execPath, ['--input-type=module-typescript', '-e', script, folder], { stdio: 'inherit' });
  expect(await once(start, 'exit')).toEqual([null, 'SIGKILL']);
  expect(treesWithYears(folder)).toBe(200);
  expect(schemaVersion(folder)).toBeUndefined();
  await (await openBackend({ dataFolder: folder, firebase })).close();
  expect(treesWithYears(folder)).toBe(450);
  expect(schemaVersion(folder)).toBeGreaterThanOrEqual(1);
});

test.each([
  ['documents', "INSERT INTO documents VALUES ('site', 'schema', '{\"version\":99}')", /its schema is 99, and this/],
  ['tables', 'PRAGMA user_version = 99', /its tables are 99, and this/],
])('%s of a newer version keep the site from starting, in a sentence', async (_, sql, sentence) => {
  const folder = await olderFolder(1);
  const database = new DatabaseSync(join(folder, 'nase-brdo.sqlite'));
  database.exec(sql);
  database.close();
  const start = openBackend({ dataFolder: folder, firebase });
  await expect(start).rejects.toThrow(sentence);
  await expect(start).rejects.toBeInstanceOf(ConfigurationError);
  expect(treesWithYears(folder)).toBe(0);
});
