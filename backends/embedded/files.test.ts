import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderFiles } from './files.ts';

const BYTES = Buffer.from('slika');
const YESTERDAY = new Date(Date.now() - 24 * 60 * 60 * 1000);

let folder: string;
let files: FolderFiles;
let hash: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nase-brdo-files-'));
  files = new FolderFiles(folder);
  hash = await files.put(BYTES);
  utimesSync(files.pathOf(hash), 0, 0);
});
afterEach(() => rmSync(folder, { recursive: true }));

const isThere = () => existsSync(files.pathOf(hash));
const unneeded = async () => false;

/** Answers whether the file is needed, and does something while the removal waits for the answer of that number. */
function meanwhile(asked: number, work: () => Promise<unknown>, needed = false) {
  let count = 0;
  return async () => {
    count += 1;
    if (count === asked) await work();
    return needed && count >= asked;
  };
}

test('a file that nobody has put lately and nothing needs is removed', async () => {
  expect(await files.remove(hash, YESTERDAY, unneeded)).toBe(true);
  expect(isThere()).toBe(false);
});

test.each(['put', 'has'] as const)('a file that somebody has %s lately stays, to be looked at again', async (verb) => {
  if (verb === 'put') await files.put(BYTES);
  else expect(await files.has(hash)).toBe(true);
  expect(await files.remove(hash, YESTERDAY, unneeded)).toBe(false);
  expect(isThere()).toBe(true);
});

test.each([1, 2])('a file that is put while it is being removed stays (at question %i)', async (question) => {
  await files.remove(
    hash,
    YESTERDAY,
    meanwhile(question, () => files.put(BYTES)),
  );
  expect(isThere()).toBe(true);
});

test.each([1, 2])('a file that turns out to be needed stays (at question %i)', async (question) => {
  await files.remove(
    hash,
    YESTERDAY,
    meanwhile(question, async () => {}, true),
  );
  expect(isThere()).toBe(true);
});

test('a file that was being removed by a process that was killed is back at the next look', async () => {
  const killed = files.remove(
    hash,
    YESTERDAY,
    meanwhile(2, () => Promise.reject(new Error('killed'))),
  );
  await expect(killed).rejects.toThrow('killed');
  expect(isThere()).toBe(false);
  expect(await files.remove(hash, YESTERDAY, unneeded)).toBe(false);
  expect(isThere()).toBe(true);
});
