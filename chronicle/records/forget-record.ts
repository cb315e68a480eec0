import { filesOf } from '../../domain/record.ts';
import type { RecordKey } from '../../domain/reference.ts';
import { MEDIA } from '../media/media.ts';
import type { DocumentStore, Write } from '../store/document-store.ts';
import { type KeptRecord, RECORDS, REVISIONS, recordId, records } from './record-documents.ts';

/** A record with all its revisions and the media that are its own, as if it had never been. */
export async function forgettingWrites(store: DocumentStore, key: RecordKey): Promise<Write[]> {
  const kept = await store.get(RECORDS, recordId(key));
  if (!kept) return [];
  const revisions = await store.list(REVISIONS, { where: { key } });
  const others = (await store.list(RECORDS)).filter(({ id }) => id !== recordId(key));
  const shared = new Set(others.flatMap((other) => filesIn(records.read(other))));
  const own = filesIn(records.read(kept)).filter((name) => !shared.has(name));
  return [
    { verb: 'delete', collection: RECORDS, id: recordId(key) },
    ...revisions.map(({ id }) => ({ verb: 'delete' as const, collection: REVISIONS, id })),
    ...own.map((name) => ({ verb: 'delete' as const, collection: MEDIA, id: name })),
  ];
}

function filesIn(kept: KeptRecord | undefined): string[] {
  return kept ? filesOf(kept.record) : [];
}
