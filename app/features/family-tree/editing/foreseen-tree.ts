import { dateInWords } from '../../../../domain/date-in-words.ts';
import type { PersonFacts } from '../../../../genealogy/gedcom/edit/facts.ts';
import type { AddEdit, EventFields, NameFields, TreeEdit } from '../../../../genealogy/gedcom/edit/tree-edit.ts';
import { NOBODY, Sex } from '../../../../genealogy/graph.ts';
import { type PackedGenealogy, Portrait, plainName } from '../../../../genealogy/packed/packed.ts';

/** Somebody whom the server has not numbered yet. */
export const NEWCOMER = '+';

type Draft = { -readonly [Key in keyof PackedGenealogy]: PackedGenealogy[Key] };

/**
 * What the tree will be once an edit is taken, as far as boxes and lines show it: drawn before the server has answered, and
 * replaced by what it answers. Nothing where only the server can tell.
 */
export function foreseenTree(
  packed: PackedGenealogy,
  edit: TreeEdit,
  { names }: Pick<PersonFacts, 'names'>,
): PackedGenealogy | undefined {
  const draft: Draft = { ...packed };
  const person = (id: string) => packed.ids.indexOf(id);
  switch (edit.kind) {
    case 'name':
      // Only the first of several names stands on the box.
      if (!edit.target || edit.target.at !== names[0]?.target.at || edit.remove) return undefined;
      return person(edit.person) < 0 ? undefined : renamed(draft, person(edit.person), edit);
    case 'sex':
      draft.sex = replacedAt(packed.sex, person(edit.person), sexDigit(edit.sex));
      return draft;
    case 'add':
      return person(edit.of) < 0 ? undefined : joined(withNewcomer(draft, edit), edit, packed.ids.length);
    case 'link':
      return person(edit.of) < 0 || person(edit.person) < 0 ? undefined : joined(draft, edit, person(edit.person));
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

/** Somebody as a child, parent, partner or sibling of somebody else, in the family that is most likely meant. */
function joined(draft: Draft, { relation, of }: Pick<AddEdit, 'relation' | 'of'>, person: number): Draft {
  const self = draft.ids.indexOf(of);
  const { first, second } = draft.families;
  const union = first.findIndex((partner, family) => partner === self || second[family] === self);
  const origin = originOf(draft, self);
  switch (relation) {
    case 'child':
      return union < 0 ? withFamily(draft, [self, NOBODY], [person]) : withChild(draft, union, person);
    case 'sibling':
      return origin < 0 ? withFamily(draft, [NOBODY, NOBODY], [self, person]) : withChild(draft, origin, person);
    case 'partner':
      return withFamily(draft, isWoman(draft, self) ? [person, self] : [self, person], []);
    case 'parent':
      if (origin < 0) {
        return withFamily(draft, isWoman(draft, person) ? [NOBODY, person] : [person, NOBODY], [self]);
      }
      if (first[origin] === NOBODY) return withPartner(draft, 'first', origin, person);
      return second[origin] === NOBODY ? withPartner(draft, 'second', origin, person) : draft;
  }
}

function withFamily(draft: Draft, [first, second]: readonly [number, number], children: readonly number[]): Draft {
  const { families } = draft;
  draft.families = {
    first: [...families.first, first],
    second: [...families.second, second],
    marriageDay: [...families.marriageDay, 0],
    childCount: [...families.childCount, children.length],
    children: [...families.children, ...children],
    pedigree: families.pedigree,
  };
  return draft;
}

function withPartner(draft: Draft, place: 'first' | 'second', family: number, person: number): Draft {
  draft.families = { ...draft.families, [place]: draft.families[place].with(family, person) };
  return draft;
}

function withChild(draft: Draft, family: number, child: number): Draft {
  const { families } = draft;
  const end = childStart(draft, family + 1);
  const pedigree = Object.entries(families.pedigree).map(([slot, kind]) => [
    Number(slot) >= end ? Number(slot) + 1 : slot,
    kind,
  ]);
  draft.families = {
    ...families,
    childCount: families.childCount.with(family, (families.childCount[family] ?? 0) + 1),
    children: families.children.toSpliced(end, 0, child),
    pedigree: Object.fromEntries(pedigree),
  };
  return draft;
}

function childStart({ families }: Draft, family: number): number {
  return families.childCount.slice(0, family).reduce((sum, count) => sum + count, 0);
}

/** The family in which somebody is a child. */
function originOf({ families }: Draft, person: number): number {
  const slot = families.children.indexOf(person);
  let end = 0;
  return families.childCount.findIndex((count) => {
    end += count;
    return slot >= 0 && slot < end;
  });
}

function writeWord(draft: Draft, column: 'given' | 'surname', person: number, word: string): void {
  const known = word === '' ? 0 : draft.words.indexOf(word);
  if (known < 0) draft.words = [...draft.words, word];
  draft[column] = draft[column].with(person, known < 0 ? draft.words.length - 1 : known);
}

function isWoman(draft: Draft, person: number): boolean {
  return draft.sex[person] === String(Sex.female);
}

function sexDigit(sex: 'M' | 'F' | 'U'): string {
  return String({ M: Sex.male, F: Sex.female, U: Sex.unknown }[sex]);
}

function replacedAt(text: string, at: number, by: string): string {
  return at < 0 ? text : `${text.slice(0, at)}${by}${text.slice(at + 1)}`;
}
