import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { corpus, hasCorpus } from '../../tests/corpora.ts';
import { cases } from '../../tests/drivers/effort.ts';
import { readGedcom } from '../gedcom/read.ts';
import type { Genealogy } from '../genealogy.ts';
import { type FamilyLiteral, genealogyOf, type PersonLiteral } from '../genealogy-of.ts';
import { buildFamilyGraph, Pedigree, Sex } from '../graph.ts';
import { endogamous, numbered } from '../layout/numbered.arbitrary.ts';
import { birthCouple } from './birth-couple.ts';
import { bloodTerms } from './blood-terms.ts';
import { inbreedingOf, kinshipCoefficient, pedigreeCollapse } from './coefficient.ts';
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

describe('kinship coefficient', () => {
  it.each([
    ['parent and child', ['A a > B'], 'A', 'B', 1 / 4],
    ['siblings', ['A a > B b'], 'B', 'b', 1 / 4],
    ['siblings of whom one parent is recorded', ['A 0 > B b'], 'B', 'b', 1 / 4],
    ['siblings of whom no parent is recorded', ['0 0 > B b'], 'B', 'b', 1 / 4],
    ['half-siblings', ['A a > B', 'A c > b'], 'B', 'b', 1 / 8],
    ['uncle and niece', ['A a > B C', 'B b > d'], 'C', 'd', 1 / 8],
    ['first cousins', COUSINS, 'D', 'e', 1 / 16],
    ['double first cousins', ['A a > B C', 'D d > b c', 'B b > E', 'C c > e'], 'E', 'e', 1 / 8],
    ['second cousins', [...COUSINS.slice(0, 3), 'D x > G', 'E y > g'], 'G', 'g', 1 / 64],
    ['somebody with themself', ['A a > B'], 'B', 'B', 1 / 2],
    ['a child of cousins with itself', COUSINS, 'F', 'F', 17 / 32],
    ['husband and wife', ['A a > B'], 'A', 'a', 0],
    ['an adopted child', ['A a > B *c'], 'B', 'c', 0],
    ['somebody unknown', ['A a > B'], 'B', 'nobody', 0],
  ])('%s', (_, lines, a, b, expected) => {
    const genealogy = familiesOf(...lines);
    expect(kinshipCoefficient(genealogy, a, b)).toBe(expected);
    expect(kinshipCoefficient(genealogy, b, a)).toBe(expected);
  });

  it('of parents is the inbreeding of their child', () => {
    expect(inbreedingOf(familiesOf(...COUSINS), 'F')).toBe(1 / 16);
    expect(inbreedingOf(familiesOf('A a > B', 'A a > b', 'B b > C'), 'C')).toBe(1 / 4);
    expect(inbreedingOf(familiesOf('A a > B', 'B 0 > C'), 'C')).toBe(0);
  });

  it('is symmetrical, never more than with oneself, and as its definition has it', () => {
    fc.assert(
      fc.property(endogamous(8), (genealogy) => {
        const { graph, individuals } = genealogy;
        const people = Array.from({ length: graph.individualCount }, (_, person) => individuals.idAt(person));
        for (const a of people) {
          const own = kinshipCoefficient(genealogy, a, a);
          expect(own).toBe((1 + inbreedingOf(genealogy, a)) / 2);
          for (const b of people) {
            const shared = kinshipCoefficient(genealogy, a, b);
            expect(shared).toBe(kinshipCoefficient(genealogy, b, a));
            expect(shared).toBeLessThanOrEqual(Math.max(own, kinshipCoefficient(genealogy, b, b)));
          }
        }
      }),
      { numRuns: cases(8, 200) },
    );
  });

  it('fifty generations of brothers and sisters, and people who are their own ancestors', () => {
    const generations = Array.from({ length: 50 }, (_, g) => `M${g} w${g} > M${g + 1} w${g + 1}`);
    const line = familiesOf(...generations);
    expect(inbreedingOf(line, 'M50')).toBeGreaterThan(0.9999);
    expect(pedigreeCollapse(line, 'M50').generations.at(-1)).toEqual({
      generation: 50,
      places: 2 ** 50,
      known: 2 ** 50,
      distinct: 2,
    });
    expect(inbreedingOf(familiesOf('A a > B', 'B b > A'), 'A')).toBe(0);
    expect(inbreedingOf(familiesOf('A a > A'), 'A')).toBe(0);
  });

  it('a village of ten thousand, everybody married within it', () => {
    const size = 10_000;
    const wide = 200;
    const people = Array.from({ length: size }, (_, person) => ({ sex: (1 + (person % 2)) as Sex }));
    const families = Array.from({ length: (size - wide) / 2 }, (_, family) => {
      const row = Math.floor((2 * family) / wide);
      const at = (2 * family) % wide;
      return {
        firstPartner: row * wide + at,
        secondPartner: row * wide + (((at + 7 + 2 * row) % wide) | 1),
        children: [0, 1].map((child) => ({ child: (row + 1) * wide + at + child })),
      };
    });
    const village = numbered(buildFamilyGraph(people, families));
    const last = village.individuals.idAt(size - 1);
    expect(inbreedingOf(village, last)).toBeGreaterThan(0);
    const { generations, commonAncestors } = pedigreeCollapse(village, last);
    expect(generations.at(-1)?.generation).toBe(49);
    expect(generations.every(({ distinct }) => distinct <= wide)).toBe(true);
    expect(commonAncestors.length).toBeGreaterThan(0);
  });
});

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
            else if (a !== b) expect(kinshipCoefficient(genealogy, a, b)).toBe(0);
          }
        }
      }),
      { numRuns: cases(8, 150) },
    );
  });
});

describe('pedigree collapse', () => {
  it('counts places, who fills them, and whom the parents share', () => {
    const { generations, commonAncestors } = pedigreeCollapse(familiesOf(...COUSINS), 'F');
    expect(generations.map(({ known, distinct }) => [known, distinct])).toEqual([
      [2, 2],
      [4, 4],
      [4, 2],
    ]);
    expect(commonAncestors).toEqual(['A', 'a']);
  });

  it('an ancestor who is a parent too', () => {
    expect(pedigreeCollapse(familiesOf('A a > b', 'A b > C'), 'C').commonAncestors).toEqual(['A']);
    expect(pedigreeCollapse(familiesOf('A a > B'), 'B').commonAncestors).toEqual([]);
    expect(pedigreeCollapse(familiesOf('A a > B'), 'nobody').generations).toEqual([]);
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

describe.skipIf(!hasCorpus('royal92.ged'))('royal92', () => {
  const royals = hasCorpus('royal92.ged') ? readGedcom(corpus('royal92.ged')).genealogy : undefined;
  const named = (name: string): string =>
    [...(royals?.individuals ?? [])].find(({ name: { full } }) => full.startsWith(name))?.id ?? '';

  it('Victoria and Albert were first cousins', () => {
    if (!royals) return;
    expect(kinshipCoefficient(royals, 'I1', 'I2')).toBeCloseTo(1 / 16, 2);
    expect(named('Edward_VII')).not.toBe('');
    expect(pedigreeCollapse(royals, named('Edward_VII')).commonAncestors).toHaveLength(2);
  });

  it('nobody is more inbred than can be, and most are not at all', () => {
    if (!royals) return;
    const values = [...royals.individuals]
      .filter(({ index }) => index % 10 === 0)
      .map(({ id }) => inbreedingOf(royals, id));
    expect(Math.max(...values)).toBeLessThan(0.5);
    expect(values.filter((value) => value === 0).length).toBeGreaterThan(values.length / 2);
  });
});
