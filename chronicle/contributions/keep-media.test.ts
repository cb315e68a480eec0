import { beforeEach, expect, test } from 'vitest';
import { MemoryFiles } from '../files/memory-files.ts';
import type { Picture } from '../media/media.ts';
import { MEDIA } from '../media/media.ts';
import type { PrepareMedia } from '../media/prepare-media.ts';
import { removeUnused } from '../media/unused-files.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { keepMedia } from './keep-media.ts';

const DESCRIPTION: Picture = { type: 'image/jpeg', width: 3, height: 2 };
const bytesOf = (path: string) => new TextEncoder().encode(path);
const prepare: PrepareMedia = async ({ photographs }) => ({
  photographs: photographs.map((path) => ({ bytes: bytesOf(path), description: DESCRIPTION, ending: 'jpg' })),
});

/** A disk that is full for one picture. */
class NearlyFullFiles extends MemoryFiles {
  override async put(bytes: Uint8Array): Promise<string> {
    if (new TextDecoder().decode(bytes) === 'large') throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    return super.put(bytes);
  }
}

let files: NearlyFullFiles;
let store: MemoryStore;
let published: string;
beforeEach(async () => {
  files = new NearlyFullFiles();
  store = new MemoryStore();
  published = await files.put(bytesOf('published'));
  await store.commit([
    { verb: 'create', collection: MEDIA, id: 'a.jpg', fields: { ...DESCRIPTION, name: 'a.jpg', hash: published } },
  ]);
});

const keep = <Result>(photographs: string[], commit: (hashes: string[]) => Promise<Result>) =>
  keepMedia({ prepare, store, files }, { id: 'x', sent: { photographs, voice: undefined }, from: '' }, (kept) =>
    commit(kept.photographs.map(({ hash }) => hash)),
  );

test('a full disk takes back what this form brought, and never what was there before it', async () => {
  const lonely = await files.put(bytesOf('of somebody else, not committed yet'));
  const sent = ['published', 'of somebody else, not committed yet', 'new', 'large'];
  await expect(keep(sent, async () => {})).rejects.toMatchObject({ code: 'unwritable' });
  expect(await files.has(published)).toBe(true);
  expect(await files.has(lonely)).toBe(true);
  expect(await files.has(await new MemoryFiles().put(bytesOf('new')))).toBe(false);
});

test('so does a store that cannot take it', async () => {
  const failing = keep(['published', 'new'], async () => {
    throw new Error('no room for the document');
  });
  await expect(failing).rejects.toThrow('no room for the document');
  expect(await files.has(published)).toBe(true);
  expect(await files.has(await new MemoryFiles().put(bytesOf('new')))).toBe(false);
});

test('the same picture sent twice at once stays when one of the two fails', async () => {
  const first = keep(['same', 'large'], async () => {});
  const second = keep(['same'], async ([hash = '']) => {
    await store.commit([{ verb: 'create', collection: MEDIA, id: 'b.jpg', fields: { hash } }]);
    return hash;
  });
  await expect(first).rejects.toMatchObject({ code: 'unwritable' });
  expect(await files.has(await second)).toBe(true);
});

test('tidying up waits until what refers to a file is committed', async () => {
  const begun = Promise.withResolvers<void>();
  const committing = Promise.withResolvers<void>();
  const keeping = keep(['new'], async ([hash = '']) => {
    begun.resolve();
    await committing.promise;
    await store.commit([{ verb: 'create', collection: MEDIA, id: 'c.jpg', fields: { hash } }]);
    return hash;
  });
  await begun.promise;
  const tidying = removeUnused({ store, files }, [{ hash: await new MemoryFiles().put(bytesOf('new')) }]);
  committing.resolve();
  await tidying;
  expect(await files.has(await keeping)).toBe(true);
});
