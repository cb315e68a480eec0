import { pointerTo, type Structure, structure } from '../structures/structures.ts';
import { uriOfPath } from '../versions/media-files.ts';
import { isEvent } from './edit-events.ts';
import { GedcomEditError } from './edit-fault.ts';
import { childOf, type Editing, lastOf, ownerRecord, personRecord, setPart, writable } from './editing.ts';
import type { GedcomFile, Node } from './gedcom-file.ts';
import { targeted } from './marks.ts';
import { restrictionMarks } from './restriction-marks.ts';
import type { ConsentEdit, NoteEdit, PictureEdit, SourceEdit } from './tree-edit.ts';
import { typedLine, typedText } from './typed-text.ts';

export function isNote({ tag }: Node): boolean {
  return tag === 'NOTE' || tag === 'SNOTE';
}

export function editNote(editing: Editing, edit: NoteEdit): void {
  const { changes, file } = editing;
  const record = ownerRecord(editing, edit.owner);
  const text = typedText(edit.text, 'text');
  if (!edit.target) {
    if (text === '') throw new GedcomEditError('nothing-said', { field: 'text' });
    changes.insert(record, record, structure('NOTE', text), lastOf(record, 'NOTE', 'SNOTE') ?? beforeTail(record));
    return;
  }
  const node = targeted(record.children, edit.target, isNote);
  const shared = node.isPointer ? file.other(node.value) : undefined;
  const isOwn = shared !== undefined && (file.mentions.get(node.value) ?? []).length === 1;
  if (text === '') {
    changes.remove(node);
    if (shared && isOwn) changes.remove(shared);
  } else if (shared && isOwn) changes.setValue(writable(shared), shared, text);
  // What others share stays theirs.
  else if (node.isPointer) changes.replace(record, node, structure('NOTE', text));
  else changes.setValue(record, node, text);
}

/** Dates of changes and numbers of programs stand last. */
function beforeTail(record: Node): Node | undefined {
  return record.children.findLast(({ tag }) => !['CHAN', 'CREA', 'RIN', 'REFN', 'UID', 'EXID'].includes(tag));
}

/** The record, or one of its events. */
function holderIn(record: Node, { kind, owner, event }: SourceEdit | PictureEdit): Node {
  const fits = (node: Node) => isEvent(node, 'person' in owner) || (kind === 'source' && node.tag === 'NAME');
  return event ? targeted(record.children, event, fits) : record;
}

export function editSource(editing: Editing, edit: SourceEdit): void {
  const { changes, file } = editing;
  const record = ownerRecord(editing, edit.owner);
  const holder = holderIn(record, edit);
  const page = edit.page === undefined ? undefined : typedLine(edit.page, 'page');
  if (!edit.target) {
    const parts = page ? [structure('PAGE', page)] : [];
    const cited = pointerTo('SOUR', sourceId(editing, edit), parts);
    changes.insert(record, holder, cited, lastOf(holder, 'SOUR') ?? beforeTail(holder));
    return;
  }
  const node = targeted(holder.children, edit.target, ({ tag }) => tag === 'SOUR');
  if (edit.remove) {
    changes.remove(node);
    return;
  }
  if (edit.source !== undefined || edit.title !== undefined) {
    if (node.isPointer || edit.source !== undefined) changes.setPointer(record, node, sourceId(editing, edit));
    else changes.setValue(record, node, typedLine(edit.title ?? '', 'title') || missing('title'));
  }
  if (page !== undefined && (file.version === '7.0' || node.isPointer || childOf(node, 'PAGE')))
    setPart(editing, record, node, 'PAGE', page);
}

/** That of the file, or a new record for a title that the file does not have. */
function sourceId(editing: Editing, { source, title }: SourceEdit): string {
  const { file, changes, ids } = editing;
  if (source !== undefined) {
    if (!file.other(source, 'SOUR')) throw new GedcomEditError('no-such-source', { field: 'source' });
    return source;
  }
  const text = typedLine(title ?? '', 'title') || missing('title');
  const known = file.records.find(
    (record, number) => record.tag === 'SOUR' && childOf(file.open(number), 'TITL')?.value.trim() === text,
  );
  if (known && known.xref !== '') return known.xref;
  const id = ids.next('SOUR', 'S');
  changes.addRecord({ ...structure('SOUR', '', [structure('TITL', text)]), xref: id });
  return id;
}

