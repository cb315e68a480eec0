import { pointerTo, type Structure, structure } from '../structures/structures.ts';
import { GedcomEditError } from './edit-fault.ts';
import { childOf, type Editing, lastOf, writable } from './editing.ts';
import type { Node } from './gedcom-file.ts';

const MEMBERS = ['HUSB', 'WIFE', 'CHIL'];
const PARTNERS = ['HUSB', 'WIFE'];
/** About the record, and not about the family. */
const BOOKKEEPING = ['CHAN', 'CREA', 'RIN', 'REFN', 'UID', '_UID', 'EXID'];
const TO_FAMILIES = ['FAMC', 'FAMS'];
/** What these point to is neither a person nor a family, whatever its id. */
const TO_OTHERS = ['NOTE', 'SNOTE', 'SOUR', 'OBJE', 'REPO', 'SUBM', 'SUBN', 'ANCI', 'DESI'];

/** The families somebody is a child or a partner of, by what either side says. */
export function familiesOf({ file }: Editing, person: Node, as: 'child' | 'partner'): string[] {
  const [own, theirs] = as === 'child' ? (['FAMC', ['CHIL']] as const) : (['FAMS', PARTNERS] as const);
  const said = person.children.filter(({ tag, isPointer }) => tag === own && isPointer).map(({ value }) => value);
  const named = file
    .mentioning(person.xref)
    .filter(({ tag, children }) => tag === 'FAM' && children.some((node) => pointsTo(node, person.xref, theirs)))
    .map(({ xref }) => xref);
  return [...new Set([...said.filter((id) => file.hasFamily(id)), ...named])];
}

export function pointsTo(node: Node, id: string, tags: readonly string[]): boolean {
  return node.isPointer && node.value === id && tags.includes(node.tag);
}

interface Members {
  readonly partners: readonly string[];
  readonly children: readonly string[];
}

/** Each member of a large family asks for all of them. */
const knownMembers = new WeakMap<Node, Members>();

/** Everybody in it, by what either side says. */
export function membersOf(editing: Editing, family: Node): Members {
  const members = knownMembers.get(family) ?? findMembers(editing, family);
  knownMembers.set(family, members);
  return members;
}

function findMembers({ file }: Editing, family: Node): Members {
  const named = (tags: readonly string[]): string[] =>
    family.children
      .filter(({ tag, isPointer, value }) => isPointer && tags.includes(tag) && file.people.has(value))
      .map(({ value }) => value);
  const people = file.mentioning(family.xref).filter(({ tag }) => tag === 'INDI');
  const say = (tag: string): string[] =>
    people
      .filter(({ children }) => children.some((node) => pointsTo(node, family.xref, [tag])))
      .map(({ xref }) => xref);
  return {
    partners: [...new Set([...named(PARTNERS), ...say('FAMS')])],
    children: [...new Set([...named(['CHIL']), ...say('FAMC')])],
  };
}

/** Takes somebody out of a family, on both sides. */
export function cutBond(editing: Editing, person: Node, family: Node, as: 'child' | 'partner'): void {
  const { changes, touched } = editing;
  const [own, theirs] = as === 'child' ? (['FAMC', ['CHIL']] as const) : (['FAMS', PARTNERS] as const);
  for (const node of family.children)
    if (pointsTo(node, person.xref, theirs)) changes.remove(writableChild(family, node));
  removePointers(editing, person, (node) => pointsTo(node, family.xref, [own]));
  touched.add(family).add(person);
}

/** Pointers wherever they stand in a record: an adoption names its family, too. */
export function removePointers({ changes }: Editing, record: Node, goes: (node: Node) => boolean): void {
  const look = (node: Node): void => {
    if (goes(node)) changes.remove(writableChild(record, node));
    else node.children.forEach(look);
  };
  record.children.forEach(look);
}

function writableChild(record: Node, node: Node): Node {
  writable(record);
  return node;
}

export function pointsToPerson(node: Node, id: string): boolean {
  return node.isPointer && node.value === id && !TO_FAMILIES.includes(node.tag) && !TO_OTHERS.includes(node.tag);
}

/** `gone` are those who leave it with this edit. */
export function shrinkFamily(editing: Editing, family: Node, gone: ReadonlySet<string>): void {
  const { partners, children } = membersOf(editing, family);
  keepFamily(editing, family, [...partners, ...children].filter((id) => !gone.has(id)).length);
}

/** A family that joins nobody any more goes, unless it tells something of whoever is left: a marriage, a source, a note. */
export function keepFamily(editing: Editing, family: Node, left: number): void {
  if (left === 0 || (left === 1 && !tells(editing, family))) removeFamily(editing, family);
}

function tells({ file, changes }: Editing, family: Node): boolean {
  const members = file.mentioning(family.xref).filter((record) => !changes.isRemoved(record));
  const bonds = members.flatMap(({ children }) => children.filter((node) => pointsTo(node, family.xref, TO_FAMILIES)));
  return [...family.children, ...bonds].some((node) => !changes.isRemoved(node) && isTelling(node));
}

