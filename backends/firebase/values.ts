import type { DocumentData } from 'firebase-admin/firestore';
import { type Fields, isFields, type Value } from '../../chronicle/store/document-store.ts';

/** Firestore takes no list directly within a list: such a list goes into a map of this one name. */
const INNER_LIST = '[]';

export function toFirestore(fields: Fields): DocumentData {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, encode(value)]),
  );
}

export function fromFirestore(data: DocumentData): Fields {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, decode(value)]));
}

function encode(value: Value): unknown {
  if (isList(value)) return value.map((item) => (isList(item) ? { [INNER_LIST]: encode(item) } : encode(item)));
  return isFields(value) ? toFirestore(value) : value;
}

function decode(value: Value): Value {
  if (isList(value)) return value.map(decode);
  if (!isFields(value)) return value;
  const names = Object.keys(value);
  const inner = value[INNER_LIST];
  return names.length === 1 && inner !== undefined && isList(inner) ? decode(inner) : fromFirestore(value);
}

/** What a document weighs by Firestore's own reckoning; numbers weigh more there than in JSON. */
export function weightOf(fields: Fields): number {
  return 32 + weightOfValue(fields);
}

function weightOfValue(value: Value | undefined): number {
  if (typeof value === 'string') return Buffer.byteLength(value) + 1;
  if (typeof value === 'number') return 8;
  if (value === undefined) return 0;
  if (isList(value)) return value.reduce((sum: number, item) => sum + weightOfValue(item), 0);
  if (!isFields(value)) return 1;
  return Object.entries(value).reduce(
    (sum, [name, inner]) => sum + Buffer.byteLength(name) + 1 + weightOfValue(inner),
    0,
  );
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}
