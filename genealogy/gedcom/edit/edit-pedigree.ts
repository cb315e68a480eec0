import { Pedigree } from '../../graph.ts';
import { pedigreeOf } from '../people/family-claims.ts';
import { GedcomEditError } from './edit-fault.ts';
import { childOf, type Editing, personRecord, writable } from './editing.ts';
import type { Node } from './gedcom-file.ts';
import { addBond, bondTo, familiesOf, pointsTo } from './kin.ts';
import { PEDIGREES, type PedigreeEdit, type PedigreeName } from './tree-edit.ts';

const BY_PARENT = ['_FREL', '_MREL'];

/** How a child belongs to a family, as its own record says it, or else the family's. */
export function pedigreeIn(child: Node, family: Node): PedigreeName {
  const bond = child.children.find((node) => pointsTo(node, family.xref, ['FAMC']));
  const own = bond && childOf(bond, 'PEDI');
  if (own) return named(pedigreeOf(childOf(own, 'PHRASE')?.value ?? own.value));
  const line = family.children.find((node) => pointsTo(node, child.xref, ['CHIL']));
  const stated = (line?.children ?? [])
    .filter(({ tag }) => BY_PARENT.includes(tag))
    .map(({ value }) => pedigreeOf(value));
  return named(stated.length === 0 ? Pedigree.birth : (Math.min(...stated) as Pedigree));
}

function named(pedigree: Pedigree): PedigreeName {
  return PEDIGREES.find((name) => Pedigree[name] === pedigree) ?? 'birth';
}

/** Written where the child points to the family; what the family says of it otherwise goes. */
export function editPedigree(editing: Editing, { person, family: id, pedigree, was }: PedigreeEdit): void {
  const { file, changes, touched } = editing;
  const record = personRecord(editing, person);
  if (!familiesOf(editing, record, 'child').includes(id)) throw new GedcomEditError('changed');
  const family = file.family(id);
  const now = pedigreeIn(record, family);
  if (was !== undefined && now !== was) throw new GedcomEditError('changed');
  if (now === pedigree) return;
  const line = family.children.find((node) => pointsTo(node, record.xref, ['CHIL']));
  for (const node of line?.children ?? []) {
    if (!BY_PARENT.includes(node.tag)) continue;
    writable(family);
    changes.remove(node);
    touched.add(family);
  }
  const bond = record.children.find((node) => pointsTo(node, id, ['FAMC']));
  const written = bondTo(id, 'child', pedigree, file.version);
  if (!bond) {
    addBond(editing, record, written);
    return;
  }
  const old = childOf(bond, 'PEDI');
  if (old) changes.remove(old);
  for (const part of written.children) changes.insert(record, bond, part);
}
