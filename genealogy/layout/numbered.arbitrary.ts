import fc from 'fast-check';
import type { Family, Genealogy, Individual, Roll } from '../genealogy.ts';
import {
  buildFamilyGraph,
  type FamilyGraph,
  type FamilySeed,
  type IndividualSeed,
  type Pedigree,
  type Sex,
} from '../graph.ts';

/** A genealogy of which only the graph is known; people are called I1, I2 …, families F1, F2 … */
export function numbered(graph: FamilyGraph): Genealogy {
  return {
    graph,
    individuals: roll<Individual>('I', graph.individualCount),
    families: roll<Family>('F', graph.familyCount),
  };
}

function roll<Entry>(letter: string, size: number): Roll<Entry> {
  const indexOf = (id: string): number => {
    const index = id.startsWith(letter) ? Number(id.slice(1)) - 1 : -1;
    return index >= 0 && index < size ? index : -1;
  };
  const at = (): never => {
    throw new Error('only numbers are known');
  };
  return { size, at, get: at, indexOf, idAt: (index) => `${letter}${index + 1}`, [Symbol.iterator]: at };
}

/**
 * Marriages one after another among everybody born so far, whoever they are: cousins, siblings, aunts, a mother and her son, one
 * partner unknown, the same two twice. Children may be adopted by others later.
 */
export function endogamous(marriages: number): fc.Arbitrary<Genealogy> {
  const marriage = fc.record({
    first: fc.nat(),
    second: fc.option(fc.nat(), { freq: 6 }),
    births: fc.array(fc.nat({ max: 5 }), { maxLength: 4 }),
    adopted: fc.option(fc.nat(), { freq: 1 }),
  });
  return fc
    .record({ settlers: fc.integer({ min: 1, max: 6 }), marriages: fc.array(marriage, { maxLength: marriages }) })
    .map((village) => {
      const people: IndividualSeed[] = [];
      const families: FamilySeed[] = [];
      const bear = (year: number): number =>
        people.push({ sex: (1 + (people.length % 2)) as Sex, birthDay: year * 10_000 }) - 1;
      for (let settler = 0; settler < village.settlers; settler += 1) bear(1700);
      village.marriages.forEach(({ first, second, births, adopted }, index) => {
        const partner = (choice: number): number => choice % people.length;
        const partners = { firstPartner: partner(first), ...(second !== null && { secondPartner: partner(second) }) };
        const children: FamilySeed['children'] = births.map((year) => ({ child: bear(1720 + index + year) }));
        const others = adopted === null ? [] : [{ child: partner(adopted), pedigree: 1 as Pedigree }];
        families.push({ ...partners, children: [...children, ...others] });
      });
      return numbered(buildFamilyGraph(people, families));
    });
}
