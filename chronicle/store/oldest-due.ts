import type { DocumentStore, Query, StoredDocument, Value } from './document-store.ts';

interface Due {
  /** A moment: what has none is not looked at. */
  readonly field: string;
  readonly now: Date;
  /** How long after that moment it is due. */
  readonly keptMs?: number;
  readonly where?: Query['where'];
}

/** What is left is swept an hour later. */
const SWEPT_AT_ONCE = 200;

/**
 * Those of a collection whose time has come, the oldest first. The very oldest is looked at alone: while it is not due nothing is,
 * and on a hosted site every document that is read every hour is paid for.
 */
export async function oldestDue(
  store: Pick<DocumentStore, 'list'>,
  collection: string,
  { field, now, keptMs = 0, where = {} }: Due,
): Promise<StoredDocument[]> {
  const last = new Date(now.getTime() - keptMs);
  const isDue = (moment: Value | undefined) =>
    typeof moment === 'number' ? moment <= last.getTime() : String(moment) <= last.toISOString();
  const orderBy = { field };
  const [oldest] = await store.list(collection, { where, orderBy, limit: 1 });
  if (!oldest) return [];
  const moment = oldest.fields[field];
  // What is no moment stands in nobody's way: others behind it may be due.
  if ((typeof moment === 'string' || typeof moment === 'number') && !isDue(moment)) return [];
  const found = await store.list(collection, { where, orderBy, limit: SWEPT_AT_ONCE });
  return found.filter(({ fields }) => isDue(fields[field]));
}

/** For documents that nothing else goes with. */
export async function deleteDue(store: DocumentStore, collection: string, due: Due): Promise<void> {
  for (;;) {
    const over = await oldestDue(store, collection, due);
    if (over.length > 0) await store.commit(over.map(({ id }) => ({ verb: 'delete', collection, id })));
    if (over.length < SWEPT_AT_ONCE) return;
  }
}
