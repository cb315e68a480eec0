import { type Structure, structure } from '../structures/structures.ts';
import { GedcomEditError } from './edit-fault.ts';
import { childOf, type Editing, lastOf, ownerRecord, setPart } from './editing.ts';
import type { Node } from './gedcom-file.ts';
import { targeted } from './marks.ts';
import type { EventEdit, EventFields } from './tree-edit.ts';
import { typedDate } from './typed-date.ts';
import { typedLine, typedText } from './typed-text.ts';

const PERSON_EVENTS =
  'BIRT CHR BAPM ADOP CHRA CONF FCOM BARM BASM BLES ORDN NATU EMIG IMMI CENS PROB WILL GRAD RETI DEAT BURI CREM EVEN'.split(
    ' ',
  );
const PERSON_ATTRIBUTES = 'OCCU RESI EDUC RELI NATI TITL CAST DSCR PROP IDNO SSN NCHI NMR FACT'.split(' ');
const FAMILY_EVENTS = 'MARR DIV ENGA ANUL MARB MARC MARL MARS DIVF CENS EVEN'.split(' ');
const FAMILY_ATTRIBUTES = ['RESI', 'NCHI', 'FACT'];
/** What a person is said to have been or had has a value; what happened to them at most says `Y`. */
const ATTRIBUTES: ReadonlySet<string> = new Set([...PERSON_ATTRIBUTES, ...FAMILY_ATTRIBUTES]);

export function isEvent(node: Node, ofPerson: boolean): boolean {
  const [events, attributes] = ofPerson ? [PERSON_EVENTS, PERSON_ATTRIBUTES] : [FAMILY_EVENTS, FAMILY_ATTRIBUTES];
  if (events.includes(node.tag) || attributes.includes(node.tag)) return true;
  return node.tag.startsWith('_') && (childOf(node, 'DATE') !== undefined || childOf(node, 'PLAC') !== undefined);
}

/** From the cradle to the grave; what has no place of its own lies between. */
const ORDER: ReadonlyMap<string, number> = new Map([
  ['NAME', 0],
  ['SEX', 0],
  ['BIRT', 1],
  ['CHR', 2],
  ['BAPM', 2],
  ['DEAT', 8],
  ['BURI', 9],
  ['CREM', 9],
]);
const BETWEEN = 5;

export function editEvent(editing: Editing, edit: EventEdit): void {
  const { changes } = editing;
  const record = ownerRecord(editing, edit.owner);
  const ofPerson = 'person' in edit.owner;
  if (!edit.target) {
    const tag = edit.tag ?? '';
    const known = ofPerson ? [...PERSON_EVENTS, ...PERSON_ATTRIBUTES] : [...FAMILY_EVENTS, ...FAMILY_ATTRIBUTES];
    if (!known.includes(tag)) throw new GedcomEditError('bad-tag', { field: 'tag' });
    editing.tag = tag;
    changes.insert(record, record, newEvent(editing, tag, edit), placeFor(record, tag, ofPerson));
    return;
  }
  const node = targeted(record.children, edit.target, (one) => isEvent(one, ofPerson));
  editing.tag = node.tag;
  if (edit.remove) changes.remove(node);
  else if (edit.first) moveFirst(editing, record, node);
  else setEventFields(editing, record, node, edit);
}

function moveFirst({ changes }: Editing, record: Node, node: Node): void {
  const at = record.children.findIndex(({ tag }) => tag === node.tag);
  if (record.children[at] === node) return;
  changes.insert(record, record, node, record.children[at - 1]);
  changes.remove(node);
}

function placeFor(record: Node, tag: string, ofPerson: boolean): Node | undefined {
  if (!ofPerson) return lastOf(record, 'HUSB', 'WIFE', 'CHIL', ...FAMILY_EVENTS);
  const rank = ORDER.get(tag) ?? BETWEEN;
  return record.children.findLast(
    (node) => (ORDER.has(node.tag) || isEvent(node, true)) && (ORDER.get(node.tag) ?? BETWEEN) <= rank,
  );
}

