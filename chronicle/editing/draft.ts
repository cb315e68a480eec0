import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type DraftContent, draftContent, LONGEST_WHY } from '../../domain/draft-content.ts';
import { EditingFault } from '../../domain/editing-fault.ts';
import { parseRecordKey, type RecordKey, recordKey } from '../../domain/reference.ts';
import type { Signing } from '../contributions/private-link.ts';
import type { Account } from '../identity/identity.ts';
import { recordId } from '../records/record-documents.ts';
import { defineCollection } from '../store/collection.ts';
import type { DocumentStore, Fields, Write } from '../store/document-store.ts';

export const DRAFTS = 'drafts';

const draftSchema = z
  .object({
    id: z.string().min(1),
    /** The record it is a draft of; empty for one that is new. */
    of: z.string(),
    state: z.enum(['working', 'proposed', 'scheduled']),
    /** Grows with every save, and never repeats for the same id: whoever saves says which one they had. */
    version: z.int().min(1),
    /** The revision of the record that it began with; 0 for one that is new. */
    basedOn: z.int().min(0),
    content: draftContent.transform((content): DraftContent => content),
    /** Who saved it last. */
    by: z.string(),
    /** The account whose own draft it is, or who has proposed it; empty for what editors share. */
    owner: z.string(),
    ownerName: z.string(),
    /** The account that began it, where all who edit share it. */
    startedBy: z.string().exactOptional(),
    /** The account that has proposed it and got it back, with the reason; until it is proposed anew. */
    returnedTo: z.string().exactOptional(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    /** When it is to be published, if it is scheduled: a day, or a day and a time (domain/publish-moment.ts). */
    publishOn: z.string(),
    /** Why whoever proposes it does so, and how they know. */
    why: z.string().max(LONGEST_WHY).exactOptional(),
    /** Why it came back: an editor's reason, or that it could not be published on its day. */
    reason: z.string(),
  })
  .readonly();

export type Draft = z.infer<typeof draftSchema>;
export const drafts = defineCollection({ name: DRAFTS, schema: draftSchema });

/** What an id says of a draft, whether it has been begun or not. */
export interface DraftTarget {
  readonly id: string;
  /** Empty for a record that is new. */
  readonly of: RecordKey | '';
  /** Somebody's own, to propose; not the one that all editors of the record share. */
  readonly personal: boolean;
}

const NEW_ID = /^[0-9a-f]{32}$/;
const RECORDS_ID = /^([a-z]+)~([a-z0-9-]+)(?:~([0-9a-f]{32}))?$/;

export function newDraftId(): string {
  return randomBytes(16).toString('hex');
}

/** The one working draft that all editors of a record share. */
export function sharedDraftId(key: RecordKey): string {
  return recordId(key);
}

/** The draft in which somebody proposes something about a record: always the same for the two of them, and not to be guessed. */
export function ownDraftId({ sign }: Signing, key: RecordKey, { id }: Pick<Account, 'id'>): string {
  const mark = Buffer.from(sign(`draft ${key} ${id}`), 'base64url')
    .toString('hex')
    .slice(0, 32);
  return `${recordId(key)}~${mark}`;
}

export function draftTarget(id: string): DraftTarget | undefined {
  if (NEW_ID.test(id)) return { id, of: '', personal: false };
  const [, kind = '', slug = '', mark] = RECORDS_ID.exec(id) ?? [];
  const parsed = parseRecordKey(`${kind}/${slug}`);
  return parsed && { id, of: recordKey(parsed.kind, parsed.slug), personal: mark !== undefined };
}

/** A draft with its fields as they are stored, which a write that replaces it must know. */
export interface OpenDraft {
  readonly draft: Draft;
  readonly fields: Fields;
}

export async function findDraft(store: DocumentStore, id: string): Promise<OpenDraft | undefined> {
  const found = draftTarget(id) && (await store.get(DRAFTS, id));
  const draft = found && drafts.read(found);
  return found && draft && { draft, fields: found.fields };
}

/** Time counts on, so that a draft begun anew never has a version that an earlier one under its id had. */
export function nextVersion(before: number, now: Date): number {
  return Math.max(before + 1, Math.floor(now.getTime() / 1000));
}

/** What could not be read again is not stored: merged, a draft may have grown beyond what one may hold. */
export function draftFields(draft: Draft): Fields {
  const fields = JSON.parse(JSON.stringify(draft)) as Fields;
  if (drafts.problemOf(fields)) throw new EditingFault('too-large');
  return fields;
}

export function replacing({ draft, fields }: OpenDraft, next: Draft): Write {
  return { verb: 'replace', collection: DRAFTS, id: draft.id, before: fields, fields: draftFields(next) };
}

/** Fails the batch when the draft has changed since it was read. */
export function removing(open: OpenDraft): Write[] {
  return [replacing(open, open.draft), { verb: 'delete', collection: DRAFTS, id: open.draft.id }];
}

/** Whether a content can stand in a draft: it stays of the kind that it was begun as. */
export function isSameKind(
  a: Pick<DraftContent, 'kind' | 'section'>,
  b: Pick<DraftContent, 'kind' | 'section'>,
): boolean {
  return a.kind === b.kind && a.section === b.section;
}
