import type { PartialDate } from '../domain/partial-date.ts';

// Families in flat arrays: a village of 100,000 costs megabytes and no objects.
// Individuals and families are known here by their index; ids, names and facts live in Genealogy.

export const NOBODY = -1;
/** An unrecorded day; sorts before every known one. */
export const NO_DAY = -2147483648;

export const Sex = { unknown: 0, male: 1, female: 2 } as const;
export type Sex = (typeof Sex)[keyof typeof Sex];

export const Pedigree = { birth: 0, adopted: 1, foster: 2, step: 3 } as const;
export type Pedigree = (typeof Pedigree)[keyof typeof Pedigree];

/**
 * Lists are stored end to end: the items of list i are items[start[i]] … items[start[i + 1] - 1].
 */
export interface FamilyGraph {
  readonly individualCount: number;
  readonly familyCount: number;
  readonly sex: Uint8Array;
  /** Earliest possible day as yyyymmdd (negative before Christ, month and day 00 when unknown), NO_DAY when unknown. */
  readonly birthDay: Int32Array;
  readonly deathDay: Int32Array;
  /** By family: the partners, NOBODY where unknown. The first is the husband where the source says so. */
  readonly firstPartner: Int32Array;
  readonly secondPartner: Int32Array;
  readonly marriageDay: Int32Array;
  /** By family: children in the source's order, with how each belongs to the family. */
  readonly childStart: Uint32Array;
  readonly children: Int32Array;
  readonly childPedigree: Uint8Array;
  /** By individual: families in which they are a partner, in the source's order. */
  readonly unionStart: Uint32Array;
  readonly unions: Int32Array;
  /** By individual: families in which they are a child, with how they belong to each. */
  readonly originStart: Uint32Array;
  readonly origins: Int32Array;
  readonly originPedigree: Uint8Array;
}

export interface IndividualSeed {
  readonly sex: Sex;
  readonly birthDay?: number;
  readonly deathDay?: number;
}

export interface FamilySeed {
  readonly firstPartner?: number;
  readonly secondPartner?: number;
  readonly marriageDay?: number;
  readonly children: readonly { readonly child: number; readonly pedigree?: Pedigree }[];
}

export function buildFamilyGraph(people: readonly IndividualSeed[], families: readonly FamilySeed[]): FamilyGraph {
  const individualCount = people.length;
  const familyCount = families.length;
  const firstPartner = filled(new Int32Array(familyCount), (family) => families[family]?.firstPartner ?? NOBODY);
  const secondPartner = filled(new Int32Array(familyCount), (family) => families[family]?.secondPartner ?? NOBODY);

  const childStart = new Uint32Array(familyCount + 1);
  const unionStart = new Uint32Array(individualCount + 1);
  const originStart = new Uint32Array(individualCount + 1);
  families.forEach((family, index) => {
    childStart[index + 1] = (childStart[index] as number) + family.children.length;
    for (const partner of partnersOf(family)) unionStart[partner + 1] = (unionStart[partner + 1] as number) + 1;
    for (const { child } of family.children) originStart[child + 1] = (originStart[child + 1] as number) + 1;
  });
  accumulate(unionStart);
  accumulate(originStart);

  const childTotal = childStart[familyCount] as number;
  const children = new Int32Array(childTotal);
  const childPedigree = new Uint8Array(childTotal);
  const unions = new Int32Array(unionStart[individualCount] as number);
  const origins = new Int32Array(originStart[individualCount] as number);
  const originPedigree = new Uint8Array(origins.length);
  const nextUnion = unionStart.slice();
  const nextOrigin = originStart.slice();
  families.forEach((family, index) => {
    for (const partner of partnersOf(family)) {
      const slot = nextUnion[partner] as number;
      unions[slot] = index;
      nextUnion[partner] = slot + 1;
    }
    family.children.forEach(({ child, pedigree = Pedigree.birth }, position) => {
      const childSlot = (childStart[index] as number) + position;
      children[childSlot] = child;
      childPedigree[childSlot] = pedigree;
      const slot = nextOrigin[child] as number;
      origins[slot] = index;
      originPedigree[slot] = pedigree;
      nextOrigin[child] = slot + 1;
    });
  });

  return {
    individualCount,
    familyCount,
    sex: filled(new Uint8Array(individualCount), (person) => people[person]?.sex ?? Sex.unknown),
    birthDay: filled(new Int32Array(individualCount), (person) => people[person]?.birthDay ?? NO_DAY),
    deathDay: filled(new Int32Array(individualCount), (person) => people[person]?.deathDay ?? NO_DAY),
    firstPartner,
    secondPartner,
    marriageDay: filled(new Int32Array(familyCount), (family) => families[family]?.marriageDay ?? NO_DAY),
    childStart,
    children,
    childPedigree,
    unionStart,
    unions,
    originStart,
    origins,
    originPedigree,
  };
}

/** Ten times as quick as `from` with a function, which goes by an iterator: a tree is built anew at each of its edits. */
function filled<Numbers extends Int32Array | Uint8Array>(
  numbers: Numbers,
  valueAt: (index: number) => number,
): Numbers {
  for (let index = 0; index < numbers.length; index += 1) numbers[index] = valueAt(index);
  return numbers;
}

function partnersOf(family: FamilySeed): number[] {
  return [family.firstPartner, family.secondPartner].filter(
    (partner) => partner !== undefined && partner !== NOBODY,
  ) as number[];
}

/** Turns the counts of lists that are stored end to end into their starts, in place. */
export function accumulate(starts: Uint32Array): void {
  for (let index = 1; index < starts.length; index += 1)
    starts[index] = (starts[index] as number) + (starts[index - 1] as number);
}

/**
 * A partial date as the graph keeps it: the earliest possible day, with month and day 00 where the source is silent.
 */
export function graphDayOf(date: PartialDate | undefined): number {
  if (!date || date.earliest === -Infinity) return NO_DAY;
  const { precision } = date.start ?? date;
  if (precision === 'day') return date.earliest;
  return precision === 'month' ? date.earliest - 1 : date.earliest - 101;
}
