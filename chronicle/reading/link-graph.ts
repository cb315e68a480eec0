import { type ChronicleRecord, keyOf } from '../../domain/record.ts';
import { parseIndividualReference, type RecordKey, referencesIn } from '../../domain/reference.ts';

/** Who refers to whom, computed from what the records say and never typed twice. */
export interface LinkGraph {
  refersTo(key: RecordKey): readonly RecordKey[];
  referredFrom(key: RecordKey): readonly RecordKey[];
  /** Records that name an individual of a tree: bosnjak#I12. */
  aboutIndividual(reference: string): readonly RecordKey[];
}

export function linkGraph(records: ReadonlyMap<RecordKey, ChronicleRecord>): LinkGraph {
  const incoming = new Map<string, RecordKey[]>();
  for (const [from, record] of records) {
    for (const to of referencesOf(record)) {
      const list = incoming.get(to);
      if (list) list.push(from);
      else incoming.set(to, [from]);
    }
  }
  const referring = (to: string) => incoming.get(to) ?? [];
  return {
    refersTo(key) {
      const record = records.get(key);
      // A link to a draft is no link for readers.
      return record ? referencesOf(record).filter((to): to is RecordKey => records.has(to as RecordKey)) : [];
    },
    referredFrom: referring,
    aboutIndividual: referring,
  };
}

const known = new WeakMap<ChronicleRecord, readonly string[]>();

/** What a record refers to. Looked for once in each text: after a publication all others are as they were. */
export function referencesOf(record: ChronicleRecord): readonly string[] {
  let references = known.get(record);
  if (!references) {
    const self: string = keyOf(record);
    references = [...new Set([...record.links.map(byShownId), ...referencesIn(record.body)])].filter(
      (to) => to !== self,
    );
    known.set(record, references);
  }
  return references;
}

/** An individual is asked for by the id that is shown, whatever the record calls them. */
function byShownId(link: string): string {
  const individual = parseIndividualReference(link);
  return individual ? `${individual.tree}#${individual.id}` : link;
}
