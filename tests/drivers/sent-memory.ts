import { readdirSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { openDatabase } from '../../backends/embedded/database.ts';
import { EmbeddedStore } from '../../backends/embedded/store.ts';
import { isReferred, UNUSED_FILES } from '../../chronicle/media/unused-files.ts';

/** A memory sent as a browser without scripts would send it. */
export function memoryForm(
  fields: Record<string, string>,
  files: readonly [string, Uint8Array, string][] = [],
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [field, bytes, name] of files) form.append(field, new Blob([new Uint8Array(bytes)]), name);
  return form;
}

export const STANA = {
  name: 'Stana Bošnjak',
  email: 'stana@primjer.hr',
  text: 'Bura je puhala tri dana, a mi smo pod škurama brojali udarce.',
};

/** Every file that a site keeps, with nothing of what can be made again. */
export function storedFiles(dataFolder: string): string[] {
  return ['files', 'uploads', 'cache/media']
    .flatMap((folder) => {
      try {
        return readdirSync(join(dataFolder, folder), { recursive: true, withFileTypes: true });
      } catch {
        return [];
      }
    })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

/** The same without those that are noted to be swept, and that nothing refers to. */
export async function usedFiles(dataFolder: string): Promise<string[]> {
  const store = new EmbeddedStore(openDatabase(dataFolder));
  const noted = new Set((await store.list(UNUSED_FILES)).map(({ id }) => id));
  const used: string[] = [];
  for (const file of storedFiles(dataFolder)) {
    const hash = basename(file);
    if (!noted.has(hash) || (await isReferred(store, hash))) used.push(file);
  }
  await store.close();
  return used;
}

/** As if two days had passed since anybody has sent or withdrawn anything: the next start sweeps. */
export async function letTwoDaysPass(dataFolder: string): Promise<void> {
  const before = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  const store = new EmbeddedStore(openDatabase(dataFolder));
  for (const { id } of await store.list(UNUSED_FILES)) {
    await store.commit([{ verb: 'set', collection: UNUSED_FILES, id, fields: { lookAt: before.toISOString() } }]);
  }
  await store.close();
  for (const file of storedFiles(dataFolder)) utimesSync(file, before, before);
}
