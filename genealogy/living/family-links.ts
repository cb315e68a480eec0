import { sourceOf } from '../gedcom/people/structured-genealogy.ts';
import { TAG } from '../gedcom/structures/tags.ts';
import type { Genealogy } from '../genealogy.ts';
import { NOBODY } from '../graph.ts';

/** One side's word that somebody belongs to a family. */
export interface FamilyLink {
  /** The structure that says so. */
  readonly index: number;
  /** NOBODY where a family has a partner whom no record is about. */
  readonly person: number;
  readonly family: number;
  readonly isPartner: boolean;
  /** Said by itself or with an adoption, not beside a birth. */
  readonly isOwn: boolean;
}

/** By both sides' word: a third partner has no seat in the graph. */
export function forEachFamilyLink(genealogy: Genealogy, visit: (link: FamilyLink) => void): void {
  const { structures, records } = sourceOf(genealogy);
  const { recordStarts, tags, values } = structures;
  const xrefAt = (index: number): number => (structures.isPointer(index) ? (values[index] as number) : 0);
  records.individuals.forEach((record, person) => {
    let part = 0;
    for (let index = (recordStarts[record] as number) + 1; index < (recordStarts[record + 1] as number); index += 1) {
      const tag = tags[index];
      const level = structures.levelOf(index);
      if (level === 1) part = tag as number;
      const isPartner = tag === TAG.FAMS && level === 1;
      const family = isPartner || tag === TAG.FAMC ? (records.familyByXref[xrefAt(index)] ?? NOBODY) : NOBODY;
      if (family !== NOBODY) visit({ index, person, family, isPartner, isOwn: level === 1 || part === TAG.ADOP });
    }
  });
  records.families.forEach((record, family) => {
    for (let index = (recordStarts[record] as number) + 1; index < (recordStarts[record + 1] as number); index += 1) {
      const tag = tags[index];
      const isPartner = tag === TAG.HUSB || tag === TAG.WIFE;
      if (structures.levelOf(index) !== 1 || !(isPartner || tag === TAG.CHIL)) continue;
      const person = records.individualByXref[xrefAt(index)] ?? NOBODY;
      if (isPartner || person !== NOBODY) visit({ index, person, family, isPartner, isOwn: true });
    }
  });
}
