import { describe, expect, it } from 'vitest';
import { corpus, GEDCOM_CORPORA, hasCorpus } from '../../../tests/corpora.ts';
import { cases } from '../../../tests/drivers/effort.ts';
import { FIXTURES, fixture, mutatedGedcoms } from '../../../tests/gedcom-mutations.ts';
import { faultsOfSeven } from '../../../tests/gedcom-seven-validator.ts';
import type { Genealogy } from '../../genealogy.ts';
import { GedcomUnreadableError } from '../findings.ts';
import { readGedcom } from '../read.ts';
import { saysTheSame, writeGedcom } from '../write.ts';

const NAMESPACE = 'urn:uuid:6ebf3ce2-5491-42e7-99e8-cef7d8cbee1a#Matica/';

function read(text: string): Genealogy {
  const lines = text.replaceAll(' | ', '\n');
  return readGedcom(new TextEncoder().encode(`0 HEAD\n1 SOUR Matica\n1 GEDC\n2 VERS 5.5.1\n${lines}\n0 TRLR\n`))
    .genealogy;
}

/** Sound, and the same when read again; without header and end, and as it is declared. */
function inSeven(text: string): { lines: string; declared: string[] } {
  const genealogy = read(text);
  const bytes = writeGedcom(genealogy, '7.0');
  expect(faultsOfSeven(bytes)).toEqual([]);
  expect(saysTheSame(readGedcom(bytes).genealogy, genealogy)).toBe(true);
  const written = new TextDecoder().decode(bytes).trimEnd().split('\n');
  const start = written.findIndex((line, index) => index > 0 && line.startsWith('0 '));
  const declared = written
    .slice(0, start)
    .filter((line) => line.startsWith('2 TAG '))
    .map((line) => line.slice(6));
  return {
    lines: written.slice(start, -1).join(' | '),
    declared: declared.map((line) => line.replace(NAMESPACE, '#')),
  };
}

describe('7.0 is what the standard publishes', () => {
  it.each(GEDCOM_CORPORA)('%s', (name) => {
    if (!hasCorpus(name)) return;
    expect(faultsOfSeven(writeGedcom(readGedcom(corpus(name)).genealogy, '7.0'))).toEqual([]);
  });

  it.skipIf(!hasCorpus('maximal70.ged'))('the tables themselves know all that the maximal file has', () => {
    const text = new TextDecoder().decode(corpus('maximal70.ged')).replaceAll('\r\n', '\n').replaceAll('\r', '\n');
    expect(faultsOfSeven(new TextEncoder().encode(`\u{feff}${text}`))).toEqual([]);
    expect(new TextDecoder().decode(writeGedcom(readGedcom(corpus('maximal70.ged')).genealogy, '7.0'))).not.toContain(
      'urn:',
    );
  });

  it.each(FIXTURES)('%s', (name) => {
    expect(faultsOfSeven(writeGedcom(readGedcom(fixture(name)).genealogy, '7.0'))).toEqual([]);
  });

  it('files damaged at random', () => {
    const files = mutatedGedcoms(3);
    for (let count = 0; count < cases(20, 600); count += 1) {
      const bytes = files.next().value as Uint8Array;
      try {
        expect(faultsOfSeven(writeGedcom(readGedcom(bytes).genealogy, '7.0'))).toEqual([]);
      } catch (error) {
        if (!(error instanceof GedcomUnreadableError)) throw error;
      }
    }
  }, 60_000);
});

