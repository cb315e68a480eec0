import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Fields } from '../../chronicle/store/document-store.ts';
import { openDatabase } from './database.ts';
import { FolderFiles } from './files.ts';
import { quickLook } from './quick-look.ts';
import { EmbeddedStore } from './store.ts';

let dataFolder: string;
let store: EmbeddedStore;
let isOpen: boolean;
let files: FolderFiles;
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'nase-brdo-quick-'));
  store = new EmbeddedStore(openDatabase(dataFolder));
  isOpen = true;
  files = new FolderFiles(join(dataFolder, 'files'));
});
afterEach(async () => {
  if (isOpen) await store.close();
  rmSync(dataFolder, { recursive: true });
});

const put = (collection: string, id: string, fields: Fields) => store.commit([{ verb: 'set', collection, id, fields }]);

test('of the newest changes, records without their revision and files that are not there are found', async () => {
  const [there, gone] = [await files.put(Buffer.from('ima')), await files.put(Buffer.from('nema'))];
  rmSync(files.pathOf(gone));
  await put('records', 'locality~a', { revision: 2 });
  await put('revisions', 'locality~a~2', {});
  await put('records', 'locality~b', { revision: 2 });
  await put('revisions', 'locality~b~1', {});
  for (const collection of ['media', 'trees', 'maps']) {
    await put(collection, 'ima', { hash: there });
    await put(collection, 'nema', { hash: gone });
  }
  await put('media', 'nije-naziv', { hash: 'x' });
  await put('drafts', 'nacrt', { hash: gone, revision: 7 });
  const found = quickLook(dataFolder);
  expect(found).toMatchObject({ database: undefined, withoutRevision: ['records/locality~b'] });
  expect(found.withoutFile.toSorted()).toEqual(['maps/nema', 'media/nema', 'trees/nema']);
});

test('a database that SQLite does not trust is told of, and nothing else is looked for', async () => {
  for (let number = 0; number < 200; number += 1) await put('records', `locality~${number}`, { revision: 1 });
  await store.close();
  isOpen = false;
  const file = join(dataFolder, 'nase-brdo.sqlite');
  expect(quickLook(dataFolder).withoutRevision).toHaveLength(200);
  writeFileSync(file, readFileSync(file).fill(0x55, 4096 * 3, 4096 * 5));
  expect(quickLook(dataFolder)).toEqual({ database: expect.any(String), withoutRevision: [], withoutFile: [] });
});
