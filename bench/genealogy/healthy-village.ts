import { growVillage, type Village, type Villager } from './village.ts';

const LAST_YEAR = 2015;

/** A village in which nobody bears or marries when dead, too old or too soon after another child. */
export function healthyVillage({ people: size, seed }: { people: number; seed: number }): Village {
  const grown = growVillage({ people: size, seed });
  // Only widowers marry again, and here nobody dies for it.
  const married = new Set<number>();
  const kept = grown.families.filter(({ husband }) => !married.has(husband) && married.add(husband));
  const families = kept.map((family) => ({ ...family, children: [...family.children] }));
  const originOf = new Map(families.flatMap(({ children }, index) => children.map((child) => [child, index])));
  const people: Changing[] = grown.people.map((person, index) => ({ ...person, origin: originOf.get(index) }));
  const outlives = (person: number, year: number): void => {
    const one = people[person];
    if (one?.deathYear !== undefined) one.deathYear = Math.max(one.deathYear, year);
  };
  for (const family of families) {
    const mother = people[family.wife] as Villager;
    const isLate = family.marriageYear - mother.birthYear > 40;
    if (isLate) {
      for (const child of family.children) (people[child] as Changing).origin = undefined;
      family.children.length = 0;
    }
    outlives(family.husband, family.marriageYear + 1);
    outlives(family.wife, family.marriageYear + 1);
    family.children.forEach((child, order) => {
      const one = people[child] as { birthYear: number; deathYear: number | undefined };
      const year = family.marriageYear + 1 + 2 * order;
      const moved = year - one.birthYear;
      one.birthYear = year;
      if (one.deathYear !== undefined) one.deathYear = Math.max(one.deathYear + moved, year + 1);
      outlives(family.husband, year + 1);
      outlives(family.wife, year + 1);
    });
  }
  const latest = Math.max(...people.map(({ birthYear, deathYear }) => deathYear ?? birthYear));
  const shift = Math.max(0, latest - LAST_YEAR);
  for (const person of people) {
    person.birthYear -= shift;
    if (person.deathYear === undefined) continue;
    person.deathYear = Math.max(person.deathYear - shift, person.birthYear + 1);
  }
  return {
    people,
    families: families.map((family) => ({ ...family, marriageYear: family.marriageYear - shift })),
  };
}

type Changing = { -readonly [Key in keyof Villager]: Villager[Key] };
