import type { DocumentStore, Query, StoredDocument, Value } from './document-store.ts';

interface Due {
  /** A moment: what has none is not looked at. */
  readonly field: string;
  readonly isDue: (moment: Value | undefined) => boolean;
  readonly limit: number;
  readonly where?: Query['where'];
}

/**
 * Those of a collection whose time has come, the oldest first. The very oldest is looked at alone: while it is not due nothing is,
 * and on a hosted site every document that is read every hour is paid for.
 */
export async function oldestDue(
  store: Pick<DocumentStore, 'list'>,
  collection: string,
  { field, isDue, limit, where = {} }: Due,
): Promise<StoredDocument[]> {
  const orderBy = { field };
  const [oldest] = await store.list(collection, { where, orderBy, limit: 1 });
  if (!oldest) return [];
  const moment = oldest.fields[field];
  // What is no moment stands in nobody's way: others behind it may be due.
  if ((typeof moment === 'string' || typeof moment === 'number') && !isDue(moment)) return [];
  const found = await store.list(collection, { where, orderBy, limit });
  return found.filter(({ fields }) => isDue(fields[field]));
}
