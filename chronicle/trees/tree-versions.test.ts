import { expect, test } from 'vitest';
import { hashOf } from '../files/file-store.ts';
import { MemoryFiles } from '../files/memory-files.ts';
import { mapSavingWrites } from '../map/map-documents.ts';
import { referredFiles } from '../media/referred-files.ts';
import { removeUnused } from '../media/unused-files.ts';
import { MemoryStore } from '../store/memory-store.ts';
import type { TreeReport } from './tree-report.ts';
import { confirmTree, discardUpload, ownUpload, receiveTree, sweepTreeUploads } from './tree-versions.ts';

const IVA = { id: 'iva', name: 'Iva' };
const AT = '2026-11-16T08:00:00.000Z';
const bytes = new TextEncoder().encode('0 HEAD');
const sent = { tree: 'brdo', bytes, referred: [] };
const report: TreeReport = {
  description: { individuals: 0, families: 0 },
  counts: { added: 0, changed: 0, gone: 0, unchanged: 0, renumbered: 0, nameOnly: 0, hidden: 0, findings: 0 },
  added: [],
  changed: [],
  gone: [],
  lost: [],
  living: [],
  findings: [],
};

async function site() {
  let time = new Date(AT);
  const deps = {
    store: new MemoryStore(),
    files: new MemoryFiles(),
    report: async () => report,
    now: () => time,
  };
  const hash = await hashOf(bytes);
  const waiting = async (id: string) => {
    const upload = await ownUpload(deps.store, IVA.id, id);
    if (!upload) throw new Error('no upload');
    return upload;
  };
  const passDays = (days: number) => {
    time = new Date(time.getTime() + days * 24 * 60 * 60 * 1000);
  };
  return { deps, waiting, passDays, isThere: () => deps.files.has(hash), hash };
}

const broken = { report: () => Promise.reject(new Error('no tree')) };

test('a file that was sent for a tree goes with its report, once nobody waits for it', async () => {
  const { deps, waiting, passDays, isThere } = await site();
  await expect(receiveTree({ ...deps, ...broken }, IVA, sent)).rejects.toThrow('no tree');
  expect(await isThere()).toBe(false);
  const [first, second] = [await receiveTree(deps, IVA, sent), await receiveTree(deps, IVA, sent)];
  await expect(receiveTree({ ...deps, ...broken }, IVA, sent)).rejects.toThrow('no tree');
  await discardUpload(deps, first, await waiting(first));
  expect(await isThere()).toBe(true);
  await discardUpload(deps, second, await waiting(second));
  expect(await isThere()).toBe(false);
  await receiveTree(deps, IVA, sent);
  passDays(2);
  await sweepTreeUploads(deps);
  expect(await isThere()).toBe(false);
});

test('a file that was stored before stays, whatever becomes of the report', async () => {
  const { deps, waiting, passDays, isThere } = await site();
  await deps.files.put(bytes);
  await expect(receiveTree({ ...deps, ...broken }, IVA, sent)).rejects.toThrow('no tree');
  expect(await isThere()).toBe(true);
  const [first] = [await receiveTree(deps, IVA, sent), await receiveTree(deps, IVA, sent)];
  await discardUpload(deps, first, await waiting(first));
  passDays(2);
  await sweepTreeUploads(deps);
  expect(await isThere()).toBe(true);
});

test.each(['photographs', 'contributions', 'media', 'maps'])(
  'a file that %s came to need meanwhile stays',
  async (who) => {
    const { deps, waiting, isThere, hash } = await site();
    const id = await receiveTree(deps, IVA, sent);
    if (who === 'maps') {
      // As it once was: the map has another file by now.
      await deps.store.commit(mapSavingWrites({ name: 'brdo', hash, basedOn: 0, by: 'Iva', at: AT }));
      await deps.store.commit(mapSavingWrites({ name: 'brdo', hash: 'f'.repeat(64), basedOn: 1, by: 'Iva', at: AT }));
    } else {
      const fields = who === 'media' ? { hash } : referredFiles([{ hash }]);
      await deps.store.commit([{ verb: 'set', collection: who, id: 'a', fields }]);
    }
    await discardUpload(deps, id, await waiting(id));
    expect(await isThere()).toBe(true);
  },
);

test('no photograph that goes takes the file of a tree along', async () => {
  const { deps, waiting, isThere, hash } = await site();
  const id = await receiveTree(deps, IVA, sent);
  await removeUnused(deps, [{ hash }]);
  expect(await isThere()).toBe(true);
  await confirmTree(deps, IVA, id, await waiting(id));
  await removeUnused(deps, [{ hash }]);
  expect(await isThere()).toBe(true);
});
