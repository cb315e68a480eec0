import { type Structure, structure } from '../structures/structures.ts';
import { GedcomEditError } from './edit-fault.ts';
import { childOf, type Editing, lastOf, personRecord, setPart } from './editing.ts';
import type { Node } from './gedcom-file.ts';
import { targeted } from './marks.ts';
import type { NameEdit, NameFields, NameType, SexEdit } from './tree-edit.ts';
import { typedLine } from './typed-text.ts';

const NAME_TAGS = ['NAME', '_MARNM', '_AKA', 'ALIA'];

export function isName(node: Node): boolean {
  return NAME_TAGS.includes(node.tag) && !node.isPointer;
}

/** As a reader would say it. */
export function spokenName(name: Node | undefined): string {
  return (name?.value ?? '').replaceAll('/', ' ').replace(/\s+/g, ' ').trim();
}

/** What a name's value says, in the places it says it. */
export interface NameParts {
  readonly given: string;
  readonly surname: string;
  readonly nickname: string;
  readonly suffix: string;
  readonly isQuoted: boolean;
  readonly isSurnameFirst: boolean;
}

export function namePartsOf(node: Node): NameParts {
  const [, before = '', surname = '', after = ''] = /^([^/]*)(?:\/([^/]*)\/?(.*))?$/s.exec(node.value) ?? [];
  const isSurnameFirst = before.trim() === '' && after.trim() !== '';
  const quoted = /["“„]([^"“”„]+)["”“]/.exec(isSurnameFirst ? after : before);
  const given = tidy((isSurnameFirst ? after : before).replace(quoted?.[0] ?? '', ' '));
  const part = (tag: string): string => tidy(childOf(node, tag)?.value ?? '');
  return {
    given: part('GIVN') || given,
    surname: tidy(`${part('SPFX')} ${part('SURN')}`) || tidy(surname),
    nickname: part('NICK') || tidy(quoted?.[1] ?? ''),
    suffix: part('NSFX') || (isSurnameFirst ? '' : tidy(after)),
    isQuoted: quoted !== null,
    isSurnameFirst,
  };
}

export function editName(editing: Editing, edit: NameEdit): void {
  const { changes, file } = editing;
  const record = personRecord(editing, edit.person);
  const fields = typedName(edit);
  const written = edit.type === undefined ? undefined : typeWording(edit.type, file.version);
  if (!edit.target) {
    if (fields.given === undefined && fields.surname === undefined) throw new GedcomEditError('nothing-said');
    const added = newName(fields);
    if (written) added.children.unshift(structure('TYPE', written));
    changes.insert(record, record, added, lastOf(record, ...NAME_TAGS));
    return;
  }
  const node = targeted(record.children, edit.target, isName);
  if (edit.remove) {
    changes.remove(node);
    return;
  }
  setNameFields(editing, record, node, fields);
  setPart(editing, record, node, 'TYPE', written);
}

function setNameFields(editing: Editing, record: Node, node: Node, fields: NameFields): void {
  const { changes } = editing;
  const old = namePartsOf(node);
  const given = fields.given ?? old.given;
  const surname = fields.surname ?? old.surname;
  const nickname = fields.nickname ?? old.nickname;
  const suffix = fields.suffix ?? old.suffix;
  if (given === '' && surname === '' && nickname === '') throw new GedcomEditError('nothing-said');
  const inQuotes = old.isQuoted && nickname !== '' ? `"${nickname}"` : '';
  const prefix = childOf(node, 'NPFX')?.value.trim() ?? '';
  const isPrefixed = prefix !== '' && node.value.trim().startsWith(prefix) && !given.startsWith(prefix);
  const first = tidy(`${isPrefixed ? prefix : ''} ${given} ${inQuotes}`);
  const hasSlashes = node.value.includes('/') || node.tag === 'NAME';
  const last = surname === '' ? '' : hasSlashes ? `/${surname}/` : surname;
  const isChanged = (['given', 'surname', 'suffix'] as const).some(
    (field) => fields[field] !== undefined && fields[field] !== old[field],
  );
  const isNickChanged = nickname !== old.nickname;
  if (isChanged || (isNickChanged && old.isQuoted))
    changes.setValue(record, node, tidy(old.isSurnameFirst ? `${last} ${first}` : `${first} ${last} ${suffix}`));
  if (fields.given !== undefined && childOf(node, 'GIVN')) setPart(editing, record, node, 'GIVN', given);
  if (fields.suffix !== undefined && childOf(node, 'NSFX')) setPart(editing, record, node, 'NSFX', suffix);
  if (isNickChanged && (!old.isQuoted || childOf(node, 'NICK')))
    setPart(editing, record, node, 'NICK', nickname, lastOf(node, 'NPFX', 'GIVN', 'TYPE'));
  if (surname !== old.surname) setSurnameParts(editing, record, node, surname);
}

/** The particle stays where the new surname has it, too. */
function setSurnameParts(editing: Editing, record: Node, node: Node, surname: string): void {
  const particle = childOf(node, 'SPFX');
  const keeps = particle && surname.startsWith(`${particle.value.trim()} `);
  if (particle && !keeps) editing.changes.remove(particle);
  if (childOf(node, 'SURN'))
    setPart(editing, record, node, 'SURN', keeps ? surname.slice(particle.value.trim().length + 1) : surname);
}

/** As typed, each on a line and none with a slash: that is how GEDCOM marks the surname. */
export function typedName(fields: NameFields): NameFields {
  const typed: Record<string, string> = {};
  for (const field of ['given', 'surname', 'nickname', 'suffix'] as const) {
    const text = fields[field];
    if (text === undefined) continue;
    typed[field] = typedLine(text, field).replaceAll('"', '');
    if (typed[field]?.includes('/')) throw new GedcomEditError('slash-in-name', { field });
  }
  return typed;
}

export function newName({ given = '', surname = '', nickname = '', suffix = '' }: NameFields): Structure {
  if (given === '' && surname === '' && nickname === '') throw new GedcomEditError('nothing-said', { field: 'given' });
  const value = tidy(`${given} ${surname === '' ? '' : `/${surname}/`} ${suffix}`);
  const parts = [
    ['GIVN', given],
    ['NICK', nickname],
    ['SURN', surname],
    ['NSFX', suffix],
  ] as const;
  return structure(
    'NAME',
    value,
    parts.flatMap(([tag, text]) => (text === '' ? [] : [structure(tag, text)])),
  );
}

function typeWording(type: NameType | '', version: string): string {
  return version === '7.0' ? type.toUpperCase() : type;
}

export function editSex(editing: Editing, { person, sex, was }: SexEdit): void {
  const record = personRecord(editing, person);
  const node = childOf(record, 'SEX');
  const initial = node?.value.trim().charAt(0).toUpperCase() ?? '';
  const current = initial === 'M' || initial === 'F' ? initial : 'U';
  if (was !== undefined && was !== current) throw new GedcomEditError('changed');
  if (current === sex) return;
  setPart(editing, record, record, 'SEX', sex, lastOf(record, ...NAME_TAGS));
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
