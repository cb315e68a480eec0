import { describe, expect, it, vi } from 'vitest';
import { neutralId } from '../../domain/reference.ts';
import { readLines as read, reducedGedcom } from '../../tests/gedcom-lines.ts';
import { crossLinks } from '../gedcom/people/attachments.ts';
import type { Genealogy } from '../genealogy.ts';
import { Pedigree, Sex } from '../graph.ts';
import { reduceLiving, textsNamingLiving } from './reduce-living.ts';

const TODAY = '2026-11-15';

type Level = 'hidden' | 'name';

const reducedText = (genealogy: Genealogy, level: Level = 'name', isReleased?: (text: string) => boolean): string =>
  reducedGedcom(genealogy, { today: TODAY, level, ...(isReleased && { isReleased }) });

describe('what is shown of the living', () => {
  const genealogy = read(
    '0 @I1@ INDI | 1 NAME Ante "Tone" /Ćavar/ | 2 NICK Tone | 2 SOUR @S1@ | 1 NAME Antonio /Chavar/ | 1 SEX M',
    '1 BIRT | 2 DATE 12 MAY 1980 | 2 PLAC Zagreb | 1 OCCU tajni zidar | 1 NOTE @N1@ | 1 NOTE @N2@ | 1 _UID abc',
    '1 OBJE @O1@ | 1 FAMC @F1@ | 2 PEDI adopted | 2 NOTE šaptalo se | 1 FAMS @F2@ | 0 @I2@ INDI',
    '1 NAME Mate /Ćavar/ | 1 SEX M | 1 BIRT | 2 DATE 1920 | 1 DEAT | 2 DATE 1990 | 1 NOTE @N2@ | 1 FAMS @F1@',
    '1 ASSO @I1@ | 2 RELA kum | 2 NOTE o živome | 0 @I3@ INDI | 1 NAME Iva /Zovko/ | 1 SEX F | 1 BIRT',
    '2 DATE 1982 | 1 _CONSENT Y | 1 FAMS @F2@ | 2 NOTE tajno | 0 @I4@ INDI | 1 NAME Luka /Tajni/ | 1 RESN confidential',
    '1 BIRT | 2 DATE 2001 | 0 @F1@ FAM | 1 HUSB @I2@ | 1 CHIL @I1@ | 2 NOTE posvojen tajno | 1 MARR',
    '2 DATE 1950 | 1 WIFE @I5@ | 0 @I5@ INDI | 1 DEAT Y | 0 @F2@ FAM | 1 HUSB @I1@ | 1 WIFE @I3@ | 1 MARR | 2 DATE 2005 | 2 PLAC Split',
    '1 NOTE vjenčanje u tajnosti | 0 @N1@ NOTE o Anti samome | 1 SOUR @S2@ | 0 @N2@ NOTE o obojici',
    '0 @S1@ SOUR | 1 TITL Rodni list | 0 @S2@ SOUR | 1 TITL Samo iz bilješke | 0 @S3@ SOUR',
    '1 TITL Ničiji izvor | 0 @O1@ OBJE | 1 FILE ante.jpg | 0 @U1@ SUBM | 1 NAME Pero | 1 PHON 123456',
  );

  const shown = (level: Level) => ({
    reduced: reduceLiving(genealogy, { today: TODAY, level }),
    text: reducedText(genealogy, level),
  });

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

  it('leaves the dead as they were, and what is theirs alone', () => {
    const { reduced, text } = shown('name');
    expect(reduced.individuals.get('I2')).toEqual({ ...genealogy.individuals.get('I2'), notes: [] });
    expect(reduced.families.get('F1')).toEqual(genealogy.families.get('F1'));
    expect(text).not.toContain('o obojici');
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

  it('no date that stands beside a name, and no id that tells one', () => {
    const family = read(
      '0 @Ante_Cavar_1980@ INDI | 1 NAME Ante /Ćavar/ (r. 1980.) | 2 NSFX *12.5.1980 | 1 BIRT | 2 DATE 1980 | 1 FAMC @F1@',
      '1 _LINK bosnjak#Ante_Cavar_1980 | 0 @I19800512@ INDI | 1 NAME Ana /Ćavar/ | 1 BIRT | 2 DATE 12 MAY 1980',
      '0 @Mate Ćavar@ INDI | 1 NAME Mate /Ćavar/ | 1 DEAT Y | 1 NOTE @biljeska o Anti@ | 0 @F1@ FAM',
      '1 HUSB @Mate Ćavar@ | 1 CHIL @Ante_Cavar_1980@ | 0 @biljeska o Anti@ NOTE Zidar.',
    );
    const reduced = reduceLiving(family, { today: TODAY, level: 'name' });
    expect(reducedText(family)).not.toMatch(/1980|Cavar|Anti|@Mate/);
    expect(reducedText(family)).toContain('Zidar.');
    const ante = reduced.individuals.at(0);
    expect(ante.id).toMatch(/^X\d{16}$/);
    expect(ante.id).toBe(neutralId('Ante_Cavar_1980'));
    expect(neutralId(ante.id)).toBe(ante.id);
    expect(reduced.individuals.get(ante.id)?.name.full).toBe('Ante Ćavar');
    expect(crossLinks(reduced)).toEqual({ 0: `bosnjak#${ante.id}` });
    expect(reduced.graph.children).toEqual(family.graph.children);
  });

  it('not a marriage with a third partner, nor what records of the dead say of them', () => {
    const family = read(
      '0 @I1@ INDI | 1 NAME Mate /Ćavar/ | 1 DEAT Y | 1 FAMS @F1@ | 1 ALIA @I3@ | 1 BAPM | 2 DATE 3 MAR 1951 | 2 PLAC Mostar',
      '2 ASSO @I3@ | 3 RELA kuma | 1 _GODP @I3@ | 1 ASSO @I3@ | 2 RELA kuma u Splitu 1951. | 0 @I2@ INDI | 1 DEAT Y | 1 FAMS @F1@',
      '0 @I3@ INDI | 1 NAME Ana /Živić/ | 1 BIRT | 2 DATE 1950 | 0 @F1@ FAM | 1 HUSB @I1@ | 1 WIFE @I2@ | 1 WIFE @I3@',
      '1 MARR | 2 DATE 1975 | 2 PLAC Split',
    );
    expect(reducedText(family)).not.toMatch(/1975|Split|_GODP|ALIA|kuma/);
    expect(reducedText(family)).toContain('3 MAR 1951');
    expect(reduceLiving(family, { today: TODAY, level: 'name' }).individuals.get('I1')?.associates).toHaveLength(1);
  });

  it('nor a marriage that stands in the record of the dead one, nor what is said of a dead child of theirs', () => {
    const dead = '1 SEX M | 1 DEAT Y | 1 FAMS @F1@ | 1 MARR | 2 DATE 1975 | 1 EVEN | 2 TYPE Vjenčanje | 2 DATE 1976';
    const family = read(
      `0 @I1@ INDI | ${dead} | 1 _SEPR | 2 DATE 1977 | 1 EVEN | 2 TYPE Služba | 2 DATE 1970 | 0 @I2@ INDI | 1 FAMS @F1@`,
      '0 @I3@ INDI | 1 DEAT Y | 1 FAMC @F1@ | 0 @F1@ FAM | 1 HUSB @I1@ | 1 WIFE @I2@ | 1 CHIL @I3@ | 2 NOTE tajna',
    );
    expect(reducedText(family)).not.toMatch(/197[567]|tajna/);
    expect(reducedText(family)).toContain('1970');
    const widower = read(`0 @I1@ INDI | ${dead} | 0 @I2@ INDI | 1 DEAT Y | 0 @F1@ FAM | 1 HUSB @I1@ | 1 WIFE @I2@`);
    expect(reducedText(widower)).toContain('1975');
  });

  it('nothing that nobody refers to, and nothing of who made the file', () => {
    const family = read(
      '0 @N1@ NOTE ničija bilješka | 0 @O1@ OBJE | 1 FILE nicija.jpg | 0 @S1@ SOUR | 1 TITL ničiji izvor | 1 REPO @R1@',
      '0 @R1@ REPO | 1 NAME ničija zbirka | 0 _TODO nazvati | 0 @T1@ _TODO ničiji posao | 0 @I1@ INDI | 1 DEAT Y | 1 SOUR @S2@',
      '0 @S2@ SOUR | 1 TITL Matica | 1 REPO @R2@ | 0 @R2@ REPO | 1 NAME Arhiv',
      '0 HEAD | 1 SOUR Program | 2 CORP Tvrtka | 3 EMAIL c@primjer.hr | 1 FILE C:\\Ante\\obitelj.ged | 1 COPR Ante Ćavar 2020 | 1 constructor Ante | 2 VERS 1',
      '1 NOTE @N2@ | 1 NOTE zaglavna | 1 _OWNER Ante | 1 SUBM @U1@ | 0 @N2@ NOTE iz zaglavlja | 0 @U1@ SUBM | 1 NAME Ante Ćavar',
      '1 EMAIL a@primjer.hr | 1 ADDR Ulica 5 | 0 @U2@ SUBM | 1 NAME drugi@primjer.hr',
    );
    const text = reducedText(family);
    expect(text).not.toMatch(
      /ničij|nicij|nazvati|Tvrtka|primjer\.hr|obitelj\.ged|COPR|constructor|zaglav|_OWNER|Ulica/,
    );
    expect(text).toContain('1 TITL Matica');
    expect(text).toContain('1 NAME Arhiv');
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

describe('texts of the dead that name the living', () => {
  const genealogy = read(
    '0 @I1@ INDI | 1 NAME Ante "Tone" /Ćavar/ | 1 SEX M | 1 BIRT | 2 DATE 1980 | 1 FAMC @F1@ | 1 FAMS @F2@',
    '0 @I2@ INDI | 1 NAME Ana /Bošnjak/ | 1 SEX F | 1 BIRT | 2 DATE 1982 | 1 FAMS @F2@ | 0 @F2@ FAM | 1 HUSB @I1@ | 1 WIFE @I2@',
    '0 @I3@ INDI | 1 NAME Ivan /Ćavar/ | 1 BIRT | 2 DATE 1900 | 1 DEAT Y | 1 FAMS @F1@ | 1 NOTE Unuk Ante Ćavar živi u Grazu.',
    '1 NOTE Pisma čuva ANA CAVAR. | 1 NOTE Kuću je dao Anti Ćavaru. | 1 NOTE Kazivala Ana Ćavar rođ. Bošnjak. | 1 NOTE @N1@',
    '1 NOTE Ćavar, Ante, zidar. | 1 OCCU sluga Tone Ćavara | 1 OBJE | 2 FILE ante_cavar_1980.jpg | 2 TITL Slika',
    '1 SOUR @S1@ | 2 PAGE Matica, 12 | 1 NOTE Jakov je bio zidar. | 1 NOTE Ćavar je staro prezime. | 1 NOTE Mate Zovko i Kata Ćavar.',
    '1 NOTE Ana Zovko i Mate Ćavar. | 1 NOTE Antečavar | 0 @F1@ FAM | 1 HUSB @I3@ | 1 CHIL @I1@ | 1 NOTE Antina Ćavarova kuća.',
    '1 WIFE @I4@ | 0 @I4@ INDI | 1 DEAT Y',
    '0 @N1@ NOTE Zajednička: Bošnjak Ana. | 1 SOUR @S2@ | 0 @S1@ SOUR | 1 TITL Kazivanje Antuna | 1 AUTH Ante i Mate Ćavar',
    '0 @S2@ SOUR | 1 TITL Samo iz zajedničke',
  );
  const found = textsNamingLiving(genealogy, TODAY);

  it('are found in either order, in any case, by maiden and by married name', () => {
    const ids = (people: readonly number[]) => people.map((person) => genealogy.individuals.idAt(person));
    expect(found.map(({ tag, text, named, about }) => [tag, text, ids(named), ids(about)])).toEqual([
      ['NOTE', 'Unuk Ante Ćavar živi u Grazu.', ['I1'], ['I3']],
      ['NOTE', 'Pisma čuva ANA CAVAR.', ['I2'], ['I3']],
      ['NOTE', 'Kuću je dao Anti Ćavaru.', ['I1'], ['I3']],
      ['NOTE', 'Kazivala Ana Ćavar rođ. Bošnjak.', ['I2'], ['I3']],
      ['NOTE', 'Ćavar, Ante, zidar.', ['I1'], ['I3']],
      ['OCCU', 'sluga Tone Ćavara', ['I1'], ['I3']],
      ['FILE', 'ante_cavar_1980.jpg', ['I1'], ['I3']],
      ['NOTE', 'Antina Ćavarova kuća.', ['I1'], ['I3', 'I4']],
      ['NOTE', 'Zajednička: Bošnjak Ana.', ['I2'], ['I3']],
      ['AUTH', 'Ante i Mate Ćavar', ['I1'], ['I3']],
    ]);
  });

  it('are held back with what hangs on them, until they are released', () => {
    const held = reducedText(genealogy);
    expect(held).not.toMatch(
      /Grazu|čuva|dao Anti|Kazivala|zidar\.\n.*Ćavar, Ante|sluga|ante_cavar|Slika|kuća|Zajednička|AUTH/,
    );
    expect(held).not.toContain('Samo iz zajedničke');
    expect(held).toContain('Jakov je bio zidar.');
    expect(held).toContain('Kazivanje Antuna');
    const released = reducedText(genealogy, 'name', (text) => text.startsWith('Zajednička') || text.endsWith('.jpg'));
    expect(released).toContain('Zajednička');
    expect(released).toContain('Samo iz zajedničke');
    expect(released).toContain('ante_cavar_1980.jpg');
    expect(released).not.toContain('Grazu');
  });

  it.each([
    [
      'Ante /Ćavar/',
      'A. Ćavar; Ćavar A., zidar; Ante Ć. je otišao; Ante&nbsp;Ćavar; <p>Ante</p><strong>Ćavar</strong>; Ante &#262;avar',
    ],
    [
      'Ante /Ćavar/',
      'Анте Ћавар; Ante, sin Mate Ćavara; Ante zvani Tonći Ćavar; Ćavar: Ante; obitelj Ćavar (Mara, Ante)',
    ],
    [
      'Ante /Ćavar/',
      'file:///slike/ante%20%C4%87avar.jpg; Ante, Mara i Ivan Ćavar; Hr. Ćavar, Ante; Ante ud. Kate Ćavar',
    ],
    ['Đorđe /Đokić/', 'Djordje Djokic; Ðorðe Ðokić; Djordju Djokicu; Ђорђе Ђокић; Dorde Dokic; Đ. Đokić'],
    ['Jürgen /Müller/', 'Juergen Mueller; Jurgen Muller; Jürgen Müllers Haus; MÜLLER JÜRGEN'],
    ['Mario /Zrinski/', 'Marija Zrinskog; s Marijem Zrinskim; Mariju Zrinskome; Marijeva Zrinskoga'],
    ['Marko /Bošnjak/', 'Marko i Ana Bošnjaci; Marku Bošnjaku'],
    ['Ivica Perković', 'Ivica Perković; Perkovića Ivice'],
    ['Zvonimir /de la Cruz/', 'Zvonimir de la Cruz; Zvonimira de la Cruza'],
    ['Łukasz /Groß/', 'Lukasz Gross; Łukasza Große'],
  ])('are found however %s is written: %s', (name, texts) => {
    for (const text of texts.split('; ')) {
      const village = read(
        `0 @I1@ INDI | 1 NAME ${name} | 1 BIRT | 2 DATE 1980 | 0 @I2@ INDI | 1 DEAT Y | 1 NOTE ${text}`,
      );
      expect(textsNamingLiving(village, TODAY), text).toHaveLength(1);
    }
  });

  it('are found in whatever may have words', () => {
    const village = read(
      '0 @I1@ INDI | 1 NAME Ante /Ćavar/ | 1 BIRT | 2 DATE 1980 | 0 @I2@ INDI | 1 DEAT Y | 1 NAME Ivo /Zovko/',
      '1 NOTE Mirno. | 2 TRAN Ante Ćavar, a | 1 OCCU zidar | 2 DATE (kad je Ante Ćavar, b) | 1 REFN Ante Ćavar, c',
      '1 RESI | 2 DATE 1980 | 3 PHRASE Ante Ćavar, d | 1 ASSO @I2@ | 2 RELA kum Ante Ćavara, e | 1 NOTE Ante | 2 CONC  Ća | 2 CONC var, f',
    );
    expect(textsNamingLiving(village, TODAY).map(({ text }) => text.at(-1))).toEqual(['a', ')', 'c', 'd', 'e', 'f']);
  });

  it('are looked for in all names at once: twice as many of both is twice the work', () => {
    const workFor = (size: number): number => {
      const people = Array.from(
        { length: size },
        (_, index) => `0 @I${index}@ INDI | 1 NAME Ime${letters(index)} /Prezime${letters(index)}/`,
      );
      const notes = Array.from(
        { length: size },
        (_, index) => `1 NOTE Ovdje se spominje Ime${letters(index)} Prezime${letters(index)} i još ponetko.`,
      );
      const village = read(...people, '0 @D1@ INDI | 1 DEAT Y', ...notes);
      const looks = vi.spyOn(Map.prototype, 'get');
      expect(textsNamingLiving(village, TODAY)).toHaveLength(size);
      const { length } = looks.mock.calls;
      looks.mockRestore();
      return length;
    };
    expect(workFor(800) / workFor(400)).toBeLessThan(2.2);
  });
});

/** Numbers as small letters, since digits part words. */
function letters(index: number): string {
  return [...String(index)].map((digit) => String.fromCharCode(97 + Number(digit))).join('');
}
