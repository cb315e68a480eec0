import { describe, expect, it } from 'vitest';
import { readGedcom } from '../read.ts';
import { saysTheSame, writeGedcom } from '../write.ts';
import type { Version } from './date-wording.ts';

/**
 * The lines of records, written in the other version, without header and end; parted by ` | `, to be read like a
 * sentence.
 */
function convert(from: Version, to: Version, ...lines: string[]): string[] {
  const text = [`0 HEAD | 1 SOUR Matica | 1 GEDC | 2 VERS ${from}`, ...lines, '0 TRLR'].join(' | ');
  const { genealogy } = readGedcom(new TextEncoder().encode(text.replaceAll(' | ', '\n')));
  const written = writeGedcom(genealogy, to);
  expect(saysTheSame(readGedcom(written).genealogy, genealogy)).toBe(true);
  const all = new TextDecoder().decode(written).trimEnd().split('\n');
  return all.slice(
    all.findIndex((line) => line.startsWith('0 @')),
    -1,
  );
}

function each(lines: string[]): string[] {
  return lines.flatMap((line) => line.split(' | '));
}

const LONG = `${'slovo po slovo '.repeat(20)}i točka.`;

/** Each pair is the same in the two versions, and either is written from the other. */
describe.each<[string, string[], string[]]>([
  [
    'shared notes',
    ['0 @I1@ INDI | 1 NOTE @N1@ | 0 @N1@ NOTE tekst'],
    ['0 @I1@ INDI | 1 SNOTE @N1@ | 0 @N1@ SNOTE tekst'],
  ],
  ['at signs', ['0 @I1@ INDI | 1 NOTE @@a@@ b@@c | 2 CONT @@d'], ['0 @I1@ INDI | 1 NOTE @@a@ b@c | 2 CONT @@d']],
  [
    'long lines',
    ['0 @I1@ INDI', `1 NOTE ${LONG.slice(0, 199)} | 2 CONC ${LONG.slice(199)}`, '2 CONT drugi redak'],
    ['0 @I1@ INDI', `1 NOTE ${LONG}`, '2 CONT drugi redak'],
  ],
  [
    'numbers of records',
    ['0 @I1@ INDI | 1 RIN 7 | 1 AFN 123 | 1 RFN Arhiv:5 | 1 _UID abc | 1 _EXID 9 | 2 TYPE http://x.hr'],
    [
      '0 @I1@ INDI | 1 EXID 7 | 2 TYPE https://gedcom.io/terms/v7/RIN#Matica | 1 EXID 123',
      '2 TYPE https://gedcom.io/terms/v7/AFN | 1 EXID 5 | 2 TYPE https://gedcom.io/terms/v7/RFN#Arhiv | 1 UID abc',
      '1 EXID 9 | 2 TYPE http://x.hr',
    ],
  ],
  [
    'roles of others',
    [
      '0 @I1@ INDI | 1 ASSO @I2@ | 2 RELA krsni kum | 1 ASSO @I2@ | 2 RELA WITN | 1 ASSO @I2@ | 2 RELA domar',
      '1 BAPM | 2 _ASSO @I2@ | 3 RELA GODP | 0 @I2@ INDI',
    ],
    [
      '0 @I1@ INDI | 1 ASSO @I2@ | 2 ROLE GODP | 3 PHRASE krsni kum | 1 ASSO @I2@ | 2 ROLE WITN | 1 ASSO @I2@',
      '2 ROLE OTHER | 3 PHRASE domar | 1 BAPM | 2 ASSO @I2@ | 3 ROLE GODP | 0 @I2@ INDI',
    ],
  ],
  [
    'dates',
    [
      '0 @I1@ INDI | 1 BIRT | 2 DATE @#DJULIAN@ 5 MAY 1700 | 1 DEAT | 2 DATE 44 B.C. | 1 BURI',
      '2 DATE INT 1890 (za rata) | 1 CREM | 2 DATE (nikad) | 1 CONF | 2 DATE BET @#DFRENCH R@ 1 VEND 2 AND 1800',
      '1 GRAD | 2 DATE ABT 1900 | 3 _PHRASE valjda | 2 _SDATE 1901',
    ],
    [
      '0 @I1@ INDI | 1 BIRT | 2 DATE JULIAN 5 MAY 1700 | 1 DEAT | 2 DATE 44 BCE | 1 BURI | 2 DATE 1890',
      '3 PHRASE za rata | 1 CREM | 2 DATE | 3 PHRASE nikad | 1 CONF | 2 DATE BET FRENCH_R 1 VEND 2 AND 1800',
      '1 GRAD | 2 DATE ABT 1900 | 3 PHRASE valjda | 2 SDATE 1901',
    ],
  ],
  [
    'ages',
    ['0 @I1@ INDI | 1 DEAT | 2 AGE >60y | 1 BURI | 2 AGE INFANT | 1 CREM | 2 AGE star'],
    ['0 @I1@ INDI | 1 DEAT | 2 AGE > 60y | 1 BURI | 2 AGE < 1y | 3 PHRASE Infant | 1 CREM | 2 AGE', '3 PHRASE star'],
  ],
  [
    'listed words',
    [
      '0 @I1@ INDI | 1 RESN locked | 1 NAME A | 2 TYPE married | 1 NAME B | 2 TYPE redovničko | 1 FAMC @F1@',
      '2 PEDI adopted | 1 FAMC @F1@ | 2 PEDI step | 1 BAPL | 2 STAT DNS/CAN | 3 DATE 1 JAN 1990 | 0 @F1@ FAM',
    ],
    [
      '0 @I1@ INDI | 1 RESN LOCKED | 1 NAME A | 2 TYPE MARRIED | 1 NAME B | 2 TYPE OTHER | 3 PHRASE redovničko',
      '1 FAMC @F1@ | 2 PEDI ADOPTED | 1 FAMC @F1@ | 2 PEDI OTHER | 3 PHRASE step | 1 BAPL | 2 STAT DNS_CAN | 3 DATE 1 JAN 1990 | 0 @F1@ FAM',
    ],
  ],
  [
    'sources described on the spot',
    ['0 @I1@ INDI | 1 BIRT | 2 SOUR Pismo tetke Mare | 3 TEXT Rodio se u proljeće. | 3 QUAY 2'],
    [
      '0 @I1@ INDI | 1 BIRT | 2 SOUR @VOID@ | 3 PAGE Pismo tetke Mare | 3 DATA | 4 TEXT Rodio se u proljeće.',
      '3 QUAY 2',
    ],
  ],
  [
    'media records',
    [
      '0 @O1@ OBJE | 1 FILE kuca.jpg | 2 FORM jpg | 3 TYPE photo | 2 TITL Kuća | 0 @I1@ INDI | 1 OBJE @O1@ | 2 _CROP | 3 TOP 1',
    ],
    [
      '0 @O1@ OBJE | 1 FILE kuca.jpg | 2 FORM image/jpeg | 3 MEDI PHOTO | 2 TITL Kuća | 0 @I1@ INDI | 1 OBJE @O1@ | 2 CROP | 3 TOP 1',
    ],
  ],
  ['languages', ['0 @U1@ SUBM | 1 NAME Ante | 1 LANG Croatian'], ['0 @U1@ SUBM | 1 NAME Ante | 1 LANG hr']],
  [
    'names in other scripts',
    ['0 @I1@ INDI | 1 NAME 橘 | 2 ROMN Tachibana | 3 TYPE romaji | 2 _TRAN Orange | 3 _LANG en'],
    ['0 @I1@ INDI | 1 NAME 橘 | 2 TRAN Tachibana | 3 LANG ja-Latn | 2 TRAN Orange | 3 LANG en'],
  ],
  ['what did not happen', ['0 @F1@ FAM | 1 DIV N'], ['0 @F1@ FAM | 1 NO DIV']],
  ['submissions', ['0 @B1@ SUBN | 1 NOTE x'], ['0 @B1@ _SUBN | 1 NOTE x']],
  [
    'custom tags',
    ['0 @I1@ INDI | 1 _DNA R1b | 2 _KIT 5 | 0 @L1@ _LOC | 1 NAME Brdo'],
    ['0 @I1@ INDI | 1 _DNA R1b | 2 _KIT 5 | 0 @L1@ _LOC | 1 NAME Brdo'],
  ],
  [
    'ids',
    ['0 @i-1@ INDI | 1 ALIA @osoba 2@ | 0 @osoba 2@ INDI'],
    ['0 @U_692D31@ INDI | 1 ALIA @U_6F736F62612032@ | 0 @U_6F736F62612032@ INDI'],
  ],
])('%s', (_, five, seven) => {
  it('from 5.5.1 to 7.0', () => expect(convert('5.5.1', '7.0', ...five)).toEqual(each(seven)));
  it('from 7.0 to 5.5.1', () => expect(convert('7.0', '5.5.1', ...seven)).toEqual(each(five)));
  it('in 5.5.1 as they are', () => expect(convert('5.5.1', '5.5.1', ...five)).toEqual(each(five)));
  it('in 7.0 as they are', () => expect(convert('7.0', '7.0', ...seven)).toEqual(each(seven)));
});

