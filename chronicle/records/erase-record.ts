import { filesOf } from '../../domain/record.ts';
import type { RecordKey } from '../../domain/reference.ts';
import { BIN, binId } from '../editing/binned.ts';
import { DRAFTS } from '../editing/draft.ts';
import { MEDIA } from '../media/media.ts';
import { unusedWrites } from '../media/unused-files.ts';
import { PHOTOGRAPHS, photographs } from '../photographs/photograph.ts';
import type { Library } from '../reading/library.ts';
import {
  type DocumentStore,
  type Fields,
  isFields,
  type StoredDocument,
  type Value,
  type Write,
} from '../store/document-store.ts';
import { RECORDS, REVISIONS, recordId, records, type StoredRecord } from './record-documents.ts';

/**
 * A record with all its revisions, its drafts and the media that are its own, as if it had never been: also where it was
 * thrown away and could be brought back.
 */
export async function forgettingWrites(
  { store, library }: { readonly store: DocumentStore; readonly library: Library },
  key: RecordKey,
): Promise<Write[]> {
  const { kept, binned, drafts, binnedDrafts } = await copiesOf(store, key);
  const fields = kept?.fields ?? (binned && insideOf(binned));
  const files = fields ? filesIn(records.read({ id: recordId(key), fields })) : [];
  const named = files.filter((name) => library.usersOf(name).every((user) => user === key));
  const described = await Promise.all(named.map((name) => photographs.get(store, name)));
  // What was sent to the photographs is not the record's own, even where it alone shows it.
  const own = named.filter((_, index) => described[index]?.uploaded === undefined);
  return [
    // Whether they are there or not: somebody may be moving it from the one to the other.
    { verb: 'delete', collection: RECORDS, id: recordId(key) },
    { verb: 'delete', collection: BIN, id: binId('record', recordId(key)) },
    ...[...drafts, ...binnedDrafts].map(({ collection, id }) => ({ verb: 'delete' as const, collection, id })),
    ...(await forgettingRevisions(store, key)),
    ...own.flatMap((name) =>
      [MEDIA, PHOTOGRAPHS].map((collection) => ({ verb: 'delete' as const, collection, id: name })),
    ),
    ...unusedWrites([
      ...own.flatMap((name) => library.media(name) ?? []),
      ...described.flatMap((photograph) => photograph?.former ?? []),
    ]),
  ];
}

/** Wherever a record is written down, apart from its revisions. */
async function copiesOf(store: DocumentStore, key: RecordKey) {
  const [kept, binned, drafts, binnedDrafts] = await Promise.all([
    store.get(RECORDS, recordId(key)),
    store.get(BIN, binId('record', recordId(key))),
    // The one that editors share, and everybody's own.
    store.list(DRAFTS, { where: { of: key } }),
    store.list(BIN, { where: { what: 'draft', 'fields.of': key } }),
  ]);
  return { kept, binned, drafts, binnedDrafts };
}

/** What was thrown away, as it was stored. */
function insideOf({ fields }: StoredDocument): Fields {
  return isFields(fields.fields) ? fields.fields : {};
}

/** Everything that a record ever was. */
export async function forgettingRevisions(store: DocumentStore, key: RecordKey): Promise<Write[]> {
  const revisions = await store.list(REVISIONS, { where: { key } });
  return revisions.map(({ id }) => ({ verb: 'delete', collection: REVISIONS, id }));
}

function filesIn(kept: StoredRecord | undefined): string[] {
  return kept ? filesOf(kept.record) : [];
}

interface Farewell {
  readonly nameless: string;
  readonly wasWrittenDown: boolean;
}

/**
 * Its author's name goes from a memory and from everything it ever was, from drafts and from the bin; old revisions are no
 * place to keep it. Where somebody wrote it down for the one who tells it, the teller stays.
 */
export async function anonymizeWrites(store: DocumentStore, key: RecordKey, farewell: Farewell): Promise<Write[]> {
  const { kept, binned, drafts, binnedDrafts } = await copiesOf(store, key);
  const revisions = await store.list(REVISIONS, { where: { key } });
  const latest = kept?.fields ?? (binned && insideOf(binned)) ?? revisions.at(-1)?.fields;
  const name = latest?.teller;
  const ofRecord = (fields: Fields) => anonymousRecord(fields, name, farewell);
  const ofDraft = (fields: Fields) => anonymousDraft(fields, name, farewell);
  return [
    ...[...(kept ? [kept] : []), ...revisions].map((one) => setting(one, ofRecord(one.fields))),
    ...(binned ? [binned] : []).map((one) => setting(one, { ...one.fields, fields: ofRecord(insideOf(one)) })),
    ...drafts.map((one) => setting(one, ofDraft(one.fields))),
    ...binnedDrafts.map((one) => setting(one, { ...one.fields, fields: ofDraft(insideOf(one)) })),
  ];
}

function setting({ collection, id }: StoredDocument, fields: Fields): Write {
  return { verb: 'set', collection, id, fields };
}

function anonymousRecord(fields: Fields, name: Value | undefined, { nameless, wasWrittenDown }: Farewell): Fields {
  if (wasWrittenDown) return withoutScribe(fields);
  return {
    ...fields,
    teller: nameless,
    ...(fields.author === name ? { author: nameless } : {}),
    ...(fields.savedBy === name ? { savedBy: nameless } : {}),
  };
}

function withoutScribe({ scribe: _, ...fields }: Fields): Fields {
  return fields;
}

/** A version of its own: whoever has the one before on the screen does not bring the name back by saving. */
function anonymousDraft(fields: Fields, name: Value | undefined, { nameless, wasWrittenDown }: Farewell): Fields {
  const content = isFields(fields.content) ? fields.content : {};
  const author = content.author === name ? nameless : (content.author ?? '');
  return {
    ...fields,
    version: Number(fields.version) + 1,
    content: { ...content, ...(wasWrittenDown ? { scribe: '' } : { teller: nameless, author }) },
    ...(!wasWrittenDown && fields.by === name ? { by: nameless } : {}),
  };
}
