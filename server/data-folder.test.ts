import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FolderFiles } from '../backends/embedded/files.ts';
import { tightenModes } from './data-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-modes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const modesIn = (place: string) =>
  readdirSync(place, { recursive: true, withFileTypes: true }).map(({ parentPath, name }) => {
    const path = join(parentPath, name);
    return `${path.slice(folder.length + 1)} ${(statSync(path).mode & 0o777).toString(8)}`;
  });

test('files are kept for the site alone, and what an earlier version left loose is tightened', async () => {
  await new FolderFiles(join(folder, 'files')).put(Buffer.from('slika'));
  expect(modesIn(join(folder, 'files')).map((line) => line.split(' ')[1])).toEqual(['700', '700', '600']);

  for (const place of ['files/ab', 'cache/media/cd', 'outbox', 'ostalo']) {
    mkdirSync(join(folder, place), { recursive: true });
    writeFileSync(join(folder, place, 'stara'), 'x', { mode: 0o644 });
    chmodSync(join(folder, place), 0o755);
  }
  for (const place of ['files', 'cache', 'cache/media']) chmodSync(join(folder, place), 0o755);
  tightenModes(folder);
  const loose = modesIn(folder).filter((line) => !/ [67]00$/.test(line));
  // Whatever else somebody keeps there is theirs.
  expect(loose).toEqual(['ostalo 755', 'ostalo/stara 644']);
});
