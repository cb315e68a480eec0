import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { ArchiveSource, ArchiveTarget } from '../../chronicle/archive/archive.ts';
import { checkFileCount, checkFileSize } from '../../chronicle/archive/archive-limits.ts';

export function folderSource(folder: string): ArchiveSource {
  return {
    async list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      checkFileCount(entries.length);
      // Links are passed over: they may lead out of the folder.
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
    },
    async read(path) {
      const file = join(folder, path);
      checkFileSize(path, (await stat(file)).size);
      return readFile(file);
    },
  };
}

/**
 * Written beside, and moved into place when it is finished and good: a backup that was cut off is not taken for one. Answers with where it
 * is.
 */
export async function writeFolder(
  folder: string,
  write: (target: ArchiveTarget) => Promise<void>,
  isGood: (written: ArchiveSource) => Promise<boolean>,
): Promise<string> {
  if (await exists(folder)) {
    if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty`);
    await rm(folder, { recursive: true });
  }
  const unfinished = `${folder}.part`;
  await rm(unfinished, { recursive: true, force: true });
  // Drafts are in it, and people's addresses may be.
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    await write({
      async write(path, bytes) {
        if (path.split('/').includes('..')) throw new Error(`${path} would lie outside the archive`);
        const file = join(unfinished, path);
        await mkdir(dirname(file), { recursive: true, mode: 0o700 });
        await writeFile(file, bytes, { mode: 0o600 });
      },
    });
    if (!(await isGood(folderSource(unfinished)))) return unfinished;
    await rename(unfinished, folder);
    return folder;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
