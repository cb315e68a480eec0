import { type Fields, isFields, type Query, type StoredDocument, type Value } from './document-store.ts';

/** Applies a query to documents at hand, for stores without an engine of their own. */
export function select(documents: readonly StoredDocument[], query: Query): StoredDocument[] {
  const { orderBy, limit } = query;
  const found = documents
    .filter(({ fields }) => isSelected(fields, query))
    .sort((a, b) => {
      const byField = orderBy ? compare(a.fields[orderBy.field], b.fields[orderBy.field]) : 0;
      const sign = orderBy?.descending ? -1 : 1;
      return (byField || compare(a.id, b.id)) * sign;
    });
  return limit === undefined ? found : found.slice(0, limit);
}

/** Whether a document is among those that a query is about. */
export function isSelected(fields: Fields, { where = {}, orderBy }: Query): boolean {
  if (orderBy && fields[orderBy.field] === undefined) return false;
  return Object.entries(where).every(([path, value]) => (valueAt(fields, path) ?? null) === value);
}

function valueAt(fields: Fields, path: string): Value | undefined {
  return path
    .split('.')
    .reduce<Value | undefined>((value, field) => (isFields(value) ? value[field] : undefined), fields);
}

function compare(a: Value | undefined, b: Value | undefined): number {
  const left = a as string;
  const right = b as string;
  return left < right ? -1 : left > right ? 1 : 0;
}
