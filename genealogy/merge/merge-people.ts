import { GedcomEditError } from '../gedcom/edit/edit-fault.ts';
import { openFile } from '../gedcom/edit/edit-gedcom.ts';
import { mergePeople as joinFamilies } from '../gedcom/edit/edit-merge.ts';
import { type Editing, startEditing, writable } from '../gedcom/edit/editing.ts';
import type { Node } from '../gedcom/edit/gedcom-file.ts';
import { hidingIn } from '../gedcom/edit/restriction-marks.ts';
import { applySplices, type Splice } from '../gedcom/edit/splices.ts';
import { readGedcom } from '../gedcom/read.ts';
import type { Structure } from '../gedcom/structures/structures.ts';
import { type Choice, type Field, mergeFacts } from './merge-facts.ts';
import { livingIn, type MergeContext, noLonger } from './merge-files.ts';

export interface MergedPeople {
  readonly bytes: Uint8Array;
  readonly splices: readonly Splice[];
  /** The highest number that an id of the file has had: that of whoever goes is not given again. */
  readonly lastId: number;
  readonly noLongerLiving: readonly string[];
}

/**
 * Two records of one tree become one: of the one that goes comes what the other does not say, or what was chosen; families and
 * whoever points to it follow.
 */
export function mergePeople(
  bytes: Uint8Array,
  keep: string,
  drop: string,
  choices: Readonly<Record<Field, Choice>>,
  { today, lastId = 0 }: MergeContext,
): MergedPeople {
  const file = openFile(bytes);
  const editing = startEditing(file, { by: '', at: '', lastId });
  joinRecords(editing, keep, drop, choices);
  const splices = editing.changes.splices();
  const merged = applySplices(bytes, splices);
  if (!file.source.isReadAlike(merged)) throw new GedcomEditError('letter-missing');
  return {
    bytes: merged,
    splices,
    lastId: editing.ids.last,
    noLongerLiving: noLonger(livingIn(readGedcom(bytes).genealogy, today), merged, today),
  };
}

export function joinRecords(
  editing: Editing,
  keep: string,
  drop: string,
  choices: Readonly<Record<Field, Choice>>,
): void {
  const { file } = editing;
  const [record, theirs] = [writable(file.person(keep)), file.person(drop)];
  const led = (node: Node): string => (node.value === drop ? keep : node.value);
  const copyOf = (node: Node): Structure => ({
    tag: node.tag,
    xref: '',
    value: node.isPointer ? led(node) : node.value,
    isPointer: node.isPointer,
    children: node.children.map(copyOf),
  });
  // What hides somebody comes with the record, once.
  const hiding = new Set(hidingIn(theirs));
  const told = { ...theirs, children: theirs.children.filter((node) => !hiding.has(node)) };
  mergeFacts(
    editing.changes,
    { record, mine: record, theirs: told, choices, isLiving: false },
    { lead: led, ownLead: led, copyOf },
  );
  joinFamilies(editing, { kind: 'merge', keep, drop, take: [] });
}
