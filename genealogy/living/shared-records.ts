import { sourceOf } from '../gedcom/people/structured-genealogy.ts';
import type { Structures } from '../gedcom/structures/structures.ts';
import { TAG, tagsNamed } from '../gedcom/structures/tags.ts';
import type { Genealogy } from '../genealogy.ts';
import { NOBODY } from '../graph.ts';
import { isWithheld, type Withheld } from './withheld.ts';

const SHAREABLE = tagsNamed('NOTE SNOTE SOUR OBJE');
/** What tells an editor which note, source or picture it is. */
const TELLING = tagsNamed('NOTE SNOTE TITL FILE ABBR AUTH PUBL TEXT');
const MAX_SHARING = 5;

interface Shared {
  /** By record that is shown: a few of those withheld who refer to it. */
  readonly records: ReadonlyMap<number, readonly number[]>;
  /** The same by file, as the number of its name in the pool: a picture may stand in each person's own record. */
  readonly files: ReadonlyMap<number, readonly number[]>;
}

/** The notes, sources and pictures that are shown with somebody and belong to somebody withheld as well. */
export function findShared(genealogy: Genealogy, withheld: Withheld, kept: Uint8Array): Shared {
  const { structures, records } = sourceOf(genealogy);
  const { recordStarts, tags, values } = structures;
  const referredTo = new Map<number, number[]>();
  const files = new Map<number, number[]>();
  const add = (list: Map<number, number[]>, key: number, people: readonly number[]) => {
    const before = list.get(key) ?? [];
    if (before.length < MAX_SHARING) list.set(key, [...new Set([...before, ...people])]);
  };
  const walk = (record: number, people: readonly number[]) => {
    for (let at = recordStarts[record] as number; at < (recordStarts[record + 1] as number); at += 1) {
      if (tags[at] === TAG.FILE) add(files, values[at] as number, people);
      const target = structures.isPointer(at) ? (records.otherByXref[values[at] as number] ?? NOBODY) : NOBODY;
      if (target === NOBODY || !SHAREABLE.has(tags[recordStarts[target] as number] as number)) continue;
      add(referredTo, target, people);
    }
  };
  for (let record = 0; record < kept.length; record += 1) {
    const hidden = (peopleOf(genealogy, record) ?? []).filter((person) => isWithheld(withheld, person));
    if (hidden.length > 0) walk(record, hidden);
  }
  // A source may have a picture of its own: the list grows while it is walked.
  for (const [record, people] of referredTo) walk(record, people);
  return { records: new Map([...referredTo].filter(([record]) => kept[record] === 1)), files };
}

/** The person or the couple that a record is about. */
export function peopleOf(genealogy: Genealogy, record: number): number[] | undefined {
  const { structures, records, graph } = sourceOf(genealogy);
  const tag = structures.tags[structures.recordStarts[record] as number];
  const xref = structures.recordXrefs[record] as number;
  if (tag === TAG.INDI) return [records.individualByXref[xref] as number];
  if (tag !== TAG.FAM) return undefined;
  const family = records.familyByXref[xref] as number;
  return [graph.firstPartner[family] as number, graph.secondPartner[family] as number].filter((one) => one !== NOBODY);
}

export function textOfRecord(structures: Structures, record: number): string {
  const texts: string[] = [];
  for (
    let at = structures.recordStarts[record] as number;
    at < (structures.recordStarts[record + 1] as number);
    at += 1
  )
    if (TELLING.has(structures.tags[at] as number) && !structures.isPointer(at) && structures.valueOf(at) !== '')
      texts.push(structures.valueOf(at));
  return texts.join('\n') || structures.pool.text(structures.recordXrefs[record] as number);
}
