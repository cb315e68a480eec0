import { type ChronicleRecord, keyOf } from '../../domain/record.ts';
import { parseIndividualReference, type RecordKey, referencesIn } from '../../domain/reference.ts';
import { remembered } from './remembered.ts';

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

/** What a record refers to. */
export const referencesOf = remembered((record: ChronicleRecord): readonly string[] => {
  const self: string = keyOf(record);
  return [...new Set([...record.links.map(byShownId), ...referencesIn(record.body)])].filter((to) => to !== self);
});

/** An individual is asked for by the id that is shown, whatever the record calls them. */
function byShownId(link: string): string {
  const individual = parseIndividualReference(link);
  return individual ? `${individual.tree}#${individual.id}` : link;
}
