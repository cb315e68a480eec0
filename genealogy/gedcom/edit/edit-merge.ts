import { isEvent } from './edit-events.ts';
import { GedcomEditError } from './edit-fault.ts';
import { isName } from './edit-names.ts';
import { childOf, type Editing, lastOf, writable } from './editing.ts';
import type { Node } from './gedcom-file.ts';
import { addBond, ancestorsOf, cutBond, familiesOf, membersOf, pointsTo, pointsToPerson, shrinkFamily } from './kin.ts';
import { targeted, targetOf } from './marks.ts';
import { hidingIn, restrictionMarks } from './restriction-marks.ts';
import type { MergeEdit } from './tree-edit.ts';

const BONDS = ['FAMC', 'FAMS'];
const MEMBERS = ['HUSB', 'WIFE', 'CHIL'];

/** Two records of one person become one: whoever stays gets what was chosen of the other, who goes, and their families. */
export function mergePeople(editing: Editing, edit: MergeEdit): void {
  const { file, changes, touched } = editing;
  const [keep, drop] = [writable(file.person(edit.keep)), file.person(edit.drop)];
  if (keep === drop) throw new GedcomEditError('linked-already');
  if (ancestorsOf(editing, edit.keep).has(edit.drop) || ancestorsOf(editing, edit.drop).has(edit.keep))
    throw new GedcomEditError('own-ancestor');
  const chosen = edit.take.map((target) => targeted(drop.children, target));
  const taken = [...new Set([...chosen, ...hidingAnew(keep, drop)])];
  takeStructures(editing, keep, taken, edit.drop);
  takePartnerships(editing, keep, drop);
  takeParents(editing, keep, drop, taken);
  for (const record of file.mentioning(edit.drop)) {
    if (record !== drop && !changes.isRemoved(record)) redirect(editing, record, record, edit.drop, edit.keep);
  }
  changes.remove(drop);
  touched.add(keep);
}

/** Who was hidden in one of the two records goes on being so, whatever was chosen. */
function hidingAnew(keep: Node, drop: Node): Node[] {
  return restrictionMarks(keep).length > 0 ? [] : hidingIn(drop);
}

/** Names behind names, events behind events; sex only where there is none. */
function takeStructures({ changes }: Editing, keep: Node, taken: readonly Node[], drop: string): void {
  const names = lastOf(keep, 'NAME');
  const facts = keep.children.findLast((node) => isName(node) || node.tag === 'SEX' || isEvent(node, true));
  for (const node of taken) {
    if (BONDS.includes(node.tag) && node.isPointer) continue;
    if (node.tag === 'SEX' && childOf(keep, 'SEX')) continue;
    const after = isName(node)
      ? (names ?? undefined)
      : isEvent(node, true) || node.tag === 'SEX'
        ? facts
        : keep.children.at(-1);
    changes.copy(keep, node, after, [drop, keep.xref]);
  }
}

/** Godparents and the like; who belongs to a family is settled already. */
function redirect(editing: Editing, record: Node, node: Node, from: string, to: string): void {
  for (const child of node.children) {
    const isSettled = record.tag === 'FAM' && MEMBERS.includes(child.tag);
    if (pointsToPerson(child, from) && !isSettled) editing.changes.setPointer(writable(record), child, to);
    redirect(editing, record, child, from, to);
  }
}

/** A marriage that both have with the same partner becomes one, with the children of both. */
function takePartnerships(editing: Editing, keep: Node, drop: Node): void {
  const { file, changes } = editing;
  const own = familiesOf(editing, keep, 'partner');
  for (const id of familiesOf(editing, drop, 'partner')) {
    const family = file.family(id);
    const { partners, children } = membersOf(editing, family);
    if ([...children, ...partners].includes(keep.xref)) throw new GedcomEditError('same-family');
    const partner = partners.find((one) => one !== drop.xref);
    const same = own.find((one) => {
      const others = membersOf(editing, file.family(one)).partners.filter((other) => other !== keep.xref);
      return partner !== undefined && others.length === 1 && others[0] === partner;
    });
    if (same !== undefined) foldFamily(editing, file.family(same), family, [drop.xref, keep.xref]);
    else {
      for (const node of family.children)
        if (pointsTo(node, drop.xref, ['HUSB', 'WIFE'])) changes.setPointer(writable(family), node, keep.xref);
      addBond(editing, keep, { tag: 'FAMS', xref: '', value: id, isPointer: true, children: [] });
    }
  }
}

