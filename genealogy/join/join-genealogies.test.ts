import { describe, expect, it } from 'vitest';
import { readGedcom } from '../gedcom/read.ts';
import { saysTheSame, writeGedcom } from '../gedcom/write.ts';
import type { Genealogy } from '../genealogy.ts';
import { type FamilyLiteral, genealogyOf, type PersonLiteral } from '../genealogy-of.ts';
import { NOBODY } from '../graph.ts';
import { relate } from '../kinship/relate.ts';
import { reduceLiving } from '../living/reduce-living.ts';
import { joinGenealogies } from './join-genealogies.ts';
import type { Sameness } from './sameness.ts';

function tree(people: readonly (PersonLiteral | string)[], families: readonly FamilyLiteral[] = []): Genealogy {
  return genealogyOf({ people: people.map((one) => (typeof one === 'string' ? { id: one } : one)), families });
}

function read(...lines: string[]): Genealogy {
  return readGedcom(new TextEncoder().encode(['0 HEAD', ...lines, '0 TRLR'].join(' | ').replaceAll(' | ', '\n')))
    .genealogy;
}

function same(one: string, other: string, by: Sameness['by'] = 'link'): Sameness {
  const reference = (text: string) => ({ tree: text.split('-')[0] ?? '', id: text.split('-')[1] ?? '' });
  return { one: reference(one), other: reference(other), by };
}

function join(a: Genealogy, b: Genealogy, ...sames: Sameness[]) {
  return joinGenealogies(
    [
      { tree: 'a', genealogy: a },
      { tree: 'b', genealogy: b },
    ],
    sames,
  );
}

function idsOf({ individuals }: Genealogy): string[] {
  return [...individuals].map(({ id }) => id);
}

function childrenOf({ graph, individuals }: Genealogy, family: number): string[] {
  return [...graph.children.subarray(graph.childStart[family], graph.childStart[family + 1])].map((child) =>
    individuals.idAt(child),
  );
}

function text(genealogy: Genealogy): string {
  return new TextDecoder().decode(writeGedcom(genealogy, '5.5.1'));
}

const BOSNJAK = tree(
  [
    { id: 'I1', name: 'Ante /Bošnjak/', sex: 'M', born: '1850' },
    { id: 'I2', name: 'Ana /Bošnjak/', sex: 'F', born: '1880', died: '1950' },
    { id: 'I3', name: 'Mijo /Ćavar/', sex: 'M', born: '1875' },
    { id: 'I4', name: 'Luca /Ćavar/', sex: 'F', born: '1905' },
  ],
  [
    { husband: 'I1', children: ['I2'] },
    { husband: 'I3', wife: 'I2', children: ['I4'] },
  ],
);
const CAVAR = tree(
  [
    { id: 'I1', name: 'Stipe /Ćavar/', sex: 'M' },
    { id: 'I2', name: 'Mijo /Ćavar/', sex: 'M', born: '1875-03-04' },
    { id: 'I3', name: 'Ana /Bošnjak/', sex: 'F', born: '1882' },
    { id: 'I4', name: 'Jure /Ćavar/', sex: 'M', born: '1903' },
    { id: 'I5', name: 'Luca /Ćavar/', sex: 'F', born: '1905' },
    { id: 'I6', name: 'Pero /Ćavar/', sex: 'M', born: '1910' },
  ],
  [
    { husband: 'I1', children: ['I2'] },
    { husband: 'I2', wife: 'I3', married: '1900', children: ['I4', 'I5', 'I6'] },
  ],
);
const SAMES = [same('a-I2', 'b-I3'), same('a-I3', 'b-I2'), same('a-I4', 'b-I5')];

