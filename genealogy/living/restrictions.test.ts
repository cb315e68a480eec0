import { describe, expect, it } from 'vitest';
import { readLines as read, reducedGedcom } from '../../tests/gedcom-lines.ts';
import type { Genealogy } from '../genealogy.ts';
import { reduceLiving } from './reduce-living.ts';

const TODAY = '2026-11-15';

const reducedText = (genealogy: Genealogy): string => reducedGedcom(genealogy, { today: TODAY, level: 'name' });

it('how to reach anybody leaves with nobody, the dead and their sources included', () => {
  const contacts = [
    'ADDR Tajna 1',
    'PHON 1234',
    'EMAIL tajna@primjer.hr',
    'FAX 1234',
    'WWW https://tajna.example',
    '_EMAIL t@a',
  ];
  const at = (level: number) => contacts.map((contact) => `${level} ${contact}`).join(' | ');
  const text = reducedText(
    read(
      `0 @I1@ INDI | 1 NAME Mate /Ćavar/ | 1 DEAT Y | 2 PLAC Kočerin | ${at(2)} | 1 RESI | 2 ADDR Tajna 2 | 3 CITY Tajnograd | ${at(1)}`,
      `1 SOUR @S1@ | 1 FAMS @F1@ | 0 @I2@ INDI | 1 DEAT Y | 1 FAMS @F1@ | 0 @F1@ FAM | 1 HUSB @I1@ | 1 WIFE @I2@ | 1 MARR | 2 PLAC Mostar | ${at(2)}`,
      `0 @S1@ SOUR | 1 TITL Matica | 1 REPO @R1@ | 0 @R1@ REPO | 1 NAME Župni ured | ${at(1)} | 0 @U1@ SUBM | 1 NAME Ana | ${at(1)}`,
    ),
  );
  expect(text).not.toMatch(/tajna|tajno|1234|t@a/i);
  for (const kept of ['Kočerin', 'Mostar', 'Matica', 'Župni ured']) expect(text).toContain(kept);
});

describe('what is marked as restricted', () => {
  const marks = [
    'confidential',
    'privacy',
    'CONFIDENTIAL, LOCKED',
    'restricted',
    'povjerljivo',
    'secret',
    'locked secret',
    '3',
    '',
  ];

  it.each(marks)('is hidden of the dead, of who agreed, and wherever else it stands: %s', (mark) => {
    const family = read(
      `0 @I1@ INDI | 1 NAME Tajni /Ćavar/ | 1 RESN ${mark} | 1 BIRT | 2 DATE 1911 | 1 DEAT | 2 DATE 1991 | 1 FAMS @F1@`,
      `0 @I2@ INDI | 1 NAME Tajna /Soldo/ | 1 RESN ${mark} | 1 _CONSENT Y | 1 BIRT | 2 DATE 1990 | 1 FAMC @F1@`,
      `0 @I3@ INDI | 1 NAME Mate /Ćavar/ | 1 NAME Tajko /Ćavar/ | 2 RESN ${mark} | 1 DEAT Y | 1 BIRT | 2 DATE 1802 | 2 RESN ${mark}`,
      `1 OCCU tajni zidar | 2 RESN ${mark} | 1 NOTE tajno | 2 RESN ${mark} | 1 OBJE | 2 FILE tajna.jpg | 2 RESN ${mark}`,
      `1 NOTE @N1@ | 1 OBJE @O1@ | 1 SOUR @S1@ | 1 FAMS @F2@ | 1 RESN locked | 0 @I4@ INDI | 1 DEAT Y | 1 FAMS @F2@ | 1 FAMS @F3@`,
      `0 @F1@ FAM | 1 HUSB @I1@ | 1 CHIL @I2@ | 0 @F2@ FAM | 1 RESN ${mark} | 1 HUSB @I3@ | 1 WIFE @I4@ | 1 MARR | 2 DATE 1803`,
      `0 @F3@ FAM | 1 WIFE @I4@ | 1 MARR | 2 DATE 1804 | 1 DIV | 2 DATE 1805 | 2 RESN ${mark}`,
      `0 @N1@ NOTE tajna bilješka | 1 RESN ${mark} | 0 @O1@ OBJE | 1 FILE tajna2.jpg | 1 RESN ${mark} | 0 @S1@ SOUR | 1 TITL tajni izvor`,
      `1 RESN ${mark}`,
    );
    const text = reducedText(family);
    expect(text).not.toMatch(/tajn|Tajn|Tajk|180[235]|1911|199[01]|@N1@|@O1@|@S1@|@F2@/);
    expect(text).toContain('1804');
    const reduced = reduceLiving(family, { today: TODAY, level: 'name' });
    expect([...reduced.individuals].map(({ name }) => name.full)).toEqual([
      'Skrivena osoba',
      'Živa osoba',
      'Mate Ćavar',
      '',
    ]);
    expect(reduced.families.size).toBe(2);
  });

  it.each([
    '_PRIV Y',
    '_PRIVATE',
    '_PRIV_FLAG Y',
    '_PRIVACY Y',
    '_HIDE Y',
    '_CONFIDENTIAL da',
    '_FLAG PRIVATE',
    '_FLGS | 2 _PRIVATE Y',
    '_FLGS | 2 __PRIVATE Private',
  ])('is hidden by a program’s own flag: %s', (flag) => {
    const deeper = flag.replace('| 2', '| 3');
    const family = read(
      `0 @I1@ INDI | 1 NAME Tajni /Ćavar/ | 1 DEAT Y | 1 ${flag} | 0 @I2@ INDI | 1 NAME Mate /Soldo/ | 1 DEAT Y`,
      `1 OCCU tajni zidar | 2 ${deeper} | 1 NOTE @N1@ | 0 @N1@ NOTE tajna bilješka | 1 ${flag}`,
    );
    expect(reducedText(family)).not.toMatch(/[Tt]ajn/);
    expect(reducedText(family)).toContain('Mate /Soldo/');
  });

  it.each([
    'RESN none',
    'RESN locked',
    'RESN LOCKED, NONE',
    '_PRIV N',
    '_HIDE none',
    '_FLGS | 2 __PRIVATE N',
    '_FLAG DNA',
  ])('is nothing that is said to be open: %s', (mark) => {
    expect(reducedText(read(`0 @I1@ INDI | 1 NAME Mate /Soldo/ | 1 DEAT Y | 1 ${mark}`))).toContain('Mate /Soldo/');
  });

  it('leaves the file its header', () => {
    const genealogy = read('1 RESN confidential | 1 LANG Croatian | 0 @I1@ INDI | 1 DEAT Y');
    expect(reducedText(genealogy)).toMatch(/^0 HEAD/);
    expect(reducedText(genealogy)).toContain('LANG');
  });
});
