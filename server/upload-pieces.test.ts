import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderPieces } from './upload-pieces.ts';

const ID = '00000000-0000-4000-8000-000000000000';
const bytes = (text: string) => new TextEncoder().encode(text);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nase-brdo-pieces-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('pieces count from the first one on without a gap, and half a piece does not count', async () => {
  const pieces = folderPieces(folder);
  expect(await pieces.lengthOf(ID)).toBe(0);
  await pieces.put(ID, 0, bytes('abc'));
  await pieces.put(ID, 10, bytes('xyz'));
  writeFileSync(join(folder, ID, '11111111-0000-4000-8000-000000000000'), 'de');
  expect(await pieces.lengthOf(ID)).toBe(3);
  await pieces.put(ID, 3, bytes('defghij'));
  // Another process sees the same.
  expect(await folderPieces(folder).lengthOf(ID)).toBe(13);
  expect(readFileSync(await pieces.join(ID), 'utf8')).toBe('abcdefghijxyz');
  await pieces.remove(ID);
  expect(await pieces.lengthOf(ID)).toBe(0);
});

test('what is no id of an upload is refused', async () => {
  await expect(async () => folderPieces(folder).lengthOf('../x')).rejects.toThrow('Not the id');
});
