import { expect, test } from 'vitest';
import { readGedcom } from '../gedcom/read.ts';
import { inspect } from './inspect.ts';
import { placesOf } from './places.ts';

function tree(records: string) {
  const lines = `0 HEAD | 1 GEDC | 2 VERS 5.5.1 | 1 CHAR UTF-8 | ${records} | 0 TRLR`.replaceAll(' | ', '\n');
  return readGedcom(new TextEncoder().encode(lines)).genealogy;
}

const kindsIn = (records: string): string[] =>
  inspect(tree(records), '2026-11-17')
    .filter(({ kind }) => kind !== 'undated')
    .map(({ kind }) => kind);

const birth = (date: string) => (date === '' ? '' : ` | 1 BIRT | 2 DATE ${date}`);

/** A child with a parent of a sex, and what is said of the parent besides the birth. */
function ofParent(sex: 'M' | 'F' | 'U', born: string, child: string, more = ''): string[] {
  const role = sex === 'F' ? 'WIFE' : 'HUSB';
  return kindsIn(
    `0 @I1@ INDI | 1 SEX ${sex}${birth(born)}${more} | 1 FAMS @F1@ | 0 @I2@ INDI${birth(child)} | 1 FAMC @F1@ | 0 @F1@ FAM | 1 ${role} @I1@ | 1 CHIL @I2@`,
  );
}

test.each([
  ['F', '4 MAR 1800', '4 MAR 1860', []],
  ['F', '4 MAR 1800', '5 MAR 1860', ['mother-too-old']],
  ['F', '4 MAR 1800', '1 JAN 1861', ['mother-too-old']],
  ['M', '4 MAR 1800', '4 MAR 1880', []],
  ['M', '4 MAR 1800', '5 MAR 1880', ['father-too-old']],
  ['M', '4 MAR 1800', '4 MAR 1813', []],
  ['M', '4 MAR 1800', '3 MAR 1813', ['parent-too-young']],
] as const)('a parent (%s) of %s and a child of %s: %j', (sex, born, child, kinds) => {
  expect(ofParent(sex, born, child)).toEqual(kinds);
});

test('of a parent whose sex nobody wrote the role tells it, and of one whose sex is written the sex', () => {
  const died = ' | 1 DEAT | 2 DATE 1 JAN 1850';
  expect(ofParent('U', '1800', '1 OCT 1850', died)).toEqual([]);
  expect(ofParent('M', '1800', '18 OCT 1850', died)).toEqual([]);
  expect(ofParent('M', '1800', '19 OCT 1850', died)).toEqual(['child-after-father']);
  const swapped = `0 @I1@ INDI | 1 SEX F${birth('1800')}${died} | 1 FAMS @F1@ | 0 @I2@ INDI${birth('1 OCT 1850')} | 1 FAMC @F1@ | 0 @F1@ FAM | 1 HUSB @I1@ | 1 CHIL @I2@`;
  expect(kindsIn(swapped)).toEqual(['child-after-mother', 'sex-against-role']);
});

/** Two children of one mother. */
function siblings(one: string, other: string, names = ['Ana', 'Iva']): string[] {
  return kindsIn(
    `0 @I1@ INDI | 1 SEX F | 1 FAMS @F1@ | 0 @I2@ INDI | 1 NAME ${names[0]}${birth(one)} | 1 FAMC @F1@ | 0 @I3@ INDI | 1 NAME ${names[1]}${birth(other)} | 1 FAMC @F1@ | 0 @F1@ FAM | 1 WIFE @I1@ | 1 CHIL @I2@ | 1 CHIL @I3@`,
  );
}

test.each([
  ['1 JAN 1850', '3 JAN 1850', []],
  ['1 JAN 1850', '4 JAN 1850', ['siblings-too-close']],
  ['1 JAN 1850', '27 SEP 1850', ['siblings-too-close']],
  ['1 JAN 1850', '28 SEP 1850', []],
  ['JAN 1850', 'JUN 1850', ['siblings-too-close']],
  ['1850', '1850', []],
  ['1 JAN 1850', '1850', []],
] as const)('siblings of %s and %s: %j', (one, other, kinds) => {
  expect(siblings(one, other)).toEqual(kinds);
});

test('a child that stands there twice has one name and one day', () => {
  expect(siblings('1 JAN 1850', '1 JAN 1850', ['Ana', 'ANA'])).toEqual(['child-twice']);
  expect(siblings('JAN 1850', 'JAN 1850', ['Ana', 'Ana'])).toEqual([]);
  expect(siblings('1 JAN 1850', '1 JAN 1850')).toEqual([]);
});

test('how wide a date is', () => {
  const died = (date: string) => kindsIn(`0 @I1@ INDI | 1 BIRT | 2 DATE ${date} | 1 DEAT | 2 DATE 31 DEC 1845`);
  expect([died('EST 1850'), died('EST 1851')]).toEqual([[], ['death-before-birth']]);
  expect([died('ABT 1847'), died('ABT 1848')]).toEqual([[], ['death-before-birth']]);
  expect(kindsIn('0 @I1@ INDI | 1 BIRT | 2 DATE 17 NOV 2026')).toEqual([]);
  expect(kindsIn('0 @I1@ INDI | 1 BIRT | 2 DATE 18 NOV 2026')).toEqual(['future-date']);
});

