import { createHash } from 'node:crypto';
import { z } from 'zod';
import { defineCollection } from '../store/collection.ts';
import type { Change, DocumentStore, Write } from '../store/document-store.ts';

const RELEASED_TEXTS = 'tree-released-texts';
export const releasedTexts = defineCollection({
  name: RELEASED_TEXTS,
  schema: z.object({ tree: z.string(), hash: z.string(), by: z.string(), at: z.iso.datetime() }),
});

/**
 * Texts of the trees that name the living and that an editor let be shown all the same. Known by what they say: once a
 * text is changed, nobody has released it.
 */
export class ReleasedTexts {
  readonly #ids = new Set<string>();
  #changes = 0;

  static async open(store: DocumentStore): Promise<ReleasedTexts> {
    const released = new ReleasedTexts();
    // Watching first: what changes while the rest is being read is not missed, only read twice.
    store.watch([RELEASED_TEXTS], (changes) => released.#take(changes));
    released.#take(await store.list(RELEASED_TEXTS));
    return released;
  }

  has(tree: string, text: string): boolean {
    return this.#ids.has(idOf(tree, hashOfText(text)));
  }

  /** Of a tree, the texts that were ever released and are not among these. */
  stale(tree: string, hashes: ReadonlySet<string>): string[] {
    const ofTree = [...this.#ids].filter((id) => id.startsWith(`${tree} `)).map((id) => id.slice(tree.length + 1));
    return ofTree.filter((hash) => !hashes.has(hash));
  }

  /** Another number after every change. */
  get version(): number {
    return this.#changes;
  }

  #take(changes: readonly Change[]): void {
    for (const { id, fields } of changes) {
      if (fields && releasedTexts.read({ id, fields })) this.#ids.add(id);
      else this.#ids.delete(id);
    }
    this.#changes += 1;
  }
}

interface TextDecision {
  readonly tree: string;
  readonly hash: string;
  readonly isReleased: boolean;
  readonly by: string;
  readonly at: string;
  /** Released texts of the tree that are in it no more: they go along. */
  readonly stale: readonly string[];
}

/** An editor lets a text be shown, or holds it back again. */
export async function decideOnText(store: DocumentStore, decision: TextDecision): Promise<void> {
  const { tree, hash, isReleased, by, at, stale } = decision;
  const [collection, id] = [RELEASED_TEXTS, idOf(tree, hash)];
  const writes: Write[] = [
    isReleased ? { verb: 'set', collection, id, fields: { tree, hash, by, at } } : { verb: 'delete', collection, id },
    ...stale
      .slice(0, store.writesPerCommit - 1)
      .map((old): Write => ({ verb: 'delete', collection, id: idOf(tree, old) })),
  ];
  await store.commit(writes);
}

export function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function idOf(tree: string, hash: string): string {
  return `${tree} ${hash}`;
}
