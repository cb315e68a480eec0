import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { contentOf, emptyContent } from '../../domain/draft-content.ts';
import { type ChronicleRecord, keyOf } from '../../domain/record.ts';
import type { RecordKey } from '../../domain/reference.ts';
import { addressClaims } from '../records/addresses.ts';
import { RECORDS, recordId, records, revisionId, revisions, type StoredRecord } from '../records/record-documents.ts';
import { saveWrites } from '../records/save-record.ts';
import type { DocumentStore, Value, Write } from '../store/document-store.ts';
import { DRAFTS, type Draft, draftFields, nextVersion, sharedDraftId } from './draft.ts';
import { inPlaceOf } from './history.ts';

/** Who saves what comes with the site. */
export const STARTER = 'content/';

/** Of what a record says. Fields that a later version adds, and that are empty, do not change it. */
export function contentHash(record: ChronicleRecord): string {
  const content = contentOf(record);
  const empty = new Map<string, unknown>(Object.entries(emptyContent(content.kind, content.section)));
  const filled = Object.entries(content).filter(([name, value]) => !isDeepStrictEqual(value, empty.get(name)));
  return createHash('sha256').update(JSON.stringify(filled.sort())).digest('hex');
}

interface Following {
  /** The hash of the starter's text that was taken in or offered here last. */
  readonly known: Value | undefined;
  /** Whether starter texts that are here lead to it. */
  readonly isReached: boolean;
  readonly at: string;
}

/**
 * What brings a record to the starter's newer text: its next revision where nobody has changed it, a proposal to the editors
 * where somebody has. What was deleted here does not come back, and only what others lead to comes anew: pages, and what is
 * reached; nothing at all is told of the rest, which may be reached later.
 */
export async function followingWrites(
  store: DocumentStore,
  record: ChronicleRecord,
  { known, isReached, at }: Following,
): Promise<Write[] | undefined> {
  const key = keyOf(record);
  const before = known ?? (await hashAsItCame(store, key));
  const kept = await records.get(store, recordId(key));
  if (!kept) {
    if (before !== undefined || (await wasHere(store, key))) return [];
    return record.kind === 'page' || isReached ? saveWrites({ record, basedOn: 0, by: STARTER, at }) : undefined;
  }
  const [here, there] = [contentHash(kept.record), contentHash(record)];
  // Written here under its name, or come in an archive: from the starter's next text on it is offered that.
  if (before === undefined || before === there || here === there) return [];
  if (here === before) {
    const next = inPlaceOf(kept.record, record, record.updated);
    return saveWrites({ record: next, basedOn: kept.revision, by: STARTER, at });
  }
  const isOwn = kept.record.status !== 'published' || kept.record.sample !== record.sample;
  return isOwn ? [] : offeringWrites(store, { record, kept, before: String(before), at });
}

/** Whether the starter's text is what readers find here under its name, or will find. */
export async function isAsStarter(
  store: DocumentStore,
  record: ChronicleRecord,
  known: Value | undefined,
): Promise<boolean> {
  const key = keyOf(record);
  const kept = await records.get(store, recordId(key));
  const before = known ?? (await hashAsItCame(store, key));
  if (!kept) return before === undefined && !(await wasHere(store, key));
  return kept.record.status === 'published' && [before, contentHash(record)].includes(contentHash(kept.record));
}

/** Sites that began before hashes were kept have it as its first revision. */
async function hashAsItCame(store: DocumentStore, key: RecordKey): Promise<string | undefined> {
  const first = await revisions.get(store, revisionId(key, 1));
  return first?.savedBy === STARTER ? contentHash(first.record) : undefined;
}

async function wasHere(store: DocumentStore, key: RecordKey): Promise<boolean> {
  const id = recordId(key);
  return ((await store.get(RECORDS, id)) ?? (await addressClaims.get(store, id))) !== undefined;
}

interface Offered {
  readonly record: ChronicleRecord;
  readonly kept: StoredRecord;
  readonly before: string;
  readonly at: string;
}

/** Nobody's proposal, in the place of an earlier one: what the starter has changed since it came, to be merged into what is here. */
async function offeringWrites(store: DocumentStore, { record, kept, before, at }: Offered): Promise<Write[]> {
  const of = keyOf(record);
  const idOf = (hash: string) => `${sharedDraftId(of)}~${hash.slice(0, 32)}`;
  const came = await revisions.list(store, { where: { key: of, savedBy: STARTER } });
  const draft: Draft = {
    id: idOf(contentHash(record)),
    of,
    state: 'proposed',
    version: nextVersion(0, new Date(at)),
    basedOn: Math.max(...came.map(({ revision }) => revision), 0) || kept.revision,
    content: contentOf(record),
    by: '',
    owner: '',
    ownerName: '',
    createdAt: at,
    updatedAt: at,
    publishOn: '',
    reason: '',
  };
  return [
    { verb: 'delete', collection: DRAFTS, id: idOf(before) },
    { verb: 'set', collection: DRAFTS, id: draft.id, fields: draftFields(draft) },
  ];
}
