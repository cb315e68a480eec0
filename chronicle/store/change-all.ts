import { type DocumentStore, inCommits, type Query, type StoredDocument, type Write } from './document-store.ts';

const AT_ONCE = 100;

/**
 * Every document that is found goes or is changed, however many there are, and none is read but these. What is written must not
 * be found again.
 */
export async function changeAll(
  store: DocumentStore,
  collection: string,
  where: NonNullable<Query['where']>,
  change: (document: StoredDocument) => Write,
): Promise<void> {
  for (;;) {
    const found = await store.list(collection, { where, limit: AT_ONCE });
    const groups = found.map((document) => [change(document)]);
    for (const commit of inCommits(groups, store)) await store.commit(commit);
    if (found.length < AT_ONCE) return;
  }
}

export function deleting({ collection, id }: StoredDocument): Write {
  return { verb: 'delete', collection, id };
}
