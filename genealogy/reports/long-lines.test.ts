import { expect, it } from 'vitest';
import { readGedcom } from '../gedcom/read.ts';
import { type FamilyLiteral, genealogyOf } from '../genealogy-of.ts';
import { ancestorReport } from './ancestor-report.ts';
import { descendantReport } from './descendant-report.ts';

/** Father and son, so many times: M0 is the first. */
function line(generations: number) {
  const people = Array.from({ length: generations }, (_, at) => ({ id: `M${at}`, sex: 'M' as const }));
  const families = people.slice(1).map(({ id }, at): FamilyLiteral => ({ husband: `M${at}`, children: [id] }));
  return genealogyOf({ people, families });
}

it('a report ends where its numbers could no longer be told apart, and says so', () => {
  const long = line(60);
  const ancestors = ancestorReport(long, long.individuals.indexOf('M59'));
  expect([ancestors.generations.length, ancestors.isCut]).toEqual([41, true]);
  expect(ancestors.generations.at(-1)?.[0]?.number).toBe(2 ** 40);
  const descendants = descendantReport(long, long.individuals.indexOf('M0'));
  expect([descendants.generations.length, descendants.isCut]).toEqual([21, true]);
  const whole = line(21);
  expect(descendantReport(whole, whole.individuals.indexOf('M0')).isCut).toBe(false);
});

it('whoever was told is not told again, nor anybody above them', () => {
  const cousins = genealogyOf({
    people: [
      ...['G', 'A', 'B', 'C', 'E'].map((id) => ({ id, sex: 'M' as const })),
      ...['d'].map((id) => ({ id, sex: 'F' as const })),
    ],
    families: [
      { husband: 'G', children: ['A'] },
      { husband: 'A', children: ['B', 'd'] },
      { husband: 'B', children: ['C'] },
      { husband: 'C', wife: 'd', children: ['E'] },
    ],
  });
  const { generations } = ancestorReport(cousins, cousins.individuals.indexOf('E'));
  const told = generations.flat().map(({ number, person, toldUnder }) => {
    const again = toldUnder === undefined ? '' : ` = ${toldUnder}`;
    return `${number} ${cousins.individuals.idAt(person)}${again}`;
  });
  expect(told).toEqual(['1 E', '2 C', '3 d', '4 B', '6 A', '8 A = 6', '12 G']);
});

it('only children by birth are numbered, by their births, those of unknown ones last', () => {
  const file = [
    '0 HEAD | 0 @I1@ INDI | 1 FAMS @F1@ | 0 @I2@ INDI | 1 FAMC @F1@ | 0 @I3@ INDI | 1 BIRT | 2 DATE 1850 | 1 FAMC @F1@ | 2 PEDI adopted',
    '0 @I4@ INDI | 1 BIRT | 2 DATE 1860 | 1 FAMC @F1@ | 0 @I5@ INDI | 1 BIRT | 2 DATE 1840 | 1 FAMC @F1@',
    '0 @F1@ FAM | 1 HUSB @I1@ | 1 CHIL @I2@ | 1 CHIL @I3@ | 1 CHIL @I4@ | 1 CHIL @I5@ | 0 TRLR',
  ];
  const { genealogy } = readGedcom(new TextEncoder().encode(file.join(' | ').replaceAll(' | ', '\n')));
  const [first] = descendantReport(genealogy, 0).generations[0] ?? [];
  const children = first?.unions[0]?.children.map(
    ({ number, person }) => `${number} ${genealogy.individuals.idAt(person)}`,
  );
  expect(children).toEqual(['1.1 I5', ' I3', '1.2 I4', '1.3 I2']);
});
