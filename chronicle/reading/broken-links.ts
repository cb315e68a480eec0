import type { ChronicleRecord } from '../../domain/record.ts';
import { parseIndividualReference, type RecordKey } from '../../domain/reference.ts';
import type { Library } from './library.ts';
import { referencesOf } from './link-graph.ts';

/** A record and what it refers to that no reader finds there. */
export interface BrokenLinks {
  readonly record: ChronicleRecord;
  /** As the record writes them: kind/slug, tree#id, or a path that leads to neither. */
  readonly targets: readonly string[];
}

type KnowsIndividual = (tree: string, id: string) => boolean;
type Chronicle = Pick<Library, 'all' | 'get'>;

/** Published records with links into nothing, to a draft or to somebody whom a tree does not know. */
export function brokenLinks(chronicle: Chronicle, knowsIndividual: KnowsIndividual): BrokenLinks[] {
  return [...chronicle.all()].flatMap((record) => {
    const targets = referencesOf(record).filter((target) => !leadsSomewhere(chronicle, target, knowsIndividual));
    return targets.length > 0 ? [{ record, targets }] : [];
  });
}

function leadsSomewhere(chronicle: Chronicle, target: string, knowsIndividual: KnowsIndividual): boolean {
  // Nearly all of them do: only the others are looked at letter by letter.
  if (chronicle.get(target as RecordKey)) return true;
  const individual = parseIndividualReference(target);
  return individual !== undefined && knowsIndividual(individual.tree, individual.id);
}
