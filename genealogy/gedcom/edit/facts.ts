import { neutralId } from '../../../domain/reference.ts';
import { saysAgreed } from '../../living/visibility.ts';
import { edtfOfGedcomDate } from '../dates/edtf.ts';
import { pathOfUri } from '../versions/media-files.ts';
import { isNote, pictureTitle } from './edit-attachments.ts';
import { isEvent } from './edit-events.ts';
import { openFile } from './edit-gedcom.ts';
import { isName, namePartsOf, spokenName } from './edit-names.ts';
import { pedigreeIn } from './edit-pedigree.ts';
import { childOf, startEditing } from './editing.ts';
import type { GedcomFile, Node } from './gedcom-file.ts';
import { familiesOf, membersOf, sexOf } from './kin.ts';
import { type Loss, lossesOf } from './losses.ts';
import { targetOf } from './marks.ts';
import { restrictionMarks } from './restriction-marks.ts';
import type { DetachEdit, PedigreeName, Target, WrittenSex } from './tree-edit.ts';

export interface NameFact {
  readonly target: Target;
  readonly given: string;
  readonly surname: string;
  readonly nickname: string;
  readonly suffix: string;
  /** birth, maiden, married, aka, or as the file has it. */
  readonly type: string;
}

export interface SourceFact {
  readonly target: Target;
  /** Empty where the source is only named. */
  readonly source: string;
  readonly title: string;
  readonly page: string;
}

export interface EventFact {
  readonly target: Target;
  readonly tag: string;
  /** As the file words it, and in EDTF; the latter empty where it is not understood. */
  readonly date: string;
  readonly edtf: string;
  readonly place: string;
  readonly value: string;
  readonly type: string;
  readonly cause: string;
  readonly note: string;
  readonly sources: readonly SourceFact[];
  readonly pictures: readonly PictureFact[];
}

export interface NoteFact {
  readonly target: Target;
  readonly text: string;
}

export interface PictureFact {
  readonly target: Target;
  readonly file: string;
  readonly title: string;
}

export interface FamilyFacts {
  readonly family: string;
  readonly partners: readonly string[];
  readonly children: readonly string[];
  /** By child, only where it is not birth. */
  readonly pedigrees: Readonly<Record<string, PedigreeName>>;
  readonly events: readonly EventFact[];
  /** By member, what goes when they leave it. */
  readonly losses: Readonly<Record<string, readonly Loss[]>>;
}

/** Everything of a person that can be edited, with what an edit has to name. */
export interface PersonFacts {
  readonly person: string;
  readonly sex: WrittenSex;
  readonly names: readonly NameFact[];
  readonly events: readonly EventFact[];
  readonly notes: readonly NoteFact[];
  readonly sources: readonly SourceFact[];
  readonly pictures: readonly PictureFact[];
  readonly consent: boolean;
  readonly hidden: boolean;
  readonly asChild: readonly FamilyFacts[];
  readonly asPartner: readonly FamilyFacts[];
  /** By their ids, of everybody whom these facts name. */
  readonly kin: Readonly<Record<string, string>>;
  /** What goes when they are deleted. */
  readonly losses: readonly Loss[];
}

