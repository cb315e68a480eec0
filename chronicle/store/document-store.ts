import { Fault } from '../../domain/fault.ts';

export type Scalar = string | number | boolean | null;
export type Value = Scalar | readonly Value[] | { readonly [field: string]: Value };
export type Fields = { readonly [field: string]: Value };

export interface StoredDocument {
  readonly collection: string;
  readonly id: string;
  readonly fields: Fields;
}

export interface Query {
  /** Fields that must equal these values. */
  readonly where?: { readonly [field: string]: Scalar };
  /** One order; documents without the field are not listed. Without it: by id. */
  readonly orderBy?: { readonly field: string; readonly descending?: boolean };
  readonly limit?: number;
}

export type Write =
  /** Fails the whole batch when the document exists. */
  | { readonly verb: 'create'; readonly collection: string; readonly id: string; readonly fields: Fields }
  | { readonly verb: 'set'; readonly collection: string; readonly id: string; readonly fields: Fields }
  | { readonly verb: 'delete'; readonly collection: string; readonly id: string }
  /** Adds to number fields; a document or field that is not there counts from nought. */
  | {
      readonly verb: 'increment';
      readonly collection: string;
      readonly id: string;
      readonly by: { readonly [field: string]: number };
    };

export interface Change {
  readonly collection: string;
  readonly id: string;
  /** Absent when the document was deleted. */
  readonly fields?: Fields;
}

/** Documents, kept somewhere. Nothing above this port knows where. */
export interface DocumentStore {
  /** How many writes one commit can take. */
  readonly writesPerCommit: number;
  get(collection: string, id: string): Promise<StoredDocument | undefined>;
  list(collection: string, query?: Query): Promise<StoredDocument[]>;
  /** All of it or nothing. Returns when it is on disk. */
  commit(writes: readonly Write[]): Promise<void>;
  /** Every later commit that touches the collections, in order, each once. Returns how to stop. */
  watch(collections: readonly string[], listener: (changes: readonly Change[]) => void): () => void;
  close(): Promise<void>;
}

const LARGEST_DOCUMENT = 1_000_000;

/** What every adapter refuses alike, before it touches anything. */
export function checkWrites(writes: readonly Write[], writesPerCommit: number): void {
  if (writes.length > writesPerCommit) {
    throw new Fault('batch-too-large', `${writes.length} writes in one commit, at most ${writesPerCommit}`);
  }
  for (const write of writes) {
    if (!/^[a-z-]+$/.test(write.collection) || !/^[^/\p{Cc}]{1,400}$/u.test(write.id) || /^\.{1,2}$/.test(write.id)) {
      throw new Error(`Not the name of a document: ${write.collection}/${write.id}`);
    }
    if (write.verb !== 'create' && write.verb !== 'set') continue;
    const size = Buffer.byteLength(JSON.stringify(write.fields));
    if (size > LARGEST_DOCUMENT) {
      throw new Fault(
        'document-too-large',
        `${write.collection}/${write.id} has ${size} bytes, at most ${LARGEST_DOCUMENT}`,
      );
    }
  }
}

export function incremented(fields: Fields | undefined, by: { readonly [field: string]: number }): Fields {
  const sums = Object.entries(by).map(([field, amount]) => [field, Number(fields?.[field] ?? 0) + amount]);
  return { ...fields, ...Object.fromEntries(sums) };
}
