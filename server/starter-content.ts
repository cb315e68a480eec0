import { setTimeout as pause } from 'node:timers/promises';
import { importArchive } from '../chronicle/archive/import-archive.ts';
import type { DocumentStore } from '../chronicle/store/document-store.ts';
import { Fault } from '../domain/fault.ts';
import { folderSource } from './archive/folder-archive.ts';
import type { Backend } from './backend.ts';
import { describeMedia } from './media-description.ts';

const MARK = { collection: 'site', id: 'starter-content' } as const;
const OTHERS_TAKE_MS = 60_000;
const LOOK_EVERY_MS = 500;

/** The first start takes in the starter content; later ones leave the chronicle to its editors. */
export async function importStarterContent({ store, files }: Backend, folder: string): Promise<void> {
  if (await hasContent(store)) return;
  const at = new Date().toISOString();
  try {
    const report = await importArchive({ store, files, describeMedia }, folderSource(folder), { by: 'content/', at });
    const [refused] = report.filter(({ outcome }) => outcome === 'refused');
    if (refused) throw new Error(`Starter content: ${refused.path}:${refused.line ?? ''} ${refused.problem}`);
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== 'document-exists') throw error;
    await untilOthersAreDone(store);
    return;
  }
  await markContent(store, at);
}

/** A chronicle that came from somewhere must not get the starter content on top. */
export async function markContent(store: DocumentStore, at: string): Promise<void> {
  await store.commit([{ verb: 'set', ...MARK, fields: { at } }]);
}

async function hasContent(store: DocumentStore): Promise<boolean> {
  return (await store.get(MARK.collection, MARK.id)) !== undefined;
}

/** Another process of the same site, started at the same moment, has begun to take it in. */
async function untilOthersAreDone(store: DocumentStore): Promise<void> {
  for (let waited = 0; waited < OTHERS_TAKE_MS; waited += LOOK_EVERY_MS) {
    if (await hasContent(store)) return;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error('Starter content: another process began to take it in and did not finish. Start again.');
}
