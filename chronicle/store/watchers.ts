import type { Change } from './document-store.ts';

/** Listeners for changes. One that throws does not stop the others. */
export class Watchers {
  readonly #watchers = new Set<{
    readonly collections: ReadonlySet<string>;
    readonly listener: (changes: readonly Change[]) => void;
  }>();

  add(collections: readonly string[], listener: (changes: readonly Change[]) => void): () => void {
    const watcher = { collections: new Set(collections), listener };
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Whether there are listeners for it. */
  isWatched(collection: string): boolean {
    return [...this.#watchers].some(({ collections }) => collections.has(collection));
  }

  tell(changes: readonly Change[]): void {
    for (const { collections, listener } of [...this.#watchers]) {
      const theirs = changes.filter(({ collection }) => collections.has(collection));
      if (theirs.length === 0) continue;
      try {
        listener(theirs);
      } catch (error) {
        console.error('A change could not be told of:', error);
      }
    }
  }
}
