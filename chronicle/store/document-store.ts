import { isDeepStrictEqual } from 'node:util';
import { Fault } from '../../domain/fault.ts';

export type Scalar = string | number | boolean | null;
export type Value = Scalar | readonly Value[] | { readonly [field: string]: Value };
export type Fields = { readonly [field: string]: Value };

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export interface StoredDocument {
  readonly collection: string;
  readonly id: string;
  readonly fields: Fields;
}

/** What is stored, and cannot be read, is there without its fields. */
export interface EachDocument {
  readonly id: string;
  readonly fields?: Fields;
}

export interface Query {
  /** Fields that must equal these values. A dot leads into a field: `by.email`. */
  readonly where?: { readonly [field: string]: Scalar };
  /** One order; documents without the field are not listed. Without it: by id. */
  readonly orderBy?: { readonly field: string; readonly descending?: boolean };
  readonly limit?: number;
}

export type Write =
  /** Fails the whole batch when the document exists. */
  | { readonly verb: 'create'; readonly collection: string; readonly id: string; readonly fields: Fields }
  | { readonly verb: 'set'; readonly collection: string; readonly id: string; readonly fields: Fields }
  /** Fails the whole batch when the document is no longer as it was read. */
  | {
      readonly verb: 'replace';
      readonly collection: string;
      readonly id: string;
      readonly before: Fields;
      readonly fields: Fields;
    }
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

/** What one commit can take; more is refused whole. */
export interface CommitLimits {
  readonly writesPerCommit: number;
  /** Of all its documents together, as JSON. */
  readonly bytesPerCommit: number;
}

/** The port for stored documents; backends/ has its adapters. */
export interface DocumentStore extends CommitLimits {
  get(collection: string, id: string): Promise<StoredDocument | undefined>;
  list(collection: string, query?: Query): Promise<StoredDocument[]>;
  /** Every document of a collection by its id, a few at a time: for whoever goes through all of them. */
  each(collection: string): AsyncIterable<EachDocument>;
  /** All of it or nothing. Returns when it is on disk. */
  commit(writes: readonly Write[]): Promise<void>;
  /** Every later commit that touches the collections, in order, each once. Returns how to stop. */
  watch(collections: readonly string[], listener: (changes: readonly Change[]) => void): () => void;
  close(): Promise<void>;
}

const LARGEST_DOCUMENT = 1_000_000;

/** What every adapter refuses alike, before it touches anything. */
export function checkWrites(writes: readonly Write[], { writesPerCommit, bytesPerCommit }: CommitLimits): void {
  if (writes.length > writesPerCommit) {
    throw new Fault('batch-too-large', `${writes.length} writes in one commit, at most ${writesPerCommit}`);
  }
  for (const write of writes) {
    if (!/^[a-z-]+$/.test(write.collection) || !/^[^/\p{Cc}]{1,400}$/u.test(write.id) || /^\.{1,2}$/.test(write.id)) {
      throw new Error(`Not the name of a document: ${write.collection}/${write.id}`);
    }
    const size = sizeOf(write);
    if (size > LARGEST_DOCUMENT) {
      throw new Fault(
        'document-too-large',
        `${write.collection}/${write.id} has ${size} bytes, at most ${LARGEST_DOCUMENT}`,
      );
    }
  }
  const bytes = writes.reduce((sum, write) => sum + sizeOf(write), 0);
  if (bytes > bytesPerCommit) {
    throw new Fault('batch-too-large', `${bytes} bytes in one commit, at most ${bytesPerCommit}`);
  }
}

/** Commits of as many groups as the store can take at once; what is in one group stays together. */
export function inCommits(groups: readonly (readonly Write[])[], limits: CommitLimits): Write[][] {
  const commits: Write[][] = [];
  let bytes = 0;
  for (const group of groups) {
    const size = group.reduce((sum, write) => sum + sizeOf(write), 0);
    const last = commits.at(-1);
    if (last && last.length + group.length <= limits.writesPerCommit && bytes + size <= limits.bytesPerCommit) {
      last.push(...group);
      bytes += size;
    } else {
      commits.push([...group]);
      bytes = size;
    }
  }
  return commits;
}

function sizeOf(write: Write): number {
  return 'fields' in write ? Buffer.byteLength(JSON.stringify(write.fields)) : 0;
}

/**
 * What a document holds after a write to it, the same in every store that applies writes itself; nothing when it is gone.
 */
export function applied(write: Write, existing: Fields | undefined): Fields | undefined {
  const name = `${write.collection}/${write.id}`;
  switch (write.verb) {
    case 'create':
      if (existing) throw new Fault('document-exists', `${name} exists`);
      return write.fields;
    case 'replace':
      if (!isDeepStrictEqual(existing, write.before)) throw new Fault('document-changed', `${name} has changed`);
      return write.fields;
    case 'increment':
      return incremented(existing, write.by);
    case 'set':
      return write.fields;
    case 'delete':
      return undefined;
  }
}

/** Whether it was committed. It is not when something that it creates is there already: somebody else was first. */
export async function commitIfFirst(store: DocumentStore, writes: readonly Write[]): Promise<boolean> {
  try {
    await store.commit(writes);
    return true;
  } catch (error) {
    if (error instanceof Fault && error.code === 'document-exists') return false;
    throw error;
  }
}

/** Whether it was committed. It is not when something that it replaces, or creates, is no longer as it was read. */
export async function commitUnlessChanged(store: DocumentStore, writes: readonly Write[]): Promise<boolean> {
  try {
    await store.commit(writes);
    return true;
  } catch (error) {
    if (error instanceof Fault && ['document-changed', 'document-exists'].includes(error.code)) return false;
    throw error;
  }
}

/** For writes that create the next revision of something: when somebody else has created it, nothing is overwritten. */
export async function commitRevision(store: DocumentStore, writes: readonly Write[], problem: string): Promise<void> {
  if (!(await commitIfFirst(store, writes))) throw new Fault('conflict', problem);
}

function incremented(fields: Fields | undefined, by: { readonly [field: string]: number }): Fields {
  const sums = Object.entries(by).map(([field, amount]) => [field, Number(fields?.[field] ?? 0) + amount]);
  return { ...fields, ...Object.fromEntries(sums) };
}
