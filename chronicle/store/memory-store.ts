import {
  applied,
  type Change,
  checkWrites,
  type DocumentStore,
  type EachDocument,
  type Fields,
  type Query,
  type StoredDocument,
  type Write,
} from './document-store.ts';
import { select } from './select.ts';
import { Watchers } from './watchers.ts';

/** A store that forgets, for tests. */
export class MemoryStore implements DocumentStore {
  readonly writesPerCommit = Number.MAX_SAFE_INTEGER;
  readonly bytesPerCommit = Number.MAX_SAFE_INTEGER;
  readonly #collections = new Map<string, Map<string, Fields>>();
  readonly #watchers = new Watchers();

  async get(collection: string, id: string): Promise<StoredDocument | undefined> {
    const fields = this.#collections.get(collection)?.get(id);
    return fields && { collection, id, fields };
  }

  async list(collection: string, query: Query = {}): Promise<StoredDocument[]> {
    const all = [...(this.#collections.get(collection) ?? [])].map(([id, fields]) => ({ collection, id, fields }));
    return select(all, query);
  }

  async *each(collection: string): AsyncGenerator<EachDocument> {
    for (const { id, fields } of await this.list(collection)) yield { id, fields };
  }

  async commit(writes: readonly Write[]): Promise<void> {
    checkWrites(writes, this);
    const before = new Map([...this.#collections].map(([name, documents]) => [name, new Map(documents)]));
    try {
      this.#watchers.tell(writes.map((write) => this.#apply(write)));
    } catch (error) {
      this.#collections.clear();
      for (const [name, documents] of before) this.#collections.set(name, documents);
      throw error;
    }
  }

  watch(collections: readonly string[], listener: (changes: readonly Change[]) => void): () => void {
    return this.#watchers.add(collections, listener);
  }

  async close(): Promise<void> {}

  #apply(write: Write): Change {
    const { collection, id } = write;
    const documents = this.#collections.get(collection) ?? new Map<string, Fields>();
    this.#collections.set(collection, documents);
    const fields = applied(write, documents.get(id));
    if (!fields) {
      documents.delete(id);
      return { collection, id };
    }
    documents.set(id, structuredClone(fields));
    return { collection, id, fields };
  }
}
