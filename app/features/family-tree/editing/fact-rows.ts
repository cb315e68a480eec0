import type {
  EventFact,
  FamilyFacts,
  NameFact,
  PersonFacts,
  PictureFact,
} from '../../../../genealogy/gedcom/edit/facts.ts';
import type { DetachEdit, Target } from '../../../../genealogy/gedcom/edit/tree-edit.ts';
import { lifeEventLabel } from '../../../text/life-events.ts';
import { PEDIGREE_WORD } from '../../../text/pedigree-words.ts';
import { factKeys } from './fact-keys.ts';
import { type FormSubject, type PictureHolder, writtenDate } from './form-edits.ts';

/** A fact as a line of the panel: what it is, what it says, and what changes it. */
export interface FactRow {
  readonly key: string;
  readonly label: string;
  /** Empty where nothing is written yet. */
  readonly says: string;
  readonly subject: FormSubject;
}

/** By type; a file may have any word for one. */
export const NAME_LABEL: ReadonlyMap<string, string> = new Map([
  ['birth', 'Ime po rođenju'],
  ['maiden', 'Djevojačko prezime'],
  ['married', 'Ime u braku'],
  ['aka', 'Drugo ime'],
]);
const SEX_WORD = { M: 'muški', F: 'ženski', U: 'nije upisan' } as const;
/** Suffix of an event's key: the row that adds a picture to it. */
export const NEW_PICTURE = ' picture';
/** What can be added besides, in the order of a life. */
export const ADDABLE_EVENTS = ['BAPM', 'CONF', 'EDUC', 'OCCU', 'RESI', 'EMIG', 'IMMI', 'ORDN', 'BURI', 'EVEN'];
/** Of which something is said beside when and where. */
export const EVENTS_WITH_VALUE = new Set(['OCCU', 'EDUC', 'RELI', 'TITL', 'FACT', 'EVEN', 'NATI', 'DSCR']);

export function nameRows({ names, sex, person }: PersonFacts): FactRow[] {
  return [
    ...keyed(`name ${person}`, names, (name, index) => ({
      label: index === 0 ? 'Ime i prezime' : (NAME_LABEL.get(name.type) ?? 'Drugo ime'),
      says: nameText(name),
      subject: { kind: 'name', name },
    })),
    { key: 'sex', label: 'Spol', says: SEX_WORD[sex], subject: { kind: 'sex' } },
  ];
}

/** In the order of a life as the file has it; birth first and death last where they are missing. */
export function eventRows({ events, person }: PersonFacts): FactRow[] {
  const missing = (tag: string) => (events.some((event) => event.tag === tag) ? [] : [tag]);
  return rowsOf([...missing('BIRT'), ...events, ...missing('DEAT')], { person });
}

export function familyEventRows(events: readonly EventFact[], family: string): FactRow[] {
  return rowsOf([...(events.some(({ tag }) => tag === 'MARR') ? [] : ['MARR']), ...events], { family });
}

/** Where only a tag stands, nothing is written yet. An event's pictures follow it, and last a row for a new one. */
function rowsOf(
  events: readonly (EventFact | string)[],
  owner: Extract<FormSubject, { kind: 'event' }>['owner'],
): FactRow[] {
  const all = events.map((event) => (typeof event === 'string' ? { tag: event, target: { mark: '' } } : event));
  const keysOf = (tag: string) =>
    factKeys(
      `${tag} ${Object.values(owner)}`,
      all.filter((event) => event.tag === tag),
    );
  const keys = new Map(all.map(({ tag }) => [tag, keysOf(tag)]));
  return all.flatMap((event): FactRow[] => {
    const key = keys.get(event.tag)?.shift() ?? '';
    const { tag } = event;
    if (!('type' in event))
      return [{ key, label: lifeEventLabel(tag), says: '', subject: { kind: 'event', owner, tag } }];
    const of = { owner, event: event.target };
    const label = lifeEventLabel(tag, event.type);
    const pictureLabel = `Fotografija (${label.toLocaleLowerCase('hr')})`;
    return [
      { key, label, says: eventText(event), subject: { kind: 'event', owner, tag, event } },
      ...pictureRows(`${key}${NEW_PICTURE}`, of, event.pictures, pictureLabel),
      { key: `${key}${NEW_PICTURE}`, label: pictureLabel, says: '', subject: { kind: 'picture', of } },
    ];
  });
}

function keyed<Fact extends { readonly target: Target }>(
  group: string,
  facts: readonly Fact[],
  row: (fact: Fact, index: number) => Omit<FactRow, 'key'>,
): FactRow[] {
  const keys = factKeys(group, facts);
  return facts.map((fact, index) => ({ key: keys[index] ?? '', ...row(fact, index) }));
}

/** How somebody belongs to a family in which they are a child. */
export function pedigreeRow(person: string, { family, pedigrees }: FamilyFacts): FactRow {
  const was = pedigrees[person] ?? 'birth';
  return {
    key: `pedigree-${family}`,
    label: 'Veza s roditeljima',
    says: PEDIGREE_WORD[was],
    subject: { kind: 'pedigree', family, was },
  };
}

export function detachKey({ person, family, as }: DetachEdit): string {
  return `detach-${family}-${as}-${person}`;
}

export function noteRows({ notes, person }: PersonFacts): FactRow[] {
  return keyed(`note ${person}`, notes, (note) => ({
    label: 'Bilješka',
    says: note.text,
    subject: { kind: 'note', note },
  }));
}

export function sourceRows({ sources, person }: PersonFacts): FactRow[] {
  return keyed(`source ${person}`, sources, (source) => ({
    label: 'Izvor',
    says: [source.title, source.page].filter(Boolean).join(', '),
    subject: { kind: 'source', source },
  }));
}

export function pictureRows(
  group: string,
  of: PictureHolder,
  pictures: readonly PictureFact[],
  label: string,
): FactRow[] {
  return keyed(group, pictures, (picture) => ({
    label,
    says: picture.title || picture.file.replace(/^foto-[0-9a-f]+\.\w+$/, 'bez naslova') || 'bez fotografije',
    subject: { kind: 'picture', of, picture },
  }));
}

export function visibilityRow({ consent, hidden }: PersonFacts): FactRow {
  const says = [
    consent ? 'Pristanak je dan.' : 'Bez pristanka: dok je osoba živa, vidi se samo ime.',
    hidden ? 'Osoba je skrivena.' : '',
  ];
  return {
    key: 'consent',
    label: 'Tko vidi podatke',
    says: says.filter(Boolean).join(' '),
    subject: { kind: 'consent' },
  };
}

function nameText({ given, surname, nickname, suffix }: NameFact): string {
  return [given, surname, suffix, nickname && `„${nickname}“`].filter(Boolean).join(' ');
}

function eventText(event: EventFact): string {
  const { value, place, cause, note } = event;
  const said = [value, writtenDate(event), place, cause && `uzrok: ${cause}`, note].filter(Boolean).join(', ');
  // «Y» in the file: it happened, and no more is known.
  return said || (event.tag === 'DEAT' ? 'više nije među živima' : 'bez podataka');
}