describe('two trees with a marriage between them', () => {
  const { genealogy, conflicts, recordsOf, indexOf, refused } = join(BOSNJAK, CAVAR, ...SAMES);

  it('have everybody once, with where they come from', () => {
    expect(idsOf(genealogy)).toEqual(['a-I1', 'a-I2', 'a-I3', 'a-I4', 'b-I1', 'b-I4', 'b-I6']);
    expect(recordsOf(1)).toEqual([
      { tree: 'a', id: 'I2' },
      { tree: 'b', id: 'I3' },
    ]);
    expect(recordsOf(4)).toEqual([{ tree: 'b', id: 'I1' }]);
    expect(indexOf({ tree: 'b', id: 'I3' })).toBe(1);
    expect(indexOf({ tree: 'b', id: 'I99' })).toBe(NOBODY);
    expect(indexOf({ tree: 'c', id: 'I1' })).toBe(NOBODY);
    expect(refused).toEqual([]);
  });

  it('have the couple as one family with the children of both, by their births', () => {
    expect(genealogy.families.size).toBe(3);
    expect(childrenOf(genealogy, 1)).toEqual(['b-I4', 'a-I4', 'b-I6']);
    expect(genealogy.families.at(1).marriage?.date).toBe('1900');
  });

  it('know kinship from one line to the other', () => {
    const [first] = relate(genealogy, 'a-I1', 'b-I6');
    expect(first?.term).toBe('unuk');
  });

  it('keep the more exact of what agrees, and both of what does not, with who says so', () => {
    expect(genealogy.individuals.get('a-I3')?.birth?.date).toBe('1875-03-04');
    expect(genealogy.individuals.get('a-I3')?.events).toHaveLength(1);
    expect(genealogy.individuals.get('a-I2')?.events.map(({ date }) => date)).toEqual(['1880', '1950', '1882']);
    expect(conflicts.get(1)).toEqual([
      {
        tag: 'BIRT',
        told: [
          { trees: ['a'], fact: { tag: 'BIRT', date: '1880', place: '', value: '' } },
          { trees: ['b'], fact: { tag: 'BIRT', date: '1882', place: '', value: '' } },
        ],
      },
    ]);
    expect(conflicts.size).toBe(1);
  });

  it('are the same whichever is named first', () => {
    const other = joinGenealogies(
      [
        { tree: 'b', genealogy: CAVAR },
        { tree: 'a', genealogy: BOSNJAK },
      ],
      SAMES.map(({ one, other, by }) => ({ one: other, other: one, by })),
    );
    expect(saysTheSame(genealogy, other.genealogy)).toBe(true);
    expect([...other.conflicts]).toEqual([...conflicts]);
  });
});

describe('a tree joined with itself', () => {
  it('is itself', () => {
    const everybody = [...BOSNJAK.individuals].map(({ id }) => same(`a-${id}`, `b-${id}`));
    const joined = join(BOSNJAK, BOSNJAK, ...everybody);
    expect(saysTheSame(joined.genealogy, joinGenealogies([{ tree: 'a', genealogy: BOSNJAK }]).genealogy)).toBe(true);
    expect(joined.conflicts.size).toBe(0);
  });

  it('keeps what it has twice, and its sources once', () => {
    const odd = read(
      '0 @I1@ INDI | 1 NAME Ana /Ćavar/ | 1 BIRT | 2 DATE 1880 | 2 SOUR @S1@ | 1 BIRT | 2 DATE ABT 1881 | 1 RESI | 2 PLAC Rasno',
      '1 RESI | 2 PLAC Rasno | 1 NOTE @N1@ | 0 @N1@ NOTE Krojačica. | 0 @S1@ SOUR | 1 TITL Matica | 1 REPO @R1@',
      '0 @S2@ SOUR | 1 TITL Matica | 1 REPO @R1@ | 0 @R1@ REPO | 1 NAME Župa',
    );
    const joined = join(odd, odd, same('a-I1', 'b-I1'));
    expect(text(joined.genealogy)).toBe(text(joinGenealogies([{ tree: 'a', genealogy: odd }]).genealogy));
  });
});

describe('families', () => {
  it('of one child are one when the second only knows more of the parents', () => {
    const joined = join(
      tree(['I1', 'I2'], [{ husband: 'I1', children: ['I2'] }]),
      tree(['I1', 'I2', 'I3'], [{ husband: 'I1', wife: 'I3', children: ['I2'] }]),
      same('a-I1', 'b-I1'),
      same('a-I2', 'b-I2'),
    ).genealogy;
    expect(joined.families.size).toBe(1);
    expect(
      [joined.graph.firstPartner[0], joined.graph.secondPartner[0]].map((one) => joined.individuals.idAt(one ?? -1)),
    ).toEqual(['a-I1', 'b-I3']);
  });

  it('with other parents stay two, and it is said', () => {
    const named = (id: string, name: string) => ({ id, name });
    const { genealogy, conflicts } = join(
      tree([named('I1', 'Ante /Ćavar/'), 'I2'], [{ husband: 'I1', children: ['I2'] }]),
      tree(
        [named('I1', 'Marko /Galić/'), named('I3', 'Mara /Galić/'), 'I2'],
        [{ husband: 'I1', wife: 'I3', children: ['I2'] }],
      ),
      same('a-I2', 'b-I2'),
    );
    // One knows a father, the other a couple: three cannot be the parents of one child.
    expect(genealogy.families.size).toBe(2);
    expect(conflicts.get(1)?.[0]?.told.map(({ trees, fact }) => [...trees, fact.value])).toEqual([
      ['a', 'Ante Ćavar'],
      ['b', 'Marko Galić i Mara Galić'],
    ]);
  });

  it('of who married one another twice stay two', () => {
    const twice = tree(
      ['I1', 'I2'],
      [
        { husband: 'I1', wife: 'I2', married: '1900' },
        { husband: 'I1', wife: 'I2', married: '1910' },
      ],
    );
    expect(join(twice, twice, same('a-I1', 'b-I1'), same('a-I2', 'b-I2')).genealogy.families.size).toBe(2);
  });
});

