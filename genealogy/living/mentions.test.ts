import { describe, expect, it, vi } from 'vitest';
import { readLines, reducedGedcom } from '../../tests/gedcom-lines.ts';
import type { Genealogy } from '../genealogy.ts';
import { reduceLiving, textsNamingLiving } from './reduce-living.ts';

const TODAY = '2026-11-15';

function reducedText(genealogy: Genealogy): string {
  return reducedGedcom(genealogy, { today: TODAY, level: 'name' });
}

describe('somebody living without a surname is found in texts', () => {
  const father = (note: string) => `0 @F@ INDI | 1 NAME Mate /Kanarin/ | 1 SEX M | 1 DEAT Y | 1 NOTE ${note}`;
  const child = (name: string) => `0 @C@ INDI | 1 NAME ${name} | 1 SEX F | 1 BIRT | 2 DATE 1992`;
  const family =
    '0 @F1@ FAM | 1 HUSB @F@ | 1 WIFE @M@ | 1 CHIL @C@ | 0 @M@ INDI | 1 NAME Iva /Soldo/ | 1 SEX F | 1 DEAT Y';

  it.each(['Marija //', 'Marija', 'Marija /?/', 'Marija /NN/', 'Marija /N.N./', 'Marija /Nepoznato/', 'Marija /___/'])(
    'by the parents’ surnames: %s',
    (name) => {
      for (const note of [
        'Kći Marija Kanarin živi u Tajnogradu.',
        'Marija Soldo, Tajnograd.',
        'Mariji K. u Tajnogradu.',
      ]) {
        expect(reducedText(readLines(father(note), child(name), family)), note).not.toContain('Tajnograd');
      }
      expect(reducedText(readLines(father('Marija Zovko, sluškinja.'), child(name), family))).toContain('sluškinja');
    },
  );

  it.each([
    ['brothers and sisters', '0 @B@ INDI | 1 NAME Ante /Kanarin/ | 1 DEAT Y | 0 @F1@ FAM | 1 CHIL @B@ | 1 CHIL @C@'],
    ['partners', '0 @B@ INDI | 1 NAME Ante /Kanarin/ | 1 DEAT Y | 0 @F1@ FAM | 1 HUSB @B@ | 1 WIFE @C@'],
    ['children', '0 @B@ INDI | 1 NAME Ante /Kanarin/ | 0 @F1@ FAM | 1 CHIL @B@ | 1 WIFE @C@'],
    [
      'grandparents',
      '0 @B@ INDI | 1 NAME Ante // | 1 DEAT Y | 0 @F1@ FAM | 1 HUSB @B@ | 1 WIFE @M@ | 1 CHIL @C@ | 0 @M@ INDI | 1 NAME Iva /Soldo/ | 0 @F2@ FAM | 1 HUSB @F@ | 1 CHIL @B@',
    ],
    [
      'a partner’s parents',
      '0 @B@ INDI | 1 NAME Ante // | 0 @F1@ FAM | 1 HUSB @B@ | 1 WIFE @C@ | 0 @F2@ FAM | 1 HUSB @F@ | 1 CHIL @B@',
    ],
  ])('by the surname of %s', (_, around) => {
    const village = readLines(father('Marija Kanarin živi u Tajnogradu.'), child('Marija //'), around);
    expect(reducedText(village)).not.toContain('Tajnograd');
  });

  it('also a woman who is entered by her husband’s surname alone', () => {
    const married = '0 @H@ INDI | 1 NAME Jure /Zovko/ | 1 SEX M | 0 @F2@ FAM | 1 HUSB @H@ | 1 WIFE @C@';
    const village = readLines(
      father('Kći Marija Kanarin živi u Tajnogradu.'),
      child('Marija /Zovko/'),
      family,
      married,
    );
    expect(reducedText(village)).not.toContain('Tajnograd');
  });

  it('but whoever has a surname is not looked for by those of others', () => {
    const son = '0 @C@ INDI | 1 NAME Ante /Kanarin/ | 1 SEX M | 1 BIRT | 2 DATE 1992';
    expect(reducedText(readLines(father('Ante Soldo, sluga.'), son, family))).toContain('sluga');
  });

  it('of somebody with twice as many names with at most twice the work', () => {
    const workFor = (size: number): number => {
      const names = Array.from({ length: size }, (_, index) => {
        const word = [...index.toString(2)].map((digit) => (digit === '0' ? 'a' : 'o')).join('m');
        return `1 NAME K${word} /V${word}/`;
      });
      const genealogy = readLines(father('Kom Vom.'), ['0 @C@ INDI', ...names, '1 BIRT | 2 DATE 1990'].join(' | '));
      const looks = vi.spyOn(Map.prototype, 'get');
      reduceLiving(genealogy, { today: TODAY, level: 'name' });
      const work = looks.mock.calls.length;
      looks.mockRestore();
      return work;
    };
    expect(workFor(400) / workFor(200)).toBeLessThan(2.2);
  });

  it('in twice as many families with twice the work', () => {
    const workFor = (size: number): number => {
      const people = Array.from({ length: size }, (_, index) => `0 @C${index}@ INDI | 1 NAME Marija // | 1 SEX F`);
      const children = people.map((_, index) => `1 CHIL @C${index}@`);
      const others = people.map((_, index) => `0 @G${index}@ FAM | 1 WIFE @C0@ | 1 CHIL @C${index}@`);
      const village = readLines(
        father('Marija Kanarin.'),
        ...people,
        '0 @F1@ FAM | 1 HUSB @F@',
        ...children,
        ...others,
      );
      const looks = vi.spyOn(Map.prototype, 'get');
      const adds = vi.spyOn(Set.prototype, 'add');
      expect(textsNamingLiving(village, TODAY)).toHaveLength(1);
      const work = looks.mock.calls.length + adds.mock.calls.length;
      vi.restoreAllMocks();
      return work;
    };
    expect(workFor(400) / workFor(200)).toBeLessThan(2.2);
  });
});

