import { CONTRIBUTIONS } from '../contributions/contribution.ts';
import type { FileStore } from '../files/file-store.ts';
import { MAP_REVISIONS, MAPS } from '../map/map-documents.ts';
import { PHOTOGRAPHS } from '../photographs/photograph.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { TREE_UPLOADS, TREE_VERSIONS, TREES } from '../trees/tree.ts';
import { MEDIA } from './media.ts';

export interface FileDeps {
  readonly store: DocumentStore;
  readonly files: FileStore;
}

/** Files nobody else refers to: the same picture may have been sent twice, and be approved once. */
export async function removeUnused(deps: FileDeps, gone: readonly { readonly hash: string }[]): Promise<void> {
  await whileFilesStay(() => removeUnreferred(deps, gone));
}

/** For whoever has the mutex already. */
export async function removeUnreferred(
  { store, files }: FileDeps,
  gone: readonly { readonly hash: string }[],
): Promise<void> {
  if (gone.length === 0) return;
  const collections = await Promise.all([CONTRIBUTIONS, MEDIA, PHOTOGRAPHS].map((name) => store.list(name)));
  // As they are stored: one that does not fit its schema still needs its files.
  const texts = collections.flat().map(({ fields }) => JSON.stringify(fields));
  for (const { hash } of gone) {
    if (!texts.some((text) => text.includes(hash)) && !(await isMadeOf(store, hash))) await files.remove(hash);
  }
}

/** Whether a map or a tree, as it is or once was, is this very file. */
async function isMadeOf(store: DocumentStore, hash: string): Promise<boolean> {
  const found = [MAPS, MAP_REVISIONS, TREES, TREE_VERSIONS, TREE_UPLOADS].map((name) =>
    store.list(name, { where: { hash }, limit: 1 }),
  );
  return (await Promise.all(found)).some(({ length }) => length > 0);
}

let previous: Promise<unknown> = Promise.resolve();

/**
 * A mutex: between storing a file and committing what refers to it, nothing refers to it, and a concurrent clean-up would
 * delete it.
 */
export function whileFilesStay<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = previous.then(work, work);
  previous = mine.catch(() => {});
  return mine;
}
