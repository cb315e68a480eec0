import { CONTRIBUTIONS } from '../contributions/contribution.ts';
import type { FileStore } from '../files/file-store.ts';
import { MAP_REVISIONS, MAPS } from '../map/map-documents.ts';
import { PHOTOGRAPHS } from '../photographs/photograph.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { TREE_UPLOADS, TREE_VERSIONS, TREES } from '../trees/tree.ts';
import { MEDIA } from './media.ts';
import { referring } from './referred-files.ts';

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
  for (const { hash } of gone) {
    if (!(await isReferred(store, hash))) await files.remove(hash);
  }
}

/** Whether anything is, or once was, this very file. As it is stored: what does not fit its schema still needs its files. */
export async function isReferred(store: DocumentStore, hash: string): Promise<boolean> {
  const found = await Promise.all([
    ...[MEDIA, MAPS, MAP_REVISIONS, TREES, TREE_VERSIONS, TREE_UPLOADS].map((name) =>
      store.list(name, { where: { hash }, limit: 1 }),
    ),
    ...[CONTRIBUTIONS, PHOTOGRAPHS].map((name) => store.list(name, referring(hash))),
  ]);
  return found.some(({ length }) => length > 0);
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
