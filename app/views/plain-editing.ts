import type { DetachEdit, PersonFacts, Target, TreeEdit } from '../../genealogy/index.ts';
import type { FactsAnswer } from '../features/family-tree/edit-messages.ts';
import {
  ADDABLE_EVENTS,
  detachKey,
  eventRows,
  type FactRow,
  familyEventRows,
  nameRows,
  noteRows,
  pedigreeRows,
  sourceRows,
} from '../features/family-tree/editing/fact-rows.ts';
import { editOf, type FormFields, initialFields, removalOf } from '../features/family-tree/editing/form-edits.ts';
import { NEW_EVENT, type PlainRow, type PlainSection } from '../features/family-tree/editing/plain-editing.tsx';

const KIN = [
  ['child', 'Dodajte dijete'],
  ['parent', 'Dodajte roditelja'],
  ['partner', 'Dodajte bračnoga druga'],
  ['sibling', 'Dodajte brata ili sestru'],
] as const;

/** Every fact that the page without scripts offers, by section. `may` is what the asker may do. */
function sectionRows(facts: PersonFacts, may: FactsAnswer['may']): readonly [string, readonly FactRow[]][] {
  const known = (rows: readonly FactRow[]) => (may === 'add' ? rows.filter(({ says }) => says === '') : rows);
  const added = (key: string, label: string, subject: FactRow['subject']): FactRow => ({
    key,
    label,
    says: '',
    subject,
  });
  const owner = { person: facts.person };
  return [
    ['Ime', [...known(nameRows(facts)), added('new-name', 'Dodajte drugo ime', { kind: 'name' })]],
    [
      'Događaji',
      [...known(eventRows(facts)), added(NEW_EVENT, 'Dodajte događaj', { kind: 'event', owner, tag: 'EVEN' })],
    ],
    [
      'Obitelj',
      [
        ...known(pedigreeRows(facts)),
        ...(may === 'add' ? [] : detachRows(facts)),
        ...known(facts.asPartner.flatMap(({ events, family }) => familyEventRows(events, family))),
        ...KIN.map(([relation, label]) => added(`kin-${relation}`, label, { kind: 'kin', relation })),
      ],
    ],
    ['Bilješke', [...known(noteRows(facts)), added('new-note', 'Dodajte bilješku', { kind: 'note' })]],
    ['Izvori', [...known(sourceRows(facts)), added('new-source', 'Dodajte izvor', { kind: 'source' })]],
    ['Brisanje', may === 'add' ? [] : [added('delete', 'Brisanje osobe iz stabla', { kind: 'delete' })]],
  ];
}

/** Whoever can be taken out of a family: themselves, a partner or a child. */
function detachRows({ person, asChild, asPartner, kin }: PersonFacts): FactRow[] {
  const row = (edit: DetachEdit, label: string): FactRow => ({
    key: detachKey(edit),
    label,
    says: '',
    subject: { kind: 'detach', edit },
  });
  const named = (ids: readonly string[]) => ids.map((id) => kin[id] || 'osoba koja se ne prikazuje').join(' i ');
  return [
    ...asChild.map(({ family, partners }) =>
      row(
        { kind: 'detach', person, family, as: 'child' },
        partners.length > 0 ? `Odvajanje od roditelja: ${named(partners)}` : 'Odvajanje od braće i sestara',
      ),
    ),
    ...asPartner.flatMap(({ family, partners, children }) => [
      ...partners
        .filter((id) => id !== person)
        .map((id) =>
          row({ kind: 'detach', person: id, family, as: 'partner' }, `Odvajanje bračnoga druga: ${named([id])}`),
        ),
      ...children.map((id) =>
        row({ kind: 'detach', person: id, family, as: 'child' }, `Odvajanje djeteta: ${named([id])}`),
      ),
    ]),
  ];
}

export function plainSections({
  facts,
  may,
  references,
}: Pick<FactsAnswer, 'facts' | 'may' | 'references'>): PlainSection[] {
  return sectionRows(facts, may).map(([title, rows]) => ({
    title,
    rows: rows.map((row) => plainRow(row, facts, references)),
  }));
}

function plainRow(row: FactRow, facts: PersonFacts, references: FactsAnswer['references']): PlainRow {
  const { key, label, says, subject } = row;
  const isChild = subject.kind === 'kin' && subject.relation === 'child';
  const other = (partners: readonly string[]) =>
    facts.kin[partners.find((id) => id !== facts.person) ?? ''] ?? 'nepoznat';
  return {
    key,
    label,
    says,
    kind: subject.kind,
    tag: subject.kind === 'event' ? subject.tag : subject.kind === 'kin' ? subject.relation : '',
    mark: targetOf(subject)?.mark ?? '',
    fields: {
      ...initialFields(subject, facts),
      ...(subject.kind === 'kin' && subject.relation !== 'partner' ? { surname: facts.names[0]?.surname ?? '' } : {}),
    },
    canRemove: removalOf(subject, facts.person) !== undefined,
    families: isChild
      ? facts.asPartner.map(({ family, partners }) => ({ value: family, label: `s osobom ${other(partners)}` }))
      : [],
    references: subject.kind === 'delete' ? references : [],
  };
}

function targetOf(subject: FactRow['subject']): Target | undefined {
  return Object.values(subject)
    .map((part) => (typeof part === 'object' && 'target' in part ? (part.target as Target) : undefined))
    .find((target) => target !== undefined);
}

/** What a form of the page asks for. `changed` where the fact says something else than when the page was made. */
export function plainEdit(
  facts: PersonFacts,
  may: FactsAnswer['may'],
  { row: key, mark, intent, fields }: { row: string; mark: string; intent: string; fields: FormFields },
): TreeEdit | 'changed' | undefined {
  const row = sectionRows(facts, may)
    .flatMap(([, rows]) => rows)
    .find((one) => one.key === key);
  if (!row || (targetOf(row.subject)?.mark ?? '') !== mark) return 'changed';
  const tag = ADDABLE_EVENTS.find((one) => one === fields.tag);
  const subject = key === NEW_EVENT && row.subject.kind === 'event' && tag ? { ...row.subject, tag } : row.subject;
  if (intent === 'remove') return removalOf(row.subject, facts.person);
  const own = Object.keys({ ...initialFields(row.subject, facts), ...KIN_FIELDS[row.subject.kind] });
  return editOf(
    subject,
    facts,
    Object.fromEntries(own.flatMap((name) => (name in fields ? [[name, fields[name] ?? '']] : []))),
  );
}

const KIN_FIELDS: Readonly<Record<string, FormFields>> = {
  kin: { given: '', surname: '', birthDate: '', birthPlace: '', deathDate: '', marriageDate: '' },
};
