import { describe, expect, it } from 'vitest';
import { readGedcom } from '../gedcom/read.ts';
import { writeGedcom } from '../gedcom/write.ts';
import { reduceLiving } from './reduce-living.ts';

/** What is shown in either version of a file with these lines, which are parted by ` | `. */
function reducedText(...lines: string[]): string {
  const { genealogy } = readGedcom(new TextEncoder().encode(lines.join(' | ').replaceAll(' | ', '\n')));
  const reduced = reduceLiving(genealogy, { today: '2026-11-15', level: 'name' });
  return (['5.5.1', '7.0'] as const)
    .map((version) => new TextDecoder().decode(writeGedcom(reduced, version)))
    .join('\n');
}

function nameShown(lines: string): string | undefined {
  return /^1 NAME ?(.*)$/m.exec(reducedText('0 HEAD | 0 @I1@ INDI', lines, '0 TRLR'))?.[1];
}

describe('of a living person’s name is shown', () => {
  it.each([
    ['Zora /Ćuk/ iz Zagreba', 'Zora /Ćuk/'],
    ['Zora /Ćuk/ r. 15. lipnja 1990.', 'Zora /Ćuk/'],
    ['Zora /Ćuk/ (Zagreb)', 'Zora /Ćuk/'],
    ['Zora /Ćuk/, Zagreb', 'Zora /Ćuk/'],
    ['Zora iz Zagreba /Ćuk/', 'Zora /Ćuk/'],
    ['Zora (Zorka iz Zagreba) /Ćuk/', 'Zora /Ćuk/'],
    ['Zora 15. lipnja 1990. /Ćuk/', 'Zora /Ćuk/'],
    ['Zora * 1990 /Ćuk iz Zagreba/', 'Zora /Ćuk/'],
    ['Zora s Brača /Ćuk/', 'Zora /Ćuk/'],
    ['Zora zora@primjer.hr /Ćuk/ 091', 'Zora /Ćuk/'],
    ['Zora /Ćuk/ /Zagreb/', 'Zora /Ćuk/'],
    ['Zora Ćuk, Zagreb', 'Zora Ćuk'],
    ['zora iz zagreba /ćuk/', 'zora /ćuk/'],
    ['iz Zagreba /Ćuk/', '/Ćuk/'],
  ])('%s without what was written beside it', (written, shown) => expect(nameShown(`1 NAME ${written}`)).toBe(shown));

  it.each([
    'Ante "Tone" /Ćavar/ ml.',
    'Ante /Ćavar/ Jr.',
    'John /Smith/ III',
    'Ana Marija /Šimić-Vuković/',
    'Ana-Marija (Anka) /Ćuk/',
    'dr. sc. Zvonimir /de la Cruz/',
    'Gabriele /d’Annunzio/',
    'Ante /pl. Ćavar/ st.',
    '/Ćavar/ Ante Mate',
    'Ćavar, Ante',
    's. Bernarda /Ćavar/',
    'Marie of_Hesse /von_Deurs/',
    'Ivica Perković',
    'Marija //',
    'Josip /?/',
    'Иван /Ћук/',
    '美 /王/',
  ])('%s as it stands', (name) => expect(nameShown(`1 NAME ${name}`)).toBe(name));

  it('no part with other words, and no sex with any', () => {
    const parts =
      '2 GIVN Zora r. 1990 | 2 NSFX u Splitu | 2 NPFX u Splitu | 2 NICK Zorka iz Splita | 2 SURN Ćuk iz Splita';
    const text = reducedText(`0 HEAD | 0 @I1@ INDI | 1 NAME Zora /Ćuk/ | ${parts} | 1 SEX F živi u Splitu | 0 TRLR`);
    expect(text).not.toMatch(/1990|Splitu|Splita/);
    expect(text).toContain('2 NICK Zorka\n');
    expect(text).toContain('1 SEX F\n');
  });
});

it('nothing stays after the end of the file', () => {
  const note = '0 @N1@ NOTE tajna bilješka';
  const text = reducedText(
    `0 HEAD | 0 @I1@ INDI | 1 DEAT Y | ${note} | 0 TRLR tajna | 1 NOTE tajna u repu | 1 NOTE @N1@`,
  );
  expect(text).not.toContain('tajna');
  expect(text.match(/^0 TRLR$/gm)).toHaveLength(2);
});

it('no address stays in the header, under whatever tag', () => {
  const text = reducedText(
    '0 HEAD | 1 SOUR Program | 2 VERS 1, ante@@primjer.hr | 2 NAME Ante Ćavar ante@@primjer.hr | 1 LANG ante@@primjer.hr | 0 TRLR',
  );
  expect(text).not.toMatch(/primjer|Ante/);
  expect(text).toContain('1 SOUR Program');
});

it.each([
  'Ante Ćavar, Ulica 5',
  'Ante Ćavar, Split',
  'Ante Ćavar ante@@primjer.hr',
  'Ante /Ćavar/ 091 5',
  'Ante iz Splita',
])('no address stays in the name of who sent the file: %s', (name) => {
  const text = reducedText(`0 HEAD | 1 SUBM @U1@ | 0 @U1@ SUBM | 1 NAME ${name} | 0 TRLR`);
  expect(text).not.toMatch(/Ulica|Spli|primjer|091/);
  expect(text).toContain('Živa osoba');
});
