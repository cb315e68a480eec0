import { importArchive } from '../chronicle/archive/import-archive.ts';
import { folderSource } from './archive/folder-archive.ts';
import type { Backend } from './backend.ts';
import { describeMedia } from './media-description.ts';

const MARK = { collection: 'site', id: 'starter-content' } as const;

/** The first start takes in the starter content; later ones leave the chronicle to its editors. */
export async function importStarterContent({ store, files }: Backend, folder: string): Promise<void> {
  if (await store.get(MARK.collection, MARK.id)) return;
  const at = new Date().toISOString();
  const report = await importArchive({ store, files, describeMedia }, folderSource(folder), { by: 'content/', at });
  const [refused] = report.filter(({ outcome }) => outcome === 'refused');
  if (refused) throw new Error(`Starter content: ${refused.path}:${refused.line ?? ''} ${refused.problem}`);
  await store.commit([{ verb: 'set', ...MARK, fields: { at } }]);
}
