import { expect, it } from 'vitest';
import { type FamilyLiteral, genealogyOf, type PersonLiteral } from '../genealogy-of.ts';
import { duplicates } from './duplicates.ts';
import { match } from './match.ts';

const ivan = (id: string, more: Partial<PersonLiteral> = {}): PersonLiteral => ({
  ...{ id, name: 'Ivan /Zovko/', sex: 'M', born: '1850-04-23' },
  ...more,
});
/** Enough others that a name says something. */
const others = Array.from(
  { length: 40 },
  (_, at): PersonLiteral => ({ id: `O${at}`, name: `Ime${at} /Prezime${at}/` }),
);
const found = (people: readonly PersonLiteral[], families: readonly FamilyLiteral[] = []) =>
  duplicates(genealogyOf({ people: [...people, ...others], families })).map(({ a, b }) => `${a} ${b}`);

it('two who are alike in all that is told stand there twice', () => {
  expect(found([ivan('A'), ivan('B')])).toEqual(['A B']);
});

it('but nobody is their own parent, child or partner, however alike they were written', () => {
  expect(found([ivan('A'), ivan('B')], [{ husband: 'A', children: ['B'] }])).toEqual([]);
  expect(found([ivan('A'), ivan('B')], [{ husband: 'B', children: ['A'] }])).toEqual([]);
  expect(found([ivan('A'), ivan('B')], [{ husband: 'A', wife: 'B' }])).toEqual([]);
});

it('nor is a sibling who bears the name of one who had died', () => {
  const parents: readonly PersonLiteral[] = [
    { id: 'P1', name: 'Stipe /Zovko/', sex: 'M', born: '1820' },
    { id: 'P2', name: 'Kata /Soldo/', sex: 'F', born: '1824' },
  ];
  const siblings = (one: Partial<PersonLiteral>, other: Partial<PersonLiteral>) => {
    const named = (id: string, more: Partial<PersonLiteral>): PersonLiteral => ({
      ...{ id, name: 'Ivan /Zovko/', sex: 'M' },
      ...more,
    });
    return found(
      [...parents, named('A', one), named('B', other)],
      [{ husband: 'P1', wife: 'P2', children: ['A', 'B'] }],
    );
  };
  expect(siblings({ born: '1850-04-23' }, { born: '1850-04-23' })).toEqual(['A B']);
  expect(siblings({ born: '1851-06-01' }, { died: '1851-01-05' })).toEqual([]);
  expect(siblings({ died: '1851-01-05' }, { born: '1851-06-01' })).toEqual([]);
  expect(siblings({ born: '1850-04-23' }, { born: '1852-04-23' })).toEqual([]);
});

it('of two files nobody is in two pairs, and who has two equals is asked about', () => {
  const [a, b] = [genealogyOf({ people: [ivan('A'), ...others] }), genealogyOf({ people: [ivan('X'), ivan('Y')] })];
  const { pairs, doubtful, onlyA, onlyB } = match(a, b);
  expect(pairs).toEqual([]);
  expect(doubtful.map((pair) => `${pair.a} ${pair.b}`)).toEqual(['A X', 'A Y']);
  expect([onlyA.includes('A'), onlyB]).toEqual([true, ['X', 'Y']]);
  const single = match(a, genealogyOf({ people: [ivan('X'), ivan('Y', { name: 'Mate /Šimić/' })] }));
  expect(single.pairs.map((pair) => `${pair.a} ${pair.b}`)).toEqual(['A X']);
  expect(single.doubtful).toEqual([]);
});
