import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A build that a test may damage. */
export function copyBuild(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-build-'));
  cpSync(join(root, 'build'), join(folder, 'build'), { recursive: true });
  for (const part of ['node_modules', 'content', 'croatian', 'backends', 'package.json'])
    symlinkSync(join(root, part), join(folder, part));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
