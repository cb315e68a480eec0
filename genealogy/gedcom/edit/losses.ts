import { edtfOfGedcomDate } from '../dates/edtf.ts';
import { GedcomEditError } from './edit-fault.ts';
import { deletePerson, detachPerson } from './edit-kin.ts';
import { isName, spokenName } from './edit-names.ts';
import { childOf, type Editing, startEditing } from './editing.ts';
import type { GedcomFile, Node } from './gedcom-file.ts';
import { isBond, membersOf, pointsToPerson } from './kin.ts';
import type { DeleteEdit, DetachEdit } from './tree-edit.ts';

/** A structure that an edit takes out of the file. */
export interface Loss {
  readonly tag: string;
  readonly type: string;
  /** As the file words it, and in EDTF where it is understood. */
  readonly date: string;
  readonly edtf: string;
  /** Everything else in it, with the names and titles of what it points to. */
  readonly text: string;
  /** Whose record names the deleted person, as a godparent or a witness; empty of all else. */
  readonly namedBy: string;
}

/** Enough of a text to know it by. */
const LONGEST = 120;
const UNTOLD = ['SEX', 'CHAN', 'CREA', 'RESN', '_CONSENT'];
/** Their values are told elsewhere: with the name, and with the bond. */
const TOLD_ELSEWHERE = ['GIVN', 'SURN', 'PEDI'];

/** All that goes but the bonds themselves. Asked of the edit itself, so that nothing is forgotten. */
export function lossesOf(file: GedcomFile, edit: DeleteEdit | DetachEdit): Loss[] {
  const editing = startEditing(file);
  try {
    if (edit.kind === 'delete') deletePerson(editing, edit);
    else detachPerson(editing, edit);
  } catch (error) {
    // The edit would be refused.
    if (error instanceof GedcomEditError) return [];
    throw error;
  }
  const records = new Set([...editing.changes.removedRecords, ...editing.touched]);
  const mainName = childOf(file.person(edit.person), 'NAME');
  return [...records].flatMap((record) =>
    removedIn(editing, record).flatMap((node): Loss[] => {
      if (UNTOLD.includes(node.tag)) return [];
      const namesPerson = pointsToPerson(node, edit.person);
      const isToldElsewhere = node === mainName || isBond(node);
      const [type, date] = ['TYPE', 'DATE'].map((tag) => (isToldElsewhere ? undefined : childOf(node, tag)));
      const own = isToldElsewhere || namesPerson ? [] : ownText(editing, node);
      const beneath = node.children.flatMap((part) =>
        part === type || part === date ? textsBeneath(editing, part) : textsOf(editing, part),
      );
      const text = [...own, ...beneath].join(', ');
      if (isToldElsewhere && text === '') return [];
      const written = date?.value.trim() ?? '';
      return [
        {
          tag: isName(node) ? 'NAME' : node.tag,
          type: type?.value.trim() ?? '',
          date: written,
          edtf: edtfOfGedcomDate(written) ?? '',
          text,
          namedBy: namesPerson && !isBond(node) ? holderOf(editing, record) : '',
        },
      ];
    }),
  );
}

/** Of a person or a family that goes, each part; of what is left, the parts that go. */
function removedIn({ changes }: Editing, record: Node): Node[] {
  if (changes.isRemoved(record)) return record.tag === 'INDI' || record.tag === 'FAM' ? record.children : [];
  const removed: Node[] = [];
  const look = (node: Node): void => {
    if (changes.isRemoved(node)) removed.push(node);
    else node.children.forEach(look);
  };
  look(record);
  return removed;
}

function textsOf(editing: Editing, node: Node): string[] {
  return [...ownText(editing, node), ...textsBeneath(editing, node)];
}

function textsBeneath(editing: Editing, node: Node): string[] {
  return node.children.flatMap((part) => textsOf(editing, part));
}

function ownText(editing: Editing, node: Node): string[] {
  const { file, changes } = editing;
  const value = node.value.trim();
  if (TOLD_ELSEWHERE.includes(node.tag) || value === '' || value === 'Y') return [];
  if (!node.isPointer) return [short(isName(node) ? spokenName(node) : value)];
  if (isBond(node)) return [];
  if (file.people.has(value) && pointsToPerson(node, value)) return [spokenName(childOf(file.person(value), 'NAME'))];
  const shared = file.other(value);
  if (!shared) return [];
  // A note that nobody else points to goes as well.
  if (changes.isRemoved(shared)) return [short(shared.value), ...textsBeneath(editing, shared)];
  return [short((childOf(shared, 'TITL')?.value ?? shared.value) || (childOf(shared, 'FILE')?.value ?? ''))];
}

function holderOf(editing: Editing, record: Node): string {
  const ids = record.tag === 'FAM' ? membersOf(editing, record).partners : [record.xref];
  const people = ids.filter((id) => editing.file.people.has(id)).map((id) => editing.file.person(id));
  return people.map((person) => spokenName(childOf(person, 'NAME')) || 'osoba bez imena').join(' i ');
}

function short(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
