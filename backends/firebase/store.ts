import { isDeepStrictEqual } from 'node:util';
import {
  FieldPath,
  FieldValue,
  type Firestore,
  type Query as FirestoreQuery,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import {
  type Change,
  checkWrites,
  type DocumentStore,
  type EachDocument,
  type Fields,
  type Query,
  type StoredDocument,
  type Write,
} from '../../chronicle/store/document-store.ts';
import { select } from '../../chronicle/store/select.ts';
import { Watchers } from '../../chronicle/store/watchers.ts';
import { Fault } from '../../domain/fault.ts';
import { ChangeFeed, type Touched } from './change-feed.ts';
import { isChanged, isTaken, PATIENCE_MS, reaching } from './reaching.ts';
import { fromFirestore, toFirestore, weightOf } from './values.ts';

const LARGEST_DOCUMENT = 1_048_576;

/** Documents in Firestore, the same for every process of a site. The services it runs on are closed by who set them up. */
export class FirestoreStore implements DocumentStore {
  /** One fewer than Firestore takes: each commit carries a note of itself. */
  readonly writesPerCommit = 499;
  /** A request may have ten megabytes, and values weigh up to twice what they do in JSON. */
  readonly bytesPerCommit = 5_000_000;
  readonly #db: Firestore;
  readonly #watchers: Watchers;
  readonly #feed: ChangeFeed;

  private constructor(db: Firestore, watchers: Watchers, feed: ChangeFeed) {
    this.#db = db;
    this.#watchers = watchers;
    this.#feed = feed;
  }

  static async open(db: Firestore): Promise<FirestoreStore> {
    const watchers = new Watchers();
    const feed = await ChangeFeed.open(db, async (touched) => {
      const watched = touched.filter(({ collection }) => watchers.isWatched(collection));
      if (watched.length > 0) watchers.tell(await readAll(db, watched));
    });
    return new FirestoreStore(db, watchers, feed);
  }

  async get(collection: string, id: string): Promise<StoredDocument | undefined> {
    if (!isDocumentId(id)) return undefined;
    const data = (await reaching(this.#db.collection(collection).doc(id).get())).data();
    return data && { collection, id, fields: fromFirestore(data) };
  }

  async list(collection: string, query: Query = {}): Promise<StoredDocument[]> {
    const { where = {}, orderBy, limit } = query;
    // A field that is not there counts as null for this port, but Firestore cannot look for what is not there.
    const absent = Object.entries(where).filter(([, value]) => value === null);
    let asked: FirestoreQuery = this.#db.collection(collection);
    for (const [field, value] of Object.entries(where)) {
      if (value !== null) asked = asked.where(new FieldPath(...field.split('.')), '==', value);
    }
    if (orderBy) asked = asked.orderBy(new FieldPath(orderBy.field), orderBy.descending ? 'desc' : 'asc');
    if (limit !== undefined && absent.length === 0) asked = asked.limit(limit);
    const { docs } = await reaching(asked.get(), PATIENCE_MS.forMany);
    const found = docs.map((doc) => ({ collection, id: doc.id, fields: fromFirestore(doc.data()) }));
    return absent.length === 0 ? found : select(found, query);
  }

  async *each(collection: string): AsyncGenerator<EachDocument> {
    // One after another as they come, and not before they are asked for.
    const documents = this.#db.collection(collection).stream() as AsyncIterable<QueryDocumentSnapshot>;
    for await (const doc of documents) yield { id: doc.id, fields: fromFirestore(doc.data()) };
  }

  /** Returns when it is committed and this process has been notified: read your own writes. */
  async commit(writes: readonly Write[]): Promise<void> {
    checkWrites(writes, this);
    const batch = this.#db.batch();
    const readAt = await this.#readTimes(writes);
    for (const write of writes) {
      const reference = this.#db.collection(write.collection).doc(write.id);
      if (write.verb === 'delete') batch.delete(reference);
      else if (write.verb === 'increment') {
        const sums = Object.entries(write.by).map(([field, amount]) => [field, FieldValue.increment(amount)]);
        batch.set(reference, Object.fromEntries(sums), { merge: true });
      } else {
        checkWeight(write);
        // A set cannot be made to depend on what stands there; deleting what it replaces can.
        if (write.verb === 'replace') batch.delete(reference, { lastUpdateTime: readAt.get(write) as Timestamp });
        batch[write.verb === 'create' ? 'create' : 'set'](reference, toFirestore(write.fields));
      }
    }
    const note = this.#feed.note(batch, writes);
    await this.#feed.hearing(note.id, async () => {
      try {
        await reaching(batch.commit(), PATIENCE_MS.forMany);
      } catch (error) {
        if (!isTaken(error) && !isChanged(error)) throw error;
        // The first try may have been committed and its answer lost: then the note that stands in the way is our own.
        if ((await reaching(note.get())).exists) return;
        throw new Fault(isTaken(error) ? 'document-exists' : 'document-changed', (error as Error).message);
      }
    });
  }

  watch(collections: readonly string[], listener: (changes: readonly Change[]) => void): () => void {
    return this.#watchers.add(collections, listener);
  }

  async close(): Promise<void> {
    this.#feed.close();
  }

  /** When what is to be replaced was last written; a commit that finds it written since fails. */
  async #readTimes(writes: readonly Write[]): Promise<ReadonlyMap<Write, Timestamp>> {
    const replaced = writes.filter((write) => write.verb === 'replace');
    if (replaced.length === 0) return new Map();
    const references = replaced.map(({ collection, id }) => this.#db.collection(collection).doc(id));
    const snapshots = await reaching(this.#db.getAll(...references), PATIENCE_MS.forMany);
    return new Map(
      replaced.map((write, index) => {
        const snapshot = snapshots[index];
        const data = snapshot?.data();
        if (!snapshot?.updateTime || !data || !isDeepStrictEqual(fromFirestore(data), write.before)) {
          throw new Fault('document-changed', `${write.collection}/${write.id} has changed`);
        }
        return [write, snapshot.updateTime];
      }),
    );
  }
}

/** Asked for any other, Firestore's client throws: the id may come from a form, and nothing is stored under it. */
function isDocumentId(id: string): boolean {
  return id !== '' && Buffer.byteLength(id) <= 1500 && !/\/|^\.\.?$|^__.*__$/s.test(id);
}

function checkWeight({ collection, id, fields }: Extract<Write, { fields: Fields }>): void {
  const weight = weightOf(fields);
  if (weight <= LARGEST_DOCUMENT) return;
  throw new Fault(
    'document-too-large',
    `${collection}/${id} weighs ${weight} bytes in Firestore, at most ${LARGEST_DOCUMENT}`,
  );
}

async function readAll(db: Firestore, touched: readonly Touched[]): Promise<Change[]> {
  const snapshots = await reaching(
    db.getAll(...touched.map(({ collection, id }) => db.collection(collection).doc(id))),
  );
  return snapshots.map((snapshot, index) => {
    const { collection, id } = touched[index] as Touched;
    const data = snapshot.data();
    return data ? { collection, id, fields: fromFirestore(data) } : { collection, id };
  });
}
