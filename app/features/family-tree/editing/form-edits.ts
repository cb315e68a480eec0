import { dateInWords } from '../../../../domain/date-in-words.ts';
import type {
  EventFact,
  NameFact,
  NoteFact,
  PersonFacts,
  PictureFact,
  SourceFact,
} from '../../../../genealogy/gedcom/edit/facts.ts';
import type {
  DetachEdit,
  EventFields,
  Owner,
  PedigreeName,
  PictureEdit,
  Relation,
  TreeEdit,
  WrittenSex,
} from '../../../../genealogy/gedcom/edit/tree-edit.ts';
import { dateText } from '../../../text/dates.ts';

/** What is being changed: one fact of somebody, or who is added to them. Without its fact a new one is meant. */
export type FormSubject =
  | { readonly kind: 'name'; readonly name?: NameFact }
  | { readonly kind: 'sex' }
  | { readonly kind: 'event'; readonly owner: Owner; readonly tag: string; readonly event?: EventFact }
  | { readonly kind: 'note'; readonly note?: NoteFact }
  | { readonly kind: 'source'; readonly source?: SourceFact }
  | { readonly kind: 'picture'; readonly of: PictureHolder; readonly picture?: PictureFact }
  | { readonly kind: 'consent' }
  | { readonly kind: 'kin'; readonly relation: Relation }
  | { readonly kind: 'pedigree'; readonly family: string; readonly was: PedigreeName }
  | { readonly kind: 'detach'; readonly edit: DetachEdit }
  | { readonly kind: 'delete' };

/** The person as a whole, or an event. */
export type PictureHolder = Pick<PictureEdit, 'owner' | 'event'>;

/** Separates file names in the field; no file name contains it. */
export const BETWEEN_FILES = '/';
export const filesIn = (field = ''): readonly string[] => field.split(BETWEEN_FILES).filter(Boolean);

/** As they stand in the fields. */
export type FormFields = Readonly<Record<string, string>>;

const NAME_FIELDS = ['given', 'surname', 'nickname', 'type'] as const;
const EVENT_FIELDS = ['date', 'place', 'value', 'cause', 'note'] as const;

/** What the fields hold before anybody has typed. */
export function initialFields(subject: FormSubject, facts: PersonFacts): FormFields {
  switch (subject.kind) {
    case 'name':
      return picked(NAME_FIELDS, subject.name);
    case 'sex':
      return { sex: facts.sex };
    case 'event':
      return { ...picked(EVENT_FIELDS, subject.event), date: subject.event ? writtenDate(subject.event) : '' };
    case 'note':
      return { text: subject.note?.text ?? '' };
    case 'source':
      return picked(['title', 'page'], subject.source);
    case 'picture':
      return picked(['file', 'title'], subject.picture);
    case 'consent':
      return { consent: ticked(facts.consent), hidden: ticked(facts.hidden) };
    case 'kin':
      return { mode: 'new', sex: '', hasDied: '', family: '' };
    case 'pedigree':
      return { pedigree: subject.was };
    case 'detach':
    case 'delete':
      return {};
  }
}

/** A date as it is typed: in words where they lead back to the same day. */
export function writtenDate({ edtf, date }: Pick<EventFact, 'edtf' | 'date'>): string {
  const words = edtf && dateText(edtf);
  return words && dateInWords(words) === edtf ? words : date;
}

