import { type FamilySeed, type IndividualSeed, Sex } from '../../genealogy/graph.ts';
import { seededRandom, shuffle } from './random.ts';

export interface Villager {
  readonly sex: Sex;
  readonly given: string;
  readonly surname: string;
  readonly birthYear: number;
  readonly deathYear: number | undefined;
  /** The family they were born into, undefined for the first settlers. */
  readonly origin: number | undefined;
}

export interface Household {
  readonly husband: number;
  readonly wife: number;
  readonly marriageYear: number;
  readonly children: number[];
}

export interface Village {
  readonly people: readonly Villager[];
  readonly families: readonly Household[];
}

const SURNAMES = 'Ćavar Bošnjak Zovko Čorić Šimić Đopar Kožul Naletilić Hrkać Mikulić Žulj Ćorluka'.split(' ');
const MEN = 'Ante Ivan Mate Jure Stipe Marko Petar Nikola Grgo Šimun Jozo Luka Andrija Frano Đuro Blaž'.split(' ');
const WOMEN = 'Iva Mara Kata Anđa Luca Ruža Šima Janja Matija Jela Cvita Božica Tereza Stana Perka Jurka'.split(' ');

const SETTLED = 1690;
const GENERATIONS = 11;
const GROWTH = 1.32;
const COUSIN_MARRIAGE = 0.3;
const REMARRIAGE = 0.14;

/** A closed hill village: nobody marries out, `cousins` of the marriages are sought among cousins first, the widowed marry again. */
export function growVillage({
  people: size,
  seed,
  cousins = COUSIN_MARRIAGE,
}: {
  people: number;
  seed: number;
  cousins?: number;
}): Village {
  const random = seededRandom(seed);
  const people: Villager[] = [];
  const families: Household[] = [];
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

  const bear = (sex: Sex, surname: string, birthYear: number, origin: number | undefined): number => {
    const age = random() < 0.15 ? Math.floor(random() * 15) : 35 + Math.floor(random() * 50);
    const deathYear = birthYear + age < 2020 ? birthYear + age : undefined;
    people.push({ sex, given: pick(sex === Sex.male ? MEN : WOMEN), surname, birthYear, deathYear, origin });
    return people.length - 1;
  };

  const settlers = Math.max(4, Math.round((size * (GROWTH - 1)) / (GROWTH ** GENERATIONS - 1)));
  let generation: number[] = [];
  for (let index = 0; index < settlers; index += 1) {
    generation.push(
      bear(index % 2 === 0 ? Sex.male : Sex.female, pick(SURNAMES), SETTLED + Math.floor(random() * 12), undefined),
    );
  }

  const originOf = (person: number): Household | undefined => families[people[person]?.origin ?? -1];
  const areSiblings = (a: number, b: number): boolean => {
    const [left, right] = [originOf(a), originOf(b)];
    return left !== undefined && right !== undefined && (left.husband === right.husband || left.wife === right.wife);
  };
  const childrenOfParent = new Map<number, number[]>();
  const siblingsOf = (person: number): number[] => childrenOfParent.get(originOf(person)?.husband ?? -1) ?? [];
  const cousinsOf = (person: number): number[] => {
    const origin = originOf(person);
    return origin
      ? [origin.husband, origin.wife].flatMap(siblingsOf).flatMap((relative) => childrenOfParent.get(relative) ?? [])
      : [];
  };

  const marry = (husband: number, wife: number, marriageYear: number, births: number, next: number[]): void => {
    const children: number[] = [];
    families.push({ husband, wife, marriageYear, children });
    const surname = people[husband]?.surname ?? '';
    for (let order = 0; order < births && people.length < size; order += 1) {
      const sex = random() < 0.51 ? Sex.male : Sex.female;
      const child = bear(sex, surname, marriageYear + 1 + Math.floor(order * 2.2 + random()), families.length - 1);
      children.push(child);
      next.push(child);
    }
    for (const parent of [husband, wife])
      childrenOfParent.set(parent, [...(childrenOfParent.get(parent) ?? []), ...children]);
  };

  while (people.length < size) {
    const next: number[] = [];
    const single = new Set(generation.filter((person) => people[person]?.sex === Sex.female));
    const brides = shuffle([...single], random);
    const widowers: number[] = [];
    for (const husband of shuffle(
      generation.filter((person) => people[person]?.sex === Sex.male),
      random,
    )) {
      const wife = chooseBride(husband);
      if (wife === undefined) continue;
      wed(husband, wife);
      if (random() < REMARRIAGE) widowers.push(husband);
    }
    for (const widower of widowers) {
      const wife = chooseBride(widower);
      if (wife !== undefined) wed(widower, wife);
    }
    if (next.length === 0) {
      for (let index = 0; index < 4 && people.length < size; index += 1) {
        const year = SETTLED + Math.floor(random() * 200);
        next.push(bear(index % 2 === 0 ? Sex.male : Sex.female, pick(SURNAMES), year, undefined));
      }
    }
    generation = next;

    function wed(husband: number, wife: number): void {
      single.delete(wife);
      const year =
        Math.max(people[husband]?.birthYear ?? 0, people[wife]?.birthYear ?? 0) + 18 + Math.floor(random() * 7);
      marry(husband, wife, year, Math.floor(random() * 6.6), next);
    }

    function chooseBride(husband: number): number | undefined {
      if (random() < cousins) {
        const cousin = cousinsOf(husband).find((relative) => single.has(relative) && !areSiblings(husband, relative));
        if (cousin !== undefined) return cousin;
      }
      for (let attempt = 0; attempt < 8; attempt += 1) {
        while (brides.length > 0 && !single.has(brides.at(-1) as number)) brides.pop();
        const bride = brides[brides.length - 1 - Math.floor(random() * Math.min(brides.length, 12))];
        if (bride !== undefined && single.has(bride) && !areSiblings(husband, bride)) return bride;
      }
      return undefined;
    }
  }
  return { people, families };
}

/** For buildFamilyGraph. */
export function graphSeedsOf(village: Village): { people: IndividualSeed[]; families: FamilySeed[] } {
  return {
    people: village.people.map(({ sex, birthYear, deathYear }) => ({
      sex,
      birthDay: birthYear * 10_000,
      ...(deathYear !== undefined && { deathDay: deathYear * 10_000 }),
    })),
    families: village.families.map(({ husband, wife, marriageYear, children }) => ({
      firstPartner: husband,
      secondPartner: wife,
      marriageDay: marriageYear * 10_000,
      children: children.map((child) => ({ child })),
    })),
  };
}