describe('one way', () => {
  it('a picture within a record becomes a record of its own, under an id that is free', () => {
    expect(
      convert(
        '5.5.1',
        '7.0',
        '0 @I1@ INDI | 1 OBJE | 2 FORM jpeg | 2 TITL Ante | 2 FILE ante.jpg | 2 NOTE lijepa | 0 @O_1@ SOUR',
      ),
    ).toEqual(
      each([
        '0 @I1@ INDI | 1 OBJE @O_2@ | 0 @O_1@ SOUR | 0 @O_2@ OBJE | 1 FILE ante.jpg | 2 FORM image/jpeg',
        '2 TITL Ante | 1 NOTE lijepa',
      ]),
    );
  });

  it('an alias in words becomes a name', () => {
    expect(convert('5.5.1', '7.0', '0 @I1@ INDI | 1 NAME Marija | 1 ALIA Mara')).toEqual(
      each(['0 @I1@ INDI | 1 NAME Marija | 1 NAME Mara | 2 TYPE AKA']),
    );
  });

  it.each(['5.5.1', '7.0'] as const)(
    'a continuation of nothing stays one in %s, whatever comes to stand before it',
    (version) => {
      expect(convert('5.5.1', version, '0 @I1@ INDI | 1 FAMS @F1@ | 2 CONC x | 1 CONT y | 0 @F1@ FAM')).toEqual(
        each(['0 @I1@ INDI | 1 FAMS @F1@ | 2 _CONC x | 1 _CONT y | 0 @F1@ FAM']),
      );
    },
  );

  it('a date that no version allows is read as far as it goes, and kept in words', () => {
    expect(
      convert(
        '5.5.1',
        '7.0',
        '0 @I1@ INDI | 1 BIRT | 2 DATE 12.5.1890. | 1 DEAT | 2 DATE 30 JAN 1648/9 | 1 BURI | 2 DATE na Ivandan',
      ),
    ).toEqual(
      each([
        '0 @I1@ INDI | 1 BIRT | 2 DATE 12 MAY 1890 | 3 PHRASE 12.5.1890. | 1 DEAT | 2 DATE 30 JAN 1649',
        '3 PHRASE 30 JAN 1648/9 | 1 BURI | 2 DATE | 3 PHRASE na Ivandan',
      ]),
    );
  });
});

