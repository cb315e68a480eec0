import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replaceFolder } from './replace-folder.ts';

vi.mock(import('node:fs/promises'), async (original) => {
  const real = await original();
  return { ...real, rename: vi.fn(real.rename) };
});

const MARK = 'mark.json';
let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'nase-brdo-replace-'));
  folder = join(parent, 'kopija');
});
afterEach(() => {
  vi.mocked(rename).mockReset();
  rmSync(parent, { recursive: true });
});

const written = (name: string) => (place: string) => {
  for (const file of [name, MARK]) writeFileSync(join(place, file), '');
  return Promise.resolve(name);
};

test('an earlier one is replaced when the next is whole, and stays when it is not', async () => {
  expect(await replaceFolder(folder, MARK, written('a'))).toBe('a');
  await replaceFolder(folder, MARK, written('b'));
  await expect(replaceFolder(folder, MARK, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(readdirSync(folder)).toEqual(['b', MARK]);
  expect(readdirSync(parent)).toEqual(['kopija']);
});

test('where folders cannot be renamed, as in a bucket, files are copied, the mark last', async () => {
  vi.mocked(rename).mockRejectedValue(Object.assign(new Error('too many open files'), { code: 'EMFILE' }));
  await replaceFolder(folder, MARK, written('a'));
  await replaceFolder(folder, MARK, written('b'));
  expect(readdirSync(folder)).toEqual(['b', MARK]);
  expect(readdirSync(parent)).toEqual(['kopija']);
});

test('a process that ended between two steps has lost nothing, and what it left is swept in time', async () => {
  mkdirSync(`${folder}.former`);
  await written('a')(`${folder}.former`);
  const left = join(parent, 'stara.00000000-0000-0000-0000-000000000000.part');
  mkdirSync(left);
  utimesSync(left, 0, 0);
  await expect(replaceFolder(folder, MARK, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(readdirSync(parent)).toEqual(['kopija']);
  expect(readdirSync(folder)).toEqual(['a', MARK]);
});

test('what somebody has put beside it, into it or where it would be moved meanwhile is left alone', async () => {
  const naming = (place: string) => {
    writeFileSync(join(place, 'index.html'), '');
    writeFileSync(join(place, MARK), JSON.stringify({ holds: ['index.html'] }));
    return Promise.resolve();
  };
  await replaceFolder(folder, MARK, naming);
  await replaceFolder(folder, MARK, naming);
  writeFileSync(join(folder, 'CNAME'), 'brdo.example');
  await expect(replaceFolder(folder, MARK, naming)).rejects.toThrow(/holds something else \(CNAME\)/);
  rmSync(join(folder, 'CNAME'));
  const late = (place: string) => {
    mkdirSync(join(folder, '.git'));
    return naming(place);
  };
  await expect(replaceFolder(folder, MARK, late)).rejects.toThrow(/holds something else \(\.git\)/);
  // A mark that names nothing covers no name with a dot.
  writeFileSync(join(folder, MARK), '');
  await expect(replaceFolder(folder, MARK, naming)).rejects.toThrow(/holds something else \(\.git\)/);
  rmSync(join(folder, '.git'), { recursive: true });
  mkdirSync(`${folder}.former`);
  writeFileSync(join(`${folder}.former`, 'fotografije.zip'), '');
  await expect(replaceFolder(folder, MARK, naming)).rejects.toThrow(/kopija\.former holds something else/);
  expect(existsSync(join(`${folder}.former`, 'fotografije.zip'))).toBe(true);
  expect(readdirSync(parent).sort()).toEqual(['kopija', 'kopija.former']);
});
