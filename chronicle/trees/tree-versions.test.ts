import { expect, test } from 'vitest';
import { hashOf } from '../files/file-store.ts';
import { MemoryFiles } from '../files/memory-files.ts';
import { mapSavingWrites } from '../map/map-documents.ts';
import { referredFiles } from '../media/referred-files.ts';
import { sweepUnused, unusedWrites } from '../media/unused-files.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { editTree } from './edit-tree.ts';
import { trees } from './tree.ts';
import { runHere } from './tree-jobs.fixture.ts';
import type { RunTreeJob } from './tree-jobs.ts';
import type { TreeReport } from './tree-report.ts';
import { versionsOf } from './tree-version.ts';
import {
  confirmTree,
  discardUpload,
  ownUpload,
  receiveTree,
  restoreVersion,
  sweepTreeUploads,
} from './tree-versions.ts';

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
  const files = new MemoryFiles();
  const here = runHere(files);
  const run = ((name, request) => (name === 'report' ? Promise.resolve(report) : here(name, request))) as RunTreeJob;
  const deps = { store: new MemoryStore(), files, run, now: () => time, today: () => '2026-11-16' };
  const hash = await hashOf(bytes);
  const waiting = async (id: string) => {
    const upload = await ownUpload(deps.store, IVA.id, id);
    if (!upload) throw new Error('no upload');
    return upload;
  };
  const passDays = (days: number) => {
    time = new Date(time.getTime() + days * 24 * 60 * 60 * 1000);
  };
  const sweep = () => sweepUnused({ ...deps, now: () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1000) });
  const isThere = async () => (await deps.files.get(hash)) !== undefined;
  return { deps, waiting, passDays, isThere, hash, sweep };
}

const broken = { run: () => Promise.reject(new Error('no tree')) };

test('a file that was sent for a tree goes with its report, once nobody waits for it', async () => {
  const { deps, waiting, passDays, isThere, sweep } = await site();
  await expect(receiveTree({ ...deps, ...broken }, IVA, sent)).rejects.toThrow('no tree');
  await sweep();
  expect(await isThere()).toBe(false);
  const [first, second] = [await receiveTree(deps, IVA, sent), await receiveTree(deps, IVA, sent)];
  await discardUpload(deps, first, await waiting(first));
  await sweep();
  expect(await isThere()).toBe(true);
  await discardUpload(deps, second, await waiting(second));
  await sweep();
  expect(await isThere()).toBe(false);
  await receiveTree(deps, IVA, sent);
  passDays(2);
  await sweepTreeUploads(deps.store, deps.now());
  await sweep();
  expect(await isThere()).toBe(false);
});

test.each(['photographs', 'contributions', 'media', 'maps'])(
  'a file that %s came to need meanwhile stays',
  async (who) => {
    const { deps, waiting, isThere, hash, sweep } = await site();
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
    await sweep();
    expect(await isThere()).toBe(true);
  },
);

test('no photograph that goes takes the file of a tree along', async () => {
  const { deps, waiting, isThere, hash, sweep } = await site();
  const id = await receiveTree(deps, IVA, sent);
  await deps.store.commit(unusedWrites([{ hash }]));
  await sweep();
  expect(await isThere()).toBe(true);
  await confirmTree(deps, IVA, id, await waiting(id));
  await deps.store.commit(unusedWrites([{ hash }]));
  await sweep();
  expect(await isThere()).toBe(true);
});

test.each(['confirm', 'restore'] as const)('what is edited in the moment of a %s is not overwritten', async (what) => {
  const { deps, waiting } = await site();
  const send = async (text: string) => {
    const id = await receiveTree(deps, IVA, { ...sent, bytes: new TextEncoder().encode(text) });
    return { id, upload: await waiting(id) };
  };
  const person = ['0 HEAD', '1 CHAR UTF-8', '0 @I1@ INDI', '1 NAME Ante', '0 TRLR', ''].join('\n');
  for (const text of ['0 HEAD', person]) {
    const { id, upload } = await send(text);
    await confirmTree(deps, IVA, id, upload);
  }
  const { id, upload } = await send('0 HEAD\n1 CHAR UTF-8');
  const { store, files } = deps;
  const meanwhile = once(async () => {
    const edit = { kind: 'note', owner: { person: 'I1' }, text: 'Upravo upisano.' } as const;
    await editTree(deps, IVA, { tree: 'brdo', edit });
  });
  const slow = { ...deps, store: delayed(store, 'list', meanwhile), files: delayed(files, 'get', meanwhile) };
  const done =
    what === 'confirm' ? confirmTree(slow, IVA, id, upload) : restoreVersion(slow, IVA, { tree: 'brdo', number: 1 });
  await expect(done).rejects.toMatchObject({ code: 'conflict' });
  const file = await deps.files.get((await trees.get(store, 'brdo'))?.hash ?? '');
  expect(new TextDecoder().decode(file)).toContain('Upravo upisano.');
  expect((await versionsOf(store, 'brdo')).map(({ origin }) => origin)).toEqual(['edited', 'sent', 'sent']);
});

function once(work: () => Promise<void>): () => Promise<void> {
  let begun: Promise<void> | undefined;
  return () => {
    begun ??= work();
    return begun;
  };
}

/** The same, of which one method first waits for something else. */
function delayed<Target extends object>(target: Target, method: keyof Target, work: () => Promise<void>): Target {
  return new Proxy(target, {
    get(_, name) {
      const own = Reflect.get(target, name);
      if (typeof own !== 'function') return own;
      return name === method
        ? async (...asked: unknown[]) => {
            await work();
            return own.apply(target, asked);
          }
        : own.bind(target);
    },
  });
}
