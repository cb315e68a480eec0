import { Changes } from './changes.ts';
import { GedcomEditError } from './edit-fault.ts';
import type { GedcomFile, Node } from './gedcom-file.ts';
import { NewIds } from './new-ids.ts';
import type { Owner, Stamp } from './tree-edit.ts';

/** What all edits work with. */
export interface Editing {
  readonly file: GedcomFile;
  readonly changes: Changes;
  readonly ids: NewIds;
  /** Records that an edit says something else of; their CHAN follows. */
  readonly touched: Set<Node>;
  /** The tag of the event that an edit is about. */
  tag?: string;
  /** Whoever an edit has added. */
  added?: string;
}

export function startEditing(file: GedcomFile, stamp?: Stamp): Editing {
  return { file, changes: new Changes(file), ids: new NewIds(file, stamp?.lastId), touched: new Set() };
}

/** The record of a person or a family; one whose levels jump is not written in. */
export function ownerRecord({ file, touched }: Editing, owner: Owner): Node {
  const record = 'person' in owner ? file.person(owner.person) : file.family(owner.family);
  touched.add(record);
  return writable(record);
}

export function personRecord(editing: Editing, person: string): Node {
  return ownerRecord(editing, { person });
}

export function writable(record: Node): Node {
  if (record.jumps) throw new GedcomEditError('mangled');
  return record;
}

export function childOf(node: Node, tag: string): Node | undefined {
  return node.children.find((child) => child.tag === tag);
}

export function lastOf(node: Node, ...tags: readonly string[]): Node | undefined {
  return node.children.findLast(({ tag }) => tags.includes(tag));
}

/** Sets, adds or takes away the value of a substructure. */
export function setPart(
  { changes }: Editing,
  record: Node,
  parent: Node,
  tag: string,
  value: string | undefined,
  after?: Node,
): void {
  if (value === undefined) return;
  const part = childOf(parent, tag);
  if (part && value === '') changes.remove(part);
  else if (part) changes.setValue(record, part, value);
  else if (value !== '')
    changes.insert(record, parent, { tag, xref: '', value, isPointer: false, children: [] }, after);
}
