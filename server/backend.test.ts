import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { knownTables, openDatabase } from '../backends/embedded/database.ts';
import { openEmbeddedIdentity } from '../backends/embedded/identity.ts';
import { SITE_VERSION } from '../chronicle/migrations/site-version.ts';
import { STEPS } from '../chronicle/migrations/steps.ts';
import { some } from '../tests/drivers/effort.ts';
import { runNode } from '../tests/drivers/run-node.ts';
import { openBackend, openMigrated } from './backend.ts';
import { backUp } from './backups/back-up.ts';
import { ConfigurationError, readConfiguration } from './configuration.ts';
import { inDatabase, newerData, olderData, stateOf } from './older-data.fixture.ts';

const BEFORE = { tables: 1, documents: undefined, withYears: 0 };

let root: string;
let dataFolder: string;
let env: Record<string, string>;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'nase-brdo-backend-'));
  dataFolder = join(root, 'data');
  env = { DATA_DIR: dataFolder, BACKUP_DIR: join(root, 'backups') };
});
const start = () => openMigrated(readConfiguration(env));
const versionBackups = () => readdirSync(join(root, 'backups')).filter((name) => /^\d{4}/.test(name));

test('a start migrates data of an older version: trees know their years, of the living none', async () => {
  await olderData(dataFolder);
  const backend = await start();
  expect((await backend.store.get('trees', 'tree-0000'))?.fields).toMatchObject({
    individuals: 2,
    years: { first: 1801, last: 1877 },
  });
  expect((await backend.store.get('site', 'schema'))?.fields).toEqual({ version: STEPS.length, site: SITE_VERSION });
  await backend.close();
  expect(stateOf(dataFolder).tables).toBe(knownTables());
});

test('a start that is killed in the middle of a step is made good by the next, with the one backup from before both', async () => {
  await olderData(dataFolder, 250);
  const script = `
    import { FolderFiles } from './backends/embedded/files.ts';
    import { openMigrated } from './server/backend.ts';
    import { readConfiguration } from './server/configuration.ts';
    const get = FolderFiles.prototype.get;
    let read = 0;
    FolderFiles.prototype.get = function (hash) {
      read += 1;
      if (read === 220) process.kill(process.pid, 'SIGKILL');
      return get.call(this, hash);
    };
    await openMigrated(readConfiguration(process.env));`;
  const args = ['--input-type=module-typescript', '-e', script];
  const killed = spawn(process.execPath, args, { stdio: 'ignore', env: { ...process.env, ...env } });
  expect(await once(killed, 'exit')).toEqual([null, 'SIGKILL']);
  expect(stateOf(dataFolder)).toMatchObject({ documents: undefined, withYears: 200 });
  await (await start()).close();
  expect(stateOf(dataFolder)).toMatchObject({ documents: STEPS.length, withYears: 250 });
  expect(versionBackups()).toEqual([expect.stringMatching(/-1\.0\.0$/)]);
  // The next update is backed up again.
  inDatabase(dataFolder, (database) => database.exec("DELETE FROM documents WHERE id = 'schema'"));
  await (await start()).close();
  expect(versionBackups()).toHaveLength(2);
});

test('without a backup nothing is migrated, and the start says why', async () => {
  await olderData(dataFolder);
  writeFileSync(join(root, 'backups'), 'not a folder');
  await expect(start()).rejects.toThrow(
    /^The data are of version 1\.0\.0, and are not migrated to .* without a backup: '/,
  );
  await expect(start()).rejects.toBeInstanceOf(ConfigurationError);
  expect(stateOf(dataFolder)).toEqual(BEFORE);
});

test('a first start has nothing to back up, and one of this version migrates nothing', async () => {
  await (await start()).close();
  await (await start()).close();
  expect(readdirSync(root)).toEqual(['data']);
});

test.each(['tables', 'documents'])('%s of a newer version keep every door shut, by its name', async (what) => {
  await (await start()).close();
  newerData(dataFolder, '9.8.7');
  if (what === 'documents')
    inDatabase(dataFolder, (database) => database.exec(`PRAGMA user_version = ${knownTables()}`));
  for (const open of [start, () => openBackend(readConfiguration(env))]) {
    const opening = open();
    await expect(opening).rejects.toThrow(/^The database was written by version 9\.8\.7 of the site: .* knows \d/);
    await expect(opening).rejects.toBeInstanceOf(ConfigurationError);
  }
  expect(stateOf(dataFolder).documents).toBe(99);
});

test('commands migrate nothing, and say that the data are of another version', async () => {
  await olderData(dataFolder);
  const commands = [
    ['archive.ts', 'import', resolve('content'), '--dry-run'],
    ['archive.ts', 'export', join(root, 'archive')],
    ['verify.ts'],
    ['role.ts', 'editor', 'list'],
  ];
  const run = ([script, ...words]: string[]) => runNode([`scripts/${script}`, ...words], env);
  for (const ended of await Promise.all(some(commands, 4).map(run))) {
    expect(ended).toEqual({
      status: 1,
      stdout: '',
      stderr: `The data are of version 1.0.0, and this is ${SITE_VERSION}: npm start migrates them, nothing else does. Until then use the commands of that version.\n`,
    });
  }
  expect(stateOf(dataFolder)).toEqual(BEFORE);
  expect(readdirSync(root)).toEqual(['data']);
  // A backup holds whatever there is.
  const place = { dataFolder, backupFolder: join(root, 'backups'), passphrase: undefined };
  expect(await backUp({ ...place, onlyIfDue: false, now: () => new Date(), tell: () => {} })).toBeDefined();
  expect(stateOf(dataFolder)).toEqual(BEFORE);
});

test('tables of accounts change with a number of their own: when this fails, add a numbered file to backends/embedded/migrations', async () => {
  const database = openDatabase(dataFolder);
  const identity = await openEmbeddedIdentity({
    database,
    secret: 's'.repeat(43),
    secure: false,
    editors: [],
    sendEmail: () => {},
  });
  await identity.close();
  const columns = ['user', 'session', 'account', 'verification'].map((table) =>
    database
      .prepare(`PRAGMA table_info(${table})`)
      .all()
      .map(({ name }) => name)
      .join(' '),
  );
  database.close();
  expect(columns).toEqual([
    'id name email emailVerified image createdAt updatedAt disabled seenOn',
    'id expiresAt token createdAt updatedAt ipAddress userAgent userId',
    'id accountId providerId userId accessToken refreshToken idToken accessTokenExpiresAt refreshTokenExpiresAt scope password createdAt updatedAt',
    'id identifier value expiresAt createdAt updatedAt',
  ]);
});