function missing(field: string): never {
  throw new GedcomEditError('nothing-said', { field });
}

/** A name of a file and no path: pictures are the site's own. */
function fileName(text: string): string {
  const name = typedLine(text, 'file');
  if (/^(?!\.)[^\\/:*?"<>|]{1,200}\.[A-Za-z0-9]{2,5}$/.test(name)) return name;
  throw new GedcomEditError('bad-file', { field: 'file' });
}

export function editPicture(editing: Editing, edit: PictureEdit): void {
  const { changes } = editing;
  const record = ownerRecord(editing, edit.owner);
  const holder = holderIn(record, edit);
  const file = edit.file === undefined ? undefined : fileName(edit.file);
  const title = edit.title === undefined ? undefined : typedLine(edit.title, 'title');
  if (!edit.target) {
    if (!file) throw new GedcomEditError('nothing-said', { field: 'file' });
    for (const one of [file, ...(edit.more ?? []).map(fileName)])
      changes.insert(record, holder, newPicture(editing, one, title ?? ''), beforePictures(holder));
    return;
  }
  const node = targeted(holder.children, edit.target, ({ tag }) => tag === 'OBJE');
  if (edit.remove) changes.remove(node);
  else if (file !== undefined)
    changes.replace(record, node, newPicture(editing, file, title ?? pictureTitle(editing.file, node)));
  else if (title !== undefined && (!node.isPointer || editing.file.version === '7.0'))
    setPart(editing, record, node, 'TITL', title);
}

/** A picture's title, wherever its version of GEDCOM has it. */
export function pictureTitle(file: GedcomFile, node: Node): string {
  const record = node.isPointer ? (file.other(node.value) ?? node) : node;
  const written = childOf(record, 'FILE');
  return (childOf(node, 'TITL') ?? childOf(record, 'TITL') ?? (written && childOf(written, 'TITL')))?.value ?? '';
}

/** The newest comes first: the first one that the site has stands for the person. */
function beforePictures(holder: Node): Node | undefined {
  const first = holder.children.findIndex(({ tag }) => tag === 'OBJE');
  return first < 0 ? beforeTail(holder) : holder.children[first - 1];
}

function newPicture({ file, changes, ids }: Editing, name: string, title: string): Structure {
  const form = (name.split('.').at(-1) ?? '').toLowerCase();
  const titles = title === '' ? [] : [structure('TITL', title)];
  if (file.version !== '7.0')
    return structure('OBJE', '', [structure('FILE', name, [structure('FORM', form)]), ...titles]);
  const id = ids.next('OBJE', 'O');
  const type = form === 'svg' ? 'image/svg+xml' : `image/${form === 'jpg' ? 'jpeg' : form}`;
  const written = structure('FILE', uriOfPath(name), [structure('FORM', type), ...titles]);
  changes.addRecord({ ...structure('OBJE', '', [written]), xref: id });
  return pointerTo('OBJE', id);
}

export function editConsent(editing: Editing, { person, consent, hidden }: ConsentEdit): void {
  const { changes, file } = editing;
  const record = personRecord(editing, person);
  const agreed = record.children.filter(({ tag }) => tag === '_CONSENT');
  if (consent === false) for (const node of agreed) changes.remove(node);
  else if (consent && agreed[0]) changes.setValue(record, agreed[0], 'Y');
  else if (consent) changes.insert(record, record, structure('_CONSENT', 'Y'), beforeTail(record));
  const marks = restrictionMarks(record);
  if (hidden === false) for (const node of marks) changes.remove(node);
  else if (hidden && marks.length === 0) {
    const word = file.version === '7.0' ? 'CONFIDENTIAL' : 'confidential';
    const open = childOf(record, 'RESN');
    if (open) changes.setValue(record, open, word);
    else changes.insert(record, record, structure('RESN', word));
  }
}
