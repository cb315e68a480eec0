import { Sex } from '../../genealogy/graph.ts';
import { seededRandom } from './random.ts';
import { growVillage, type Village, type Villager } from './village.ts';

const SURNAMES = ['Ćavar', 'Bošnjak', 'Zovko', 'Čorić', 'Naletilić', 'Ivanković'];
/** The first ones are half of all. */
const MEN = 'Ivan Mate Ante Jure Stipe Marko Petar Nikola Grgo Jozo'.split(' ');
const WOMEN = 'Mara Iva Kata Anđa Luca Ruža Janja Jela Matija Stana'.split(' ');

/**
 * A village as registers of Herzegovina have it: few names, few surnames, children called after grandparents and after siblings who
 * died, so that cousins of one name are born within a year.
 */
export function growNamesakeVillage({ people: size, seed }: { people: number; seed: number }): Village {
  const village = growVillage({ people: size, seed });
  const random = seededRandom(seed * 7919 + 13);
  const houses = SURNAMES.slice(0, 2 + (seed % 5));
  const pick = (names: readonly string[]): string => names[Math.floor(random() ** 1.7 * names.length)] as string;
  const surnames = new Map<string, string>();
  const people: Villager[] = [];
  const parentOf = (person: Villager | undefined, side: 'husband' | 'wife'): Villager | undefined =>
    person?.origin === undefined ? undefined : people[village.families[person.origin]?.[side] ?? -1];
  village.people.forEach((person) => {
    let surname = surnames.get(person.surname);
    if (surname === undefined) {
      surname = houses[Math.floor(random() * houses.length)] as string;
      surnames.set(person.surname, surname);
    }
    people.push({ ...person, surname, given: givenTo(person) });
  });
  return { people, families: village.families };

  function givenTo(person: Villager): string {
    const siblings = (village.families[person.origin ?? -1]?.children ?? [])
      .map((child) => people[child])
      .filter((sibling) => sibling?.sex === person.sex);
    const dead = siblings.find((sibling) => (sibling?.deathYear ?? 9999) < person.birthYear);
    if (dead && random() < 0.6 && !siblings.some((each) => each !== dead && each?.given === dead.given))
      return dead.given;
    const taken = new Set(siblings.map((sibling) => sibling?.given));
    const side = person.sex === Sex.male ? 'husband' : 'wife';
    const elders = [
      parentOf(parentOf(person, 'husband'), side)?.given,
      parentOf(parentOf(person, 'wife'), side)?.given,
    ].filter((name) => name !== undefined && !taken.has(name));
    const [elder] = elders;
    if (elder !== undefined && random() < 0.6) return elder;
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const name = pick(person.sex === Sex.male ? MEN : WOMEN);
      if (!taken.has(name)) return name;
    }
    return pick(person.sex === Sex.male ? MEN : WOMEN);
  }
}