/** Not bookkeeping, nor a bond that has no note or source. */
function isTelling(node: Node): boolean {
  return isBond(node)
    ? node.children.some(({ tag }) => ['NOTE', 'SNOTE', 'SOUR'].includes(tag))
    : !BOOKKEEPING.includes(node.tag);
}

/** Says who is in a family. */
export function isBond({ tag, isPointer }: Node): boolean {
  return isPointer && (MEMBERS.includes(tag) || TO_FAMILIES.includes(tag));
}

function removeFamily(editing: Editing, family: Node): void {
  const { file, changes } = editing;
  changes.remove(family);
  for (const record of file.mentioning(family.xref)) {
    if (changes.isRemoved(record)) continue;
    removePointers(editing, record, (node) => pointsTo(node, family.xref, TO_FAMILIES));
    editing.touched.add(record);
  }
}

export function addPartner(editing: Editing, family: Node, person: string, sex: string): void {
  const { changes, touched } = editing;
  writable(family);
  const taken = family.children
    .filter(({ tag, isPointer }) => isPointer && PARTNERS.includes(tag))
    .map(({ tag }) => tag);
  const role = freeRole(taken, sex);
  if (membersOf(editing, family).partners.length > 1 || role === undefined) throw new GedcomEditError('family-full');
  changes.insert(family, family, pointerTo(role, person), role === 'WIFE' ? lastOf(family, 'HUSB') : undefined);
  touched.add(family);
}

function freeRole(taken: readonly string[], sex: string): string | undefined {
  const wanted = sex === 'F' ? ['WIFE', 'HUSB'] : ['HUSB', 'WIFE'];
  return wanted.find((role) => !taken.includes(role));
}

export function addChild(editing: Editing, family: Node, person: string): void {
  writable(family);
  editing.changes.insert(family, family, pointerTo('CHIL', person), lastOf(family, ...MEMBERS));
  editing.touched.add(family);
}

/** A couple, one parent or none, with children. */
export function newFamily(
  editing: Editing,
  partners: readonly { readonly id: string; readonly sex: string }[],
  children: readonly string[],
  marriage: Structure | undefined,
): string {
  const { ids, changes } = editing;
  const id = ids.next('FAM', 'F');
  const roles: string[] = [];
  const written = [...partners]
    .sort((a, b) => Number(a.sex === 'F') - Number(b.sex === 'F'))
    .map((partner) => {
      const role = freeRole(roles, partner.sex) ?? 'WIFE';
      roles.push(role);
      return pointerTo(role, partner.id);
    })
    .sort((a, b) => (a.tag < b.tag ? -1 : 1));
  const parts = [...written, ...(marriage ? [marriage] : []), ...children.map((child) => pointerTo('CHIL', child))];
  changes.addRecord({ ...structure('FAM', '', parts), xref: id });
  return id;
}

/** The pointer from a person to a family. */
export function bondTo(family: string, as: 'child' | 'partner', pedigree: string, version: string): Structure {
  if (as === 'partner') return pointerTo('FAMS', family);
  const isPlain = pedigree === '' || pedigree === 'birth';
  const phrase = pedigree === 'step' ? 'očuh ili maćeha' : undefined;
  if (isPlain) return pointerTo('FAMC', family);
  if (version !== '7.0') return pointerTo('FAMC', family, [structure('PEDI', pedigree)]);
  const word = phrase
    ? structure('PEDI', 'OTHER', [structure('PHRASE', phrase)])
    : structure('PEDI', pedigree.toUpperCase());
  return pointerTo('FAMC', family, [word]);
}

export function addBond(editing: Editing, person: Node, bond: Structure): void {
  writable(person);
  const { changes } = editing;
  changes.insert(person, person, bond, lastOf(person, 'FAMC', 'FAMS') ?? beforeNotes(person));
  editing.touched.add(person);
}

function beforeNotes(person: Node): Node | undefined {
  return person.children.findLast(({ tag }) => !['NOTE', 'SNOTE', 'SOUR', 'OBJE', ...BOOKKEEPING].includes(tag));
}

export function sexOf(person: Node): string {
  const initial = childOf(person, 'SEX')?.value.trim().charAt(0).toUpperCase() ?? '';
  return initial === 'M' || initial === 'F' ? initial : 'U';
}

/** Everybody above somebody, themselves included. */
export function ancestorsOf(editing: Editing, start: string): Set<string> {
  const found = new Set([start]);
  for (const id of found) {
    if (!editing.file.people.has(id)) continue;
    for (const family of familiesOf(editing, editing.file.person(id), 'child'))
      for (const parent of membersOf(editing, editing.file.family(family)).partners) found.add(parent);
  }
  return found;
}
