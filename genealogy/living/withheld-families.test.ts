import { describe, expect, it } from 'vitest';
import { readLines as read, reducedGedcom } from '../../tests/gedcom-lines.ts';
import { reduceLiving } from './reduce-living.ts';

const TODAY = '2026-11-15';

const reducedText = (...lines: string[]): string => reducedGedcom(read(...lines), { today: TODAY, level: 'name' });

describe('a family whose partners are not recorded', () => {
  const facts = '1 MARR | 2 DATE 12 MAY 1985 | 2 PLAC tajno | 1 RESI | 2 ADDR tajno 5 | 1 NOTE tajna | 1 NCHI 77';
  const secret = /1985|tajn|77/;
  const child = '0 @I1@ INDI | 1 NAME Ante /Ćavar/ | 1 FAMC @F1@';

  it.each(['', ' | 1 HUSB @I88@ | 1 WIFE @I99@', ' | 1 HUSB tajni Ante | 1 WIFE tajna Ana', ' | 1 _HUSB @I1@'])(
    'shows nothing but its children while they may be living: "%s"',
    (partners) => {
      for (const life of ['1 BIRT | 2 DATE 1990', '1 OCCU zidar', '1 BIRT | 2 DATE 1986 | 1 DEAT | 2 DATE 2001']) {
        const family = [child, life, `0 @F1@ FAM${partners} | 1 CHIL @I1@ | ${facts}`];
        expect(reducedText(...family), life).not.toMatch(secret);
        expect(reduceLiving(read(...family), { today: TODAY, level: 'name' }).graph.children).toHaveLength(1);
      }
    },
  );

  it('is gone where nobody belongs to it', () => {
    for (const partners of ['', ' | 1 HUSB @I88@ | 1 CHIL @I77@', ' | 1 WIFE Ana'])
      expect(reducedText('0 @I1@ INDI | 1 DEAT Y', `0 @F1@ FAM${partners} | ${facts}`), partners).not.toMatch(
        / FAM\b|tajn/,
      );
  });

  it('is shown where it must be old: by its marriage, its children or the partner who is known', () => {
    const old = '1 NOTE poznato';
    const isShown = (...lines: string[]): boolean => reducedText(...lines).includes('poznato');
    const dead = '0 @I1@ INDI | 1 DEAT Y | 1 FAMC @F1@ | 0 @F1@ FAM | 1 CHIL @I1@';
    expect(isShown(dead, `1 MARR | 2 DATE 1900 | ${old}`)).toBe(true);
    expect(isShown(dead, `1 MARR | 2 DATE 1930 | ${old}`)).toBe(false);
    const born = (year: number): string => `0 @I1@ INDI | 1 BIRT | 2 DATE ${year} | 1 FAMC @F1@ | 0 @F1@ FAM | ${old}`;
    expect(isShown(born(1927))).toBe(true);
    expect(isShown(born(1929))).toBe(false);
    // One of the two dates is wrong.
    expect(isShown(born(1990), '1 MARR | 2 DATE 1850')).toBe(false);
    const widower = (life: string): string => `0 @I1@ INDI | 1 SEX M | ${life} | 0 @F1@ FAM | 1 HUSB @I1@ | ${old}`;
    expect(isShown(widower('1 DEAT | 2 DATE 1925'))).toBe(true);
    expect(isShown(widower('1 DEAT | 2 DATE 1990'))).toBe(false);
    expect(isShown(widower('1 DEAT | 2 DATE 1990'), '1 MARR | 2 DATE 1920')).toBe(true);
    expect(isShown(widower('1 BIRT | 2 DATE 1830 | 1 DEAT Y'))).toBe(true);
    expect(isShown(widower('1 BIRT | 2 DATE 1930 | 1 _CONSENT Y'))).toBe(false);
  });

  it('may have one more than are known', () => {
    const couple = '0 @I1@ INDI | 1 DEAT | 2 DATE 2001 | 0 @I2@ INDI | 1 DEAT | 2 DATE 2002 | 1 FAMS @F1@ | 0 @F1@ FAM';
    expect(reducedText(couple, '1 HUSB @I1@ | 1 MARR | 2 DATE 1985')).toContain('1985');
    expect(reducedText(couple, '1 HUSB @I1@ | 1 WIFE Ana | 1 MARR | 2 DATE 1985')).not.toMatch(/1985|Ana/);
    expect(reducedText(couple, '1 HUSB @I2@ | 1 WIFE @I2@ | 1 MARR | 2 DATE 1985')).not.toContain('1985');
  });
});

