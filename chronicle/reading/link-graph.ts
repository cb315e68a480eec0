import { type ChronicleRecord, keyOf } from '../../domain/record.ts';
import { parseRecordKey, type RecordKey, referencesIn } from '../../domain/reference.ts';

/** Who refers to whom, computed from what the records say and never typed twice. */
export interface LinkGraph {
  refersTo(key: RecordKey): readonly RecordKey[];
  referredFrom(key: RecordKey): readonly RecordKey[];
  /** Records that name an individual of a tree: bosnjak#I12. */
  aboutIndividual(reference: string): readonly RecordKey[];
}

export function linkGraph(records: readonly ChronicleRecord[]): LinkGraph {
  const present = new Set(records.map(keyOf));
  const outgoing = new Map<RecordKey, RecordKey[]>();
  const incoming = new Map<string, RecordKey[]>();
  for (const record of records) {
    const from = keyOf(record);
    for (const reference of referencesOf(record)) {
      if (reference === from) continue;
      if (parseRecordKey(reference)) {
        // A link to a draft is no link for readers.
        if (!present.has(reference as RecordKey)) continue;
        append(outgoing, from, reference as RecordKey);
      }
      append(incoming, reference, from);
    }
  }
  return {
    refersTo: (key) => outgoing.get(key) ?? [],
    referredFrom: (key) => incoming.get(key) ?? [],
    aboutIndividual: (reference) => incoming.get(reference) ?? [],
  };
}

const known = new WeakMap<ChronicleRecord, ReadonlySet<string>>();

/** Looked for once in each text: after a publication all others are as they were. */
function referencesOf(record: ChronicleRecord): ReadonlySet<string> {
  let references = known.get(record);
  if (!references) {
    references = new Set([...record.links, ...referencesIn(record.body)]);
    known.set(record, references);
  }
  return references;
}

function append<Key>(map: Map<Key, RecordKey[]>, key: Key, value: RecordKey): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
