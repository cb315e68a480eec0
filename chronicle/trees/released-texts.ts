import { createHash } from 'node:crypto';
import { z } from 'zod';
import { defineCollection } from '../store/collection.ts';
import type { DocumentStore, Write } from '../store/document-store.ts';
import { type LiveCollection, liveCollection } from '../store/live-collection.ts';

const RELEASED_TEXTS = 'tree-released-texts';
export const releasedTexts = defineCollection({
  name: RELEASED_TEXTS,
  schema: z.object({ tree: z.string(), hash: z.string(), by: z.string(), at: z.iso.datetime() }),
});

/**
 * Texts of the trees that name the living and that an editor let be shown all the same. Known by what they say: once a
 * text is changed, nobody has released it.
 */
export type ReleasedTexts = LiveCollection<object>;

export function openReleasedTexts(store: DocumentStore): Promise<ReleasedTexts> {
  return liveCollection(store, releasedTexts);
}

export function isReleased(ids: ReleasedTexts['items'], tree: string, text: string): boolean {
  return ids.has(idOf(tree, hashOfText(text)));
}

/** Of a tree, the texts that were ever released and are not among these. */
export function staleIn(ids: ReleasedTexts['items'], tree: string, hashes: ReadonlySet<string>): string[] {
  const ofTree = [...ids.keys()].filter((id) => id.startsWith(`${tree} `)).map((id) => id.slice(tree.length + 1));
  return ofTree.filter((hash) => !hashes.has(hash));
}

interface TextDecision {
  readonly tree: string;
  readonly hashes: readonly string[];
  readonly isReleased: boolean;
  readonly by: string;
  readonly at: string;
  /** Released texts of the tree that are in it no more: they go along. */
  readonly stale: readonly string[];
}

/** An editor lets texts be shown, or holds them back again. */
export async function decideOnText(store: DocumentStore, decision: TextDecision): Promise<void> {
  const { tree, hashes, isReleased, by, at, stale } = decision;
  const collection = RELEASED_TEXTS;
  const remove = (hash: string): Write => ({ verb: 'delete', collection, id: idOf(tree, hash) });
  const release = (hash: string): Write => ({
    verb: 'set',
    collection,
    id: idOf(tree, hash),
    fields: { tree, hash, by, at },
  });
  const writes = [...hashes.map(isReleased ? release : remove), ...stale.map(remove)];
  await store.commit(writes.slice(0, store.writesPerCommit));
}

export function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function idOf(tree: string, hash: string): string {
  return `${tree} ${hash}`;
}
