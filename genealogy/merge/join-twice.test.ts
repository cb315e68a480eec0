import { expect, it } from 'vitest';
import { readGedcom } from '../gedcom/read.ts';
import { joinTwice, surelyTwice } from './join-twice.ts';

function bytesOf(...records: string[]): Uint8Array {
  const head = '0 HEAD | 1 GEDC | 2 VERS 5.5.1 | 1 CHAR UTF-8';
  return new TextEncoder().encode([head, ...records, '0 TRLR', ''].join(' | ').replaceAll(' | ', '\n'));
}

function joined(...records: string[]) {
  const bytes = bytesOf(...records);
  const { genealogy } = readGedcom(bytes);
  const pairs = surelyTwice(genealogy);
  return { pairs, genealogy: readGedcom(joinTwice(bytes, genealogy, pairs)).genealogy };
}

/** A couple with two children, and ids that end with the given letter. */
const household = (end: string, more = '') => [
  `0 @H${end}@ INDI | 1 NAME Ivan /Zovko/ | 1 SEX M | 1 BIRT | 2 DATE 3 MAY 1850 | 1 FAMS @F${end}@${more}`,
  `0 @W${end}@ INDI | 1 NAME Kata /Soldo/ | 1 SEX F | 1 BIRT | 2 DATE 8 JUN 1855 | 1 FAMS @F${end}@`,
  `0 @A${end}@ INDI | 1 NAME Ante /Zovko/ | 1 SEX M | 1 BIRT | 2 DATE 4 APR 1880 | 1 FAMC @F${end}@`,
  `0 @B${end}@ INDI | 1 NAME Luca /Zovko/ | 1 SEX F | 1 BIRT | 2 DATE 2 FEB 1882 | 1 FAMC @F${end}@`,
  `0 @F${end}@ FAM | 1 HUSB @H${end}@ | 1 WIFE @W${end}@ | 1 CHIL @A${end}@ | 1 CHIL @B${end}@`,
];

it('a household that stands twice, or three times, becomes one, with what each of them tells', () => {
  const { genealogy } = joined(...household('1'), ...household('2', ' | 1 OCCU kovač'), ...household('3'));
  expect([genealogy.individuals.size, genealogy.families.size]).toEqual([4, 1]);
  expect(genealogy.individuals.get('H1')?.events.map(({ tag, value }) => `${tag} ${value}`.trim())).toEqual([
    'BIRT',
    'OCCU kovač',
  ]);
  const { graph, individuals } = genealogy;
  expect(graph.originStart[individuals.indexOf('B1') + 1]).toBe(
    (graph.originStart[individuals.indexOf('B1')] ?? 0) + 1,
  );
});

it('somebody entered once as a child and once as a husband keeps parents and wife', () => {
  const groom = '0 @X@ INDI | 1 NAME Ante /Zovko/ | 1 SEX M | 1 BIRT | 2 DATE 4 APR 1880 | 1 FAMS @G@';
  const bride = '0 @Y@ INDI | 1 NAME Mara /Bušić/ | 1 SEX F | 1 FAMS @G@ | 0 @G@ FAM | 1 HUSB @X@ | 1 WIFE @Y@';
  const { pairs, genealogy } = joined(groom, bride, ...household('1'));
  expect(pairs).toEqual([{ keep: 'A1', drop: 'X' }]);
  expect([genealogy.individuals.size, genealogy.families.size]).toEqual([5, 2]);
});

it('siblings of one name without a common birthday stay two', () => {
  const [husband, wife, , , family = ''] = household('1');
  const child = (id: string) => `0 @${id}@ INDI | 1 NAME Ante /Zovko/ | 1 SEX M | 1 FAMC @F1@`;
  expect(joined(husband ?? '', wife ?? '', child('A1'), child('B1'), family).pairs).toEqual([]);
});
