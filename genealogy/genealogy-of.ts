import { parsePartialDate } from '../domain/partial-date.ts';
import { gedcomDateOf } from './gedcom/dates/edtf.ts';
import { genealogyFrom } from './gedcom/people/structured-genealogy.ts';
import { pointerTo, type Structure, StructuresBuilder, structure } from './gedcom/structures/structures.ts';
import type { Genealogy } from './genealogy.ts';
import type { Pedigree } from './graph.ts';

/** Dates are EDTF. A name is written as GEDCOM has it, the surname between slashes: `Ante /Ćavar/`. */
export interface PersonLiteral {
  readonly id: string;
  readonly sex?: 'M' | 'F';
  readonly name?: string;
  readonly born?: string;
  readonly died?: string;
  readonly notes?: readonly string[];
  readonly associates?: readonly { readonly id: string; readonly role: string }[];
  /** Whether they agreed to be shown in full while living. */
  readonly consent?: boolean;
}

export interface FamilyLiteral {
  readonly id?: string;
  readonly husband?: string;
  readonly wife?: string;
  readonly married?: string;
  readonly divorced?: string;
  /** Children by birth as their id, others with how they belong. */
  readonly children?: readonly (string | { readonly id: string; readonly pedigree: keyof typeof Pedigree })[];
}

/**
 * A whole genealogy from a few literals, for tests and small trees; nothing that readGedcom gives is missing from it.
 */
export function genealogyOf(source: {
  people: readonly PersonLiteral[];
  families?: readonly FamilyLiteral[];
}): Genealogy {
  const families = (source.families ?? []).map((family, index) => ({ ...family, id: family.id ?? `F${index + 1}` }));
  const records = new Map(source.people.map((person) => [person.id, individualRecord(person)]));
  const recordOf = (id: string): Structure => {
    const record = records.get(id);
    if (!record) throw new Error(`nobody is called ${id}`);
    return record;
  };
  for (const { id, husband, wife, children = [] } of families) {
    for (const child of children) {
      const pedigree = typeof child === 'string' ? [] : [structure('PEDI', child.pedigree)];
      recordOf(typeof child === 'string' ? child : child.id).children.push(pointerTo('FAMC', id, pedigree));
    }
    for (const partner of [husband, wife])
      if (partner !== undefined) recordOf(partner).children.push(pointerTo('FAMS', id));
  }
  for (const person of source.people) for (const associate of person.associates ?? []) recordOf(associate.id);

  const builder = new StructuresBuilder();
  for (const record of [structure('HEAD'), ...records.values(), ...families.map(familyRecord), structure('TRLR')])
    builder.addTree(record);
  return genealogyFrom(builder.build());
}

function individualRecord({
  id,
  sex,
  name,
  born,
  died,
  notes = [],
  associates = [],
  consent,
}: PersonLiteral): Structure {
  const children = [
    ...(name === undefined ? [] : [structure('NAME', name)]),
    ...(sex === undefined ? [] : [structure('SEX', sex)]),
    ...eventOn('BIRT', born),
    ...eventOn('DEAT', died),
    ...notes.map((note) => structure('NOTE', note)),
    ...associates.map((associate) => pointerTo('ASSO', associate.id, [structure('RELA', associate.role)])),
    ...(consent ? [structure('_CONSENT', 'Y')] : []),
  ];
  return { ...structure('INDI', '', children), xref: id };
}

function familyRecord({
  id,
  husband,
  wife,
  married,
  divorced,
  children = [],
}: FamilyLiteral & { id: string }): Structure {
  const parts = [
    ...(husband === undefined ? [] : [pointerTo('HUSB', husband)]),
    ...(wife === undefined ? [] : [pointerTo('WIFE', wife)]),
    ...children.map((child) => pointerTo('CHIL', typeof child === 'string' ? child : child.id)),
    ...eventOn('MARR', married),
    ...eventOn('DIV', divorced),
  ];
  return { ...structure('FAM', '', parts), xref: id };
}

function eventOn(tag: string, edtf: string | undefined): Structure[] {
  if (edtf === undefined) return [];
  const date = parsePartialDate(edtf);
  if (!date) throw new Error(`${edtf} is no date`);
  return [structure(tag, '', [structure('DATE', gedcomDateOf(date, '7.0'))])];
}
