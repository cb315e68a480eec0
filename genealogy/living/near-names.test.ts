import { describe, expect, it } from 'vitest';
import { readLines, reducedGedcom } from '../../tests/gedcom-lines.ts';
import type { Genealogy } from '../genealogy.ts';
import { textsNamingLiving } from './reduce-living.ts';

const TODAY = '2026-11-18';

function shown(genealogy: Genealogy): string {
  return reducedGedcom(genealogy, { today: TODAY, level: 'name' });
}

/** Mate, his wife Iva, their son Jure with his wife Ruža, and their grandson Luka; Mate's parents and brother. Undated are the living. */
function village(dead: string, note: string, more = ''): Genealogy {
  const person = (id: string, name: string) =>
    `0 @${id}@ INDI | 1 NAME ${name} | ${dead.includes(id) ? '1 DEAT Y' : '1 BIRT | 2 DATE 1990'}`;
  return readLines(
    `${person('M', 'Mate /Ćavar/')} | 1 NOTE ${note}`,
    person('I', 'Iva /Soldo/'),
    person('J', 'Jure /Ćavar/'),
    person('R', 'Ruža /Zovko/'),
    person('L', 'Luka /Ćavar/'),
    person('O', 'Ante /Ćavar/'),
    person('B', 'Petar "Pero" /Ćavar/'),
    person('S', 'Stranko /Ćavar/'),
    '0 @F1@ FAM | 1 HUSB @M@ | 1 WIFE @I@ | 1 CHIL @J@',
    '0 @F2@ FAM | 1 HUSB @J@ | 1 WIFE @R@ | 1 CHIL @L@',
    '0 @F3@ FAM | 1 HUSB @O@ | 1 CHIL @M@ | 1 CHIL @B@',
    more,
  );
}

describe('the given name alone of living near kin holds back a text about the dead', () => {
  it.each([
    ['a child', 'Sin Jure živi u Tajnogradu.'],
    ['a partner', 'S Ivom je otišao u Tajnograd.'],
    ['a grandchild', 'Unuku Luki ostavio je kuću u Tajnogradu.'],
    ['a parent', 'Kod Ante u Tajnogradu.'],
    ['a sibling, by nickname', 'Bratu Peri u Tajnograd.'],
    ['a son’s wife', 'Nevjesta Ruža, Tajnograd.'],
    ['a possessive', 'Jurina kuća u Tajnogradu.'],
    ['an obituary’s list', 'Tajnograd. Ožalošćeni: sin Jure s obitelji, nevjesta Ruža i unuk Luka.'],
    ['capitals only', 'SIN JURE ŽIVI U TAJNOGRADU.'],
    ['small letters only', 'sin jure živi u tajnogradu'],
    ['two names', 'Jure Luka, Tajnograd.'],
    ['a list, line by line', 'Ožalošćeni: | 2 CONT sin Jure | 2 CONT Tajnograd'],
    ['kin with a surname nobody wrote down', 'Sin Jure Primorac iz Tajnograda.'],
    ['kin before a dash', 'Sin Jure - Tajnograd'],
    ['kin in small letters among others', 'Kuća sina jure je u Tajnogradu.'],
  ])('of %s', (_, note) => {
    expect(shown(village('M', note))).not.toMatch(/tajnograd/i);
  });

  it.each([
    ['the dead person’s own', 'M', 'Mate je zidao u Splitu.'],
    ['that of somebody dead', 'MJIRLOB', 'Sin Jure živio je u Splitu.'],
    ['that of somebody who is no near kin', 'MJIRLOB', 'Stranko je došao iz Splita.'],
    ['part of another’s full name', 'M', 'Kum Jure Primorac iz Splita.'],
    ['that of the second of two saints', 'M', 'Župa sv. Petra i Luke u Splitu.'],
    ['the beginning of a word', 'M', 'U Splitu mu je Jurišić bio kum.'],
    ['that of a saint', 'M', 'Krštena je u crkvi sv. Luke, a sveti Ante joj je zaštitnik.'],
  ])('unless it is %s', (_, dead, note) => {
    expect(shown(village(dead, note))).toContain(note);
  });

  it('unless somebody dead who is just as near has the name as well', () => {
    const other = (born: string) => `0 @D@ INDI | 1 NAME Jure /Ćavar/ | ${born} | 0 @F4@ FAM | 1 HUSB @M@ | 1 CHIL @D@`;
    const note = 'Sin Jure pao je s konja.';
    expect(shown(village('M', note, other('1 DEAT | 2 DATE 1943')))).toContain(note);
    expect(shown(village('M', note, other('1 BIRT | 2 DATE 1991')))).not.toContain(note);
  });

  it('but a dead grandfather of the name does not show what is said of a living child', () => {
    const grandfather = '0 @D@ INDI | 1 NAME Jure /Ćavar/ | 1 DEAT Y | 0 @F4@ FAM | 1 HUSB @D@ | 1 CHIL @O@';
    expect(shown(village('MO', 'Sin Jure, Tajnograd.', grandfather))).not.toContain('Tajnograd');
  });

  it('not where it is a place', () => {
    const genealogy = village(
      'M',
      'Mirno.',
      '0 @P@ INDI | 1 NAME Ana /Ćavar/ | 1 DEAT Y | 1 BIRT | 2 PLAC Luka, Split',
    );
    expect(shown(genealogy)).toContain('Luka, Split');
  });

  it('also in a note or a source that is referred to', () => {
    const others =
      '0 @N1@ NOTE Jure je u Tajnogradu. | 0 @S1@ SOUR | 1 TITL Osmrtnica | 1 TEXT Sin Jure, Tajnograd. | 1 NOTE @N2@';
    const note = 'Mirno. | 1 NOTE @N1@ | 1 SOUR @S1@';
    const genealogy = village('M', note, `${others} | 0 @N2@ NOTE Uz Juru, Tajnograd.`);
    expect(shown(genealogy)).not.toContain('Tajnograd');
    expect(textsNamingLiving(genealogy, TODAY).map(({ about }) => about)).toEqual([[0], [0], [0]]);
  });
});

describe('a full name that somebody living has does not hold back a text', () => {
  const grandson =
    '0 @G@ INDI | 1 NAME Mate Luka /Ćavar/ | 1 BIRT | 2 DATE 1999 | 0 @F4@ FAM | 1 HUSB @J@ | 1 CHIL @G@';

  it('about a grandfather of the same name', () => {
    expect(shown(village('M', 'Mate Ćavar rođen je na brdu.', grandson))).toContain('na brdu');
    expect(shown(village('M', 'Luka Ćavar rođen je na brdu.', grandson))).not.toContain('na brdu');
    expect(shown(village('M', 'Unuk Mate Ćavar živi na brdu.', grandson))).not.toContain('na brdu');
  });

  it('about the wife of a dead husband of the same name', () => {
    const wife =
      '0 @W@ INDI | 1 NAME Kata /Soldo/ | 1 DEAT Y | 1 NOTE Udana za Matu Ćavara. | 0 @F5@ FAM | 1 HUSB @M@ | 1 WIFE @W@';
    expect(shown(village('M', 'Mirno.', `${wife} | ${grandson}`))).toContain('Udana za Matu');
  });

  it('but one about a stranger it does', () => {
    const stranger = '0 @W@ INDI | 1 NAME Kata /Zovko/ | 1 DEAT Y | 1 NOTE Kod Mate Ćavara.';
    expect(shown(village('M', 'Mirno.', `${stranger} | ${grandson}`))).not.toContain('Kod Mate');
  });
});
