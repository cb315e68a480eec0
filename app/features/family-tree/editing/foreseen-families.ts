import type { FamilyFacts, PersonFacts } from '../../../../genealogy/gedcom/edit/facts.ts';
import type { AddEdit, DetachEdit, PedigreeEdit } from '../../../../genealogy/gedcom/edit/tree-edit.ts';
import { NOBODY, Pedigree, Sex } from '../../../../genealogy/graph.ts';
import type { PackedGenealogy } from '../../../../genealogy/packed/packed.ts';

export type Draft = { -readonly [Key in keyof PackedGenealogy]: PackedGenealogy[Key] };
type Kin = Pick<PersonFacts, 'asChild' | 'asPartner'>;

/** Somebody as a child, parent, partner or sibling of somebody else, in the family that is most likely meant. */
export function joined(draft: Draft, { relation, of }: Pick<AddEdit, 'relation' | 'of'>, person: number): Draft {
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

/** Which of the families is meant: they have no ids here, but the same people. NOBODY where it is not shown. */
export function familyNumber(packed: PackedGenealogy, { asChild, asPartner }: Kin, id: string): number {
  const facts = [...asChild, ...asPartner].find(({ family }) => family === id);
  return facts ? familyLike(packed, facts) : NOBODY;
}

function familyLike({ ids, families }: PackedGenealogy, facts: FamilyFacts): number {
  const numbers = (people: readonly string[]) => people.map((id) => ids.indexOf(id)).filter((person) => person >= 0);
  const [partners, children] = [numbers(facts.partners), numbers(facts.children)];
  let end = 0;
  return families.childCount.findIndex((count, family) => {
    end += count;
    const own = [families.first[family] ?? NOBODY, families.second[family] ?? NOBODY].filter((one) => one !== NOBODY);
    if (own.length !== partners.length || !own.every((one) => partners.includes(one))) return false;
    const slots = families.children.slice(end - count, end);
    return children.every((child) => slots.includes(child)) && own.length + count > 0;
  });
}

/** Taken out of a family; one that joins nobody any more goes with it. */
export function detached(draft: Draft, edit: DetachEdit, facts: Kin): Draft | undefined {
  const family = familyNumber(draft, facts, edit.family);
  const person = draft.ids.indexOf(edit.person);
  if (family < 0 || person < 0) return undefined;
  const { families } = draft;
  const without = (column: readonly number[]) => (column[family] === person ? column.with(family, NOBODY) : column);
  if (edit.as === 'partner')
    draft.families = { ...families, first: without(families.first), second: without(families.second) };
  else {
    const start = childStart(draft, family);
    const slot = families.children.indexOf(person, start);
    if (slot < 0 || slot >= start + (families.childCount[family] ?? 0)) return undefined;
    draft.families = withoutSlots(families, new Set([slot]));
  }
  return withoutEmpty(draft);
}

export function withPedigree(draft: Draft, edit: PedigreeEdit, facts: Kin): Draft | undefined {
  const family = familyNumber(draft, facts, edit.family);
  const start = family < 0 ? 0 : childStart(draft, family);
  const slot = draft.families.children.indexOf(draft.ids.indexOf(edit.person), start);
  if (family < 0 || slot < 0) return undefined;
  const { [slot]: _, ...pedigree } = draft.families.pedigree;
  const kind = Pedigree[edit.pedigree];
  draft.families = { ...draft.families, pedigree: kind === Pedigree.birth ? pedigree : { ...pedigree, [slot]: kind } };
  return draft;
}

/** Nobody with this number is left: everybody after them is numbered one lower. */
export function withoutPerson(draft: Draft, person: number): Draft {
  const { families } = draft;
  const renumber = (one: number) => (one === person ? NOBODY : one > person ? one - 1 : one);
  const slots = families.children.flatMap((child, slot) => (child === person ? [slot] : []));
  const rest = withoutSlots(families, new Set(slots));
  draft.families = {
    ...rest,
    first: rest.first.map(renumber),
    second: rest.second.map(renumber),
    children: rest.children.map(renumber),
  };
  const column = <Value>(values: readonly Value[]) => values.toSpliced(person, 1);
  const letters = (digits: string) => digits.slice(0, person) + digits.slice(person + 1);
  const few = <Value>(sparse: { readonly [one: string]: Value }) =>
    Object.fromEntries(
      Object.entries(sparse).flatMap(([one, value]) =>
        Number(one) === person ? [] : [[String(renumber(Number(one))), value] as const],
      ),
    );
  draft.ids = column(draft.ids);
  draft.given = column(draft.given);
  draft.surname = column(draft.surname);
  draft.birthPlace = column(draft.birthPlace);
  draft.born = column(draft.born);
  draft.died = column(draft.died);
  draft.sex = letters(draft.sex);
  draft.portraits = letters(draft.portraits);
  draft.full = few(draft.full);
  draft.nickname = few(draft.nickname);
  draft.otherNames = few(draft.otherNames);
  draft.unions = few(draft.unions);
  return withoutEmpty(draft);
}

/**
 * Numbers of the families that still join somebody once `leaves` have left, by the number that they had; NOBODY for those that go.
 */
export function familiesLeft(
  { families }: PackedGenealogy,
  leaves: (family: number, member: number) => boolean = () => false,
): number[] {
  let next = 0;
  let slot = 0;
  return families.childCount.map((count, family) => {
    const members = [families.first[family], families.second[family], ...families.children.slice(slot, slot + count)];
    slot += count;
    const left = members.filter((one) => one !== undefined && one !== NOBODY && !leaves(family, one));
    if (left.length < 2) return NOBODY;
    next += 1;
    return next - 1;
  });
}

function withoutEmpty(draft: Draft): Draft {
  const left = familiesLeft(draft);
  if (!left.includes(NOBODY)) return unordered(draft, left);
  const { families } = draft;
  const stays = (_: unknown, family: number) => left[family] !== NOBODY;
  const slots = new Set<number>();
  let slot = 0;
  families.childCount.forEach((count, family) => {
    for (let end = slot + count; slot < end; slot += 1) if (left[family] === NOBODY) slots.add(slot);
  });
  const rest = withoutSlots(families, slots);
  draft.families = {
    ...rest,
    first: rest.first.filter(stays),
    second: rest.second.filter(stays),
    marriageDay: rest.marriageDay.filter(stays),
    childCount: rest.childCount.filter(stays),
  };
  return unordered(draft, left);
}

/** Marriages in their order, as far as they are left. */
function unordered(draft: Draft, left: readonly number[]): Draft {
  const { first, second } = draft.families;
  const entries = Object.entries(draft.unions).map(([person, unions]) => {
    const own = unions.map((union) => left[union] ?? NOBODY);
    return [
      person,
      own.filter((union) => first[union] === Number(person) || second[union] === Number(person)),
    ] as const;
  });
  draft.unions = Object.fromEntries(entries);
  return draft;
}

type Families = Draft['families'];

function withoutSlots(families: Families, gone: ReadonlySet<number>): Families {
  if (gone.size === 0) return families;
  const pedigree: Record<string, number> = {};
  const children: number[] = [];
  let slot = 0;
  const childCount = families.childCount.map((count) => {
    const before = children.length;
    for (let end = slot + count; slot < end; slot += 1) {
      if (gone.has(slot)) continue;
      const kind = families.pedigree[slot];
      if (kind !== undefined) pedigree[children.length] = kind;
      children.push(families.children[slot] as number);
    }
    return children.length - before;
  });
  return { ...families, children, childCount, pedigree };
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

function isWoman(draft: Draft, person: number): boolean {
  return draft.sex[person] === String(Sex.female);
}