it('writes a header of its own version, keeping what the file says of itself', () => {
  const source =
    '0 HEAD | 1 SOUR Matica | 2 VERS 3 | 1 CHAR ANSEL | 2 VERS 1 | 1 GEDC | 2 VERS 5.5 | 1 FILE brdo.ged | 0 @I1@ INDI';
  const { genealogy } = readGedcom(new TextEncoder().encode(source.replaceAll(' | ', '\r\n')));
  const written = (version: Version): string => {
    return new TextDecoder('utf-8', { ignoreBOM: true })
      .decode(writeGedcom(genealogy, version))
      .trimEnd()
      .replaceAll('\n', ' | ');
  };
  expect(written('5.5.1')).toBe(
    '0 HEAD | 1 SOUR Matica | 2 VERS 3 | 1 FILE brdo.ged | 1 GEDC | 2 VERS 5.5.1 | 2 FORM LINEAGE-LINKED | 1 CHAR UTF-8 | 0 @I1@ INDI | 0 TRLR',
  );
  expect(written('7.0')).toBe(
    '\u{feff}0 HEAD | 1 GEDC | 2 VERS 7.0 | 1 SCHMA | 2 TAG _FILE urn:uuid:6ebf3ce2-5491-42e7-99e8-cef7d8cbee1a#Matica/_FILE' +
      ' | 1 SOUR Matica | 2 VERS 3 | 1 _FILE brdo.ged | 0 @I1@ INDI | 0 TRLR',
  );
});

it('puts the header first, wherever it was', () => {
  const { genealogy } = readGedcom(new TextEncoder().encode('From: Ante\n0 HEAD\n1 SOUR Matica\n0 @I1@ INDI\n0 TRLR'));
  expect(new TextDecoder().decode(writeGedcom(genealogy, '7.0')).split('\n').join(' | ')).toBe(
    '0 HEAD | 1 GEDC | 2 VERS 7.0 | 1 SCHMA | 2 TAG _TEXT urn:uuid:6ebf3ce2-5491-42e7-99e8-cef7d8cbee1a#Matica/_TEXT' +
      ' | 1 SOUR Matica | 0 _TEXT From: Ante | 0 @I1@ INDI | 0 TRLR | ',
  );
});

it('never writes a line of 5.5.1 that is too long, nor cuts a letter', () => {
  const note = `${'😀'.repeat(300)}${' '.repeat(400)}${'e\u{301}'.repeat(300)}`;
  const { genealogy } = readGedcom(new TextEncoder().encode(`0 HEAD\n1 NOTE ${note}\n0 TRLR`));
  const lines = new TextDecoder('utf-8', { fatal: true }).decode(writeGedcom(genealogy, '5.5.1')).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(255);
  expect(lines.some((line) => /CONC \p{M}/u.test(line))).toBe(false);
});
