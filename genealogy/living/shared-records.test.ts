import { describe, expect, it } from 'vitest';
import { readLines, reducedGedcom } from '../../tests/gedcom-lines.ts';
import { textsNamingLiving } from './reduce-living.ts';

const TODAY = '2026-11-18';

describe('what somebody living and somebody dead share waits for a release', () => {
  const shown = (lines: string, isReleased = (_: string) => false) =>
    reducedGedcom(
      readLines(
        `0 @A@ INDI | 1 NAME Ante /Ćavar/ | 1 BIRT | 2 DATE 1990 | ${lines}`,
        `0 @M@ INDI | 1 NAME Mate /Ćavar/ | 1 DEAT Y | ${lines}`,
        '0 @O1@ OBJE | 1 FILE na-piru.jpg | 2 FORM jpg | 2 TITL Na piru',
        '0 @N1@ NOTE Zajednička bilješka',
        '0 @S1@ SOUR | 1 TITL Pisma iz Australije',
        '0 @I@ INDI | 1 NAME Iva /Soldo/ | 1 DEAT Y | 1 NOTE @N2@ | 0 @N2@ NOTE Samo njezina',
      ),
      { today: TODAY, level: 'name', isReleased },
    );

  it.each([
    ['a photograph', '1 OBJE @O1@', 'na-piru.jpg\nNa piru', 'na-piru.jpg'],
    ['a file in both records', '1 OBJE | 2 FILE skupa.jpg', 'skupa.jpg', 'skupa.jpg'],
    ['a note', '1 NOTE @N1@', 'Zajednička bilješka', 'Zajednička'],
    ['a source of an event', '1 BIRT | 2 SOUR @S1@ | 3 PAGE 12', 'Pisma iz Australije', 'Australije'],
  ])('%s', (_, lines, text, words) => {
    expect(shown(lines)).not.toContain(words);
    expect(shown(lines, (asked) => asked === text)).toContain(words);
    expect(shown(lines)).toContain('Samo njezina');
  });

  it('a photograph that the living have through a source', () => {
    const lines = ['0 @A@ INDI | 1 BIRT | 2 DATE 1990 | 1 SOUR @S@', '0 @M@ INDI | 1 DEAT Y | 1 OBJE @O@'];
    const records = '0 @S@ SOUR | 1 TITL Album | 1 OBJE @O@ | 0 @O@ OBJE | 1 FILE na-piru.jpg';
    expect(reducedGedcom(readLines(...lines, records), { today: TODAY, level: 'name' })).not.toContain('na-piru');
  });

  it('and says with whom it is shared', () => {
    const genealogy = readLines(
      '0 @A@ INDI | 1 NAME Ante /Ćavar/ | 1 NOTE @N1@ | 0 @M@ INDI | 1 NAME Mate /Ćavar/ | 1 DEAT Y | 1 NOTE @N1@ | 0 @N1@ NOTE Obje',
    );
    expect(textsNamingLiving(genealogy, TODAY)).toMatchObject([{ text: 'Obje', tag: 'NOTE', named: [0], about: [1] }]);
  });
});

describe('of a living adopted child the dead parents’ records do not tell', () => {
  it.each(['ADOP Y', 'EVEN | 2 TYPE posvojenje', 'EVEN | 2 TYPE Posinjenje', 'EVEN Adoption of a son'])(
    '%s in the family',
    (event) => {
      const family = (born: string) =>
        reducedGedcom(
          readLines(
            `0 @A@ INDI | 1 NAME Ante /Ćavar/ | ${born}`,
            '0 @M@ INDI | 1 NAME Mate /Ćavar/ | 1 DEAT Y | 0 @I@ INDI | 1 NAME Iva /Soldo/ | 1 DEAT Y',
            `0 @F@ FAM | 1 HUSB @M@ | 1 WIFE @I@ | 1 CHIL @A@ | 1 ${event} | 2 PLAC Tajnograd`,
          ),
          { today: TODAY, level: 'name' },
        );
      expect(family('1 BIRT | 2 DATE 1990')).not.toContain('Tajnograd');
      expect(family('1 DEAT | 2 DATE 1940')).toContain('Tajnograd');
    },
  );

  it('in a parent’s own record either', () => {
    const gedcom = reducedGedcom(
      readLines(
        '0 @A@ INDI | 1 NAME Ante /Ćavar/ | 1 BIRT | 2 DATE 1990',
        '0 @M@ INDI | 1 NAME Mate /Ćavar/ | 1 DEAT Y | 1 EVEN | 2 TYPE Usvojio dijete | 2 PLAC Tajnograd | 1 ADOP | 2 PLAC Mostar',
        '0 @F@ FAM | 1 HUSB @M@ | 1 CHIL @A@',
      ),
      { today: TODAY, level: 'name' },
    );
    expect(gedcom).not.toContain('Tajnograd');
    expect(gedcom).toContain('Mostar');
  });
});

it.each([
  ['RELA kum', true],
  ['RELA vjenčani kum', true],
  ['ROLE GODP', true],
  ['RELA izvanbračna kći', false],
  ['RELA kuma u Tajnogradu', false],
])('a role of somebody living in words of its own does not leave: %s', (role, isShown) => {
  const gedcom = reducedGedcom(
    readLines(`0 @A@ INDI | 1 NAME Ana /Ćavar/ | 0 @M@ INDI | 1 NAME Mate /Ćavar/ | 1 DEAT Y | 1 ASSO @A@ | 2 ${role}`),
    { today: TODAY, level: 'name' },
  );
  expect(gedcom.includes(role)).toBe(isShown);
});
