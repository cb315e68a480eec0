import { setTimeout as pause } from 'node:timers/promises';
import { FieldValue, type Firestore, type QuerySnapshot, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import type { Write } from '../../chronicle/store/document-store.ts';
import { reaching } from './reaching.ts';

/** Every commit leaves a note here of what it touched; all processes read the notes in the order they were committed. */
const CHANGES = 'changes';
/** Firestore's policy on this field deletes notes that nobody can still be waiting for (firestore.indexes.json). */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** A note carries the time of its request and is seen when it is committed, which can be a little later. */
const OVERLAP_MS = 60_000;
const LONGEST_PAUSE_MS = 30_000;
/** A commit has succeeded even if its notification does not arrive here in time. */
const PATIENCE_MS = 5_000;

export interface Touched {
  readonly collection: string;
  readonly id: string;
}

/**
 * What happens in the store, wherever it was done. Snapshots of the collections themselves would not do: they leave out
 * what was soon overtaken and know no order between collections, and a process would read every document twice.
 */
export class ChangeFeed {
  readonly #db: Firestore;
  readonly #hear: (touched: readonly Touched[]) => Promise<void>;
  readonly #delivered = new Map<string, number>();
  readonly #awaited = new Map<string, () => void>();
  #latest = 0;
  #queue = Promise.resolve();
  #unsubscribe = () => {};
  #closed = false;

  private constructor(db: Firestore, hear: (touched: readonly Touched[]) => Promise<void>) {
    this.#db = db;
    this.#hear = hear;
  }

  /** Everything committed after this returns will be heard of. */
  static async open(db: Firestore, hear: (touched: readonly Touched[]) => Promise<void>): Promise<ChangeFeed> {
    const feed = new ChangeFeed(db, hear);
    const { readTime } = await reaching(db.collection(CHANGES).doc('now').get());
    feed.#latest = readTime.toMillis();
    await reaching(
      feed.#listen((snapshot) => {
        for (const { id } of snapshot.docs) feed.#delivered.set(id, feed.#latest);
      }),
    );
    return feed;
  }

  /** Adds the note of a commit to it. Answers with its reference: a commit made twice by a retry finds it taken. */
  note(batch: WriteBatch, writes: readonly Write[]) {
    const reference = this.#db.collection(CHANGES).doc();
    const touched = writes.map(({ collection, id }) => `${collection}/${id}`);
    const until = Timestamp.fromMillis(Date.now() + KEPT_MS);
    batch.create(reference, { at: FieldValue.serverTimestamp(), until, touched });
    return reference;
  }

  /** Does what makes a note, and returns when the note has been heard here as well. */
  async hearing(id: string, committing: () => Promise<void>): Promise<void> {
    const heard = new Promise<void>((resolve) => this.#awaited.set(id, resolve));
    try {
      await committing();
      await Promise.race([heard, pause(PATIENCE_MS, undefined, { ref: false })]);
    } finally {
      this.#awaited.delete(id);
    }
  }

  close(): void {
    this.#closed = true;
    this.#unsubscribe();
  }

  #listen(begin: (snapshot: QuerySnapshot) => void): Promise<void> {
    const since = Timestamp.fromMillis(this.#latest - OVERLAP_MS);
    const query = this.#db.collection(CHANGES).where('at', '>=', since).orderBy('at');
    return new Promise((resolve, reject) => {
      let begun = false;
      this.#unsubscribe = query.onSnapshot(
        (snapshot) => {
          if (!begun) begin(snapshot);
          begun = true;
          resolve();
          this.#take(snapshot);
        },
        (error) => {
          if (!begun) reject(error);
          else void this.#listenAgain(error);
        },
      );
    });
  }

  /** A listener that failed for good is replaced; what was missed meanwhile is in its first snapshot. */
  async #listenAgain(failure: unknown): Promise<void> {
    let cause = failure;
    for (let wait = 1000; !this.#closed; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      console.error('Changes are not heard of:', cause);
      await pause(wait, undefined, { ref: false });
      try {
        await this.#listen(() => {});
        return;
      } catch (error) {
        cause = error;
      }
    }
  }

  #take(snapshot: QuerySnapshot): void {
    for (const { type, doc: note } of snapshot.docChanges()) {
      if (type !== 'added' || this.#delivered.has(note.id)) continue;
      const at = (note.get('at') as Timestamp).toMillis();
      this.#latest = Math.max(this.#latest, at);
      this.#delivered.set(note.id, at);
      const touched = (note.get('touched') as string[]).map(read);
      this.#queue = this.#queue.then(() => this.#tell(note.id, touched));
    }
    for (const [id, at] of this.#delivered) if (at < this.#latest - 2 * OVERLAP_MS) this.#delivered.delete(id);
  }

  async #tell(id: string, touched: readonly Touched[]): Promise<void> {
    for (let wait = 1000; !this.#closed; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      try {
        await this.#hear(touched);
        break;
      } catch (error) {
        console.error('A change could not be read:', error);
        await pause(wait, undefined, { ref: false });
      }
    }
    this.#awaited.get(id)?.();
  }
}

function read(path: string): Touched {
  const [collection = '', ...id] = path.split('/');
  return { collection, id: id.join('/') };
}
