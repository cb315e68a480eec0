import type { Query, StoredDocument, Value } from './document-store.ts';

/** Applies a query to documents at hand, for stores without an engine of their own. */
export function select(documents: readonly StoredDocument[], { where = {}, orderBy, limit }: Query): StoredDocument[] {
  const wanted = Object.entries(where);
  const found = documents
    .filter(({ fields }) => wanted.every(([field, value]) => (fields[field] ?? null) === value))
    .filter(({ fields }) => !orderBy || fields[orderBy.field] !== undefined)
    .sort((a, b) => {
      const byField = orderBy ? compare(a.fields[orderBy.field], b.fields[orderBy.field]) : 0;
      const sign = orderBy?.descending ? -1 : 1;
      return (byField || compare(a.id, b.id)) * sign;
    });
  return limit === undefined ? found : found.slice(0, limit);
}

function compare(a: Value | undefined, b: Value | undefined): number {
  const left = a as string;
  const right = b as string;
  return left < right ? -1 : left > right ? 1 : 0;
}
