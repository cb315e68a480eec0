import { type Editing, startEditing } from '../gedcom/edit/editing.ts';
import type { GedcomFile, Node } from '../gedcom/edit/gedcom-file.ts';
import { membersOf } from '../gedcom/edit/kin.ts';
import type { NewIds } from '../gedcom/edit/new-ids.ts';

/** Who is in a family of ours, those who come included. */
interface Household {
  readonly partners: Set<string>;
  /** What they are called in it. */
  readonly roles: Set<Role>;
  readonly children: Set<string>;
}

type Role = 'HUSB' | 'WIFE';

/** Somebody who joins a family of ours, or one that comes with them. */
export interface Bond {
  readonly person: string;
  readonly family: string;
  readonly as: Role | 'CHIL';
  /** What theirs says of the bond: adopted, and the like. */
  readonly detail: Node | undefined;
}

/** A family of theirs and what it is in ours. */
interface PlannedFamily {
  readonly id: string;
  readonly theirs: Node;
  readonly isNew: boolean;
}

export interface FamilyPlan {
  readonly families: readonly PlannedFamily[];
  readonly bonds: readonly Bond[];
  /** Children who have other parents in ours, or would be their own ancestors: by the ids of ours, of a family that does not come by none. */
  readonly refused: readonly { readonly person: string; readonly family: string }[];
}

/** Where each family of theirs goes: a couple that is a couple in ours is that couple, and children come to their parents. */
export function planFamilies(
  ours: GedcomFile,
  theirs: GedcomFile,
  personOf: (theirs: string) => string | undefined,
  ids: NewIds,
): FamilyPlan {
  const households = new Map<string, Household>();
  const originsOf = new Map<string, Set<string>>();
  const unionsOf = new Map<string, Set<string>>();
  const [own, foreign] = [startEditing(ours), startEditing(theirs)];
  for (const family of familiesIn(ours)) {
    const { partners, children } = membersOf(own, family);
    const roles = new Set(partners.map((person) => roleIn(ours, family, person)));
    const household = { partners: new Set(partners), roles, children: new Set(children) };
    households.set(family.xref, household);
    for (const partner of partners) addTo(unionsOf, partner, family.xref);
    for (const child of children) addTo(originsOf, child, family.xref);
  }
  const matched = new Set<string>();
  const families: PlannedFamily[] = [];
  const bonds: Bond[] = [];
  const refused: { person: string; family: string }[] = [];
  for (const family of familiesIn(theirs)) plan(family);
  return { families, bonds, refused };

  function plan(family: Node): void {
    const { partners, children } = mapped(foreign, family);
    if (partners.length + children.length === 0) return;
    const parents = new Set(partners.map(({ id }) => id));
    const same = sameFamily(
      partners,
      children.map(({ id }) => id),
    );
    // Somebody whose child has other parents already, or is their ancestor, is no family by themselves.
    const free = children.filter(({ id, detail }) => !hasParents(id, detail) && !isAncestor(id, parents));
    if (same === undefined && partners.length + free.length < 2) {
      for (const { id: person } of children)
        if (!free.some(({ id }) => id === person)) refused.push({ person, family: '' });
      return;
    }
    const id = same ?? ids.next('FAM', 'F');
    matched.add(id);
    const household = households.get(id) ?? { partners: new Set(), roles: new Set(), children: new Set() };
    households.set(id, household);
    families.push({ id, theirs: family, isNew: same === undefined });
    for (const { id: person, as } of partners) {
      if (household.partners.has(person)) continue;
      household.partners.add(person);
      household.roles.add(as);
      addTo(unionsOf, person, id);
      bonds.push({ person, family: id, as, detail: undefined });
    }
    for (const { id: person, detail } of children) {
      if (household.children.has(person)) continue;
      if (hasParents(person, detail) || isAncestor(person, household.partners)) {
        refused.push({ person, family: id });
        continue;
      }
      household.children.add(person);
      addTo(originsOf, person, id);
      bonds.push({ person, family: id, as: 'CHIL', detail });
    }
  }

  function mapped({ file }: Editing, family: Node) {
    const { partners, children } = membersOf(foreign, family);
    const detailOf = (person: string): Node | undefined =>
      file.person(person).children.find((node) => node.tag === 'FAMC' && node.value === family.xref);
    return {
      partners: partners.flatMap((person) => {
        const id = personOf(person);
        return id === undefined ? [] : [{ id, as: roleIn(file, family, person) }];
      }),
      children: children.flatMap((person) => {
        const id = personOf(person);
        return id === undefined ? [] : [{ id, detail: detailOf(person) }];
      }),
    };
  }

  /**
   * The family of ours with the same couple, or the one that a child of it is in already; each of ours is one of theirs, because some
   * files have a couple twice.
   */
  function sameFamily(
    named: readonly { readonly id: string; readonly as: Role }[],
    children: readonly string[],
  ): string | undefined {
    const partners = named.map(({ id }) => id);
    const ofPartners = partners.flatMap((partner) => [...(unionsOf.get(partner) ?? [])]);
    const ofChildren = children.flatMap((child) => [...(originsOf.get(child) ?? [])]);
    let best: string | undefined;
    let most = 0;
    for (const id of new Set([...ofPartners, ...ofChildren])) {
      const there = households.get(id) as Household;
      if (matched.has(id) || new Set([...there.partners, ...partners]).size > 2) continue;
      const couple = partners.filter((one) => there.partners.has(one)).length;
      const common = children.filter((one) => there.children.has(one)).length;
      // Two fathers of a child, each of whom stands alone, are not its parents.
      if (couple === 0 && named.some(({ as }) => there.roles.has(as))) continue;
      // Of somebody with nobody beside them only the same is the same.
      const isAlone = couple === partners.length && there.partners.size === couple;
      const isSame = couple === 2 || common > 0 || (isAlone && children.length + there.children.size === 0);
      const worth = isSame ? 3 * couple + common - 0.01 * (there.children.size - common) : 0;
      if (worth > most) [best, most] = [id, worth];
    }
    return best;
  }

  function hasParents(person: string, detail: Node | undefined): boolean {
    return (originsOf.get(person)?.size ?? 0) > 0 && !saysOther(detail);
  }

  function isAncestor(person: string, of: ReadonlySet<string>): boolean {
    const seen = new Set<string>();
    const waiting = [...of];
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      if (one === person) return true;
      if (seen.has(one)) continue;
      seen.add(one);
      for (const family of originsOf.get(one) ?? []) waiting.push(...(households.get(family)?.partners ?? []));
    }
    return false;
  }
}

function roleIn(file: GedcomFile, family: Node, person: string): Role {
  const named = family.children.find((node) => node.isPointer && node.value === person)?.tag;
  if (named === 'HUSB' || named === 'WIFE') return named;
  return file.person(person).children.some(({ tag, value }) => tag === 'SEX' && value === 'F') ? 'WIFE' : 'HUSB';
}

/** Who has parents may have others by adoption. */
function saysOther(detail: Node | undefined): boolean {
  const pedigree = detail?.children.find(({ tag }) => tag === 'PEDI')?.value.toLowerCase() ?? '';
  return pedigree !== '' && pedigree !== 'birth';
}

function* familiesIn(file: GedcomFile): Generator<Node> {
  for (const [number, { tag, xref }] of file.records.entries())
    if (tag === 'FAM' && xref !== '') yield file.open(number);
}

function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  const known = map.get(key);
  if (known) known.add(value);
  else map.set(key, new Set([value]));
}