describe('texts are looked for under every tag, whatever it is meant for', () => {
  const text = 'Ante Ćavar živi u Tajnogradu';
  const village = (lines: string) =>
    readLines(
      '0 @I1@ INDI | 1 NAME Ante /Ćavar/ | 1 BIRT | 2 DATE 1980',
      `0 @I2@ INDI | 1 NAME Mate /Ćavar/ | 1 SEX M | 1 DEAT Y | ${lines} | 0 @S1@ SOUR | 1 TITL Matica`,
    );

  it.each([
    ...'RIN RFN AFN UID _UID EXID SEX RESN LANG CHAN REFN'.split(' ').map((tag) => `1 ${tag} ${text}`),
    `1 CHAN | 2 DATE 1 JAN 2020 | 3 TIME ${text}`,
    `1 SOUR @S1@ | 2 QUAY ${text}`,
    `1 OBJE | 2 FILE slika.jpg | 3 FORM jpg | 4 MEDI ${text} | 3 MIME ${text}`,
    `1 BIRT | 2 PLAC Mostar | 3 MAP | 4 LATI ${text} | 4 LONG ${text}`,
    `1 ADOP | 2 FAMC @F1@ | 3 PEDI ${text} | 3 ADOP ${text}`,
    `1 BURI | 2 VERS ${text}`,
    `1 ALIA ${text}`,
    `1 _AKA ${text}`,
    `1 NAME Mate /Ćavar/ (otac: ${text})`,
    `1 NAME Mate /Ćavar/, ${text}`,
    `1 NAME Mate | 2 NPFX ${text}`,
    `1 NAME Mate | 2 NSFX ${text}`,
    `1 NAME Mate | 2 NOTE Mirno. | 3 TRAN Ante Ćavar, Tajnograd`,
  ])('%s', (lines) => {
    expect(reducedText(village(lines))).not.toContain('Tajnograd');
  });

  it('also in what is kept of a header, and nowhere else in it', () => {
    const header = '0 HEAD | 1 SOUR Ante Ćavar | 2 VERS 3.1 | 1 LANG Croatian | 1 COPR Ante Ćavar';
    const family = readLines(header, '0 @I1@ INDI | 1 NAME Ante /Ćavar/');
    expect(reducedText(family)).not.toContain('Ante Ćavar');
    expect(reducedText(family)).toContain('1 LANG Croatian');
    expect(textsNamingLiving(family, TODAY).map(({ tag }) => tag)).toEqual(['SOUR']);
  });

  it('but a name of the dead stays, whoever is called the same', () => {
    const names = ['Ante /Ćavar/', 'Ante "Tone" /Ćavar/ ml.', '/Ćavar/ Ante', 'Ante /Ćavar/ zvani Tone', 'Ante Ćavar'];
    for (const name of names)
      expect(reducedText(village(`1 NAME ${name} | 2 GIVN Ante | 2 SURN Ćavar`))).toContain(name);
  });

  it('and numbers and codes stay', () => {
    const codes =
      '1 _UID 0123456789ABCDEF0123456789ABCDEF | 1 RIN MH:I12 | 1 AFN 1B2C-3D | 1 BIRT | 2 PLAC Mostar | 3 MAP';
    const shown = reducedText(village(`${codes} | 4 LATI N43.34 | 4 LONG E17.8`));
    for (const line of codes.split(' | ')) expect(shown).toContain(line);
  });
});

it('somebody living is found in every spelling of a name that the file writes in two ways', () => {
  const village = readLines(
    '0 @A@ INDI | 1 NAME Luka /Duric/ | 1 BIRT | 2 DATE 1990',
    '0 @B@ INDI | 1 NAME Ante /Đurić/ | 1 BIRT | 2 DATE 1992',
    '0 @C@ INDI | 1 NAME Mate /Zovko/ | 1 DEAT Y | 1 NOTE Ante Djuric, Tajnograd.',
  );
  expect(reducedText(village)).not.toContain('Tajnograd');
});

it('a long row of numbers is looked through as quickly as words', { timeout: 20_000 }, () => {
  const note = '-'.repeat(100_000);
  const village = readLines(
    '0 @B@ INDI | 1 NAME Ante /Đurić/ | 1 BIRT | 2 DATE 1992',
    `0 @C@ INDI | 1 NAME Mate /Zovko/ | 1 DEAT Y | 1 NOTE ${note} kraj žetve`,
  );
  expect(reducedText(village)).toContain('kraj');
});
