import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';

/** That a folder holds something else, which must not be lost. */
export class FolderTaken extends Error {}

/**
 * Written beside a folder and moved into its place when finished. The folder is missing, empty, or one that was written so before,
 * as a file in it says.
 */
export async function replaceFolder<Result>(
  asked: string,
  mark: string,
  write: (place: string) => Promise<Result>,
): Promise<Result> {
  const folder = resolve(asked);
  const there = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [] as string[];
    throw error;
  });
  if (there.length > 0 && !there.includes(mark)) {
    throw new FolderTaken(`${folder} holds something else: name a folder that is empty or not there`);
  }
  const [unfinished, former] = [`${folder}.part`, `${folder}.former`];
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  try {
    const result = await write(unfinished);
    await rm(former, { recursive: true, force: true });
    if (there.length > 0) await rename(folder, former);
    else await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
    await rm(former, { recursive: true, force: true });
    return result;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}
