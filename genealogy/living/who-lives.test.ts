import { describe, expect, it, vi } from 'vitest';
import { growVillage } from '../../bench/genealogy/village.ts';
import { halfDatedGedcomOf } from '../../bench/genealogy/village-half-dated.ts';
import { some } from '../../tests/drivers/effort.ts';
import { readLines as read } from '../../tests/gedcom-lines.ts';
import { readGedcom } from '../gedcom/read.ts';
import { Structures } from '../gedcom/structures/structures.ts';
import { type FamilyLiteral, genealogyOf, type PersonLiteral } from '../genealogy-of.ts';
import { explainLiving, findLiving } from './who-lives.ts';

const TODAY = '2026-11-15';

function livingOf(people: PersonLiteral[], families: FamilyLiteral[] = []): string[] {
  const living = findLiving(genealogyOf({ people, families }), TODAY);
  return people.filter((_, person) => living[person] === 1).map(({ id }) => id);
}

/** Whether somebody counts as living of whom the record says this. */
const lives = (...record: string[]): boolean => findLiving(read('0 @I1@ INDI', ...record), TODAY)[0] === 1;

describe('who counts as living', () => {
  it('is born less than a hundred and ten years ago and not known to have died', () => {
    expect(
      livingOf([
        { id: 'young', born: '1990-05-01' },
        { id: 'dead', born: '1990', died: '2010' },
        { id: 'on the day', born: '1916-11-15' },
        { id: 'a day too old', born: '1916-11-14' },
        { id: 'some time that year', born: '1916' },
        { id: 'old', born: '1890' },
        { id: 'about', born: '1907~' },
        { id: 'perhaps', born: '[1900..1930]' },
        { id: 'later than', born: '[1850..]' },
        { id: 'before', born: '[..1900]' },
      ]),
    ).toEqual(['young', 'on the day', 'some time that year', 'about', 'perhaps', 'later than']);
  });

  it('is everybody of whom nothing is dated, alone or in a family', () => {
    expect(livingOf([{ id: 'alone' }])).toEqual(['alone']);
    const family = [{ husband: 'a', wife: 'b', children: ['c', 'd'] }];
    expect(livingOf([{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }], family)).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each([
    '1 DEAT Y',
    '1 DEAT | 2 DATE 2010',
    '1 DEAT | 2 DATE NOV 2026',
    '1 DEAT | 2 DATE (poginuo 1991.)',
    '1 DEAT | 2 PLAC Zagreb',
    '1 DEAT | 2 CAUS rak',
    '1 DEAT | 2 AGE 71y',
    '1 DEAT | 2 ADDR | 3 CITY Mostar',
    '1 DEAT poginuo',
    '1 DEAT y',
    '1 DEAT | 2 DATE | 3 PHRASE poginuo 1991.',
    '1 DEAT | 2 DATE DEAD',
    '1 DEAT | 2 DATE DECEASED',
    '1 DEAT | 2 DATE STILLBORN',
    '1 DEAT | 2 DATE INFANT',
    '1 DEAT | 2 DATE UNKNOWN',
    '1 DEAT UNKNOWN',
    '1 DEAT | 2 DATE Y',
    '1 DEAT | 2 DATE umro',
    '1 DEAT | 2 DATE (pok.)',
    '1 DEAT | 2 DATE mrtav',
    '1 DEAT | 2 DATE †',
    '1 NAME mrtvorođeno /Ćavar/',
    '1 NAME dijete (mrtvorođeno) /Ćavar/',
    '1 NAME Ivan /Ćavar/ pok.',
    '1 NAME pok. Ivan /Ćavar/',
    '1 NAME Ivan /Ćavar/ | 2 NPFX pok.',
    '1 BURI | 2 DATE 2010',
    '1 CREM | 2 PLAC Zagreb',
    '1 PROB | 2 DATE 2011',
  ])('is not who is proven dead: %s', (death) => {
    expect(lives('1 BIRT | 2 DATE 1950', death)).toBe(false);
  });

  it.each([
    '1 DEAT',
    '1 DEAT N',
    '1 DEAT | 2 DATE',
    '1 DEAT | 2 PLAC',
    '1 DEAT no',
    '1 DEAT ne | 2 PLAC Zagreb',
    '1 DEAT False | 2 DATE 2010',
    '1 DEAT Living',
    '1 DEAT još živ',
    '1 DEAT Živi u Njemačkoj',
    '1 DEAT | 2 PLAC Still living in Canada',
    '1 DEAT | 2 DATE (živ 2020.)',
    '1 DEAT | 2 PLAC | 3 FORM Mjesto, županija',
    '1 DEAT | 2 DATE 1990 | 1 RESI | 2 DATE 2015',
    '1 DEAT | 2 DATE LIVING',
    '1 DEAT | 2 PLAC nepoznato',
    '1 DEAT | 2 DATE 2031',
    '1 DEAT Y | 2 DATE 16 NOV 2026',
    '1 DEAT | 2 DATE 2031 | 2 PLAC Zagreb',
    '1 DEAT | 2 DATE AFT 1995',
    '1 DEAT | 2 DATE BEF 2050',
    '1 DEAT | 2 DATE 1920',
    '1 DEAT | 2 NOTE ne zna se',
    '1 DEAT U',
    '1 DEAT not known',
    '1 DEAT nije umro',
    '1 DEAT da li je umro?',
    '1 DEAT 0',
    '1 DEAT none',
    '1 DEAT nije poznato',
    '1 DEAT ne zna se | 2 SOUR @S1@',
    '1 DEAT još živ | 2 PLAC Zagreb',
    '1 DEAT | 2 PLAC nema',
    '1 DEAT | 2 DATE not dead 1990',
    '1 DEAT | 2 DATE nije umro 2010',
    '1 DEAT | 2 DATE INT 2010 (živ)',
    '1 DEAT | 2 DATE 2010 | 3 PHRASE nije umro | 2 PLAC Zagreb',
    '1 DEAT | 2 DATE 1 JAN 0001',
    '1 DEAT | 2 DATE (poginuo 1991.) | 1 RESI | 2 DATE 2015',
    '1 DEAT | 2 DATE 1990 | 1 BURI | 2 PLAC Zagreb | 1 RESI | 2 DATE 2015',
    '1 BURI',
    '1 CREM | 2 DATE',
    '1 WILL | 2 DATE 2010',
    '1 NAME Ivan pok. Stjepana /Ćavar/',
  ])('is who has a death that proves nothing: %s', (death) => {
    expect(lives('1 BIRT | 2 DATE 1950', death)).toBe(true);
  });

  it('is who is marked as living, unless there is proof of the contrary', () => {
    const flags = [
      '1 _LIVING Y',
      '1 _LIVING YES',
      '1 _Living Y',
      '1 _LIVE',
      '1 LIVING true',
      '1 NO DEAT',
      '1 _FLAG LIVING',
      '1 _FLGS | 2 _LIVING LIVING',
      '1 _FLGS | 2 __LIVING Living',
      '1 EVEN | 2 TYPE živ',
      '1 EVEN | 2 TYPE Živa',
      '1 EVEN | 2 TYPE još živi',
      '1 EVEN alive',
      '1 _ATTR Živ',
      '1 NAME Živa osoba',
    ];
    for (const flag of [...flags, '1 FACT Y | 2 TYPE Living', '1 NAME Living /Ćavar/', '1 NAME /Private/']) {
      expect(lives('1 BIRT | 2 DATE 1850', flag), flag).toBe(true);
      expect(lives('1 BIRT | 2 DATE 1950 | 1 DEAT Y', flag), flag).toBe(true);
      for (const detail of ['SOUR @S1@', 'AGE 71y', 'PLAC Zagreb', 'CAUS rak', 'DATE BEF 2050'])
        expect(lives(`1 BIRT | 2 DATE 1950 | 1 DEAT Y | 2 ${detail}`, flag), `${flag}, ${detail}`).toBe(true);
      for (const death of ['DEAT | 2 DATE 2001', 'DEAT Y | 2 DATE 2001', 'BURI | 2 DATE (pokopan 2001.)'])
        expect(lives(`1 BIRT | 2 DATE 1950 | 1 ${death}`, flag), `${flag}, ${death}`).toBe(false);
      expect(lives('1 BIRT | 2 DATE 1950 | 1 DEAT | 2 DATE 1990 | 1 RESI | 2 DATE 2010', flag), flag).toBe(true);
    }
    for (const flag of [
      '1 _LIVING N',
      '1 _FLGS | 2 _LIVING N',
      '1 EVEN | 2 TYPE živio od zemlje',
      '1 NAME Živa /Živić/',
    ])
      expect(lives('1 BIRT | 2 DATE 1850', flag), flag).toBe(false);
  });

  it('is who died before they married or had a child, as far as a father may not see it', () => {
    const dead = (year: number, sex: string): string => `0 @I1@ INDI | 1 SEX ${sex} | 1 DEAT | 2 DATE ${year}`;
    const first = (...lines: string[]): boolean => findLiving(read(...lines), TODAY)[0] === 1;
    const married = '0 @F1@ FAM | 1 HUSB @I1@ | 1 MARR | 2 DATE 2010';
    expect(first(dead(1990, 'M'), '1 BIRT | 2 DATE 1980', married)).toBe(true);
    expect(first(dead(1990, 'M'), married)).toBe(true);
    expect(first(dead(2010, 'M'), '1 BIRT | 2 DATE 1980', married)).toBe(false);
    const mother = '0 @I2@ INDI | 1 BIRT | 2 DATE 1990 | 0 @F1@ FAM | 1 WIFE @I1@ | 1 CHIL @I2@';
    const father = mother.replace('WIFE', 'HUSB');
    expect(first(dead(1920, 'F'), mother)).toBe(true);
    expect(first(dead(1989, 'F'), mother)).toBe(true);
    expect(first(dead(1990, 'F'), mother)).toBe(false);
    expect(first(dead(1988, 'M'), father)).toBe(true);
    expect(first(dead(1989, 'M'), father)).toBe(false);
    // A child who is not dated was born at most sixty years before its own.
    const grandmother = '0 @I2@ INDI | 1 SEX F | 0 @F1@ FAM | 1 WIFE @I1@ | 1 CHIL @I2@';
    const grandchild = '0 @I3@ INDI | 1 BIRT | 2 DATE 1990 | 0 @F2@ FAM | 1 WIFE @I2@ | 1 CHIL @I3@';
    expect(first(dead(1920, 'F'), grandmother, grandchild)).toBe(true);
    expect(first(dead(1930, 'F'), grandmother, grandchild)).toBe(false);
    const sibling = findLiving(read(dead(1920, 'F'), mother, '1 CHIL @I3@ | 0 @I3@ INDI'), TODAY);
    expect([...sibling]).toEqual([1, 1, 1]);
  });

  it('may be a third partner, whose marriage is dated all the same', () => {
    const third = (year: number, death = ''): boolean =>
      findLiving(
        read(
          `0 @I1@ INDI${death} | 0 @I2@ INDI | 0 @I3@ INDI`,
          `0 @F1@ FAM | 1 HUSB @I2@ | 1 WIFE @I3@ | 1 WIFE @I1@ | 1 MARR | 2 DATE ${year}`,
        ),
        TODAY,
      )[0] === 1;
    expect(third(1900)).toBe(false);
    expect(third(1930)).toBe(true);
    expect(third(2010, ' | 1 DEAT | 2 DATE 1990')).toBe(true);
  });

  it('has the later of two recorded births, and no ordinances performed for the dead', () => {
    const genealogy = read(
      '0 @I1@ INDI | 1 BIRT | 2 DATE 1900 | 1 BIRT | 2 DATE 1980',
      '0 @I2@ INDI | 1 CHR | 2 DATE 1880 | 1 BAPL | 2 DATE 1995 | 1 _UPD | 2 DATE 2020',
    );
    expect([...findLiving(genealogy, TODAY)]).toEqual([1, 0]);
  });

  it.each([
    '85',
    '12 MAY 85',
    'ABT 85',
    '12-MAY-85',
    '198',
    '198?',
    '0085',
    'INT 1850 (1950)',
    '1850 | 3 PHRASE ili 1950.',
  ])('is who was born in a year of some century: %s', (date) => {
    for (const tag of ['BIRT', 'CHR', 'RESI']) expect(lives(`1 ${tag} | 2 DATE ${date}`), tag).toBe(true);
    const kin = read(
      `0 @I1@ INDI | 1 DEAT Y | 2 DATE ${date} | 0 @I2@ INDI | 0 @F1@ FAM | 1 HUSB @I1@ | 1 CHIL @I2@ | 0 @I3@ INDI`,
      `0 @F2@ FAM | 1 HUSB @I3@ | 1 MARR | 2 DATE ${date}`,
    );
    expect([...findLiving(kin, TODAY)]).toEqual([0, 1, 1]);
  });

  it('may have what the family had long before them', () => {
    for (const fact of ['1 PROP kuća', '1 TITL grof', '1 EVEN doseljenje', '1 FACT rod'])
      expect(lives(`${fact} | 2 DATE 1750`), fact).toBe(true);
    expect(lives('1 BIRT | 2 DATE 1850 | 1 _MILT | 2 DATE 2015')).toBe(true);
  });

  it('goes by what else is dated where the birth is not', () => {
    const genealogy = read(
      '0 @I1@ INDI | 1 BAPM | 2 DATE 1990 | 0 @I2@ INDI | 1 EMIG | 2 DATE 1910 | 0 @I3@ INDI | 1 FAMS @F1@',
      '0 @I4@ INDI | 1 CHAN | 2 DATE 2020 | 0 @F1@ FAM | 1 HUSB @I3@ | 1 MARR | 2 DATE 1960',
      '0 @I5@ INDI | 1 RESI | 2 DATE FROM 1908 TO 1950 | 0 @I6@ INDI | 1 RESI | 2 DATE BET 1908 AND 1950',
    );
    expect([...findLiving(genealogy, TODAY)]).toEqual([1, 0, 1, 1, 0, 1]);
  });

  it('may be a relative of who may be living, as far as no family is broken', () => {
    const undated = (relative: PersonLiteral, family: FamilyLiteral): boolean =>
      livingOf([{ id: 'undated', sex: 'M' }, relative], [family]).includes('undated');
    const born = (year: number): PersonLiteral => ({ id: 'kin', sex: 'F', born: `${year}` });
    const ofChild = { husband: 'undated', children: ['kin'] };
    const ofMother = { wife: 'kin', children: ['undated'] };
    const ofWife = { husband: 'undated', wife: 'kin' };
    const ofSibling = { children: ['undated', 'kin'] };
    // The last possible births are 12 years before a child's, 60 after a mother's, 80 after a wife's, 68 after a sibling's.
    for (const [family, years] of [
      [ofChild, -12],
      [ofMother, 60],
      [ofWife, 80],
      [ofSibling, 68],
    ] as const) {
      expect(undated(born(1916 - years), family), `${years}`).toBe(true);
      expect(undated(born(1915 - years), family), `${years}`).toBe(false);
    }
    expect(undated({ id: 'kin', sex: 'M', born: '1836' }, { husband: 'kin', children: ['undated'] })).toBe(true);
    expect(undated({ id: 'kin', sex: 'M', born: '1835' }, { husband: 'kin', children: ['undated'] })).toBe(false);
    expect(undated({ id: 'kin', died: '1915' }, ofMother)).toBe(true);
    expect(undated({ id: 'kin', died: '1914' }, ofMother)).toBe(false);
    const step = { wife: 'kin', children: [{ id: 'undated', pedigree: 'step' as const }] };
    expect(undated(born(1800), step)).toBe(true);
  });

  it('is looked for beyond relatives who have no date either, through all generations', () => {
    const people = [...'abcdefghijk'].map((id) => (id === 'a' ? { id, born: '2005' } : { id }));
    const families = [...'bcdefghijk'].map((id, index) => ({ husband: id, children: [people[index]?.id ?? ''] }));
    expect(livingOf(people, families)).toEqual([...'abcdefgh']);
  });
});

describe('why', () => {
  it('is given for everybody', () => {
    const genealogy = read(
      '0 @I1@ INDI | 1 DEAT | 2 DATE 1987 | 0 @I2@ INDI | 1 BIRT | 2 DATE 1890 | 0 @I3@ INDI | 1 EMIG | 2 DATE 1900',
      '0 @I4@ INDI | 1 FAMC @F1@ | 0 @F1@ FAM | 1 HUSB @I5@ | 1 CHIL @I4@ | 0 @I5@ INDI | 1 BIRT | 2 DATE 1700',
      '0 @I6@ INDI | 1 BIRT | 2 DATE 1980 | 0 @I7@ INDI | 1 OCCU zidar | 2 DATE 1970 | 0 @I8@ INDI | 1 FAMC @F2@',
      '0 @F2@ FAM | 1 HUSB @I6@ | 1 CHIL @I8@ | 0 @I9@ INDI | 1 _LIVING Y | 0 @I10@ INDI | 1 BIRT | 2 DATE 1850',
      '1 RESI | 2 DATE 2010 | 0 @I11@ INDI',
    );
    const reasons = explainLiving(genealogy, TODAY).map(({ because, bornBy, died }) => [because, died || bornBy]);
    expect(reasons).toEqual([
      ['died', '1987'],
      ['born-long-ago', 1890],
      ['seen-long-ago', 1900],
      ['kin-long-ago', 1780],
      ['born-long-ago', 1700],
      ['born-recently', 1980],
      ['seen-recently', 1970],
      ['kin-recently', 2060],
      ['said-to-live', undefined],
      ['contradicted', 2050],
      ['undated', undefined],
    ]);
  });
});

describe('a village of 2,000 with half of its dates missing', () => {
  /** Villages that end in our time: others grow into the future. */
  const SEEDS = [3, 5, 8, 13, 19, 32];

  it.each(some(SEEDS, 3))('shows nobody as dead who lives, and few of the dead as living (seed %i)', (seed) => {
    const village = growVillage({ people: 2_000, seed });
    const { gedcom, truth } = halfDatedGedcomOf(village, seed);
    const living = findLiving(readGedcom(gedcom).genealogy, TODAY);
    expect(truth.filter(Boolean).length).toBeGreaterThan(80);
    expect(truth.filter((alive, person) => alive && living[person] === 0)).toEqual([]);
    const hidden = (bornBefore: number): number => {
      const dead = village.people.flatMap(({ birthYear }, person) =>
        !truth[person] && birthYear < bornBefore ? [person] : [],
      );
      return dead.filter((person) => living[person] === 1).length / dead.length;
    };
    // Of those who could not be living whatever their dates, hardly anybody; of all the dead, those without a date of death.
    expect(hidden(1880)).toBeLessThan(0.02);
    expect(hidden(2027)).toBeLessThan(0.35);
  });

  it('takes four times the work for four times the people, and ends where ancestors go in circles', () => {
    const workFor = (people: number): number => {
      const { genealogy } = readGedcom(halfDatedGedcomOf(growVillage({ people, seed: 3 }), 3).gedcom);
      const steps = vi.spyOn(Structures.prototype, 'levelOf');
      findLiving(genealogy, TODAY);
      const { length } = steps.mock.calls;
      steps.mockRestore();
      return length;
    };
    expect(workFor(4_000) / workFor(1_000)).toBeLessThan(4.5);
    const circle = Array.from(
      { length: 500 },
      (_, index) =>
        `0 @I${index}@ INDI | 0 @F${index}@ FAM | 1 HUSB @I${index}@ | 1 WIFE @I${(index + 7) % 500}@ | 1 CHIL @I${(index + 1) % 500}@`,
    );
    expect(findLiving(read(...circle, '0 @I777@ INDI | 1 BIRT | 2 DATE 1700'), TODAY)).toHaveLength(501);
  });
});
