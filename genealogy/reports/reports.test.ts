import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { genealogyOf } from '../genealogy-of.ts';
import { endogamous } from '../layout/numbered.arbitrary.ts';
import { ancestorReport } from './ancestor-report.ts';
import { descendantReport } from './descendant-report.ts';
import { fanPlaces } from './fan-places.ts';

const man = (id: string, born?: string) => ({ id, sex: 'M' as const, ...(born && { born }) });
const woman = (id: string, born?: string) => ({ id, sex: 'F' as const, ...(born && { born }) });

/** Cousins D and e have F; D's sister d is older than he is. G was adopted. */
const cousins = genealogyOf({
  people: [
    ...[man('A'), woman('a'), man('B'), woman('b'), man('C'), woman('c'), man('D', '1872'), woman('d', '1870')],
    ...[woman('e'), man('F'), man('G'), woman('x')],
  ],
  families: [
    { husband: 'A', wife: 'a', children: ['B', 'C'] },
    { husband: 'B', wife: 'b', children: ['D', 'd', { id: 'G', pedigree: 'adopted' }] },
    { husband: 'C', wife: 'c', children: ['e'] },
    { husband: 'D', wife: 'e', children: ['F'] },
    { husband: 'D', wife: 'x' },
  ],
});
const at = (id: string) => cousins.individuals.indexOf(id);
const name = (person: number) => cousins.individuals.idAt(person);

describe('ancestors', () => {
  it('are numbered after Sosa, and told once', () => {
    const { generations, isCut } = ancestorReport(cousins, at('F'));
    const rows = generations.map((row) =>
      row.map(({ number, person, toldUnder }) => `${number} ${name(person)}${toldUnder ? ` = ${toldUnder}` : ''}`),
    );
    expect(rows).toEqual([
      ['1 F'],
      ['2 D', '3 e'],
      ['4 B', '5 b', '6 C', '7 c'],
      ['8 A', '9 a', '12 A = 8', '13 a = 9'],
    ]);
    expect(isCut).toBe(false);
    expect(ancestorReport(cousins, at('G')).generations).toHaveLength(1);
  });

  it('end with a whole generation where there are too many', () => {
    const { generations, isCut } = ancestorReport(cousins, at('F'), 5);
    expect(generations).toHaveLength(2);
    expect(isCut).toBe(true);
  });
});

describe('descendants', () => {
  it('are numbered after d’Aboville, a marriage of kin told once', () => {
    const { generations } = descendantReport(cousins, at('A'));
    const rows = generations.map((row) =>
      row.map(({ number, person, unions }) =>
        [
          `${number} ${name(person)}`,
          ...unions.map(({ partner, children, toldUnder }) =>
            [name(partner), ...children.map((child) => `${child.number} ${name(child.person)}`), toldUnder]
              .filter(Boolean)
              .join(', '),
          ),
        ].join(' | '),
      ),
    );
    expect(rows).toEqual([
      ['1 A | a, 1.1 B, 1.2 C'],
      ['1.1 B | b, 1.1.1 d, 1.1.2 D,  G', '1.2 C | c, 1.2.1 e'],
      ['1.1.1 d', '1.1.2 D | e, 1.1.2.1 F | x', '1.2.1 e | D, 1.1.2'],
      ['1.1.2.1 F'],
    ]);
  });

  it('end with a whole generation where there are too many', () => {
    expect(descendantReport(cousins, at('A'), 4)).toMatchObject({ isCut: true, generations: { length: 2 } });
  });
});

it('a fan has a place for everybody, known or not, and tells who stands in two', () => {
  const { people, repeated } = fanPlaces(cousins, at('F'), 3);
  expect(
    [...people]
      .slice(1)
      .map((person) => (person < 0 ? '·' : name(person)))
      .join(' '),
  ).toBe('F D e B b C c A a · · A a · ·');
  expect([...repeated]).toEqual([
    [at('A'), 0],
    [at('a'), 1],
  ]);
});

it('whatever a file says, everybody is told once and nothing is referred to that is not there', () => {
  fc.assert(
    fc.property(endogamous(30), fc.nat(), (genealogy, seed) => {
      const person = seed % genealogy.graph.individualCount;
      for (const { generations } of [ancestorReport(genealogy, person), descendantReport(genealogy, person)]) {
        const entries = generations.flat() as { number: number | string; person: number; toldUnder?: unknown }[];
        const told = entries.filter(({ toldUnder }) => toldUnder === undefined);
        expect(new Set(told.map((entry) => entry.person)).size).toBe(told.length);
        expect(new Set(entries.map(({ number }) => number)).size).toBe(entries.length);
        for (const { person: again, toldUnder } of entries.filter((entry) => entry.toldUnder !== undefined))
          expect(told.find(({ number }) => number === toldUnder)?.person).toBe(again);
      }
    }),
  );
});
