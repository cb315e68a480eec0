import { describe, expect, test } from 'vitest';
import { fileOf, textOf } from '../../../../genealogy/gedcom/edit/edit.fixture.ts';
import { editGedcom } from '../../../../genealogy/gedcom/edit/edit-gedcom.ts';
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
    'Rođenje: 1881., Matična knjiga, str. 4',
    expect.stringMatching(/^Bilješka: Dugo je živio\. .{100,}…$/),
    'Vjenčanje: 1899.',
    'Izvor: Matična knjiga',
    'Veza u zapisu druge osobe: Iva Marić, kum',
    'Veza sa supružnikom: Mara Bošnjak',
    'Veza s djecom: Luka Ćavar',
  ]);
});

test('whoever leaves a family loses its bonds, and what it tells only where nobody is left', () => {
  const facts = factsOf(FILE, 'I1');
  const leave = (person: string, family: string, as: 'child' | 'partner') =>
    lostByDetaching(facts, { kind: 'detach', person, family, as });
  expect(leave('I2', 'F1', 'partner')).toEqual(['Veza sa supružnikom: Ante Ćavar', 'Veza s djecom: Luka Ćavar']);
  expect(leave('I3', 'F1', 'child')).toEqual(['Veza s roditeljima: Ante Ćavar, Mara Bošnjak']);
  expect(leave('I1', 'F2', 'partner')).toEqual(['Vjenčanje: 1899.', 'Izvor: Matična knjiga']);
});

describe('of everything a file can hold', () => {
  /** Each word that begins with W is a fact of its own. */
  const rich = fileOf([
    '0 @I1@ INDI | 1 NAME Ante /Ćavar/ | 2 NPFX Wprefix | 2 SOUR @S1@ | 3 PAGE Wnamepage | 2 NOTE Wnamenote | 1 NAME Wother',
    '1 BIRT | 2 DATE 1881 | 3 PHRASE Wphrase | 2 PLAC Wplace | 2 AGE Wage | 2 AGNC Wagency | 2 NOTE Wfirst | 2 NOTE Wsecond',
    '2 SOUR @S1@ | 3 DATA | 4 TEXT Wcitation | 2 OBJE | 3 FILE Wpicture.jpg | 2 ASSO @I9@ | 3 RELA Wrole',
    '1 MARR | 2 TYPE Wtype | 1 NOTE @N1@ | 1 OBJE | 2 FILE Wfile.jpg | 2 NOTE Wfilenote | 1 _OWN Wown | 2 _SUB Wsub',
    '1 FAMC @F0@ | 2 PEDI adopted | 2 NOTE Wfamc | 1 FAMS @F1@ | 2 NOTE Wfams | 1 FAMS @F2@',
    '0 @I2@ INDI | 1 NAME Mara /Bošnjak/ | 1 FAMS @F1@',
    '0 @I9@ INDI | 1 NAME Stipe /Marić/ | 1 ASSO @I1@ | 2 RELA Wgodfather | 2 NOTE Wgodnote',
    '0 @I0@ INDI | 1 NAME Jure /Ćavar/ | 1 FAMS @F0@',
    '0 @F0@ FAM | 1 HUSB @I0@ | 1 CHIL @I1@ | 2 _FREL Wfather | 2 NOTE Wchild',
    '0 @F1@ FAM | 1 HUSB @I1@ | 2 AGE Whusband | 1 WIFE @I2@ | 1 MARR | 2 DATE 1905',
    '0 @F2@ FAM | 1 HUSB @I1@ | 1 WIFE Wwife | 1 MARR | 2 _WITN Wwitness | 1 SOUR @S1@ | 2 PAGE Wpage | 1 NCHI Wchildren',
    '0 @S1@ SOUR | 1 TITL Matica | 0 @N1@ NOTE Wnote | 1 SOUR Wnotesource',
  ]);
  const wordsIn = (text: string) => new Set(text.match(/\bW[a-z]+/g));
  const facts = factsOf(rich, 'I1');
  const detach = (person: string, family: string, as: 'child' | 'partner') =>
    ({ kind: 'detach', person, family, as }) as const;

  test.each([
    ['deleting', { kind: 'delete', person: 'I1' } as const],
    ['leaving the parents', detach('I1', 'F0', 'child')],
    ['leaving a wife', detach('I1', 'F1', 'partner')],
    ['leaving a family of nobody else', detach('I1', 'F2', 'partner')],
  ])('%s tells just what the file loses', (_, edit) => {
    const left = wordsIn(textOf(editGedcom(rich, edit).bytes));
    const lost = [...wordsIn(textOf(rich))].filter((word) => !left.has(word));
    const told = edit.kind === 'delete' ? lostByDeleting(facts) : lostByDetaching(facts, edit);
    expect([...wordsIn(told.join())].sort()).toEqual(lost.sort());
    expect(lost.length).toBeGreaterThan(1);
  });

  test('a name of any type is told by the word the file has', () => {
    const file = fileOf(['0 @I1@ INDI | 1 NAME Ante | 1 NAME Ćuk | 2 TYPE constructor | 1 NAME Tadijin | 2 TYPE aka']);
    expect(lostByDeleting(factsOf(file, 'I1'))).toEqual(['Uz ime: constructor, Ćuk', 'Drugo ime: Tadijin']);
  });

  test('how somebody is bound to others is told by name', () => {
    expect(lostByDeleting(facts)).toEqual(
      expect.arrayContaining([
        'Veza s roditeljima (posvojeno dijete): Jure Ćavar',
        'Veza u zapisu druge osobe: Stipe Marić, Wgodfather, Wgodnote',
        expect.stringMatching(/^Rođenje: 1881\., .*Stipe Marić, Wrole$/),
      ]),
    );
  });
});