export function newEvent({ file }: Editing, tag: string, fields: EventFields): Structure {
  const line = (field: 'place' | 'type' | 'cause'): string => typedLine(fields[field] ?? '', field);
  const date = typedDate(fields.date ?? '', file.version, 'date');
  const note = typedText(fields.note ?? '', 'note');
  const parts = [
    ['TYPE', line('type')],
    ['PLAC', line('place')],
    ['CAUS', line('cause')],
    ['NOTE', note],
  ] as const;
  const written = parts.flatMap(([part, value]) => (value === '' ? [] : [structure(part, value)]));
  const at = written[0]?.tag === 'TYPE' ? 1 : 0;
  const children = date ? written.toSpliced(at, 0, date) : written;
  const value = valueFor(tag, fields.value);
  if (ATTRIBUTES.has(tag) && value === '' && children.length === 0)
    throw new GedcomEditError('nothing-said', { field: 'value' });
  return structure(tag, value === '' && children.length === 0 ? 'Y' : value, children);
}

/** Only what is described has words of its own: `1 BIRT u Mostaru` would be a value that no version has. */
function valueFor(tag: string, value: string | undefined): string {
  if (value === undefined) return '';
  const text = typedLine(value, 'value');
  if (text !== '' && !ATTRIBUTES.has(tag) && tag !== 'EVEN' && text !== 'Y')
    throw new GedcomEditError('bad-tag', { field: 'value' });
  return text;
}

function setEventFields(editing: Editing, record: Node, node: Node, fields: EventFields): void {
  const { changes } = editing;
  if (fields.type !== undefined) setPart(editing, record, node, 'TYPE', typedLine(fields.type, 'type'));
  if (fields.date !== undefined) setDate(editing, record, node, fields.date);
  if (fields.place !== undefined) setPlace(editing, record, node, typedLine(fields.place, 'place'));
  if (fields.cause !== undefined)
    setPart(editing, record, node, 'CAUS', typedLine(fields.cause, 'cause'), lastOf(node, 'DATE', 'PLAC'));
  if (fields.note !== undefined) setEventNote(editing, record, node, typedText(fields.note, 'note'));
  const goes = (child: Node): boolean => changes.isRemoved(child);
  const gains = (['date', 'place', 'cause', 'note', 'type'] as const).some(
    (field) => (fields[field] ?? '').trim() !== '',
  );
  const isBare = !gains && node.children.every(goes);
  if (ATTRIBUTES.has(node.tag) || node.tag === 'EVEN') {
    const value = fields.value === undefined ? node.value : valueFor(node.tag, fields.value);
    if (isBare && value === '') throw new GedcomEditError('nothing-said', { field: 'value' });
    if (fields.value !== undefined) changes.setValue(record, node, value);
  } else if (isBare && node.value.trim() === '') changes.setValue(record, node, 'Y');
}

/** The same words as before change nothing, however the file has written them. */
function setDate(editing: Editing, record: Node, node: Node, written: string): void {
  const { changes, file } = editing;
  const old = childOf(node, 'DATE');
  if (old && written.trim() === old.value.trim() && written.trim() !== '') return;
  const date = typedDate(written, file.version, 'date');
  if (!date) {
    if (old) changes.remove(old);
  } else if (!old) changes.insert(record, node, date, lastOf(node, 'TYPE'));
  else {
    const kept = old.children.filter(({ tag }) => tag !== 'PHRASE');
    for (const child of old.children) if (!kept.includes(child)) changes.remove(child);
    changes.setValue(record, old, date.value);
    for (const part of date.children) changes.insert(record, old, part);
  }
}

/** Another place lies elsewhere: what the file says of where it was is not true of it. */
function setPlace(editing: Editing, record: Node, node: Node, place: string): void {
  const old = childOf(node, 'PLAC');
  if (old && place !== '' && old.value.trim() !== place)
    for (const child of old.children) if (child.tag === 'MAP' || child.tag === 'FORM') editing.changes.remove(child);
  setPart(editing, record, node, 'PLAC', place, lastOf(node, 'TYPE', 'DATE'));
}

/** The first note that is the event's own; one that others share is left to them. */
function setEventNote({ changes }: Editing, record: Node, node: Node, text: string): void {
  const own = node.children.find(({ tag, isPointer }) => tag === 'NOTE' && !isPointer);
  if (own && text === '') changes.remove(own);
  else if (own) changes.setValue(record, own, text);
  else if (text !== '') changes.append(record, node, structure('NOTE', text));
}
