import type { RecordKey } from '../../domain/reference.ts';
import type { DocumentStore, Write } from '../store/document-store.ts';
import { RECORDS, REVISIONS, recordId } from './record-documents.ts';

/** Its author's name goes from a memory and from everything it ever was; old revisions are no place to keep it. */
export async function anonymizeWrites(store: DocumentStore, key: RecordKey, nameless: string): Promise<Write[]> {
  const kept = await store.get(RECORDS, recordId(key));
  const revisions = await store.list(REVISIONS, { where: { key } });
  const name = kept?.fields.teller;
  return [...(kept ? [kept] : []), ...revisions].map(({ collection, id, fields }) => ({
    verb: 'set' as const,
    collection,
    id,
    fields: {
      ...fields,
      teller: nameless,
      ...(fields.author === name ? { author: nameless } : {}),
      ...(fields.savedBy === name ? { savedBy: nameless } : {}),
    },
  }));
}