describe('what cannot be is refused and said', () => {
  const couple = tree(['I1', 'I2'], [{ husband: 'I1', children: ['I2'] }]);
  const why = (...sames: Sameness[]) => join(couple, couple, ...sames).refused.map(({ why }) => why);

  it('one person who would be two of a tree', () => {
    expect(why(same('a-I1', 'b-I1'), same('a-I1', 'b-I2'))).toEqual(['ambiguous']);
    expect(why(same('a-I1', 'a-I2'))).toEqual(['ambiguous']);
    expect(why(same('a-I1', 'a-I1'))).toEqual(['ambiguous']);
  });

  it('nobody', () => {
    expect(why(same('a-I1', 'b-I9'), same('c-I1', 'b-I1'))).toEqual(['missing', 'missing']);
  });

  it('a father and a son who would each be the other’s', () => {
    const { refused, genealogy } = join(couple, couple, same('a-I1', 'b-I2', 'uid'), same('a-I2', 'b-I1', 'editor'));
    expect(refused).toMatchObject([{ why: 'own-ancestor', by: 'uid' }]);
    expect(genealogy.individuals.size).toBe(3);
  });

  it('thousands of wrong ones, without taking long or failing', () => {
    const many = tree(Array.from({ length: 3000 }, (_, person) => `I${person + 1}`));
    const sames = Array.from({ length: 9000 }, (_, number) =>
      same(`a-I${(number % 50) + 1}`, `b-I${(number % 2999) + 1}`, 'uid'),
    );
    expect(join(many, many, ...sames).genealogy.individuals.size).toBe(5950);
  });
});

it('of somebody with thousands of facts each is kept once, without taking long', () => {
  const homes = (from: number) =>
    Array.from(
      { length: 2000 },
      (_, number) => `1 RESI | 2 DATE ${1500 + (number % 400)} | 2 PLAC Kuća ${from + number}`,
    );
  const [a, b] = [0, 2000].map((from) => read('0 @I1@ INDI', ...homes(from))) as [Genealogy, Genealogy];
  const { genealogy } = join(a, b, same('a-I1', 'b-I1'));
  expect(genealogy.individuals.get('a-I1')?.events.length).toBe(4000);
  expect(join(a, a, same('a-I1', 'b-I1')).genealogy.individuals.get('a-I1')?.events.length).toBe(2000);
});

describe('the living', () => {
  const today = '2026-11-17';
  const shown = (genealogy: Genealogy) => reduceLiving(genealogy, { today, level: 'name' });
  const joined = (a: Genealogy, b: Genealogy, ...sames: Sameness[]) => join(shown(a), shown(b), ...sames);

  it('are hidden where one of the trees hides them, with what families say of them', () => {
    const a = read('0 @I1@ INDI | 1 NAME Mara /Ćavar/ | 1 SEX F | 1 RESN confidential | 1 DEAT | 2 DATE 1990');
    const b = read(
      '0 @I1@ INDI | 1 NAME Mara /Galić/ | 1 NOTE Krojačica | 1 DEAT | 2 DATE 1990 | 1 FAMS @F1@',
      '0 @I2@ INDI | 1 NAME Ivo /Galić/ | 1 DEAT | 2 DATE 1980 | 1 FAMS @F1@ | 2 NOTE vjenčani s Marom',
      '1 ASSO @I1@ | 2 RELA kuma | 2 NOTE Mara iz Rasna',
      '0 @F1@ FAM | 1 HUSB @I2@ | 1 WIFE @I1@ | 1 MARR | 2 DATE 1920',
    );
    expect(text(shown(b))).toContain('1920');
    const { genealogy } = joined(a, b, same('a-I1', 'b-I1'));
    expect(genealogy.individuals.get('a-I1')?.name.full).toBe('Skrivena osoba');
    expect(text(genealogy)).not.toMatch(/Mara|Marom|Krojačica|1920|1990/);
    expect(genealogy.graph.secondPartner[0]).toBe(0);
  });

  it('are shown as the tree shows them that knows that they died', () => {
    const a = read('0 @I1@ INDI | 1 NAME Mara /Ćavar/ | 1 OCCU krojačica');
    const b = read('0 @I1@ INDI | 1 NAME Mara /Ćavar/ | 1 BIRT | 2 DATE 1900 | 1 DEAT | 2 DATE 1990');
    const { genealogy } = joined(a, b, same('a-I1', 'b-I1'));
    expect(genealogy.individuals.at(0).events.map(({ tag }) => tag)).toEqual(['BIRT', 'DEAT']);
    expect(text(genealogy)).not.toContain('krojačica');
  });
});
