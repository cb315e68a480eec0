import { filesOf } from '../../domain/record.ts';
import type { RecordKey } from '../../domain/reference.ts';
import { MEDIA } from '../media/media.ts';
import { PHOTOGRAPHS, photographs } from '../photographs/photograph.ts';
import type { Library } from '../reading/library.ts';
import type { DocumentStore, Fields, Write } from '../store/document-store.ts';
import { RECORDS, REVISIONS, recordId, records, type StoredRecord } from './record-documents.ts';

/** A record with all its revisions and the media that are its own, as if it had never been. */
export async function forgettingWrites(
  { store, library }: { readonly store: DocumentStore; readonly library: Library },
  key: RecordKey,
): Promise<Write[]> {
  const kept = await store.get(RECORDS, recordId(key));
  if (!kept) return [];
  const named = filesIn(records.read(kept)).filter((name) => library.usersOf(name).every((user) => user === key));
  const described = await Promise.all(named.map((name) => photographs.get(store, name)));
  // What was sent to the photographs is not the record's own, even where it alone shows it.
  const own = named.filter((_, index) => described[index]?.uploaded === undefined);
  return [
    { verb: 'delete', collection: RECORDS, id: recordId(key) },
    ...(await forgettingRevisions(store, key)),
    ...own.flatMap((name) =>
      [MEDIA, PHOTOGRAPHS].map((collection) => ({ verb: 'delete' as const, collection, id: name })),
    ),
  ];
}

/** Everything that a record ever was. */
export async function forgettingRevisions(store: DocumentStore, key: RecordKey): Promise<Write[]> {
  const revisions = await store.list(REVISIONS, { where: { key } });
  return revisions.map(({ id }) => ({ verb: 'delete', collection: REVISIONS, id }));
}

function filesIn(kept: StoredRecord | undefined): string[] {
  return kept ? filesOf(kept.record) : [];
}

/**
 * Its author's name goes from a memory and from everything it ever was; old revisions are no place to keep it. Where somebody
 * wrote it down for the one who tells it, the teller stays.
 */
export async function anonymizeWrites(
  store: DocumentStore,
  key: RecordKey,
  { nameless, wasWrittenDown }: { readonly nameless: string; readonly wasWrittenDown: boolean },
): Promise<Write[]> {
  const kept = await store.get(RECORDS, recordId(key));
  const revisions = await store.list(REVISIONS, { where: { key } });
  const name = kept?.fields.teller;
  return [...(kept ? [kept] : []), ...revisions].map(({ collection, id, fields }) => ({
    verb: 'set' as const,
    collection,
    id,
    fields: wasWrittenDown
      ? withoutScribe(fields)
      : {
          ...fields,
          teller: nameless,
          ...(fields.author === name ? { author: nameless } : {}),
          ...(fields.savedBy === name ? { savedBy: nameless } : {}),
        },
  }));
}

function withoutScribe({ scribe: _, ...fields }: Fields): Fields {
  return fields;
}
