import type { Genealogy } from '../../genealogy.ts';
import { NOBODY } from '../../graph.ts';
import { child, type Structure, valueIn } from '../structures/structures.ts';
import { pathOfUri } from '../versions/media-files.ts';
import { sourceOf } from './structured-genealogy.ts';

/** A source citation for something recorded of a person. */
export interface Citation {
  readonly title: string;
  readonly page: string;
  /** The tag of what it confirms, empty for the person as a whole. */
  readonly event: string;
}

interface AttachedPicture {
  /** The name of the file as people know it, whether the source has a path or a URI. */
  readonly file: string;
  readonly title: string;
  /** The tag of what it shows, empty for the person as a whole. */
  readonly event: string;
}

export interface Attachments {
  readonly citations: readonly Citation[];
  /** Of the person, then of their events and marriages. */
  readonly pictures: readonly AttachedPicture[];
}

/** The sources and pictures of a record. In a reduced genealogy those that were withheld are gone here, too. */
export function attachmentsOf(genealogy: Genealogy, person: number): Attachments {
  const { structures, records, graph } = sourceOf(genealogy);
  const recordOf = (pointer: Structure): Structure | undefined => {
    const xref = structures.pool.find(pointer.value);
    const record = records.otherByXref[xref] ?? -1;
    return pointer.isPointer && record >= 0 ? structures.record(record) : undefined;
  };
  const individual = structures.record(records.individuals[person] as number);
  const unions = graph.unions.subarray(graph.unionStart[person], graph.unionStart[person + 1]);
  const marriages = [...unions].flatMap((family) => structures.record(records.families[family] as number).children);
  const own = [{ holder: individual, event: '' }, ...individual.children.map(asEvent)];
  // Pictures under a citation or a family link are not pictures of this person.
  const pictured = [...own, ...marriages.map(asEvent)].filter(
    ({ holder: { tag, isPointer } }) => tag !== 'SOUR' && !isPointer,
  );
  return {
    citations: partsOf(own, 'SOUR').flatMap(({ part, event }) => {
      const title = part.isPointer ? valueIn(recordOf(part) ?? part, 'TITL') : part.value;
      return title ? [{ title, page: valueIn(part, 'PAGE'), event }] : [];
    }),
    pictures: partsOf(pictured, 'OBJE').flatMap(({ part, event }) => {
      const record = recordOf(part) ?? part;
      const file = child(record, 'FILE');
      if (!file?.value) return [];
      const title = valueIn(part, 'TITL') || valueIn(record, 'TITL') || valueIn(file, 'TITL');
      return [{ file: pathOfUri(file.value), title, event }];
    }),
  };
}

interface Holder {
  readonly holder: Structure;
  readonly event: string;
}

function asEvent(holder: Structure): Holder {
  return { holder, event: holder.tag };
}

function partsOf(holders: readonly Holder[], tag: string): { readonly part: Structure; readonly event: string }[] {
  return holders.flatMap(({ holder, event }) =>
    holder.children.filter((part) => part.tag === tag).map((part) => ({ part, event })),
  );
}

/** What the file says of itself, in the notes of its header. A reduced genealogy has none: they may name anybody. */
export function headerNotes(genealogy: Genealogy): string[] {
  const { structures, records } = sourceOf(genealogy);
  const header = structures.recordCount > 0 ? structures.record(0) : undefined;
  if (header?.tag !== 'HEAD') return [];
  return header.children
    .filter(({ tag }) => tag === 'NOTE' || tag === 'SNOTE')
    .map(({ value, isPointer }) => {
      if (!isPointer) return value;
      const record = records.otherByXref[structures.pool.find(value)] ?? NOBODY;
      return record === NOBODY ? '' : structures.record(record).value;
    });
}

/** By person, who they are in another tree: `_LINK cavar#I14`. */
export function crossLinks(genealogy: Genealogy): Record<string, string> {
  const found: Record<string, string> = {};
  forEachPart(genealogy, '_LINK', (person, value) => {
    found[person] = value.trim();
  });
  return found;
}

/** By person, their pictures; who has none is not in it. */
export function picturedPeople(genealogy: Genealogy): ReadonlyMap<number, Attachments['pictures']> {
  const { structures, records, graph } = sourceOf(genealogy);
  const tag = structures.pool.find('OBJE');
  const starts = structures.recordStarts;
  // Only the few records that have one are opened.
  const hasPicture = (record: number) => structures.tags.subarray(starts[record], starts[record + 1]).includes(tag);
  const people = [...records.individuals.keys()].filter((person) => hasPicture(records.individuals[person] as number));
  const partners = [...records.families.keys()]
    .filter((family) => hasPicture(records.families[family] as number))
    .flatMap((family) => [graph.firstPartner[family] as number, graph.secondPartner[family] as number])
    .filter((person) => person !== NOBODY);
  return new Map(
    [...new Set([...people, ...partners])].map((person) => [person, attachmentsOf(genealogy, person).pictures]),
  );
}

/** Scans the tags alone, so that only the few records that have the part are opened. */
export function forEachPart(genealogy: Genealogy, name: string, visit: (person: number, value: string) => void): void {
  const { structures, records } = sourceOf(genealogy);
  const tag = structures.pool.find(name);
  records.individuals.forEach((record, person) => {
    const end = structures.recordStarts[record + 1] as number;
    for (let at = structures.recordStarts[record] as number; at < end; at += 1) {
      if (structures.tags[at] === tag && structures.levelOf(at) === 1) visit(person, structures.valueOf(at));
    }
  });
}
