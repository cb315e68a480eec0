import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { keptSite } from './backups.fixture.ts';
import { checkEvery } from './check-every.ts';
import { listBackups } from './manifest.ts';

/** What is there just before the process is ended. */
const MOMENTS: Readonly<Record<string, (folder: string) => boolean>> = {
  'the first file is copied': (folder) => existsSync(join(folder, 'pool')),
  'the database is copied': (folder) => isBegun(folder, 'database'),
  'the manifest is written': (folder) => isBegun(folder, 'manifest.json'),
};

function isBegun(folder: string, part: string): boolean {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.some((name) => name.startsWith('.unfinished-') && existsSync(join(folder, name, part)));
}

test('a backup that is killed at any moment leaves none or a whole one, and the next is made', async () => {
  const site = await keptSite();
  const env = { DATA_DIR: site.dataFolder, BACKUP_DIR: site.backupFolder };
  for (const [moment, hasCome] of Object.entries(MOMENTS)) {
    const child = spawn(process.execPath, ['scripts/backup.ts'], { env: { ...process.env, ...env }, stdio: 'ignore' });
    const ended = once(child, 'exit');
    while (child.exitCode === null && !hasCome(site.backupFolder)) await turn();
    child.kill('SIGKILL');
    await ended;
    const problems: string[] = [];
    await checkEvery(
      { ...site, passphrase: undefined },
      (_, problem) => problem && problems.push(problem),
      () => {},
    );
    expect(problems, moment).toEqual([]);
    await site.backUp();
    const { backups, unreadable } = await listBackups(site.backupFolder);
    expect([backups.length > 0, unreadable], moment).toEqual([true, []]);
    expect(readdirSync(site.backupFolder).filter((name) => name.startsWith('.'))).toEqual([]);
  }
  await site.close();
});
