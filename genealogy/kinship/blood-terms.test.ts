import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../tests/drivers/effort.ts';
import type { Genealogy } from '../genealogy.ts';
import { type FamilyLiteral, genealogyOf, type PersonLiteral } from '../genealogy-of.ts';
import { buildFamilyGraph, Pedigree, Sex } from '../graph.ts';
import { birthCouple } from './birth-couple.ts';
import { ancestorsOfBothParents, bloodTerms } from './blood-terms.ts';
import { relate } from './relate.ts';

/** `father mother > child child`; men are written in capitals, and 0 is nobody. */
function familiesOf(...lines: readonly string[]): Genealogy {
  const ids = new Set<string>();
  const families = lines.map((line): FamilyLiteral => {
    const [couple = '', born = ''] = line.split(' > ');
    const [husband = '0', wife = '0'] = couple.split(' ');
    const children = born.split(' ');
    for (const id of [husband, wife, ...children.map((child) => child.replace('*', ''))]) if (id !== '0') ids.add(id);
    return {
      ...(husband !== '0' && { husband }),
      ...(wife !== '0' && { wife }),
      children: children.map((child) =>
        child.startsWith('*') ? { id: child.slice(1), pedigree: 'adopted' as const } : child,
      ),
    };
  });
  const people = [...ids].map((id): PersonLiteral => ({ id, sex: id === id.toUpperCase() ? 'M' : 'F' }));
  return genealogyOf({ people, families });
}

/** Anybody but somebody older than oneself may be one's child. */
const births = fc.array(fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9)), { maxLength: 9 }).map((families) => {
  const name = (index: number) => (index % 2 === 0 ? `P${index}` : `p${index}`);
  return familiesOf(
    'P0 p1 > P2 p3',
    ...families
      .map((numbers) => numbers.toSorted((one, other) => one - other))
      .filter(([one, other, child]) => one !== other && other !== child)
      .map(([one = 0, other = 0, child = 0]) => `${name(one)} ${name(other)} > ${name(child)}`),
  );
});

const COUSINS = ['A a > B C', 'B b > D d', 'C c > E e', 'D e > F'];

describe('what two are to one another by blood', () => {
  it('both ways at once, as relate has it', () => {
    const cousins = familiesOf(...COUSINS);
    expect(bloodTerms(cousins, 'D', 'e')).toEqual({ first: 'bratić', second: 'sestrična', isManifold: false });
    expect(bloodTerms(cousins, 'e', 'D')).toEqual({ first: 'sestrična', second: 'bratić', isManifold: false });
    expect(bloodTerms(cousins, 'D', 'D')).toBeUndefined();
    expect(bloodTerms(cousins, 'B', 'b')).toBeUndefined();
    const double = familiesOf('A a > B C', 'D d > b c', 'B b > E', 'C c > e');
    expect(bloodTerms(double, 'E', 'e')?.isManifold).toBe(true);
  });

  it('is among what relate tells, for all who share an ancestor', () => {
    fc.assert(
      fc.property(births, (genealogy) => {
        const ids = [...genealogy.individuals].map(({ id }) => id);
        for (const a of ids) {
          for (const b of ids) {
            const terms = bloodTerms(genealogy, a, b);
            if (terms) expect(relate(genealogy, a, b).map(({ term }) => term)).toContain(terms.second);
          }
        }
      }),
      { numRuns: cases(8, 150) },
    );
  });
});

describe('whom both parents descend from', () => {
  const both = (genealogy: Genealogy, id: string) =>
    ancestorsOfBothParents(genealogy, genealogy.individuals.indexOf(id));

  it('their nearest common ancestors', () => {
    expect(both(familiesOf(...COUSINS), 'F')).toEqual(['A', 'a']);
    expect(both(familiesOf('A a > B'), 'B')).toEqual([]);
  });

  it('an ancestor who is a parent too', () => {
    expect(both(familiesOf('A a > b', 'A b > C'), 'C')).toEqual(['A']);
  });
});

it('who is father and who is mother: by sex, and by place where it is unknown', () => {
  const seeds = (first: Sex, second: Sex) =>
    buildFamilyGraph(
      [{ sex: first }, { sex: second }, { sex: Sex.unknown }],
      [{ firstPartner: 0, secondPartner: 1, children: [{ child: 2, pedigree: Pedigree.birth }] }],
    );
  expect(birthCouple(seeds(Sex.female, Sex.male), 2)).toEqual({ father: 1, mother: 0 });
  expect(birthCouple(seeds(Sex.female, Sex.unknown), 2)).toEqual({ father: 1, mother: 0 });
  expect(birthCouple(seeds(Sex.unknown, Sex.unknown), 2)).toEqual({ father: 0, mother: 1 });
  expect(birthCouple(seeds(Sex.female, Sex.female), 2)).toEqual({ father: 0, mother: 1 });
});
