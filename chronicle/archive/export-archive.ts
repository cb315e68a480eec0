import { keyOf } from '../../domain/record.ts';
import { type FileStore, hashOf } from '../files/file-store.ts';
import { MAPS } from '../map/map-documents.ts';
import { MEDIA } from '../media/media.ts';
import { RECORDS, records } from '../records/record-documents.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { TREES } from '../trees/tree.ts';
import type { ArchiveTarget, Lack, MissingFile, Progress } from './archive.ts';
import { writeFrontMatter } from './front-matter.ts';

/**
 * The whole chronicle as files that a person can read without it. One file lost or damaged must not keep the others from being
 * saved: answers with those that could not be written.
 */
export async function exportArchive(
  { store, files }: { readonly store: DocumentStore; readonly files: FileStore },
  target: ArchiveTarget,
  progress: Progress = () => {},
): Promise<MissingFile[]> {
  const missing: MissingFile[] = [];
  const texts: { readonly path: string; readonly bytes: Uint8Array }[] = [];
  for (const document of await store.list(RECORDS)) {
    const kept = records.read(document);
    if (kept) {
      const bytes = new TextEncoder().encode(writeFrontMatter(kept.record));
      texts.push({ path: `records/${keyOf(kept.record)}.md`, bytes });
    } else {
      const path = `records/${document.id.replace('~', '/')}.md`;
      const problem = `does not fit its schema: ${records.problemOf(document.fields)}`;
      missing.push({ path, lack: 'unfit', problem });
    }
  }
  const kept = await Promise.all(
    [
      { collection: MEDIA, pathOf: (id: string) => `media/${id}` },
      { collection: TREES, pathOf: (id: string) => `trees/${id}.ged` },
      { collection: MAPS, pathOf: (id: string) => `map/${id}.geojson` },
    ].map(async ({ collection, pathOf }) =>
      (await store.list(collection)).map(({ id, fields }) => ({ path: pathOf(id), hash: String(fields.hash) })),
    ),
  );
  const originals = kept.flat();
  const total = texts.length + originals.length;
  let done = 0;
  for (const { path, bytes } of texts) {
    await target.write(path, bytes);
    done += 1;
    progress(done, total);
  }
  for (const { path, hash } of originals) {
    missing.push(...(await copyFile(files, hash, { path, target })));
    done += 1;
    progress(done, total);
  }
  return missing;
}

/** Answers with the file when it could not be read, or is no longer what was put in: nobody could bring that back. */
export async function copyFile(
  files: FileStore,
  hash: string,
  { path, target }: { readonly path: string; readonly target: ArchiveTarget },
): Promise<MissingFile[]> {
  if (target.refer) {
    const lack = await target.refer(path, hash);
    return lack === undefined ? [] : [{ path, ...lack }];
  }
  const read = await files.get(hash).catch((error: Error) => lackOf('unreadable', hash, error.message));
  if (!read) return [{ path, ...lackOf('missing', hash) }];
  if ('lack' in read) return [{ path, ...read }];
  if ((await hashOf(read)) !== hash) return [{ path, ...lackOf('damaged', hash) }];
  await target.write(path, read);
  return [];
}

const PROBLEMS = { missing: 'is missing', unreadable: 'cannot be read', damaged: 'is damaged' } as const;

export function lackOf(lack: keyof typeof PROBLEMS, hash: string, why?: string): Lack {
  return { lack, problem: `its file ${hash} ${PROBLEMS[lack]}${why === undefined ? '' : `: ${why}`}` };
}
