import { describe, expect, it } from 'vitest';
import { readLines as read } from '../../tests/gedcom-lines.ts';
import type { Genealogy } from '../genealogy.ts';
import { genealogyOf } from '../genealogy-of.ts';
import { explainLiving, findLiving } from './who-lives.ts';

const TODAY = '2026-11-15';

const lives = (...record: string[]): boolean => findLiving(read('0 @I1@ INDI', ...record), TODAY)[0] === 1;

function idsOfLiving(genealogy: Genealogy): string[] {
  const living = findLiving(genealogy, TODAY);
  return [...living.keys()].filter((one) => living[one] === 1).map((one) => genealogy.individuals.idAt(one));
}

describe('dates that contradict each other', () => {
  it('hold somebody to be living', () => {
    expect(lives('1 BIRT | 2 DATE 1850 | 1 RESI | 2 DATE 2010')).toBe(true);
    expect(lives('1 BIRT | 2 DATE 1850 | 1 RESI | 2 DATE 1920')).toBe(false);
    expect(lives('1 BIRT | 2 DATE 1700 | 1 RESI | 2 DATE 1850')).toBe(false);
    const parents = { husband: 'father', wife: 'mother', children: ['child', 'other'] };
    const family = (father: string, child: string) => {
      const people = [{ id: 'father', born: father }, { id: 'mother' }, { id: 'child', born: child }, { id: 'other' }];
      return idsOfLiving(genealogyOf({ people, families: [parents] }));
    };
    // Born in 1950 rather, or in 1915: whoever slipped, both may live.
    expect(family('1750', '1980')).toEqual(['father', 'mother', 'child', 'other']);
    expect(family('1890', '1815')).toEqual(['mother', 'child', 'other']);
    expect(family('1700', '1650')).toEqual([]);
  });

  it('hold nobody to be living who died or was dated long ago, but those they name', () => {
    // A line of nine, 25 years apart; in the middle one is born in 1980, or lives in 2010.
    const line = (wrong: string, known: (year: number) => string) => {
      const generations = Array.from({ length: 9 }, (_, index) => {
        const record = index === 4 ? wrong : known(1500 + 25 * index);
        const family = `0 @F${index}@ FAM | 1 HUSB @I${index}@ | 1 WIFE @W${index}@ | 1 CHIL @I${index + 1}@`;
        return `0 @I${index}@ INDI${record} | 0 @W${index}@ INDI${known(1500 + 25 * index)} | ${family}`;
      });
      return idsOfLiving(read(...generations));
    };
    const dated = (year: number) => ` | 1 BIRT | 2 DATE ${year} | 1 DEAT | 2 DATE ${year + 60}`;
    expect(line(' | 1 BIRT | 2 DATE JAN 1980 | 1 DEAT | 2 DATE 24 OCT 1607', dated)).toEqual(['I4']);
    expect(line(' | 1 BIRT | 2 DATE 1600 | 1 BURI | 2 DATE 1650 | 1 RESI | 2 DATE 2010', dated)).toEqual(['I4']);
    expect(line(' | 1 BIRT | 2 DATE 1980', dated)).toEqual(['I4']);
    // Who has a birth alone may be the one whose date is wrong: parents, partner and child of the other are.
    const born = (year: number) => ` | 1 BIRT | 2 DATE ${year}`;
    expect(line(born(1980), born)).toEqual(['I3', 'W3', 'I4', 'W4', 'I5']);
    expect(line(`${born(1600)} | 1 RESI | 2 DATE 2010`, born)).toEqual(['I4']);
    expect(line(' | 1 DEAT | 2 DATE 1607 | 1 RESI | 2 DATE 2010', dated)).toEqual(['I4']);
    // Of the undated, whoever is next to them, and no further.
    const undated = (year: number) => (year % 50 === 0 ? born(year) : '');
    expect(line(`${born(1600)} | 1 RESI | 2 DATE 2010`, undated)).toEqual(['I3', 'W3', 'I4', 'I5']);
  });

  it('prove nobody else dead', () => {
    // Married in 1762, where 1962 was meant: one child is born in 1965, of the other and hers nothing is known.
    const family =
      '0 @H@ INDI | 1 SEX M | 0 @W@ INDI | 1 SEX F | 0 @C@ INDI | 1 BIRT | 2 DATE 1965 | 0 @D@ INDI | 1 SEX F';
    const marriage = '0 @F1@ FAM | 1 HUSB @H@ | 1 WIFE @W@ | 1 MARR | 2 DATE 1762 | 1 CHIL @C@ | 1 CHIL @D@';
    const grandchild = '0 @G@ INDI | 0 @GH@ INDI | 1 SEX M | 0 @F2@ FAM | 1 HUSB @GH@ | 1 WIFE @D@ | 1 CHIL @G@';
    expect(idsOfLiving(read(family, marriage, grandchild)).sort()).toEqual(['C', 'D', 'G', 'GH', 'H', 'W']);
    const siblings = (first: string, second: string) =>
      idsOfLiving(
        genealogyOf({
          people: [
            { id: 'a', born: first },
            { id: 'b', born: second },
          ],
          families: [{ children: ['a', 'b'] }],
        }),
      );
    expect(siblings('1890', '1992')).toEqual(['a', 'b']);
    expect(siblings('1992', '1890')).toEqual(['a', 'b']);
  });

  it('are told', () => {
    const clashes = (...lines: string[]) => explainLiving(read(...lines), TODAY).map(({ clash }) => clash);
    expect(
      clashes('0 @I1@ INDI | 1 NAME Ivo /Ćavar/ | 1 BIRT | 2 DATE JAN 1980 | 1 DEAT | 2 DATE 24 OCT 1607'),
    ).toEqual(['Ivo Ćavar: smrt 24. listopada 1607., rođenje siječnja 1980.']);
    const father = '0 @I1@ INDI | 1 NAME Ivo /Ćavar/ | 1 BIRT | 2 DATE 1750';
    const child = '0 @I2@ INDI | 1 NAME Ana /Ćavar/ | 1 BIRT | 2 DATE 1980 | 0 @F1@ FAM | 1 HUSB @I1@ | 1 CHIL @I2@';
    expect(clashes(father, child)).toEqual(['Ivo Ćavar: rođenje 1750.; Ana Ćavar: rođenje 1980.', '']);
  });
});
