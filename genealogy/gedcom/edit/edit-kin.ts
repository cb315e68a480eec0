import { pointerTo, type Structure, structure } from '../structures/structures.ts';
import { newEvent } from './edit-events.ts';
import { GedcomEditError } from './edit-fault.ts';
import { newName, typedName } from './edit-names.ts';
import type { Editing } from './editing.ts';
import type { Node } from './gedcom-file.ts';
import {
  addBond,
  addChild,
  addPartner,
  ancestorsOf,
  bondTo,
  cutBond,
  familiesOf,
  keepFamily,
  membersOf,
  newFamily,
  pointsToPerson,
  removePointers,
  sexOf,
  shrinkFamily,
} from './kin.ts';
import type { AddEdit, DeleteEdit, DetachEdit, LinkEdit, NewPerson } from './tree-edit.ts';
import { typedText } from './typed-text.ts';

interface Newcomer {
  readonly id: string;
  readonly sex: string;
}

/** Which family somebody joins and as what; a family of its own is made where there is none. */
interface Joined {
  readonly family: string;
  readonly as: 'child' | 'partner';
}

export function addPerson(editing: Editing, edit: AddEdit): void {
  const { ids, changes, file } = editing;
  const id = ids.next('INDI', 'I');
  const { family, as } = join(editing, edit, { id, sex: edit.person.sex });
  const bond = bondTo(family, as, edit.pedigree ?? '', file.version);
  changes.addRecord({
    ...structure('INDI', '', [...factsOf(editing, edit.person), bond, ...noteOf(edit.person)]),
    xref: id,
  });
  editing.added = id;
}

function factsOf(editing: Editing, person: NewPerson): Structure[] {
  return [
    newName(typedName(person)),
    structure('SEX', person.sex),
    ...(person.birth && Object.values(person.birth).some((value) => value?.trim())
      ? [newEvent(editing, 'BIRT', person.birth)]
      : []),
    ...(person.death ? [newEvent(editing, 'DEAT', person.death)] : []),
  ];
}

function noteOf({ note }: NewPerson): Structure[] {
  const text = typedText(note ?? '', 'note');
  return text === '' ? [] : [structure('NOTE', text)];
}

export function linkPerson(editing: Editing, edit: LinkEdit): void {
  const { file } = editing;
  const person = file.person(edit.person);
  if (edit.person === edit.of) throw new GedcomEditError('linked-already');
  refuseLoop(editing, edit);
  const { family, as } = join(editing, edit, { id: edit.person, sex: sexOf(person) });
  addBond(editing, person, bondTo(family, as, edit.pedigree ?? '', file.version));
}

function refuseLoop(editing: Editing, { relation, person, of }: LinkEdit): void {
  if (relation === 'partner') return;
  const [child, elder] = relation === 'parent' ? [of, person] : [person, of];
  const above = ancestorsOf(editing, elder);
  if (above.has(child)) throw new GedcomEditError('own-ancestor');
}

