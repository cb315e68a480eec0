import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isUnwritable } from '../../domain/fault.ts';

/** Nothing is written for so long: whoever began it has ended. */
const ABANDONED_MS = 6 * 60 * 60 * 1000;
const UNFINISHED = /\.[0-9a-f-]{36}\.part$/;

/**
 * Written beside a folder and moved into its place when finished. The folder is missing, empty, or one that was written so before,
 * as a file in it says (`holds`, the names in it): whatever somebody has put there besides is not ours to delete.
 */
export async function replaceFolder<Result>(
  asked: string,
  mark: string,
  write: (place: string) => Promise<Result>,
): Promise<Result> {
  const folder = resolve(asked);
  const former = `${folder}.former`;
  await refuseOthers(former, mark);
  // A process that ended between two steps has left what was there before.
  if (existsSync(former) && !existsSync(folder)) await rename(former, folder);
  await refuseOthers(folder, mark);
  await removeAbandoned(folder);
  // Of its own for each: another process may be writing the same.
  const unfinished = `${folder}.${randomUUID()}.part`;
  await mkdir(unfinished, { recursive: true });
  try {
    const result = await write(unfinished);
    const there = await refuseOthers(folder, mark);
    await rm(former, { recursive: true, force: true });
    if (there.length === 0) await rm(folder, { recursive: true, force: true });
    await moveInto(folder, unfinished, { former, mark });
    return result;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Answers with what is in it. */
async function refuseOthers(folder: string, mark: string): Promise<string[]> {
  const there = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [] as string[];
    throw error;
  });
  const isOurs = there.includes(mark) ? await namesIn(join(folder, mark)) : () => false;
  const others = there.filter((name) => name !== mark && !isOurs(name));
  if (others.length > 0) {
    const named = others.slice(0, 3).join(', ');
    throw new Error(`${folder} holds something else (${named}): name a folder that is empty or not there`);
  }
  return there;
}

/** Where it names nothing, `.git` and `.htaccess` are still somebody's: what is written here never begins with a dot. */
async function namesIn(file: string): Promise<(name: string) => boolean> {
  try {
    const { holds } = JSON.parse(await readFile(file, 'utf8')) as { holds?: readonly string[] };
    if (holds) return (name) => holds.includes(name);
  } catch {
    // Not even a mark: as one that names nothing.
  }
  return (name) => !name.startsWith('.');
}

async function moveInto(
  folder: string,
  unfinished: string,
  { former, mark }: { readonly former: string; readonly mark: string },
): Promise<void> {
  try {
    if (existsSync(folder)) await rename(folder, former);
    await rename(unfinished, folder);
    await rm(former, { recursive: true, force: true });
  } catch (error) {
    if (isUnwritable(error)) throw error;
    await copyInto(folder, unfinished, mark);
  }
}

/** A bucket that is mounted as a folder renames no folders. What is there without its mark is not taken for whole. */
async function copyInto(folder: string, unfinished: string, mark: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  try {
    await cp(unfinished, folder, { recursive: true, filter: (path) => path !== join(unfinished, mark) });
    await cp(join(unfinished, mark), join(folder, mark));
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  await rm(unfinished, { recursive: true, force: true });
}

/** Of any that was written beside: a day later it is called otherwise. */
async function removeAbandoned(folder: string): Promise<void> {
  const beside = dirname(folder);
  for (const name of await readdir(beside).catch(() => [])) {
    if (!UNFINISHED.test(name)) continue;
    const begun = await stat(join(beside, name)).catch(() => undefined);
    if (begun && begun.mtimeMs < Date.now() - ABANDONED_MS) {
      await rm(join(beside, name), { recursive: true, force: true });
    }
  }
}
