import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Asked, Findings } from './findings.ts';
import { refusedStart } from './running-site.ts';

/** A DATA_DIR that can never be: the start is refused in one line. */
export async function dataFolder(_: Asked, findings: Findings): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'nase-brdo-never-'));
  const file = join(scratch, 'datoteka');
  writeFileSync(file, '');
  symlinkSync(join(scratch, 'nema'), join(scratch, 'poveznica'));
  symlinkSync('krug', join(scratch, 'krug'));
  const nobodys = join(scratch, 'tudje');
  mkdirSync(nobodys, { mode: 0o500 });
  const never: readonly (readonly [string, string])[] = [
    ['below /proc, where no folder can be made', '/proc/nase-brdo/data'],
    ['/proc itself', '/proc'],
    ['below a device', '/dev/null/data'],
    ['a file in the place of the folder', file],
    ['a file in the place of a folder above it', join(file, 'a', 'b')],
    ['a symbolic link that leads nowhere', join(scratch, 'poveznica')],
    ['a symbolic link that leads to itself', join(scratch, 'krug', 'data')],
    ['a name too long for any disk', join(scratch, 'x'.repeat(300))],
    ['a path too long for any system', join(scratch, ...Array<string>(50).fill('y'.repeat(200)))],
    // Whoever is root may write there all the same.
    ...(process.getuid?.() === 0 ? [] : ([['a folder of somebody else', join(nobodys, 'data')]] as const)),
  ];
  try {
    for (const [what, path] of never) {
      const { status, said } = await refusedStart(path);
      const isClear = status === 1 && /^DATA_DIR '.*' cannot be written: .+$/.test(said);
      findings.check(isClear, `${what}: one clear line and exit 1`, { status, said });
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
