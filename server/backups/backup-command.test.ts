import { mkdirSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isLong } from '../../tests/drivers/effort.ts';
import { type Ended, runNode } from '../../tests/drivers/run-node.ts';
import { type KeptSite, keptSite } from './backups.fixture.ts';

let site: KeptSite;
beforeEach(async () => {
  site = await keptSite();
});
afterEach(() => site.close());

const at = () => ({ DATA_DIR: site.dataFolder, BACKUP_DIR: site.backupFolder });
const backup = (...words: string[]) => runNode(['scripts/backup.ts', ...words], at());
const restore = (...words: string[]) => runNode(['scripts/restore.ts', ...words], at());

/** What is each backup's own. */
function cost(): string {
  const own = readdirSync(site.backupFolder).flatMap((name) => {
    const folder = join(site.backupFolder, name);
    return name === 'pool' ? [] : ['database', 'kept', 'files'].map((part) => statSync(join(folder, part)).size);
  });
  return (own.reduce((sum, size) => sum + size, 0) / 1e6).toFixed(1);
}

test('what backups cost is listed; when everything is lost, they are looked at, and the last good one is brought back', async () => {
  const names = [await site.backUp(), await site.backUp(), await site.backUp()].map(({ name }) => name) as [
    string,
    string,
    string,
  ];
  expect((await backup('list')).stdout).toContain(
    `\n${cost()} MB for the databases of all; files are kept once for all.\n`,
  );
  rmSync(join(site.backupFolder, names[1], 'database'));
  truncateSync(join(site.backupFolder, names[2], 'manifest.json'), 20);
  rmSync(site.dataFolder, { recursive: true });
  const looked = await backup('check');
  expect([looked.status, looked.stderr]).toEqual([1, '']);
  expect(looked.stdout.split('\n')).toEqual([
    `${names[2]}  cannot be read`,
    `${names[0]}  whole`,
    `${names[1]}  'database' of the backup '${names[1]}' is missing.`,
    '',
  ]);
  const refused = await restore(names[1]);
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringMatching(/is missing\.\nNothing was brought back\.\n$/),
  ]);
  expect(await restore(names[0])).toMatchObject({ status: 0, stderr: '' });
  expect(readdirSync(site.dataFolder).sort()).toEqual([
    'backup.lock',
    'files',
    'link-key',
    'nase-brdo.sqlite',
    'session-secret',
    'unsent',
  ]);
});

async function oneLine(ended: Promise<Ended>, words: RegExp): Promise<void> {
  const { status, stderr } = await ended;
  expect([status, stderr]).toEqual([1, expect.stringMatching(words)]);
  expect(stderr).not.toContain('    at ');
}
const misconfigured = (script: string) => runNode([script], { ...at(), BACKUP_DIR: join(site.dataFolder, 'files') });
const usage = { status: 2, stderr: expect.stringContaining('usage: npm run') };

test('what cannot be is said in one line', async () => {
  expect(await backup('chek')).toMatchObject(usage);
  await oneLine(misconfigured('scripts/backup.ts'), /^Bad configuration: BACKUP/);
  await site.damageDatabase();
  await oneLine(backup(), /^The site's own database is damaged \(/);
});

test.runIf(isLong)('… by each of the commands, whatever it is', async () => {
  expect(await backup('list')).toMatchObject({ status: 0, stdout: expect.stringContaining('There is no backup in') });
  expect(await restore('a', 'b')).toMatchObject(usage);
  await oneLine(restore('2026-11-17'), /^There is no backup '2026-11-17' in .*There are: none\.\n/);
  await oneLine(restore(join(site.dataFolder, 'link-key')), /is no backup: give the folder of one, or a day/);
  await oneLine(misconfigured('scripts/restore.ts'), /^Bad configuration: BACKUP/);
  const empty = join(site.root, 'empty');
  mkdirSync(empty);
  await oneLine(
    runNode(['scripts/backup.ts'], { ...at(), DATA_DIR: empty }),
    /^There is no site in '.*' to be backed up/,
  );
  await oneLine(
    runNode(['scripts/verify.ts'], { ...at(), DATA_DIR: empty }),
    /^There is no site in '.*': see DATA_DIR\.\n$/,
  );
  expect(readdirSync(empty)).toEqual([]);
});
