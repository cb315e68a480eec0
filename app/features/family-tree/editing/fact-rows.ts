import type { EventFact, FamilyFacts, NameFact, PersonFacts } from '../../../../genealogy/gedcom/edit/facts.ts';
import type { DetachEdit } from '../../../../genealogy/gedcom/edit/tree-edit.ts';
import { lifeEventLabel } from '../../../text/life-events.ts';
import { PEDIGREE_WORD } from '../../../text/pedigree-words.ts';
import { type FormSubject, writtenDate } from './form-edits.ts';

/** A fact as a line of the panel: what it is, what it says, and what changes it. */
export interface FactRow {
  readonly key: string;
  readonly label: string;
  /** Empty where nothing is written yet. */
  readonly says: string;
  readonly subject: FormSubject;
}

const NAME_LABEL: Readonly<Record<string, string>> = {
  birth: 'Ime po rođenju',
  maiden: 'Djevojačko prezime',
  married: 'Ime u braku',
  aka: 'Drugo ime',
};
const SEX_WORD = { M: 'muški', F: 'ženski', U: 'nije upisan' } as const;
/** Of everybody, known or not. */
const ALWAYS = ['BIRT', 'DEAT'];
/** What can be added besides, in the order of a life. */
export const ADDABLE_EVENTS = ['BAPM', 'CONF', 'EDUC', 'OCCU', 'RESI', 'EMIG', 'IMMI', 'ORDN', 'BURI', 'EVEN'];
/** Of which something is said beside when and where. */
export const EVENTS_WITH_VALUE = new Set(['OCCU', 'EDUC', 'RELI', 'TITL', 'FACT', 'EVEN', 'NATI', 'DSCR']);

export function nameRows({ names, sex }: PersonFacts): FactRow[] {
  return [
    ...names.map((name, index) => ({
      key: `name-${index}`,
      label: index === 0 ? 'Ime i prezime' : (NAME_LABEL[name.type] ?? 'Drugo ime'),
      says: nameText(name),
      subject: { kind: 'name', name } as const,
    })),
    { key: 'sex', label: 'Spol', says: SEX_WORD[sex], subject: { kind: 'sex' } },
  ];
}

/** In the order of a life as the file has it; birth first and death last where they are missing. */
export function eventRows({ events, person }: PersonFacts): FactRow[] {
  const owner = { person };
  const [birth, death] = ALWAYS.map((tag) =>
    events.some((event) => event.tag === tag)
      ? []
      : [
          {
            key: `event-${tag}-0`,
            label: lifeEventLabel(tag),
            says: '',
            subject: { kind: 'event', owner, tag } as const,
          },
        ],
  );
  return [...(birth ?? []), ...rowsOf(events, owner, 'event'), ...(death ?? [])];
}

export function familyEventRows(events: readonly EventFact[], family: string): FactRow[] {
  const owner = { family };
  const rows = rowsOf(events, owner, family);
  if (events.some(({ tag }) => tag === 'MARR')) return rows;
  const subject = { kind: 'event', owner, tag: 'MARR' } as const;
  return [{ key: `${family}-MARR-0`, label: lifeEventLabel('MARR'), says: '', subject }, ...rows];
}

function rowsOf(
  events: readonly EventFact[],
  owner: Extract<FormSubject, { kind: 'event' }>['owner'],
  group: string,
): FactRow[] {
  const seen = new Map<string, number>();
  return events.map((event) => {
    const nth = seen.get(event.tag) ?? 0;
    seen.set(event.tag, nth + 1);
    return {
      key: `${group}-${event.tag}-${nth}`,
      label: event.tag === 'EVEN' && event.type ? event.type : lifeEventLabel(event.tag),
      says: eventText(event),
      subject: { kind: 'event', owner, tag: event.tag, event },
    };
  });
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

export function noteRows({ notes }: PersonFacts): FactRow[] {
  return notes.map((note, index) => ({
    key: `note-${index}`,
    label: 'Bilješka',
    says: note.text,
    subject: { kind: 'note', note },
  }));
}

export function sourceRows({ sources }: PersonFacts): FactRow[] {
  return sources.map((source, index) => ({
    key: `source-${index}`,
    label: 'Izvor',
    says: [source.title, source.page].filter(Boolean).join(', '),
    subject: { kind: 'source', source },
  }));
}

export function pictureRows({ pictures }: PersonFacts): FactRow[] {
  return pictures.map((picture, index) => ({
    key: `picture-${index}`,
    label: 'Fotografija',
    says: picture.title || picture.file,
    subject: { kind: 'picture', picture },
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
