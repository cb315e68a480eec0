import type { Genealogy } from '../genealogy.ts';
import { type FamilyGraph, NO_DAY, NOBODY } from '../graph.ts';
import { inOrderOfIds, seedOf } from './identity.ts';
import { DisjointSets, indicesByKey, type Lists, listAt } from './lists.ts';

/** A connected component of the people in view: they and the families among them, numbered from 0. */
export interface KinGroup {
  /** By index here: the index in the FamilyGraph. */
  readonly people: Int32Array;
  readonly families: Int32Array;
  readonly firstPartner: Int32Array;
  readonly secondPartner: Int32Array;
  /** By family, the eldest first. */
  readonly children: Lists;
  /** Parallel to children.items: the index in the FamilyGraph's own list, where the pedigree is. */
  readonly childSlot: Int32Array;
  /** By person, the first marriage first. */
  readonly unions: Lists;
  /** By person, indices in children.items. */
  readonly origins: Lists;
  /** By person: a number from their id alone, for what is left to chance. */
  readonly seeds: Uint32Array;
}

/** The connected components of the chosen people, in the order of their first members, whatever the order of the source. */
export function kinGroupsOf(
  { graph, individuals }: Pick<Genealogy, 'graph' | 'individuals'>,
  isChosen: Uint8Array,
): KinGroup[] {
  const numberOf = new Int32Array(graph.individualCount).fill(NOBODY);
  const chosen = inOrderOfIds(
    { individuals },
    [...isChosen.keys()].filter((person) => isChosen[person]),
  );
  chosen.forEach((person, number) => {
    numberOf[person] = number;
  });
  const drawn = drawnFamilies(graph, familiesOf(graph, chosen), numberOf).sort(byMembers);
  const groups = new DisjointSets(chosen.length);
  for (const { first, second, children, anyone } of drawn) {
    if (second !== NOBODY) groups.join(first, second);
    for (const { person } of children) groups.join(anyone, person);
  }
  const { count, of } = groups.numbered();
  const people = indicesByKey(count, of);
  const families = indicesByKey(
    count,
    drawn.map(({ anyone }) => of[anyone] as number),
  );
  const local = new Int32Array(chosen.length);
  return Array.from({ length: count }, (_, group) => {
    const members = listAt(people, group);
    members.forEach((member, index) => {
      local[member] = index;
    });
    const own = Array.from(listAt(families, group), (place) => drawn[place] as DrawnFamily);
    const indices = members.map((member) => chosen[member] as number);
    const seeds = Uint32Array.from(indices, (person) => seedOf(individuals.idAt(person)));
    return { ...buildKinGroup(indices, own, local), seeds };
  });
}

/** No two families have the same partners and the same eldest child, unless the source has one of them twice. */
function byMembers(a: DrawnFamily, b: DrawnFamily): number {
  const eldest = ({ children }: DrawnFamily): number => children[0]?.person ?? NOBODY;
  return a.anyone - b.anyone || a.second - b.second || eldest(a) - eldest(b) || a.family - b.family;
}

/** Found from the people, since those in view may be few among many. */
function familiesOf(graph: FamilyGraph, people: readonly number[]): Int32Array {
  const isFound = new Uint8Array(graph.familyCount);
  const found: number[] = [];
  const find = (family: number): void => {
    if (isFound[family]) return;
    isFound[family] = 1;
    found.push(family);
  };
  for (const person of people) {
    graph.unions.subarray(graph.unionStart[person], graph.unionStart[person + 1]).forEach(find);
    graph.origins.subarray(graph.originStart[person], graph.originStart[person + 1]).forEach(find);
  }
  return Int32Array.from(found).sort();
}

interface DrawnFamily {
  readonly family: number;
  /** People by their number among the chosen; the second partner only when the first is there too. */
  readonly first: number;
  readonly second: number;
  readonly married: number;
  /** One of its members. */
  readonly anyone: number;
  readonly children: readonly DrawnChild[];
}

interface DrawnChild {
  readonly person: number;
  readonly birthDay: number;
  readonly slot: number;
}

