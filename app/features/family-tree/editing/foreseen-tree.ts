import { dateInWords } from '../../../../domain/date-in-words.ts';
import { parsePartialDate, yearOf } from '../../../../domain/partial-date.ts';
import type { PersonFacts } from '../../../../genealogy/gedcom/edit/facts.ts';
import type {
  AddEdit,
  EventEdit,
  EventFields,
  NameFields,
  TreeEdit,
} from '../../../../genealogy/gedcom/edit/tree-edit.ts';
import { Sex } from '../../../../genealogy/graph.ts';
import { type PackedGenealogy, Portrait, plainName } from '../../../../genealogy/packed/packed.ts';
import { type Draft, detached, joined, withoutPerson, withPedigree } from './foreseen-families.ts';

/** Somebody whom the server has not numbered yet. */
export const NEWCOMER = '+';

/** What is known of whoever is open, as far as it tells what becomes of the drawing. */
export type KnownFacts = Pick<
  PersonFacts,
  'person' | 'names' | 'events' | 'asChild' | 'asPartner' | 'consent' | 'hidden'
>;

/**
 * What the tree will be once an edit is taken, as far as boxes and lines show it: drawn before the server has answered, and
 * replaced by what it answers. Nothing where only the server can tell.
 */
export function foreseenTree(packed: PackedGenealogy, edit: TreeEdit, facts: KnownFacts): PackedGenealogy | undefined {
  const draft: Draft = { ...packed };
  const person = (id: string) => packed.ids.indexOf(id);
  switch (edit.kind) {
    case 'name':
      // Only the first of several names stands on the box.
      if (!edit.target || edit.target.at !== facts.names[0]?.target.at || edit.remove) return undefined;
      return person(edit.person) < 0 ? undefined : renamed(draft, person(edit.person), edit);
    case 'sex':
      draft.sex = replacedAt(packed.sex, person(edit.person), sexDigit(edit.sex));
      return draft;
    case 'event':
      return 'person' in edit.owner && edit.owner.person === facts.person && person(facts.person) >= 0
        ? dated(draft, person(facts.person), edit, facts)
        : undefined;
    case 'add':
      return person(edit.of) < 0 ? undefined : joined(withNewcomer(draft, edit), edit, packed.ids.length);
    case 'link':
      return person(edit.of) < 0 || person(edit.person) < 0 ? undefined : joined(draft, edit, person(edit.person));
    case 'detach':
      return detached(draft, edit, facts);
    case 'pedigree':
      return withPedigree(draft, edit, facts);
    case 'delete':
      return person(edit.person) < 0 ? undefined : withoutPerson(draft, person(edit.person));
    default:
      return undefined;
  }
}

function renamed(draft: Draft, person: number, name: NameFields): Draft {
  const word = (column: readonly number[]) => draft.words[column[person] ?? 0] ?? '';
  const given = name.given ?? word(draft.given);
  const surname = name.surname ?? word(draft.surname);
  const { [person]: _, ...full } = draft.full;
  draft.full = full;
  writeWord(draft, 'given', person, given);
  writeWord(draft, 'surname', person, surname);
  if (name.nickname !== undefined) draft.nickname = { ...draft.nickname, [person]: name.nickname };
  return plainName(given, surname) === '' ? { ...draft, full: { ...full, [person]: '?' } } : draft;
}

/** Nobody has lived longer: of whom was born earlier everything is shown. */
const LONGEST_LIFE = 110;

/** Birth and death as they stand on the box, where they are the first of their kind. */
function dated(draft: Draft, person: number, edit: EventEdit, { events, consent, hidden }: KnownFacts) {
  const event = edit.target && events.find(({ target }) => target.at === edit.target?.at);
  const tag = event?.tag ?? edit.tag ?? '';
  const first = (kind: string) => events.find((one) => one.tag === kind);
  if ((tag !== 'BIRT' && tag !== 'DEAT') || first(tag) !== event || hidden) return undefined;
  // Whoever is no longer said to have died may be alive.
  if (edit.remove && tag === 'DEAT') return undefined;
  const date = edit.remove ? '' : edit.date === undefined ? (event?.edtf ?? '') : edtfOf(edit);
  if (date === '' && (edit.date ?? '') !== '') return undefined;
  const birth = tag === 'BIRT' ? { edtf: date, place: edit.remove ? '' : (edit.place ?? event?.place) } : first('BIRT');
  const isOld = (yearIn(birth?.edtf ?? '') ?? Infinity) < new Date().getFullYear() - LONGEST_LIFE;
  if (!consent && tag !== 'DEAT' && !first('DEAT') && !isOld) return undefined;
  draft.born = draft.born.with(person, birth?.edtf ?? '');
  writeWord(draft, 'birthPlace', person, birth?.place ?? '');
  if (tag === 'DEAT') draft.died = draft.died.with(person, date);
  return draft;
}

function yearIn(edtf: string): number | undefined {
  const date = edtf === '' ? undefined : parsePartialDate(edtf);
  return date && yearOf(date);
}

function withNewcomer(draft: Draft, { person: { sex, birth, death, ...name } }: AddEdit): Draft {
  const person = draft.ids.length;
  draft.ids = [...draft.ids, NEWCOMER];
  draft.sex += sexDigit(sex);
  // Of whom may be alive the name alone is shown: what is typed of others appears once the server has told who they are.
  const isShown = death !== undefined;
  for (const column of ['given', 'surname', 'birthPlace'] as const) draft[column] = [...draft[column], 0];
  draft.born = [...draft.born, isShown ? edtfOf(birth) : ''];
  draft.died = [...draft.died, isShown ? edtfOf(death) : ''];
  draft.portraits += Portrait.none;
  return renamed(draft, person, name);
}

function edtfOf(event: EventFields | undefined): string {
  return dateInWords(event?.date ?? '') ?? '';
}

function writeWord(draft: Draft, column: 'given' | 'surname' | 'birthPlace', person: number, word: string): void {
  const known = word === '' ? 0 : draft.words.indexOf(word);
  if (known < 0) draft.words = [...draft.words, word];
  draft[column] = draft[column].with(person, known < 0 ? draft.words.length - 1 : known);
}

function sexDigit(sex: 'M' | 'F' | 'U'): string {
  return String({ M: Sex.male, F: Sex.female, U: Sex.unknown }[sex]);
}

function replacedAt(text: string, at: number, by: string): string {
  return at < 0 ? text : `${text.slice(0, at)}${by}${text.slice(at + 1)}`;
}
