import { expect, it } from 'vitest';
import { type FamilyLiteral, genealogyOf } from '../genealogy-of.ts';
import { inbreedingOf, kinshipCoefficient, pedigreeCollapse } from './coefficient.ts';

const people = (...ids: string[]) =>
  ids.map((id) => ({ id, sex: id === id.toUpperCase() ? ('M' as const) : ('F' as const) }));

it('whoever descends from kin has more in common with themselves and with their children', () => {
  // Brother C and sister d have E; E and g have H.
  const genealogy = genealogyOf({
    people: people('A', 'b', 'C', 'd', 'E', 'g', 'H', 'I'),
    families: [
      { husband: 'A', wife: 'b', children: ['C', 'd'] },
      { husband: 'C', wife: 'd', children: ['E'] },
      { husband: 'E', wife: 'g', children: ['H', 'I'] },
    ],
  });
  expect(inbreedingOf(genealogy, 'E')).toBe(1 / 4);
  expect(kinshipCoefficient(genealogy, 'A', 'A')).toBe(1 / 2);
  expect(kinshipCoefficient(genealogy, 'E', 'E')).toBe(5 / 8);
  expect(kinshipCoefficient(genealogy, 'E', 'H')).toBe(5 / 16);
  expect(kinshipCoefficient(genealogy, 'H', 'I')).toBe((1 / 4) * (5 / 8) + 1 / 8);
  expect(kinshipCoefficient(genealogy, 'A', 'nema')).toBe(0);
});

it('parents whom nobody wrote down are shared by whole siblings, and are nobody’s name', () => {
  const genealogy = genealogyOf({
    people: people('C', 'd', 'E'),
    families: [{ children: ['C', 'd'] }, { husband: 'C', wife: 'd', children: ['E'] }],
  });
  expect(kinshipCoefficient(genealogy, 'C', 'd')).toBe(1 / 4);
  expect(pedigreeCollapse(genealogy, 'E').commonAncestors).toEqual([]);
});

it('a line of thousands is counted as far as it can be told', () => {
  const ids = Array.from({ length: 6000 }, (_, at) => `M${at}`);
  const families = ids.slice(1).map((id, at): FamilyLiteral => ({ husband: `M${at}`, children: [id] }));
  const genealogy = genealogyOf({ people: ids.map((id) => ({ id, sex: 'M' as const })), families });
  expect(pedigreeCollapse(genealogy, 'M5999').generations).toHaveLength(50);
  expect(pedigreeCollapse(genealogy, 'M5999', 100).generations).toHaveLength(50);
  expect(pedigreeCollapse(genealogy, 'M5999', 3).generations).toHaveLength(3);
  expect(kinshipCoefficient(genealogy, 'M5999', 'M5997')).toBe(1 / 8);
});
