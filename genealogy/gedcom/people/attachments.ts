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

export interface Attachments {
  readonly citations: readonly Citation[];
  /** Names of files as people know them, whether the source has paths or URIs, with what it says of each. */
  readonly pictures: readonly { readonly file: string; readonly title: string }[];
}

/** The sources and pictures of a record. In a reduced genealogy those that were withheld are gone here, too. */
export function attachmentsOf(genealogy: Genealogy, person: number): Attachments {
  const { structures, records } = sourceOf(genealogy);
  const recordOf = (pointer: Structure): Structure | undefined => {
    const xref = structures.pool.find(pointer.value);
    const record = records.otherByXref[xref] ?? -1;
    return pointer.isPointer && record >= 0 ? structures.record(record) : undefined;
  };
  const individual = structures.record(records.individuals[person] as number);
  const citations: Citation[] = [];
  for (const [holder, event] of [
    [individual, ''] as const,
    ...individual.children.map((part) => [part, part.tag] as const),
  ]) {
    for (const citation of holder.children.filter(({ tag }) => tag === 'SOUR')) {
      const title = citation.isPointer ? valueIn(recordOf(citation) ?? citation, 'TITL') : citation.value;
      if (title) citations.push({ title, page: valueIn(citation, 'PAGE'), event });
    }
  }
  const pictures = individual.children
    .filter(({ tag }) => tag === 'OBJE')
    .flatMap((picture) => {
      const record = recordOf(picture) ?? picture;
      const file = child(record, 'FILE');
      return file?.value
        ? [
            {
              file: pathOfUri(file.value),
              title: valueIn(picture, 'TITL') || valueIn(record, 'TITL') || valueIn(file, 'TITL'),
            },
          ]
        : [];
    });
  return { citations, pictures };
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

/** By person, the file names of their pictures; who has none is not in it. */
export function picturedPeople(genealogy: Genealogy): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, readonly string[]>();
  forEachPart(genealogy, 'OBJE', (person) => {
    if (!found.has(person))
      found.set(
        person,
        attachmentsOf(genealogy, person).pictures.map(({ file }) => file),
      );
  });
  return found;
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
