import type { ChronicleRecord } from '../../domain/record.ts';
import { keyOf } from '../../domain/record.ts';
import type { RecordKey } from '../../domain/reference.ts';
import { asTrusted, type Fields } from '../store/document-store.ts';

export const RECORDS = 'records';
export const REVISIONS = 'revisions';

/** A record as it stands in the store, with the number of its latest revision. */
export interface KeptRecord {
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

export function toFields({ record, revision }: KeptRecord): Fields {
  return { ...(JSON.parse(JSON.stringify(record)) as Fields), key: keyOf(record), revision };
}

/** What the store holds was checked when it was saved. */
export function fromFields({ key: _, revision, ...record }: Fields): KeptRecord {
  return { record: asTrusted<ChronicleRecord>(record), revision: Number(revision) };
}
