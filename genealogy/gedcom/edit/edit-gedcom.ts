import { GedcomUnreadableError } from '../findings.ts';
import { convertToUtf8 } from './convert-to-utf8.ts';
import { editConsent, editNote, editPicture, editSource } from './edit-attachments.ts';
import { editEvent } from './edit-events.ts';
import { GedcomEditError } from './edit-fault.ts';
import { addPerson, deletePerson, detachPerson, linkPerson } from './edit-kin.ts';
import { mergePeople } from './edit-merge.ts';
import { editName, editSex, spokenName } from './edit-names.ts';
import { editPedigree } from './edit-pedigree.ts';
import { editPlaces } from './edit-places.ts';
import { childOf, type Editing, setPart, startEditing } from './editing.ts';
import { GedcomFile } from './gedcom-file.ts';
import { membersOf } from './kin.ts';
import { withFileIds } from './resolve-ids.ts';
import { applySplices, type Splice } from './splices.ts';
import type { Stamp, TreeEdit } from './tree-edit.ts';

export interface EditedGedcom {
  readonly bytes: Uint8Array;
  readonly splices: readonly Splice[];
  /** The highest number that an id of the file has had; to be handed on to the next edit. */
  readonly lastId: number;
  /** How many people and families the file has then. */
  readonly individuals: number;
  readonly families: number;
  /** Of whoever it is about, as the file called them before; empty of the whole file. */
  readonly name: string;
  /** The id of whoever it is about; of a family, one of the couple. */
  readonly person?: string;
  /** The tag of the event that it is about. */
  readonly tag?: string;
  /** The id of whoever was added. */
  readonly added?: string;
}

/**
 * One small change of a file; every other byte of it stays. Throws GedcomEditError, and then nothing has changed. An edit that
 * says what the file says already has no splices.
 */
export function editGedcom(bytes: Uint8Array, asked: TreeEdit, stamp?: Stamp): EditedGedcom {
  const file = openFile(bytes);
  const edit = withFileIds(file, asked);
  const editing = startEditing(file, stamp);
  const subject = subjectIn(editing, edit);
  const counts = countsOf(file);
  if (edit.kind === 'convert') {
    const converted = convertToUtf8(file);
    const isUtf8 = file.source.recognised.charset === 'UTF-8' && !file.source.recognised.broken;
    const splices = isUtf8 ? [] : [{ at: 0, removed: bytes, inserted: converted }];
    return { bytes: isUtf8 ? bytes : converted, splices, lastId: editing.ids.last, ...counts, ...subject };
  }
  perform(editing, edit);
  if (stamp) stampChanged(editing, stamp);
  const splices = editing.changes.splices();
  const changed = applySplices(bytes, splices);
  if (splices.length > 0 && !file.source.isReadAlike(changed)) throw new GedcomEditError('letter-missing');
  return {
    bytes: changed,
    splices,
    lastId: editing.ids.last,
    ...subject,
    ...editing.changes.countsAfter(counts),
    ...(editing.tag ? { tag: editing.tag } : {}),
    ...(editing.added ? { added: editing.added } : {}),
  };
}

function countsOf(file: GedcomFile) {
  return { individuals: file.personCount, families: file.familyCount };
}

/** Whom it is about, as the file called them before; of a family, the couple. */
function subjectIn(editing: Editing, edit: TreeEdit): { readonly name: string; readonly person?: string } {
  const ids = subjectsOf(editing, edit);
  const names = ids.map((id) =>
    editing.file.people.has(id) ? spokenName(childOf(editing.file.person(id), 'NAME')) : '',
  );
  const [person] = ids;
  return { name: names.filter((name) => name !== '').join(' i '), ...(person === undefined ? {} : { person }) };
}

function subjectsOf(editing: Editing, edit: TreeEdit): string[] {
  if ('owner' in edit && 'family' in edit.owner) {
    const { partners, children } = membersOf(editing, editing.file.family(edit.owner.family));
    return partners.length > 0 ? [...partners] : children.slice(0, 1);
  }
  if ('owner' in edit) return 'person' in edit.owner ? [edit.owner.person] : [];
  if (edit.kind === 'add') return [edit.of];
  if (edit.kind === 'merge') return [edit.keep];
  return 'person' in edit ? [edit.person] : [];
}

/** Whoever looks at somebody in a file looks at others next, and where everything is in it is known by then. */
const opened = new WeakMap<Uint8Array, GedcomFile>();

export function openFile(bytes: Uint8Array): GedcomFile {
  const known = opened.get(bytes);
  if (known) return known;
  try {
    const file = new GedcomFile(bytes);
    opened.set(bytes, file);
    return file;
  } catch (error) {
    if (error instanceof GedcomUnreadableError) throw new GedcomEditError('unreadable');
    throw error;
  }
}

function perform(editing: Editing, edit: Exclude<TreeEdit, { kind: 'convert' }>): void {
  switch (edit.kind) {
    case 'name':
      editName(editing, edit);
      break;
    case 'sex':
      editSex(editing, edit);
      break;
    case 'event':
      editEvent(editing, edit);
      break;
    case 'note':
      editNote(editing, edit);
      break;
    case 'source':
      editSource(editing, edit);
      break;
    case 'picture':
      editPicture(editing, edit);
      break;
    case 'consent':
      editConsent(editing, edit);
      break;
    case 'add':
      addPerson(editing, edit);
      break;
    case 'link':
      linkPerson(editing, edit);
      break;
    case 'detach':
      detachPerson(editing, edit);
      break;
    case 'pedigree':
      editPedigree(editing, edit);
      break;
    case 'delete':
      deletePerson(editing, edit);
      break;
    case 'merge':
      mergePeople(editing, edit);
      break;
    case 'places':
      editPlaces(editing, edit);
      break;
  }
}

const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');

/** Records that tell when they were last changed go on doing so; others do not begin to. */
function stampChanged(editing: Editing, { at }: Stamp): void {
  const [year = '', month = '', day = ''] = at.slice(0, 10).split('-');
  if (editing.changes.splices().length === 0) return;
  for (const record of editing.touched) {
    const date = childOf(childOf(record, 'CHAN') ?? record, 'DATE');
    if (!childOf(record, 'CHAN') || !date || record.jumps) continue;
    editing.changes.setValue(record, date, `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`);
    setPart(editing, record, date, 'TIME', childOf(date, 'TIME') ? at.slice(11, 19) : undefined);
  }
}
