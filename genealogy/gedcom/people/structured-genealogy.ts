import type { Family, Genealogy, Individual, Roll } from '../../genealogy.ts';
import { type FamilyGraph, NOBODY, type Sex } from '../../graph.ts';
import { DayReader } from '../dates/day-reader.ts';
import { Structures, type StructuresParts } from '../structures/structures.ts';
import { collectClaims, type ReportFinding } from './family-claims.ts';
import { buildGraph } from './family-graph.ts';
import { indexRecords, type RecordIndex } from './records.ts';
import { familyAt, individualAt, namesAt, type PersonNames } from './views.ts';

/** A genealogy as plain arrays: one process reads it, another puts it together. */
export interface GenealogyParts {
  readonly structures: StructuresParts;
  readonly graph: FamilyGraph;
}

/** The source of each genealogy, private to this module: a genealogy exposes only people and families. */
const sources = new WeakMap<Genealogy, { structures: Structures; records: RecordIndex }>();

export function genealogyFrom(
  structures: Structures,
  records: RecordIndex = indexRecords(structures),
  days: DayReader = new DayReader(structures.pool),
  report: ReportFinding = () => {},
): Genealogy {
  return genealogyWith(structures, records, buildGraph(collectClaims(structures, records, days), report));
}

export function takeApart(genealogy: Genealogy): GenealogyParts {
  return { structures: sourceOf(genealogy).structures.parts, graph: genealogy.graph };
}

export function putTogether({ structures: parts, graph }: GenealogyParts): Genealogy {
  const structures = new Structures(parts);
  return genealogyWith(structures, indexRecords(structures), graph);
}

function genealogyWith(structures: Structures, records: RecordIndex, graph: FamilyGraph): Genealogy {
  const genealogy: Genealogy = {
    graph,
    individuals: rollOf(structures, records.individuals, records.individualByXref, (index): Individual => {
      return individualAt(structures, records, index, graph.sex[index] as Sex);
    }),
    families: rollOf(
      structures,
      records.families,
      records.familyByXref,
      (index): Family => familyAt(structures, records, index),
    ),
  };
  sources.set(genealogy, { structures, records });
  return genealogy;
}

/** The whole content of a genealogy, structures and records included. */
export function sourceOf(genealogy: Genealogy): { structures: Structures; records: RecordIndex; graph: FamilyGraph } {
  const source = sources.get(genealogy);
  if (!source) throw new TypeError('a genealogy comes from readGedcom, genealogyOf or reduceLiving');
  return { ...source, graph: genealogy.graph };
}

/** What a person is called, without all else that is known of them. */
export function namesOf(genealogy: Genealogy, person: number): PersonNames {
  const { structures, records } = sourceOf(genealogy);
  return namesAt(structures, records, person);
}

function rollOf<Entry>(
  structures: Structures,
  entries: Uint32Array,
  byXref: Int32Array,
  entryAt: (index: number) => Entry,
): Roll<Entry> {
  const indexOf = (id: string): number => (id === '' ? NOBODY : (byXref[structures.pool.find(id)] ?? NOBODY));
  const at = (index: number): Entry => {
    if (entries[index] === undefined) throw new RangeError(`no entry ${index}`);
    return entryAt(index);
  };
  return {
    size: entries.length,
    at,
    get: (id) => {
      const index = indexOf(id);
      return index === NOBODY ? undefined : at(index);
    },
    indexOf,
    idAt: (index) => structures.pool.text(structures.recordXrefs[entries[index] as number] as number),
    *[Symbol.iterator]() {
      for (let index = 0; index < entries.length; index += 1) yield at(index);
    },
  };
}