function join(editing: Editing, edit: AddEdit | LinkEdit, newcomer: Newcomer): Joined {
  const { file } = editing;
  const of = file.person(edit.of);
  const marriage = edit.marriage ? newEvent(editing, 'MARR', edit.marriage) : undefined;
  const own = { id: edit.of, sex: sexOf(of) };
  switch (edit.relation) {
    case 'partner': {
      const id =
        edit.family === undefined || edit.family === 'new' ? undefined : chosen(editing, of, 'partner', edit.family);
      if (id !== undefined) {
        joinAsPartner(editing, id, newcomer);
        return { family: id, as: 'partner' };
      }
      const family = newFamily(editing, [own, newcomer], [], marriage);
      addBond(editing, of, pointerTo('FAMS', family));
      return { family, as: 'partner' };
    }
    case 'child': {
      const id = edit.family === 'new' ? undefined : chosen(editing, of, 'partner', edit.family);
      if (id !== undefined) {
        joinAsChild(editing, id, newcomer);
        return { family: id, as: 'child' };
      }
      const family = newFamily(editing, [own], [newcomer.id], undefined);
      addBond(editing, of, pointerTo('FAMS', family));
      return { family, as: 'child' };
    }
    case 'parent':
    case 'sibling': {
      const id = edit.family === 'new' ? undefined : chosen(editing, of, 'child', edit.family);
      const isParent = edit.relation === 'parent';
      if (id === undefined) {
        const family = isParent
          ? newFamily(editing, [newcomer], [edit.of], undefined)
          : newFamily(editing, [], [edit.of, newcomer.id], undefined);
        addBond(editing, of, bondTo(family, 'child', isParent ? (edit.pedigree ?? '') : '', file.version));
        return { family, as: isParent ? 'partner' : 'child' };
      }
      if (isParent) joinAsPartner(editing, id, newcomer);
      else joinAsChild(editing, id, newcomer);
      return { family: id, as: isParent ? 'partner' : 'child' };
    }
  }
}

/** The family asked for, or the only one; none where there is none. */
function chosen(editing: Editing, of: Node, as: 'child' | 'partner', family: string | undefined): string | undefined {
  const families = familiesOf(editing, of, as);
  if (family !== undefined) {
    if (!families.includes(family)) throw new GedcomEditError('no-such-family', { field: 'family' });
    return family;
  }
  if (families.length > 1) throw new GedcomEditError('which-family', { field: 'family', choices: families });
  return families[0];
}

function joinAsPartner(editing: Editing, id: string, { id: person, sex }: Newcomer): void {
  const family = editing.file.family(id);
  refuseMember(editing, family, person);
  const above = ancestorsOf(editing, person);
  if (membersOf(editing, family).children.some((child) => above.has(child))) throw new GedcomEditError('own-ancestor');
  addPartner(editing, family, person, sex);
}

function joinAsChild(editing: Editing, id: string, { id: person }: Newcomer): void {
  const family = editing.file.family(id);
  refuseMember(editing, family, person);
  if (membersOf(editing, family).partners.some((parent) => ancestorsOf(editing, parent).has(person)))
    throw new GedcomEditError('own-ancestor');
  addChild(editing, family, person);
}

function refuseMember(editing: Editing, family: Node, person: string): void {
  const { partners, children } = membersOf(editing, family);
  if (partners.includes(person) || children.includes(person)) throw new GedcomEditError('linked-already');
}

export function detachPerson(editing: Editing, { person, family, as }: DetachEdit): void {
  const { file } = editing;
  const record = file.person(person);
  if (!familiesOf(editing, record, as).includes(family)) throw new GedcomEditError('changed');
  const left = file.family(family);
  cutBond(editing, record, left, as);
  const { partners, children } = membersOf(editing, left);
  keepFamily(editing, left, partners.length + children.length - 1);
}

/** Whatever points to them goes, too, and with it notes that are nobody else's. */
export function deletePerson(editing: Editing, { person }: DeleteEdit): void {
  const { file, changes, touched } = editing;
  const record = file.person(person);
  const families = [...familiesOf(editing, record, 'child'), ...familiesOf(editing, record, 'partner')];
  changes.remove(record);
  for (const other of file.mentioning(person)) {
    if (other === record) continue;
    removePointers(editing, other, (node) => pointsToPerson(node, person));
    touched.add(other);
  }
  for (const family of families) shrinkFamily(editing, file.family(family), new Set([person]));
  removeNotes(editing, record);
}

function removeNotes({ file, changes }: Editing, record: Node): void {
  const look = (node: Node): void => {
    const isNote = node.isPointer && (node.tag === 'NOTE' || node.tag === 'SNOTE');
    const note = isNote && (file.mentions.get(node.value) ?? []).length === 1 ? file.other(node.value) : undefined;
    if (note) changes.remove(note);
    node.children.forEach(look);
  };
  look(record);
}