/** Families with at least two members in view; nobody is twice in one family, whatever the source says. */
function drawnFamilies(graph: FamilyGraph, families: Int32Array, numberOf: Int32Array): DrawnFamily[] {
  const drawn: DrawnFamily[] = [];
  for (const family of families) {
    const members = new Set<number>();
    const isNew = (index: number): boolean => {
      const number = index === NOBODY ? NOBODY : (numberOf[index] as number);
      if (number === NOBODY || members.has(number)) return false;
      members.add(number);
      return true;
    };
    const partners = [graph.firstPartner[family] as number, graph.secondPartner[family] as number].filter(isNew);
    const children: DrawnChild[] = [];
    const end = graph.childStart[family + 1] as number;
    for (let slot = graph.childStart[family] as number; slot < end; slot += 1) {
      const child = graph.children[slot] as number;
      if (!isNew(child)) continue;
      children.push({ person: numberOf[child] as number, birthDay: graph.birthDay[child] as number, slot });
    }
    if (members.size < 2) continue;
    const byBirth = inOrderOf(children, ({ birthDay }) => birthDay);
    const [first = NOBODY, second = NOBODY] = partners.map((partner) => numberOf[partner] as number);
    const marriageDay = graph.marriageDay[family] as number;
    const married = marriageDay === NO_DAY ? (byBirth[0]?.birthDay ?? NO_DAY) : marriageDay;
    const anyone = first === NOBODY ? (byBirth[0] as DrawnChild).person : first;
    drawn.push({ family, first, second, married, anyone, children: byBirth });
  }
  return drawn;
}

/** Sorted by day; an undated one stays behind the one before it in the source. */
function inOrderOf<Item>(items: readonly Item[], dayOf: (item: Item) => number): readonly Item[] {
  if (items.length < 2) return items;
  let last = NO_DAY;
  const dated = items.map((item) => {
    const day = dayOf(item);
    if (day !== NO_DAY) last = day;
    return { item, day: last };
  });
  return dated.sort((a, b) => a.day - b.day).map(({ item }) => item);
}

function buildKinGroup(
  people: Int32Array,
  families: readonly DrawnFamily[],
  local: Int32Array,
): Omit<KinGroup, 'seeds'> {
  const localOf = (person: number): number => (person === NOBODY ? NOBODY : (local[person] as number));
  const childCount = families.reduce((sum, { children }) => sum + children.length, 0);
  const start = new Int32Array(families.length + 1);
  const items = new Int32Array(childCount);
  const childSlot = new Int32Array(childCount);
  let next = 0;
  families.forEach(({ children }, family) => {
    for (const { person, slot } of children) {
      items[next] = localOf(person);
      childSlot[next] = slot;
      next += 1;
    }
    start[family + 1] = next;
  });
  const firstPartner = Int32Array.from(families, ({ first }) => localOf(first));
  const secondPartner = Int32Array.from(families, ({ second }) => localOf(second));
  return {
    people,
    families: Int32Array.from(families, ({ family }) => family),
    firstPartner,
    secondPartner,
    children: { start, items },
    childSlot,
    unions: unionsByMarriage(people.length, firstPartner, secondPartner, families),
    origins: indicesByKey(people.length, items),
  };
}

function unionsByMarriage(
  personCount: number,
  firstPartner: Int32Array,
  secondPartner: Int32Array,
  families: readonly DrawnFamily[],
): Lists {
  const partners = new Int32Array(families.length * 2);
  for (let family = 0; family < families.length; family += 1) {
    partners[2 * family] = firstPartner[family] as number;
    partners[2 * family + 1] = secondPartner[family] as number;
  }
  const { start, items } = indicesByKey(personCount, partners);
  for (let slot = 0; slot < items.length; slot += 1) items[slot] = (items[slot] as number) >> 1;
  for (let person = 0; person < personCount; person += 1) {
    const own = listAt({ start, items }, person);
    if (own.length > 1) own.set(inOrderOf([...own], (family) => families[family]?.married as number));
  }
  return { start, items };
}
