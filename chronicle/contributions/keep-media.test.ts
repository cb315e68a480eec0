import { beforeEach, expect, test } from 'vitest';
import { hashOf } from '../files/file-store.ts';
import { MemoryFiles } from '../files/memory-files.ts';
import type { Picture } from '../media/media.ts';
import { MEDIA } from '../media/media.ts';
import type { PrepareMedia } from '../media/prepare-media.ts';
import { sweepUnused, unusedWrites } from '../media/unused-files.ts';
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

const inTwoDays = () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1000);
const isThere = async (words: string) => (await files.get(await hashOf(bytesOf(words)))) !== undefined;

test.each([
  ['a full disk', ['published', 'new', 'large'], async () => {}, 'unwritable'],
  ['a store that cannot take it', ['published', 'new'], () => Promise.reject(new Error('no room')), undefined],
] as const)('after %s what a form brought is swept, and nothing that is used', async (_, sent, commit, code) => {
  await expect(keep([...sent], commit)).rejects.toMatchObject(code ? { code } : { message: 'no room' });
  await sweepUnused({ store, files, now: inTwoDays });
  expect([await isThere('published'), await isThere('new')]).toEqual([true, false]);
});

test('the same picture sent twice at once stays when one of the two fails', async () => {
  const first = keep(['same', 'large'], async () => {});
  const second = keep(['same'], async ([hash = '']) => {
    await store.commit([{ verb: 'create', collection: MEDIA, id: 'b.jpg', fields: { hash } }]);
  });
  await expect(first).rejects.toMatchObject({ code: 'unwritable' });
  await second;
  await sweepUnused({ store, files, now: inTwoDays });
  expect(await isThere('same')).toBe(true);
});

test('a picture that nothing refers to yet is not swept while its form is being committed', async () => {
  const [begun, committing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await store.commit(unusedWrites([{ hash: await hashOf(bytesOf('new')) }]));
  const keeping = keep(['new'], async ([hash = '']) => {
    begun.resolve();
    await committing.promise;
    await store.commit([{ verb: 'create', collection: MEDIA, id: 'c.jpg', fields: { hash } }]);
  });
  await begun.promise;
  await sweepUnused({ store, files, now: () => new Date(Date.now() + 60_000) });
  committing.resolve();
  await keeping;
  expect(await isThere('new')).toBe(true);
});
