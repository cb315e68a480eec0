import { z } from 'zod';
import { type ChronicleRecord, keyOf, recordSchema } from '../../domain/record.ts';
import type { RecordKey } from '../../domain/reference.ts';
import { defineCollection } from '../store/collection.ts';
import type { Fields } from '../store/document-store.ts';

export const RECORDS = 'records';
export const REVISIONS = 'revisions';

/** A record as it stands in the store, with the number of its latest revision. */
export interface StoredRecord {
  readonly record: ChronicleRecord;
  readonly revision: number;
}

/** Slashes part collections from documents in some stores; a record's key has one. */
export function recordId(key: RecordKey): string {
  return key.replace('/', '~');
}

export function revisionId(key: RecordKey, revision: number): string {
  return `${recordId(key)}~${revision}`;
}

export function toFields({ record, revision }: StoredRecord): Fields {
  return { ...(JSON.parse(JSON.stringify(record)) as Fields), key: keyOf(record), revision };
}

const revision = z.int().min(1);

/** The record, and what the store keeps beside its fields. Without spreading and matching again: a start reads ten thousand. */
const storedRecord = z.transform((fields: Fields, context): StoredRecord => {
  const candidate: Record<string, unknown> = {};
  for (const name in fields) if (name !== 'key' && name !== 'revision') candidate[name] = fields[name];
  const record = recordSchema.safeParse(candidate);
  const number = revision.safeParse(fields.revision);
  const isKeyRight = !record.success || fields.key === keyOf(record.data);
  if (record.success && number.success && isKeyRight) return { record: record.data, revision: number.data };
  const problem = (path: PropertyKey[], message: string) =>
    context.issues.push({ code: 'custom', path, message, input: fields });
  for (const { path, message } of record.error?.issues ?? []) problem(path, message);
  for (const { message } of number.error?.issues ?? []) problem(['revision'], message);
  if (!isKeyRight) problem(['key'], 'is not the key of the record');
  return z.NEVER;
});

export const records = defineCollection({ name: RECORDS, schema: storedRecord });

/** A record as it was once, and who made it so. */
export interface StoredRevision extends StoredRecord {
  readonly savedBy: string;
  readonly savedAt: string;
}

const saving = z.object({ savedBy: z.string(), savedAt: z.string() });

const storedRevision = z.transform((fields: Fields, context): StoredRevision => {
  const { savedBy, savedAt, ...rest } = fields;
  const record = storedRecord.safeParse(rest);
  const who = saving.safeParse({ savedBy, savedAt });
  if (record.success && who.success) return { ...record.data, ...who.data };
  context.issues.push({ code: 'custom', path: [], message: 'is not a revision', input: fields });
  return z.NEVER;
});

export const revisions = defineCollection({ name: REVISIONS, schema: storedRevision });
