import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FolderFiles } from '../../backends/embedded/files.ts';
import { lightCandle } from '../../chronicle/memorial/light-candle.ts';
import { verify as verifyAll } from '../../chronicle/verification/verify.ts';
import { isLong } from '../../tests/drivers/effort.ts';
import { type Ended, runNode } from '../../tests/drivers/run-node.ts';
import { openBackend } from '../backend.ts';
import { backUp } from '../backups/back-up.ts';
import { readConfiguration } from '../configuration.ts';
import { importStarterContent } from '../starter-content.ts';
import { UnsentLetters } from '../unsent-letters.ts';
import { openVerification } from './open-verification.ts';

const LONG_AGO = new Date('2026-01-01T00:00:00Z');

let root: string;
let dataFolder: string;
let env: Record<string, string>;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'nase-brdo-verify-'));
  dataFolder = join(root, 'data');
  env = { DATA_DIR: dataFolder, BACKUP_DIR: join(root, 'backups') };
  const backend = await openBackend({ dataFolder, firebase: { missing: [] } });
  await importStarterContent(backend, resolve('content'));
  for (const id of ['a', 'b']) {
    await lightCandle(backend.store, {
      memorial: 'jozo-cavar',
      account: { id, name: 'Ana' },
      day: '2026-11-17',
      at: '2026-11-17T10:00:00Z',
    });
  }
  await backend.close();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const verify = (...flags: string[]): Promise<Ended> => runNode(['scripts/verify.ts', ...flags], env);

/** What the command counts, without a process of its own. */
async function counted() {
  const configuration = readConfiguration(env);
  const backend = await openBackend(configuration);
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const silent = { begin: () => {}, found: () => {}, mended: () => {} };
  const counts = await verifyAll(openVerification(configuration, backend), silent, false);
  told.mockRestore();
  await backend.close();
  return counts;
}

function inDatabase<Result>(work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(join(dataFolder, 'nase-brdo.sqlite'));
  try {
    return work(database);
  } finally {
    database.close();
  }
}

test('what is whole is found whole; what is not is told in words, mended where it can be, and the rest is left', async () => {
  expect(await counted()).toEqual({ broken: 0, notices: 0, mended: 0 });
  const backups = { backupFolder: env.BACKUP_DIR ?? '', passphrase: undefined };
  await backUp({ dataFolder, ...backups, onlyIfDue: false, now: () => new Date(), tell: () => {} });

  const files = new FolderFiles(join(dataFolder, 'files'));
  const [damaged, missing] = inDatabase((database) =>
    database
      .prepare(
        "SELECT json_extract(fields, '$.hash') AS hash FROM documents WHERE collection = 'media' ORDER BY id LIMIT 2",
      )
      .all()
      .map(({ hash }) => String(hash)),
  ) as [string, string];
  const wholeBytes = readFileSync(files.pathOf(damaged));
  writeFileSync(files.pathOf(damaged), 'nešto drugo');
  rmSync(files.pathOf(missing));
  const unused = await files.put(Buffer.from('nitko me ne spominje'));
  const young = await files.put(Buffer.from('tek poslano'));
  utimesSync(files.pathOf(unused), LONG_AGO, LONG_AGO);
  new UnsentLetters(dataFolder).keep({ to: 'a@b.hr', subject: 's', text: 't', html: 'h' }, LONG_AGO.getTime());
  inDatabase((database) => {
    const run = (sql: string) => database.exec(sql);
    run("DELETE FROM documents WHERE collection = 'revisions' AND id = 'locality~gumno~1'");
    run("UPDATE documents SET fields = json_set(fields, '$.lit', 7) WHERE collection = 'candle-counts'");
    run("UPDATE documents SET fields = 'nije JSON' WHERE collection = 'records' AND id LIKE 'period~austro%'");
    run(
      "UPDATE documents SET fields = json_set(fields, '$.day', 'nije dan') WHERE collection = 'candles' AND id LIKE '%~b'",
    );
    run(
      "UPDATE documents SET fields = json_set(fields, '$.cover.file', 'nema.svg') WHERE collection = 'records' AND id = 'locality~gumno'",
    );
  });

  const before = await counted();
  expect(before).toMatchObject({ broken: 7, mended: 0 });
  expect(await files.has(missing)).toBe(false);

  const mended = await verify('--mend');
  expect([mended.status, mended.stderr]).toEqual([1, '']);
  for (const line of [
    /broken {3}records\/period~austro-ugarska cannot be read/,
    /broken {3}candles\/jozo-cavar~2026-11-17~b does not fit its schema and is left out: day: /,
    /broken {3}records\/locality~gumno lacks its revision 1\./,
    /broken {3}records\/locality~gumno shows nema\.svg, of which nothing is known\./,
    new RegExp(`broken {3}The file ${damaged} \\(media/.*\\) is damaged\\.`),
    new RegExp(`broken {3}The file ${missing} of media/.* is missing\\.`),
    new RegExp(`look at {2}Nothing names the file ${unused}`),
    /broken {3}candle-counts\/jozo-cavar says 7, and there are 2\./,
    /look at {2}1 letters wait for the mail server, the oldest since 2026-01-01 00:00 UTC/,
  ]) {
    expect(mended.stdout).toMatch(line);
  }
  expect(mended.stdout).not.toContain(`the file ${young}`);
  expect(mended.stdout).not.toContain('a@b.hr');
  expect(mended.stdout).toMatch(new RegExp(`mended {3}The file ${damaged} was taken from the backup 2`));
  expect(mended.stdout).toMatch(/lacks its revision 1\.\n +cannot be mended by itself/);
  expect(readFileSync(files.pathOf(damaged)).equals(wholeBytes)).toBe(true);
  expect(await files.has(missing)).toBe(true);
  expect([await files.has(unused), await files.has(young)]).toEqual([false, true]);
  expect(readFileSync(join(dataFolder, 'set-aside', unused), 'utf8')).toBe('nitko me ne spominje');
  expect(mended.stdout).toMatch(/\n\d mended, 4 broken, \d+ worth a look/);
  expect(await counted()).toMatchObject({ broken: 4 });

  // A database that SQLite itself cannot trust.
  inDatabase((database) => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
  const file = join(dataFolder, 'nase-brdo.sqlite');
  const bytes = readFileSync(file);
  bytes.fill(0x55, 8192 * 3, 8192 * 3 + 2000);
  writeFileSync(file, bytes);
  expect((await counted()).broken).toBeGreaterThan(4);
  if (isLong) expect(await verify()).toMatchObject({ status: 1 });
  if (isLong) expect(await verify('--mendall')).toMatchObject({ status: 2 });
});

test('a file that nothing names stays while the site is just taking the same once more', async () => {
  const folder = join(root, 'running');
  const backend = await openBackend({ dataFolder: folder, firebase: { missing: [] } });
  const bytes = Buffer.from('dugo je nitko nije tražio');
  const hash = await backend.files.put(bytes);
  utimesSync(backend.files.pathOf(hash), LONG_AGO, LONG_AGO);
  const mended: (string | undefined)[] = [];
  for (const { run } of openVerification(readConfiguration({ DATA_DIR: folder }), backend)) {
    for await (const { sentence, mend } of run()) {
      if (!sentence.startsWith(`Nothing names the file ${hash}`)) continue;
      await backend.files.put(bytes);
      mended.push(await mend?.());
    }
  }
  expect(mended).toEqual([undefined]);
  expect(await backend.files.has(hash)).toBe(true);
  await backend.close();
});