describe('what 7.0 does not allow', () => {
  it('unknown tags get an underscore and a declaration, and come back as they were', () => {
    const { lines, declared } = inSeven('0 @I1@ INDI | 1 MILI vojnik | 2 DATE 1890 | 1 _DNA R1b | 1 foo x | 1 _foo y');
    expect(lines).toBe('0 @I1@ INDI | 1 _MILI vojnik | 2 DATE 1890 | 1 _DNA R1b | 1 _FOO x | 1 _FOO_2 y');
    expect(declared).toEqual(['_DNA #_DNA', '_FOO #foo', '_FOO_2 #_foo', '_MILI #MILI']);
    const five = writeGedcom(
      readGedcom(writeGedcom(read('0 @I1@ INDI | 1 MILI x | 1 foo y'), '7.0')).genealogy,
      '5.5.1',
    );
    expect(new TextDecoder().decode(five)).toContain('1 MILI x\n1 foo y\n');
    expect(new TextDecoder().decode(five)).not.toContain('SCHMA');
  });

  it('a known tag in the wrong place is one too, unless the file has that name for something of its own', () => {
    const { lines, declared } = inSeven('0 @I1@ INDI | 1 MARR Y | 1 EMAIL a@@b.hr | 1 _EMAIL c@@d.hr');
    expect(lines).toBe('0 @I1@ INDI | 1 _MARR Y | 1 _EMAIL_2 a@b.hr | 1 _EMAIL c@d.hr');
    expect(declared).toEqual(['_EMAIL #_EMAIL', '_EMAIL_2 #EMAIL', '_MARR #MARR']);
  });

  it('EXID stands where it may', () => {
    expect(inSeven('0 @I1@ INDI | 1 RIN 7 | 1 BIRT | 2 PLAC Brdo | 3 _EXID 9 | 2 RIN 8').lines).toBe(
      '0 @I1@ INDI | 1 EXID 7 | 2 TYPE https://gedcom.io/terms/v7/RIN#Matica | 1 BIRT | 2 PLAC Brdo | 3 EXID 9' +
        ' | 2 _EXID 8 | 3 TYPE https://gedcom.io/terms/v7/RIN#Matica',
    );
  });

  it.each([
    ['C:\\Slike\\Čavar Ante.jpg', 'file:///C:/Slike/%C4%8Cavar%20Ante.jpg'],
    ['\\\\server\\slike\\a.jpg', 'file://server/slike/a.jpg'],
    ['slike\\a b.jpg', 'slike/a%20b.jpg'],
    ['C:\\Slike\\Br. #1?.jpg', 'file:///C:/Slike/Br.%20%231%3F.jpg'],
    ['/home/ante/a.jpg', 'file:///home/ante/a.jpg'],
    ['https://primjer.hr/a b.jpg?x=1#y', 'https://primjer.hr/a%20b.jpg?x=1#y'],
    ['a%20b.jpg', 'a%20b.jpg'],
    ['100%.jpg', '100%25.jpg'],
    ['a:b.jpg', 'a%3Ab.jpg'],
  ])('the path %s becomes %s', (path, uri) => {
    expect(inSeven(`0 @O1@ OBJE | 1 FILE ${path} | 2 FORM jpg`).lines).toBe(
      `0 @O1@ OBJE | 1 FILE ${uri} | 2 FORM image/jpeg`,
    );
  });

  it.each(['C:\\Slike\\Čavar Ante.jpg', '\\\\server\\Slike\\šuma #1.jpg', '/home/ante/č 1.jpg'])(
    'the path %s comes back as it was in 5.5.1',
    (path) => {
      const seven = writeGedcom(read(`0 @O1@ OBJE | 1 FILE ${path} | 2 FORM jpg`), '7.0');
      const five = new TextDecoder().decode(writeGedcom(readGedcom(seven).genealogy, '5.5.1'));
      expect(five).toContain(`1 FILE ${path}\n2 FORM jpg\n`);
    },
  );

  it('a death that somebody denied in words is none', () => {
    for (const word of ['N', 'no', 'Ne'])
      expect(inSeven(`0 @I1@ INDI | 1 DEAT ${word}`).lines).toBe('0 @I1@ INDI | 1 NO DEAT');
  });

  it.each([
    ['Croatian', 'hr'],
    ['hrvatski', 'hr'],
    ['Serbo_Croa', 'sh'],
    ['SLOVENE', 'sl'],
    ['German', 'de'],
    ['Catalan_Spn', 'ca'],
    ['en-GB', 'en-GB'],
  ])('the language %s becomes %s', (name, tag) => {
    expect(inSeven(`0 @U1@ SUBM | 1 NAME Ante | 1 LANG ${name}`).lines).toBe(
      `0 @U1@ SUBM | 1 NAME Ante | 1 LANG ${tag}`,
    );
  });

  it('a language that nobody knows keeps its words under a tag of its own', () => {
    expect(inSeven('0 @U1@ SUBM | 1 NAME Ante | 1 LANG naški govor').lines).toBe(
      '0 @U1@ SUBM | 1 NAME Ante | 1 _LANG naški govor',
    );
  });

  it('a pointer to nothing is VOID, and one to a record of another kind an extension', () => {
    expect(inSeven('0 @I1@ INDI | 1 FAMS @F9@ | 1 FAMC @I1@ | 1 NOTE @N9@ | 1 _KUM @I9@').lines).toBe(
      '0 @I1@ INDI | 1 FAMS @VOID@ | 1 _FAMC @I1@ | 1 SNOTE @VOID@ | 1 _KUM @VOID@',
    );
  });

  it('a person and a family with the same id get two, and their pointers follow', () => {
    expect(inSeven('0 @1@ INDI | 1 FAMS @1@ | 0 @1@ FAM | 1 HUSB @1@').lines).toBe(
      '0 @1@ INDI | 1 FAMS @1_FAM@ | 0 @1_FAM@ FAM | 1 HUSB @1@',
    );
  });

  it('one too many, and values of another kind', () => {
    expect(
      inSeven('0 @I1@ INDI | 1 SEX M | 1 SEX F | 1 NCHI troje | 1 BIRT u gori | 1 CHAN | 2 DATE jučer').lines,
    ).toBe(
      '0 @I1@ INDI | 1 SEX M | 1 _SEX F | 1 _NCHI troje | 1 BIRT Y | 2 TYPE u gori | 1 _CHAN | 2 DATE | 3 PHRASE jučer',
    );
  });

  it('what is demanded is filled in', () => {
    expect(inSeven('0 @I1@ INDI | 1 EVEN | 1 ASSO @I1@ | 0 @O1@ OBJE | 1 TITL Kuća | 0 @R1@ REPO').lines).toBe(
      '0 @I1@ INDI | 1 EVEN | 2 TYPE | 1 ASSO @I1@ | 2 ROLE OTHER | 0 @O1@ OBJE | 1 FILE | 2 FORM application/octet-stream' +
        ' | 2 TITL Kuća | 0 @R1@ REPO | 1 NAME',
    );
  });

  it('a date that is written otherwise is understood, and kept in words', () => {
    expect(
      inSeven('0 @I1@ INDI | 1 BIRT | 2 DATE 15. lipnja 1990. | 1 DEAT | 2 DATE 31.02.1990 | 1 BURI | 2 DATE (1990)')
        .lines,
    ).toBe(
      '0 @I1@ INDI | 1 BIRT | 2 DATE 15 JUN 1990 | 3 PHRASE 15. lipnja 1990. | 1 DEAT | 2 DATE | 3 PHRASE 31.02.1990' +
        ' | 1 BURI | 2 DATE 1990 | 3 PHRASE 1990',
    );
    for (const written of ['15. lipnja 1990.', '~1990', '(1990)', '__.__.1945', '28 Jan 1546-1547', '31.02.1990']) {
      const genealogy = read(`0 @I1@ INDI | 1 BIRT | 2 DATE ${written}`);
      expect(new TextDecoder().decode(writeGedcom(genealogy, '5.5.1'))).toContain(`2 DATE ${written}\n`);
    }
  });
});