/** The one edit that the fields ask for; nothing where nothing would change. */
export function editOf(subject: FormSubject, facts: PersonFacts, fields: FormFields): TreeEdit | undefined {
  const { person } = facts;
  const before = initialFields(subject, facts);
  const changed = changedFields(before, fields);
  if (subject.kind === 'kin') return kinEdit(subject.relation, person, fields);
  if (subject.kind === 'detach') return subject.edit;
  if (subject.kind === 'delete') return { kind: 'delete', person };
  const isNew = isAddition(subject);
  if (Object.keys(changed).length === 0) return undefined;
  switch (subject.kind) {
    case 'name':
      return { kind: 'name', person, ...at(subject.name), ...(isNew ? filled(changed) : changed) } as TreeEdit;
    case 'sex':
      return { kind: 'sex', person, sex: fields.sex as WrittenSex, was: facts.sex };
    case 'event': {
      const { owner, event, tag } = subject;
      return { kind: 'event', owner, ...(event ? at(event) : { tag }), ...(isNew ? filled(changed) : changed) };
    }
    case 'pedigree': {
      const { family, was } = subject;
      return { kind: 'pedigree', person, family, pedigree: fields.pedigree as PedigreeName, was };
    }
    case 'note':
      return { kind: 'note', owner: { person }, ...at(subject.note), text: fields.text ?? '' };
    case 'source':
      return { kind: 'source', owner: { person }, ...at(subject.source), ...(isNew ? filled(changed) : changed) };
    case 'picture': {
      const [file = '', ...more] = filesIn(changed.file);
      const added = { ...filled({ ...changed, file }), ...(more.length > 0 && { more }) };
      return { kind: 'picture', ...subject.of, ...at(subject.picture), ...(isNew ? added : changed) };
    }
    case 'consent':
      return {
        kind: 'consent',
        person,
        ...('consent' in changed ? { consent: fields.consent === YES } : {}),
        ...('hidden' in changed ? { hidden: fields.hidden === YES } : {}),
      };
  }
}

/** Takes the fact away; nothing for what cannot be. */
export function removalOf(subject: FormSubject, person: string): TreeEdit | undefined {
  switch (subject.kind) {
    case 'name':
      return subject.name && { kind: 'name', person, target: subject.name.target, remove: true };
    case 'event':
      return subject.event && { kind: 'event', owner: subject.owner, target: subject.event.target, remove: true };
    case 'note':
      return subject.note && { kind: 'note', owner: { person }, target: subject.note.target, text: '' };
    case 'source':
      return subject.source && { kind: 'source', owner: { person }, target: subject.source.target, remove: true };
    case 'picture':
      return subject.picture && { kind: 'picture', ...subject.of, target: subject.picture.target, remove: true };
    default:
      return undefined;
  }
}

export const YES = 'da';

function kinEdit(relation: Relation, of: string, fields: FormFields): TreeEdit | undefined {
  const text = (name: string) => (fields[name] ?? '').trim();
  const marriage = relation === 'partner' ? eventOf(text('marriageDate'), text('marriagePlace')) : undefined;
  const bond = {
    relation,
    of,
    ...(text('family') === '' ? {} : { family: text('family') }),
    ...(marriage ? { marriage } : {}),
  };
  if (fields.mode === 'link') {
    return text('existing') === '' ? undefined : { kind: 'link', person: text('existing'), ...bond };
  }
  const names = filled({ given: text('given'), surname: text('surname'), nickname: text('nickname') });
  if (Object.keys(names).length === 0) return undefined;
  const birth = eventOf(text('birthDate'), text('birthPlace'));
  const death = fields.hasDied === YES ? (eventOf(text('deathDate'), text('deathPlace')) ?? {}) : undefined;
  return {
    kind: 'add',
    ...bond,
    person: {
      ...names,
      sex: (text('sex') || 'U') as WrittenSex,
      ...(birth ? { birth } : {}),
      ...(death ? { death } : {}),
    },
  };
}

function eventOf(date: string, place: string): EventFields | undefined {
  return date === '' && place === '' ? undefined : filled({ date, place });
}

function isAddition(subject: FormSubject): boolean {
  return Object.keys(subject).every((key) => !['name', 'event', 'note', 'source', 'picture'].includes(key));
}

function at(fact: { readonly target: NameFact['target'] } | undefined) {
  return fact ? { target: fact.target } : {};
}

function changedFields(before: FormFields, now: FormFields): Record<string, string> {
  const changed = Object.entries(now).filter(([name, value]) => value.trim() !== (before[name] ?? '').trim());
  return Object.fromEntries(changed.map(([name, value]) => [name, value.trim()]));
}

function picked<Name extends string>(
  names: readonly Name[],
  from: Readonly<Record<Name, string>> | undefined,
): FormFields {
  return Object.fromEntries(names.map((name) => [name, from?.[name] ?? '']));
}

function filled(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

function ticked(is: boolean): string {
  return is ? YES : '';
}