test('a baptism or a burial stands for a birth or a death within a year, unless the two contradict', () => {
  expect(ofParent('F', '', '1 FEB 1850', ' | 1 BURI | 2 DATE 1 JAN 1850')).toEqual(['child-after-mother']);
  const ofChild = (date: string) =>
    kindsIn(
      `0 @I1@ INDI | 1 SEX M${birth('1 JUN 1800')} | 1 FAMS @F1@ | 0 @I2@ INDI | 1 CHR | 2 DATE ${date} | 1 FAMC @F1@ | 0 @F1@ FAM | 1 HUSB @I1@ | 1 CHIL @I2@`,
    );
  expect(ofChild('1 JUN 1881')).toEqual([]);
  expect(ofChild('2 JUN 1881')).toEqual(['father-too-old']);
  // The burial is wrong, and accuses nobody else.
  expect(ofParent('F', '1800', '1 JAN 1840', ' | 1 DEAT | 2 DATE 1850 | 1 BURI | 2 DATE 1830')).toEqual([
    'burial-before-death',
  ]);
});

test('what is listed a year after a death is no fault, and what somebody did then is', () => {
  const dead = (tag: string, date: string) =>
    kindsIn(`0 @I1@ INDI | 1 ${tag} | 2 DATE ${date} | 1 DEAT | 2 DATE 1 JAN 1850`);
  expect([dead('CENS', '1 JAN 1851'), dead('CENS', '2 JAN 1851')]).toEqual([[], ['event-outside-life']]);
  expect([dead('EMIG', '1 JAN 1850'), dead('EMIG', '2 JAN 1850')]).toEqual([[], ['event-outside-life']]);
});

test('who is tied to nobody', () => {
  const dated = birth('1850');
  expect(kindsIn(`0 @I1@ INDI${dated}`)).toEqual([]);
  expect(kindsIn(`0 @I1@ INDI${dated} | 1 ASSO @I1@ | 0 @I2@ INDI${dated}`)).toEqual(['island', 'island']);
  expect(kindsIn(`0 @I1@ INDI${dated} | 1 ASSO @I2@ | 0 @I2@ INDI${dated}`)).toEqual([]);
  expect(kindsIn(`0 @I1@ INDI${dated} | 1 _LINK cavar#I7 | 0 @I2@ INDI${dated}`)).toEqual(['island']);
});

test('surnames that are a letter apart are misspelt, but for short ones and those of women', () => {
  const named = (sex: 'M' | 'F', father: string, child: string) =>
    kindsIn(
      `0 @I1@ INDI | 1 SEX M | 1 NAME Ivo /${father}/ | 1 FAMS @F1@ | 0 @I2@ INDI | 1 SEX ${sex} | 1 NAME X /${child}/ | 1 FAMC @F1@ | 0 @F1@ FAM | 1 HUSB @I1@ | 1 CHIL @I2@`,
    );
  expect(named('M', 'Zovko', 'Zovka')).toEqual(['surname-spellings']);
  expect(named('F', 'Ivanov', 'Ivanova')).toEqual([]);
  expect(named('M', 'Ivanov', 'Ivanova')).toEqual(['surname-spellings']);
  expect(named('M', 'Ćorić', 'Borić')).toEqual(['surname-spellings']);
  expect(named('M', 'Buba', 'Bubo')).toEqual([]);
});

test('what is so stays so in whatever order the file has its people, and a file of garbage is told by its number', () => {
  const couple = (first: string, second: string) =>
    inspect(
      tree(
        `0 @${first}@ INDI | 0 @${second}@ INDI | 0 @I1@ INDI | 1 BIRT | 2 DATE 1850 | 1 FAMC @F1@ | 0 @F1@ FAM | 1 HUSB @I2@ | 1 CHIL @I1@ | 0 @I2@ INDI | 1 SEX M | 1 BIRT | 2 DATE 1900 | 1 FAMS @F1@`,
      ),
      '2026-11-17',
    ).find(({ kind }) => kind === 'child-before-parent')?.key;
  expect(couple('I8', 'I9')).toBe(couple('I9', 'I8'));
  const many = Array.from({ length: 1010 }, (_, at) => `0 @I${at}@ INDI | 1 BIRT | 2 DATE 2100`).join(' | ');
  const future = inspect(tree(many), '2026-11-17').filter(({ kind }) => kind === 'future-date');
  expect(future).toHaveLength(1001);
  expect(future.at(-1)).toMatchObject({ individuals: [], more: 10 });
});

test('where a place is lies on the earth', () => {
  const at = (latitude: string, longitude: string) =>
    placesOf(tree(`0 @I1@ INDI | 1 BIRT | 2 PLAC Rasno | 3 MAP | 4 LATI ${latitude} | 4 LONG ${longitude}`))[0]
      ?.position;
  expect(at('N43.38', 'E17.6')).toEqual({ latitude: 43.38, longitude: 17.6 });
  expect(at('S43.38', 'W17.6')).toEqual({ latitude: -43.38, longitude: -17.6 });
  expect(at('N91', 'E17.6')).toBeUndefined();
  expect(at('N43', 'E181')).toBeUndefined();
  expect(at('sjever', 'E17')).toBeUndefined();
});
