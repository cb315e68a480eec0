import { describe, expect, it } from 'vitest';
import { crossLinks } from '../gedcom/people/attachments.ts';
import { readGedcom } from '../gedcom/read.ts';
import { writeGedcom } from '../gedcom/write.ts';
import type { Genealogy } from '../genealogy.ts';
import { type FamilyLiteral, genealogyOf, type PersonLiteral } from '../genealogy-of.ts';
import { Pedigree, Sex } from '../graph.ts';
import { reduceLiving } from './reduce-living.ts';
import { findLiving } from './who-lives.ts';

const TODAY = '2026-11-15';

function livingOf(people: PersonLiteral[], families: FamilyLiteral[] = []): string[] {
  const living = findLiving(genealogyOf({ people, families }), TODAY);
  return people.filter((_, person) => living[person] === 1).map(({ id }) => id);
}

/** Lines are parted by ` | `, to be read like a sentence. */
function read(...lines: string[]): Genealogy {
  const text = ['0 HEAD | 1 GEDC | 2 VERS 5.5.1', ...lines, '0 TRLR'].join(' | ');
  return readGedcom(new TextEncoder().encode(text.replaceAll(' | ', '\n'))).genealogy;
}

describe('who counts as living', () => {
  it('is born less than a hundred years ago and not known to have died', () => {
    expect(
      livingOf([
        { id: 'young', born: '1990-05-01' },
        { id: 'dead', born: '1990', died: '2010' },
        { id: 'on the day', born: '1926-11-15' },
        { id: 'a day too old', born: '1926-11-14' },
        { id: 'some time that year', born: '1926' },
        { id: 'old', born: '1890' },
        { id: 'perhaps', born: '[1900..1930]' },
        { id: 'later than', born: '[1850..]' },
        { id: 'before', born: '[..1900]' },
      ]),
    ).toEqual(['young', 'on the day', 'some time that year', 'perhaps', 'later than']);
  });

  it('is not who was buried or cremated, or is only said to have died', () => {
    const genealogy = read(
      '0 @I1@ INDI | 1 BIRT | 2 DATE 1990 | 1 BURI | 0 @I2@ INDI | 1 BIRT | 2 DATE 1990 | 1 DEAT Y | 0 @I3@ INDI',
      '1 BIRT | 2 DATE 1990 | 1 DEAT N | 0 @I4@ INDI | 1 BIRT | 2 DATE 1990 | 1 CREM',
    );
    expect([...findLiving(genealogy, TODAY)]).toEqual([0, 0, 1, 0]);
  });

  it('has the later of two births told, and no rites performed for the dead', () => {
    const genealogy = read(
      '0 @I1@ INDI | 1 BIRT | 2 DATE 1900 | 1 BIRT | 2 DATE 1980 | 0 @I2@ INDI | 1 BAPL | 2 DATE 1995 | 1 _UPD | 2 DATE 2020',
    );
    expect([...findLiving(genealogy, TODAY)]).toEqual([1, 0]);
  });

  it('goes by what else is dated where the birth is not', () => {
    const genealogy = read(
      '0 @I1@ INDI | 1 BAPM | 2 DATE 1990 | 0 @I2@ INDI | 1 EMIG | 2 DATE 1910 | 0 @I3@ INDI | 1 FAMS @F1@',
      '0 @I4@ INDI | 1 CHAN | 2 DATE 2020 | 0 @F1@ FAM | 1 HUSB @I3@ | 1 MARR | 2 DATE 1960',
    );
    expect([...findLiving(genealogy, TODAY)]).toEqual([1, 0, 1, 0]);
  });

  it('has, without any date, a relative who might be living', () => {
    const undated = (relative: PersonLiteral, family: FamilyLiteral): boolean =>
      livingOf([{ id: 'undated' }, relative], [family]).includes('undated');
    const child = { husband: 'undated', children: ['kin'] };
    const parent = { husband: 'kin', children: ['undated'] };
    const partner = { husband: 'kin', wife: 'undated' };
    const sibling = { children: ['undated', 'kin'] };
    for (const family of [child, parent, partner, sibling]) {
      expect(undated({ id: 'kin', born: '1980' }, family)).toBe(true);
      expect(undated({ id: 'kin', born: '1930', died: '2000' }, family)).toBe(true);
      expect(undated({ id: 'kin', born: '1850' }, family)).toBe(false);
      expect(undated({ id: 'kin' }, family)).toBe(false);
    }
    expect(undated({ id: 'kin', born: '1927' }, child)).toBe(true);
    expect(undated({ id: 'kin', died: '1995' }, parent)).toBe(true);
  });

  it('is looked for beyond relatives who have no date either, a generation at a time', () => {
    const people = [...'abcdefgh'].map((id) => (id === 'a' ? { id, born: '2005' } : { id }));
    const families = [...'bcdefgh'].map((id, index) => ({ husband: id, children: [people[index]?.id ?? ''] }));
    expect(livingOf(people, families)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('what is shown of the living', () => {
  const genealogy = read(
    '0 @I1@ INDI | 1 NAME Ante "Tone" /Ćavar/ | 2 NICK Tone | 2 SOUR @S1@ | 1 NAME Antonio /Chavar/ | 1 SEX M',
    '1 BIRT | 2 DATE 12 MAY 1980 | 2 PLAC Zagreb | 1 OCCU tajni zidar | 1 NOTE @N1@ | 1 NOTE @N2@ | 1 _UID abc',
    '1 OBJE @O1@ | 1 FAMC @F1@ | 2 PEDI adopted | 2 NOTE šaptalo se | 1 FAMS @F2@ | 0 @I2@ INDI',
    '1 NAME Mate /Ćavar/ | 1 SEX M | 1 BIRT | 2 DATE 1920 | 1 DEAT | 2 DATE 1990 | 1 NOTE @N2@ | 1 FAMS @F1@',
    '1 ASSO @I1@ | 2 RELA kum | 2 NOTE o živome | 0 @I3@ INDI | 1 NAME Iva /Zovko/ | 1 SEX F | 1 BIRT',
    '2 DATE 1982 | 1 _CONSENT Y | 1 FAMS @F2@ | 2 NOTE tajno | 0 @I4@ INDI | 1 NAME Luka /Tajni/ | 1 RESN confidential',
    '1 BIRT | 2 DATE 2001 | 0 @F1@ FAM | 1 HUSB @I2@ | 1 CHIL @I1@ | 2 NOTE posvojen tajno | 1 MARR',
    '2 DATE 1950 | 0 @F2@ FAM | 1 HUSB @I1@ | 1 WIFE @I3@ | 1 MARR | 2 DATE 2005 | 2 PLAC Split',
    '1 NOTE vjenčanje u tajnosti | 0 @N1@ NOTE o Anti samome | 1 SOUR @S2@ | 0 @N2@ NOTE o obojici',
    '0 @S1@ SOUR | 1 TITL Rodni list | 0 @S2@ SOUR | 1 TITL Samo iz bilješke | 0 @S3@ SOUR',
    '1 TITL Ničiji izvor | 0 @O1@ OBJE | 1 FILE ante.jpg | 0 @U1@ SUBM | 1 NAME Pero | 1 PHON 123456',
  );

  const shown = (level: 'hidden' | 'name' | 'full') => {
    const reduced = reduceLiving(genealogy, { today: TODAY, level });
    return {
      reduced,
      text: (['5.5.1', '7.0'] as const)
        .map((version) => new TextDecoder().decode(writeGedcom(reduced, version)))
        .join('\n'),
    };
  };

  it('the name alone: everything else is gone, from every export', () => {
    const { reduced, text } = shown('name');
    expect(reduced.individuals.get('I1')).toMatchObject({
      sex: Sex.male,
      name: { full: 'Ante "Tone" Ćavar', given: 'Ante', surname: 'Ćavar', nickname: 'Tone' },
      otherNames: [],
      birth: undefined,
      events: [],
      notes: [],
    });
    expect(text).not.toMatch(
      /1980|Zagreb|Antonio|tajn|šaptalo|abc|o Anti samome|Rodni list|Samo iz bilješke|ante\.jpg/,
    );
    expect(text).not.toMatch(/2005|Split|o živome|123456|Luka/);
  });

  it('leaves the dead, and whatever belongs to them too, as they were', () => {
    const { reduced, text } = shown('name');
    expect(reduced.individuals.get('I2')).toEqual(genealogy.individuals.get('I2'));
    expect(reduced.families.get('F1')).toEqual(genealogy.families.get('F1'));
    expect(text).toContain('o obojici');
    expect(text).toContain('Ničiji izvor');
  });

  it('who they are in another tree, but not of those who are hidden', () => {
    const family = read(
      '0 @I1@ INDI | 1 NAME Ante /Ćavar/ | 1 BIRT | 2 DATE 1980 | 1 _LINK bosnjak#I9 | 2 NOTE tajno',
      '0 @I2@ INDI | 1 NAME Luka /Tajni/ | 1 RESN privacy | 1 BIRT | 2 DATE 2001 | 1 _LINK bosnjak#I10',
    );
    const linksAt = (level: 'hidden' | 'name') => crossLinks(reduceLiving(family, { today: TODAY, level }));
    expect(linksAt('name')).toEqual({ 0: 'bosnjak#I9' });
    expect(linksAt('hidden')).toEqual({});
  });

  it('nothing but that they live, with their place in the family', () => {
    const { reduced, text } = shown('hidden');
    expect(reduced.individuals.get('I1')?.name.full).toBe('Živa osoba');
    expect(text).not.toMatch(/Ante|Tone|Pero/);
    expect(reduced.graph).toMatchObject({
      children: genealogy.graph.children,
      firstPartner: genealogy.graph.firstPartner,
      unions: genealogy.graph.unions,
    });
    expect(reduced.graph.childPedigree[0]).toBe(Pedigree.birth);
  });

  it('not that they were adopted, but that they are a stepchild', () => {
    const family = read(
      '0 @I1@ INDI | 1 BIRT | 2 DATE 1980 | 1 FAMC @F1@ | 2 PEDI adopted | 1 ADOP | 2 FAMC @F1@',
      '0 @I2@ INDI | 1 BIRT | 2 DATE 1980 | 1 FAMC @F1@ | 2 PEDI OTHER | 3 PHRASE stepchild | 2 NOTE tajna',
      '0 @F1@ FAM | 1 CHIL @I1@ | 2 _FREL Adopted | 1 CHIL @I2@',
    );
    const { graph } = reduceLiving(family, { today: TODAY, level: 'name' });
    expect([...graph.childPedigree]).toEqual([Pedigree.birth, Pedigree.step]);
  });

  it('everything of who has agreed to it, and nothing of a restricted record', () => {
    const { reduced } = shown('name');
    expect(reduced.individuals.get('I3')).toEqual(genealogy.individuals.get('I3'));
    expect(reduced.individuals.get('I4')?.name.full).toBe('Živa osoba');
  });

  it('everything, to who may see it', () => {
    expect(reduceLiving(genealogy, { today: TODAY, level: 'full' })).toBe(genealogy);
  });

  it('refuses a day that is none, rather than show too much', () => {
    expect(() => reduceLiving(genealogy, { today: 'danas', level: 'name' })).toThrow(RangeError);
  });
});