/** Throws GedcomEditError. */
export function factsOf(bytes: Uint8Array, id: string): PersonFacts {
  const file = openFile(bytes);
  const person = file.resolve('person', id);
  const record = file.person(person);
  const editing = startEditing(file);
  const all = record.children.map((node, at) => ({ node, target: targetOf(node, at) }));
  const lossesFrom = (family: string, member: string, as: DetachEdit['as']) =>
    [neutralId(member), lossesOf(file, { kind: 'detach', person: member, family, as })] as const;
  const family = (id: string): FamilyFacts => {
    const node = file.family(id);
    const { partners, children } = membersOf(editing, node);
    return {
      family: neutralId(id),
      partners: partners.map(neutralId),
      children: children.map(neutralId),
      pedigrees: pedigreesIn(file, node, children),
      events: eventsOf(file, node, false),
      losses: Object.fromEntries([
        ...partners.map((member) => lossesFrom(id, member, 'partner')),
        ...children.map((member) => lossesFrom(id, member, 'child')),
      ]),
    };
  };
  const asChild = familiesOf(editing, record, 'child').map(family);
  const asPartner = familiesOf(editing, record, 'partner').map(family);
  const families = [...asChild, ...asPartner];
  const named = [person, ...families.flatMap(({ partners, children }) => [...partners, ...children])];
  return {
    person: neutralId(person),
    sex: sexOf(record) as WrittenSex,
    names: all.filter(({ node }) => isName(node)).map(({ node, target }) => nameFact(node, target)),
    events: eventsOf(file, record, true),
    notes: all
      .filter(({ node }) => isNote(node))
      .map(({ node, target }) => ({
        target,
        text: node.isPointer ? (file.other(node.value)?.value ?? '') : node.value,
      })),
    sources: sourcesOf(file, record),
    pictures: picturesOf(file, record),
    consent: saysAgreed(childOf(record, '_CONSENT')?.value ?? ''),
    hidden: restrictionMarks(record).length > 0,
    asChild,
    asPartner,
    kin: Object.fromEntries(
      named.map((one) => [neutralId(one), spokenName(childOf(file.person(file.resolve('person', one)), 'NAME'))]),
    ),
    losses: lossesOf(file, { kind: 'delete', person }),
  };
}

function pedigreesIn(file: GedcomFile, family: Node, children: readonly string[]): Record<string, PedigreeName> {
  const all = children.map((id) => [neutralId(id), pedigreeIn(file.person(id), family)] as const);
  return Object.fromEntries(all.filter(([, pedigree]) => pedigree !== 'birth'));
}

/** Sources that can be cited, by their titles. */
export function sourcesIn(bytes: Uint8Array): { readonly id: string; readonly title: string }[] {
  const file = openFile(bytes);
  return file.records.flatMap(({ tag, xref }, number) => {
    if (tag !== 'SOUR' || xref === '') return [];
    const title = childOf(file.open(number), 'TITL')?.value.trim() ?? '';
    return title === '' ? [] : [{ id: neutralId(xref), title }];
  });
}

function nameFact(node: Node, target: Target): NameFact {
  const { given, surname, nickname, suffix } = namePartsOf(node);
  const written = childOf(node, 'TYPE')?.value.trim().toLowerCase() ?? '';
  const type = written || (node.tag === '_MARNM' ? 'married' : node.tag === 'NAME' ? '' : 'aka');
  return { target, given, surname, nickname, suffix, type };
}

function eventsOf(file: GedcomFile, record: Node, ofPerson: boolean): EventFact[] {
  return record.children.flatMap((node, at) => {
    if (!isEvent(node, ofPerson)) return [];
    const part = (tag: string): string => childOf(node, tag)?.value.trim() ?? '';
    const note = node.children.find(({ tag, isPointer }) => tag === 'NOTE' && !isPointer);
    return [
      {
        target: targetOf(node, at),
        tag: node.tag,
        date: part('DATE'),
        edtf: edtfOfGedcomDate(part('DATE')) ?? '',
        place: part('PLAC'),
        value: node.value.trim() === 'Y' ? '' : node.value.trim(),
        type: part('TYPE'),
        cause: part('CAUS'),
        note: note?.value ?? '',
        sources: sourcesOf(file, node),
        pictures: picturesOf(file, node),
      },
    ];
  });
}

function sourcesOf(file: GedcomFile, holder: Node): SourceFact[] {
  return holder.children.flatMap((node, at) => {
    if (node.tag !== 'SOUR') return [];
    const record = node.isPointer ? file.other(node.value, 'SOUR') : undefined;
    const title = node.isPointer ? record && childOf(record, 'TITL')?.value : node.value;
    const page = childOf(node, 'PAGE')?.value ?? '';
    return [
      { target: targetOf(node, at), source: node.isPointer ? neutralId(node.value) : '', title: title ?? '', page },
    ];
  });
}

function picturesOf(file: GedcomFile, holder: Node): PictureFact[] {
  return holder.children.flatMap((node, at) => {
    if (node.tag !== 'OBJE') return [];
    const record = node.isPointer ? (file.other(node.value) ?? node) : node;
    const written = childOf(record, 'FILE')?.value ?? '';
    return [{ target: targetOf(node, at), file: pathOfUri(written), title: pictureTitle(file, node) }];
  });
}
