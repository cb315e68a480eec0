import { z } from 'zod';
import { type ChronicleRecord, keyOf, recordSchema } from '../../domain/record.ts';
import type { RecordKey } from '../../domain/reference.ts';
import { defineCollection } from '../store/collection.ts';
import type { Fields } from '../store/document-store.ts';

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

export const records = defineCollection({
  name: RECORDS,
  schema: z
    .looseObject({ key: z.string(), revision: z.int().min(1) })
    .transform(({ key: _, revision, ...fields }, context): KeptRecord => {
      const { data, error } = recordSchema.safeParse(fields);
      if (data) return { record: data, revision };
      for (const { path, message } of error.issues)
        context.issues.push({ code: 'custom', path, message, input: fields });
      return z.NEVER;
    }),
});
