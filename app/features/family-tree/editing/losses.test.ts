import { expect, test } from 'vitest';
import { factsOf } from '../../../../genealogy/gedcom/edit/facts.ts';
import { lostByDeleting, lostByDetaching } from './losses.ts';

const FILE = new TextEncoder().encode(`0 HEAD
1 GEDC
2 VERS 5.5.1
1 CHAR UTF-8
0 @I1@ INDI
1 NAME Ante /Ćavar/
1 BIRT
2 DATE 1881
2 SOUR @S1@
3 PAGE str. 4
1 NOTE ${'Dugo je živio. '.repeat(20)}
1 FAMS @F1@
1 FAMS @F2@
0 @I2@ INDI
1 NAME Mara /Bošnjak/
1 FAMS @F1@
0 @I3@ INDI
1 NAME Luka /Ćavar/
1 FAMC @F1@
0 @I4@ INDI
1 NAME Iva /Marić/
1 BAPM
2 ASSO @I1@
3 RELA kum
0 @F1@ FAM
1 HUSB @I1@
1 WIFE @I2@
1 CHIL @I3@
1 MARR
2 DATE 1905
0 @F2@ FAM
1 HUSB @I1@
1 MARR
2 DATE 1899
1 SOUR @S1@
0 @S1@ SOUR
1 TITL Matična knjiga
0 TRLR
`);

test('with somebody goes what is told of them, their bonds by name, and a family that has nobody else', () => {
  expect(lostByDeleting(factsOf(FILE, 'I1'))).toEqual([
    'Rođenje: 1881.',
    expect.stringMatching(/^Bilješka: Dugo je živio\. .{100,}…$/),
    'Izvor (rođenje): Matična knjiga, str. 4',
    'Veza s bračnim drugom: Mara Bošnjak',
    'Veza s djecom: Luka Ćavar',
    'Vjenčanje: 1899.',
    'Izvor: Matična knjiga',
    'Veza u zapisu druge osobe: Iva Marić',
  ]);
});

test('whoever leaves a family loses its bonds, and what it tells only where nobody is left', () => {
  const facts = factsOf(FILE, 'I1');
  const leave = (person: string, family: string, as: 'child' | 'partner') =>
    lostByDetaching(facts, { kind: 'detach', person, family, as });
  expect(leave('I2', 'F1', 'partner')).toEqual(['Veza s bračnim drugom: Ante Ćavar', 'Veza s djecom: Luka Ćavar']);
  expect(leave('I3', 'F1', 'child')).toEqual(['Veza s roditeljima: Ante Ćavar, Mara Bošnjak']);
  expect(leave('I1', 'F2', 'partner')).toEqual(['Vjenčanje: 1899.', 'Izvor: Matična knjiga']);
});
