import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Asked, Findings } from './findings.ts';

const INSIDE = 'FAULTS_OWN_MOUNTS';

/**
 * Runs a fault again where it may mount disks of its own that nobody else sees. False where this is that run already: go on. Where
 * the machine does not let one, it is told why.
 */
export function reenteredWithOwnMounts({ name, effort, seed }: Asked, findings: Findings): boolean {
  if (process.env[INSIDE]) return false;
  const flags = process.getuid?.() === 0 ? ['--mount'] : ['--user', '--map-root-user', '--mount'];
  const tried = spawnSync('unshare', [...flags, 'true'], { encoding: 'utf8' });
  if (tried.status !== 0) {
    findings.skip(`no disk can be mounted here (unshare: ${tried.error?.message ?? tried.stderr.trim()})`);
    return true;
  }
  const again = [name, `--seed=${seed}`, ...(effort === 'long' ? [] : [`--${effort}`])];
  const args = [...flags, process.execPath, process.argv[1] ?? '', ...again];
  const { status } = spawnSync('unshare', args, { stdio: 'inherit', env: { ...process.env, [INSIDE]: '1' } });
  findings.check(status === 0, 'as told above');
  return true;
}

export interface SmallDisk {
  readonly folder: string;
  /** Until not a byte more goes on it. */
  fill(): void;
  makeRoom(): void;
}

/** A disk of its own for a data folder. */
export async function withSmallDisk<Result>(
  megabytes: number,
  work: (disk: SmallDisk) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder]);
  const filler = join(folder, 'filler');
  if (process.env.SEEDED_DATA) cpSync(process.env.SEEDED_DATA, folder, { recursive: true });
  try {
    return await work({
      folder,
      fill() {
        const { bavail, bsize } = statfsSync(folder);
        try {
          writeFileSync(filler, Buffer.alloc((bavail + 1) * bsize));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      },
      makeRoom: () => rmSync(filler),
    });
  } finally {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}
