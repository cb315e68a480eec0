import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Asked, Findings } from './findings.ts';
import { reenteredWithOwnMounts, withSmallDisk } from './own-mounts.ts';
import { type RunningSite, refusedStart, startOn } from './running-site.ts';
import { checkRefusals, checkTaken, prepare } from './unwritable.ts';

const PRELOAD = new URL('./preload/read-only-database.mjs', import.meta.url);
/** Where the site writes besides its database. */
const FOLDERS = ['files', 'uploads', 'upload-pieces', 'cache', 'outbox'];

/** The disk, and the database on it, can only be read from: a system makes it so when it finds a disk damaged. */
export async function readOnly(asked: Asked, findings: Findings): Promise<void> {
  if (reenteredWithOwnMounts(asked, findings)) return;
  await withSmallDisk(96, async (disk) => {
    // What is refused, and how, is the same on a disk that is full.
    if (asked.effort !== 'short') await checkWrites(disk.folder, findings);

    const unlock = lock(disk.folder);
    const wholly = await refusedStart(disk.folder);
    const isClear = wholly.status === 1 && /^DATA_DIR '.*' cannot be written: EROFS.*$/.test(wholly.said);
    findings.check(isClear, 'a start on such a disk is refused in one line', wholly);
    unlock();
    const unlockFile = lock(join(disk.folder, 'nase-brdo.sqlite'));
    const one = await refusedStart(disk.folder);
    const isNamed = one.status === 1 && /^EROFS: .*nase-brdo\.sqlite'$/.test(one.said);
    findings.check(isNamed, 'with a database that can only be read as well, and it is named', one);
    unlockFile();
    const again = await startOn(disk.folder);
    findings.check((await again.stop()) === 0, 'when it can be written again it starts');
  });
}

async function checkWrites(folder: string, findings: Findings): Promise<void> {
  const site = await startOn(folder, { NODE_OPTIONS: `--import=${PRELOAD.href}` });
  const prepared = await prepare(site);
  await lockDatabase(site, 'read-only');
  const locked = FOLDERS.map((name) => lock(join(folder, name)));
  await checkRefusals(prepared, findings);
  for (const unlock of locked) unlock();
  await lockDatabase(site, 'writable');
  await checkTaken(prepared, findings);
  await site.stop();
}

/** Over itself, so that it can be read and nothing else, until it is called. */
function lock(path: string): () => void {
  if (!path.endsWith('.sqlite')) mkdirSync(path, { recursive: true });
  execFileSync('mount', ['--bind', path, path]);
  execFileSync('mount', ['-o', 'remount,bind,ro', path]);
  return () => execFileSync('umount', ['--lazy', path]);
}

async function lockDatabase(site: RunningSite, state: 'read-only' | 'writable'): Promise<void> {
  const told = new Promise<void>((resolve) => {
    site.process.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.includes(`database ${state}`)) resolve();
    });
  });
  site.process.kill('SIGUSR2');
  await told;
}
