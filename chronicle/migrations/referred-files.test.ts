import { expect, test } from 'vitest';
import { CONTRIBUTIONS } from '../contributions/contribution.ts';
import { MemoryFiles } from '../files/memory-files.ts';
import { sweepUnused, unusedWrites } from '../media/unused-files.ts';
import { PHOTOGRAPHS } from '../photographs/photograph.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { migrateStore } from './migrate.ts';

test('files of contributions and photographs that were kept before step 4 stay while anything shows them', async () => {
  const [store, files] = [new MemoryStore(), new MemoryFiles()];
  const put = async (words: string) => ({ hash: await files.put(new TextEncoder().encode(words)) });
  const [picture, voice, former, binned, free] = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(put));
  await store.commit([
    { verb: 'set', collection: 'site', id: 'schema', fields: { version: 3 } },
    // None of them fits its schema: that is no reason to lose a file.
    { verb: 'set', collection: CONTRIBUTIONS, id: 'a', fields: { photographs: [{ ...picture }], voice: { ...voice } } },
    { verb: 'set', collection: PHOTOGRAPHS, id: 'b', fields: { former: [{ ...former }] } },
    { verb: 'set', collection: PHOTOGRAPHS, id: 'c', fields: { binned: { media: { ...binned } } } },
  ]);
  const context = { today: '2026-11-17', readFile: async () => undefined };
  await migrateStore({ store, context, tell: () => {} });
  const all = [picture, voice, former, binned, free].map((file) => file ?? { hash: '' });
  await store.commit(unusedWrites(all));
  await sweepUnused({ store, files, now: () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1000) });
  expect(await Promise.all(all.map(({ hash }) => files.has(hash)))).toEqual([true, true, true, true, false]);
});
