import type { Genealogy } from '../genealogy.ts';
import { genealogyFrom, sourceOf } from './people/structured-genealogy.ts';
import { type Structure, StructuresBuilder } from './structures/structures.ts';

const LINKS_TO_FAMILIES = new Set(['FAMC', 'FAMS']);
const LINKS_TO_PEOPLE = new Set(['HUSB', 'WIFE', 'CHIL', 'ASSO', 'ALIA']);

/** A self-contained part of a genealogy: these people, the families that join them, and what they refer to. */
export function branchOf(genealogy: Genealogy, isKept: Uint8Array): Genealogy {
  const { structures, graph } = sourceOf(genealogy);
  const keptIds = new Set<string>();
  isKept.forEach((keep, person) => {
    if (keep) keptIds.add(genealogy.individuals.idAt(person));
  });
  const keptFamilies = new Set<string>();
  for (let family = 0; family < graph.familyCount; family += 1) {
    const members = [
      graph.firstPartner[family] as number,
      graph.secondPartner[family] as number,
      ...graph.children.subarray(graph.childStart[family], graph.childStart[family + 1]),
    ];
    if (members.filter((member) => isKept[member] === 1).length > 1) keptFamilies.add(genealogy.families.idAt(family));
  }
  const pruned = (record: Structure): Structure => ({
    ...record,
    children: record.children
      .filter(({ tag, value, isPointer }) => {
        if (!isPointer) return true;
        if (LINKS_TO_FAMILIES.has(tag)) return keptFamilies.has(value);
        return !LINKS_TO_PEOPLE.has(tag) || keptIds.has(value);
      })
      .map(pruned),
  });
  const all = Array.from({ length: structures.recordCount }, (_, index) => structures.record(index));
  const own = all
    .filter(({ tag, xref }) => (tag === 'INDI' ? keptIds.has(xref) : tag === 'FAM' && keptFamilies.has(xref)))
    .map(pruned);
  const referenced = new Set<string>();
  const others = new Map(
    all.filter(({ tag }) => tag !== 'INDI' && tag !== 'FAM').map((record) => [record.xref, record]),
  );
  const markReferenced = (part: Structure): void => {
    const target = part.isPointer ? others.get(part.value) : undefined;
    if (target && !referenced.has(part.value)) {
      referenced.add(part.value);
      markReferenced(target);
    }
    part.children.forEach(markReferenced);
  };
  const header = all.filter(({ tag }) => tag === 'HEAD');
  for (const record of [...header, ...own]) markReferenced(record);
  const builder = new StructuresBuilder();
  for (const record of header) builder.addTree(record);
  for (const record of own) builder.addTree(record);
  for (const record of all)
    if (record.xref !== '' && referenced.has(record.xref) && others.has(record.xref)) builder.addTree(record);
  for (const record of all.filter(({ tag }) => tag === 'TRLR')) builder.addTree(record);
  return genealogyFrom(builder.build());
}