describe('a marriage in the record of somebody dead', () => {
  const events = [
    ...['ženidba', 'Udaja', 'svadba', 'pir', 'Vjenčanje', 'brak', 'razvod', 'Vjeridba', 'oženjen'].map(
      (type) => `1 EVEN | 2 TYPE ${type}`,
    ),
    ...['1 _WED', '1 MARR', '1 _MSTAT married', '1 _DIV', '1 FACT udana'],
  ];
  const dead = (event: string): string => `0 @I1@ INDI | 1 DEAT | 2 DATE 2001 | ${event} | 2 DATE 1995`;
  const other = '0 @I2@ INDI | 1 DEAT | 2 DATE 2002 | 0 @F1@ FAM | 1 HUSB @I1@ | 1 WIFE @I2@';

  it.each(events)('goes with the family’s: %s', (event) => {
    expect(reducedText(dead(event), other)).toContain('1995');
    const withheld = {
      living: other.replace('1 DEAT | 2 DATE 2002', '1 BIRT | 2 DATE 1975'),
      restricted: `${other} | 1 RESN confidential`,
      marriage: `${other} | 1 MARR | 2 RESN privacy`,
      link: `${other} | 2 RESN privacy`,
      unrecorded: '0 @F1@ FAM | 1 HUSB @I1@',
      alone: '0 @I2@ INDI | 1 DEAT Y',
    };
    for (const [why, family] of Object.entries(withheld))
      expect(reducedText(dead(event), family), why).not.toContain('1995');
  });

  it('stays where whoever it was with must be long dead', () => {
    expect(reducedText('0 @I1@ INDI | 1 DEAT | 2 DATE 1960 | 1 MARR | 2 DATE 1905')).toContain('1905');
    expect(reducedText('0 @I1@ INDI | 1 DEAT | 2 DATE 1910 | 1 MARR | 2 PLAC Mostar')).toContain('Mostar');
  });

  it('is not every event whose name is like one', () => {
    const living = other.replace('1 DEAT | 2 DATE 2002', '1 BIRT | 2 DATE 1975');
    for (const type of ['pirotehničar', 'služba', 'papir', 'položen ispit', 'udaljen iz službe'])
      expect(reducedText(dead(`1 EVEN | 2 TYPE ${type}`), living), type).toContain('1995');
  });
});

describe('a link that is restricted on one side', () => {
  const people = (child: string, father: string): string =>
    `0 @I1@ INDI | 1 DEAT | 2 DATE 1950${child} | 0 @I2@ INDI | 1 DEAT | 2 DATE 1950${father} | 0 @F1@ FAM`;
  const mark = ' | 2 RESN confidential';

  it.each([
    [people(` | 1 FAMC @F1@${mark}`, ' | 1 FAMS @F1@'), '1 HUSB @I2@ | 1 CHIL @I1@'],
    [people(' | 1 FAMC @F1@', ' | 1 FAMS @F1@'), `1 HUSB @I2@ | 1 CHIL @I1@${mark}`],
    [people(` | 1 FAMC @F1@${mark} | 1 BIRT | 2 FAMC @F1@`, ''), '1 HUSB @I2@ | 1 CHIL @I1@'],
    [people(` | 1 ADOP${mark} | 2 FAMC @F1@ | 1 FAMC @F1@ | 2 PEDI adopted`, ''), '1 HUSB @I2@ | 1 CHIL @I1@'],
  ])('is shown on neither side: a child %s', (persons, family) => {
    const text = reducedText(persons, family);
    expect(text).not.toMatch(/FAMC|CHIL/);
    expect(text).toContain('1 HUSB @I2@');
  });

  it.each([
    [people(' | 1 FAMC @F1@', ` | 1 FAMS @F1@${mark}`), '1 HUSB @I2@ | 1 CHIL @I1@ | 1 MARR | 2 DATE 1890'],
    [people(' | 1 FAMC @F1@', ' | 1 FAMS @F1@'), `1 HUSB @I2@${mark} | 1 CHIL @I1@ | 1 MARR | 2 DATE 1890`],
  ])('is shown on neither side: a partner, and with him the marriage %s', (persons, family) => {
    const text = reducedText(persons, family);
    expect(text).not.toMatch(/FAMS|HUSB|1890/);
    expect(text).toContain('1 CHIL @I1@');
  });

  it('stays where no more than a birth is restricted', () => {
    const text = reducedText(people(` | 1 BIRT${mark} | 2 FAMC @F1@ | 1 FAMC @F1@`, ''), '1 HUSB @I2@ | 1 CHIL @I1@');
    expect(text).toContain('1 FAMC @F1@');
  });
});
