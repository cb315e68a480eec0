import { keyOf } from '../../domain/record.ts';
import type { FileStore } from '../files/file-store.ts';
import { MAPS } from '../map/map-documents.ts';
import { MEDIA } from '../media/media.ts';
import { fromFields, RECORDS } from '../records/record-documents.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { TREES } from '../trees/tree.ts';
import type { ArchiveTarget, Progress } from './archive.ts';
import { writeFrontMatter } from './front-matter.ts';

/** The whole chronicle as files that a person can read without it. Answers with how many were written. */
export async function exportArchive(
  { store, files }: { readonly store: DocumentStore; readonly files: FileStore },
  target: ArchiveTarget,
  progress: Progress = () => {},
): Promise<number> {
  const records = (await store.list(RECORDS)).map(({ fields }) => fromFields(fields).record);
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
  const total = records.length + originals.length;
  let done = 0;
  for (const record of records) {
    await target.write(`records/${keyOf(record)}.md`, new TextEncoder().encode(writeFrontMatter(record)));
    done += 1;
    progress(done, total);
  }
  for (const { path, hash } of originals) {
    const bytes = await files.get(hash);
    if (!bytes) throw new Error(`The file of ${path} is missing (${hash})`);
    await target.write(path, bytes);
    done += 1;
    progress(done, total);
  }
  return total;
}
