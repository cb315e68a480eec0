import { expect, it } from 'vitest';
import { genealogyOf } from '../genealogy-of.ts';
import { joinGenealogies } from './join-genealogies.ts';

type Parent = { readonly husband: string } | { readonly wife: string };

/** A child whom each of two trees gives one parent, and how many families that makes. */
function familiesOf(one: 'M' | 'F' | undefined, other: 'M' | 'F' | undefined, pedigree?: 'adopted') {
  const tree = (name: string, sex: 'M' | 'F' | undefined, kind?: 'adopted') => {
    const parent: Parent = sex === 'F' ? { wife: 'I1' } : { husband: 'I1' };
    return genealogyOf({
      people: [{ id: 'I1', name, ...(sex && { sex }) }, { id: 'I2' }],
      families: [{ ...parent, children: [kind ? { id: 'I2', pedigree: kind } : 'I2'] }],
    });
  };
  const same = { one: { tree: 'a', id: 'I2' }, other: { tree: 'b', id: 'I2' }, by: 'link' } as const;
  const { genealogy, conflicts, indexOf } = joinGenealogies(
    [
      { tree: 'a', genealogy: tree('Ante /Ćavar/', one) },
      { tree: 'b', genealogy: tree('Marko /Galić/', other, pedigree) },
    ],
    [same],
  );
  const told = conflicts.get(indexOf(same.one))?.flatMap((conflict) => conflict.told.map(({ fact }) => fact.value));
  return { families: genealogy.families.size, told };
}

it('a father here and a mother there are the parents of their child', () => {
  expect(familiesOf('M', 'F')).toEqual({ families: 1, told: undefined });
  expect(familiesOf('M', undefined)).toEqual({ families: 1, told: undefined });
  expect(familiesOf(undefined, undefined)).toEqual({ families: 1, told: undefined });
});

it('a father here and another there are no couple: both are told', () => {
  for (const sex of ['M', 'F'] as const)
    expect(familiesOf(sex, sex)).toEqual({ families: 2, told: ['Ante Ćavar', 'Marko Galić'] });
});

it('a parent by birth and one by adoption are no couple, and contradict nobody', () => {
  expect(familiesOf('M', 'F', 'adopted')).toEqual({ families: 2, told: undefined });
});

it('of somebody who is a child of hundreds of families only the first are compared', () => {
  const families = Array.from({ length: 300 }, () => ({ children: ['I1', 'I2'] }));
  const genealogy = genealogyOf({ people: [{ id: 'I1' }, { id: 'I2' }], families });
  const same = { one: { tree: 'a', id: 'I1' }, other: { tree: 'b', id: 'I1' }, by: 'link' } as const;
  const trees = ['a', 'b'].map((tree) => ({ tree, genealogy }));
  expect(joinGenealogies(trees, [same]).genealogy.families.size).toBe(600 - 20);
});