function foldFamily(editing: Editing, into: Node, family: Node, renamed: readonly [string, string]): void {
  const { file, changes } = editing;
  writable(into);
  const there = new Set(membersOf(editing, into).children);
  const last = into.children.at(-1);
  for (const node of missingIn(into, family)) {
    if (node.isPointer && (node.tag === 'HUSB' || node.tag === 'WIFE')) continue;
    if (node.isPointer && node.tag === 'CHIL' && there.has(node.value)) continue;
    // Several events of no kind of their own are no doubles, and what is restricted stays by itself.
    const isPlain = isEvent(node, false) && node.tag !== 'EVEN' && restrictionMarks(node).length === 0;
    const same = isPlain ? childOf(into, node.tag) : undefined;
    if (same) addAttachments(editing, into, same, node);
    else changes.copy(into, node, last, renamed);
  }
  for (const id of membersOf(editing, family).children) {
    const child = file.person(id);
    for (const node of child.children) {
      if (!pointsTo(node, family.xref, ['FAMC'])) continue;
      if (there.has(id)) changes.remove(node);
      else changes.setPointer(writable(child), node, into.xref);
    }
  }
  replaceFamily(editing, family, into);
}

/** Copies notes, sources and pictures of a duplicate event into the one that stays. */
function addAttachments({ changes }: Editing, record: Node, event: Node, other: Node): void {
  for (const part of missingIn(event, other))
    if (['NOTE', 'SNOTE', 'SOUR', 'OBJE'].includes(part.tag)) changes.copy(record, part, event);
}

/** What the other says and the first does not, word for word. */
function missingIn(first: Node, other: Node): Node[] {
  const said = new Set(first.children.map((part) => targetOf(part, 0).mark));
  return other.children.filter((part) => !said.has(targetOf(part, 0).mark));
}

/** Its children have been led elsewhere already; what an event says of it, an adoption say, is said of the other. */
function replaceFamily(editing: Editing, family: Node, into: Node): void {
  const { file, changes } = editing;
  changes.remove(family);
  const lead = (record: Node, node: Node): void => {
    for (const part of node.children) {
      if (pointsTo(part, family.xref, BONDS)) changes.setPointer(writable(record), part, into.xref);
      lead(record, part);
    }
  };
  for (const record of file.mentioning(family.xref))
    for (const node of record.children) {
      if (pointsTo(node, family.xref, ['FAMS'])) changes.remove(node);
      else lead(record, node);
    }
}

/** Parents of the one who goes are taken where the other has none, or where they were chosen. */
function takeParents(editing: Editing, keep: Node, drop: Node, taken: readonly Node[]): void {
  const { file, changes } = editing;
  const own = familiesOf(editing, keep, 'child');
  const wanted = new Set(taken.filter(({ tag }) => tag === 'FAMC').map(({ value }) => value));
  for (const id of familiesOf(editing, drop, 'child')) {
    const family = file.family(id);
    if (!own.includes(id) && (own.length === 0 || wanted.has(id))) {
      for (const node of family.children)
        if (pointsTo(node, drop.xref, ['CHIL'])) changes.setPointer(writable(family), node, keep.xref);
      const bond = drop.children.find((node) => pointsTo(node, id, ['FAMC']));
      if (bond) changes.copy(keep, bond, lastOf(keep, ...BONDS) ?? keep.children.at(-1));
      else addBond(editing, keep, { tag: 'FAMC', xref: '', value: id, isPointer: true, children: [] });
      continue;
    }
    cutBond(editing, drop, family, 'child');
    shrinkFamily(editing, family, new Set([drop.xref]));
  }
}
