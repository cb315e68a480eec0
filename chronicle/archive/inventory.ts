import type { FileStore } from '../files/file-store.ts';
import { hashOf } from '../files/file-store.ts';
import type { DocumentStore } from '../store/document-store.ts';
import type { ArchiveSource, ArchiveTarget } from './archive.ts';
import { currentArchive } from './current-archive.ts';
import { exportArchive } from './export-archive.ts';
import { exportPrivate } from './export-private.ts';
import { writeFrontMatter } from './front-matter.ts';
import { PRIVATE, PRIVATE_FILES, type PrivatePorts, readEntries, writeEntries } from './private-part.ts';
import { readArchive } from './read-archive.ts';

/** The files of an archive and the hashes of what is in them; of what is private, one by one what the files tell of. */
export type Inventory = ReadonlyMap<string, string>;

/** How many files a part of an archive has, and one hash over them all: equal only when every file is. */
export interface PartCount {
  readonly part: string;
  readonly files: number;
  readonly hash: string;
}

/** Passes an archive on and takes note of what goes by. */
export function takingInventory(target: ArchiveTarget = { write: async () => {} }) {
  const inventory = new Map<string, string>();
  return {
    inventory,
    async write(path: string, bytes: Uint8Array) {
      if (isSection(path)) {
        for (const [name, fields] of readEntries(bytes)) {
          inventory.set(`${path}#${name}`, await hashOf(writeEntries(new Map([[name, fields]]))));
        }
      } else inventory.set(path, await hashOf(bytes));
      await target.write(path, bytes);
    },
  } satisfies ArchiveTarget & { readonly inventory: Inventory };
}

/** What the site holds, as an export of it would. */
export async function inventoryOfSite(ports: {
  readonly store: DocumentStore;
  readonly files: FileStore;
  /** Given when what is private counts as well. */
  readonly private?: PrivatePorts;
}): Promise<Inventory> {
  const target = takingInventory();
  await exportArchive(ports, target);
  if (ports.private) await exportPrivate(ports.private, target);
  return target.inventory;
}

/** What an archive holds, whatever wrote it: records normalized as an export would write them. */
export async function inventoryOfArchive(given: ArchiveSource, at: string): Promise<Inventory> {
  const source = currentArchive(given, at);
  const describeMedia = async () => ({ type: 'image/png', width: 0, height: 0 }) as const;
  const { records, media, trees, maps, private: besides } = await readArchive(source, { describeMedia, at });
  const target = takingInventory();
  for (const { path, record } of records.values()) {
    await target.write(path, new TextEncoder().encode(writeFrontMatter(record)));
  }
  for (const { path } of [...media.values(), ...trees.values(), ...maps.values()]) {
    await target.write(path, await source.read(path));
  }
  for (const path of besides) await target.write(path, await source.read(path));
  return target.inventory;
}

function isSection(path: string): boolean {
  return path.startsWith(PRIVATE) && !path.startsWith(PRIVATE_FILES);
}

export async function partCounts(inventory: Inventory): Promise<PartCount[]> {
  const parts = Map.groupBy([...inventory].sort(), ([path]) => path.split('/')[0] ?? '');
  return Promise.all(
    [...parts].map(async ([part, files]) => {
      const lines = files.map(([path, hash]) => `${hash}  ${path}\n`).join('');
      return { part, files: files.length, hash: await hashOf(new TextEncoder().encode(lines)) };
    }),
  );
}
