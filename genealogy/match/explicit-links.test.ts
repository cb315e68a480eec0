import { expect, it } from 'vitest';
import { readGedcom } from '../gedcom/read.ts';
import { explicitLinks } from './explicit-links.ts';

/** Who of two files is one person by what they say; a person of each is given by the lines of the record. */
function linked(one: readonly string[], other: readonly string[]): string[] {
  const [a, b] = [one, other].map((people) => {
    const records = people.map((lines, at) => `0 @I${at + 1}@ INDI | 1 NAME Ana${lines}`);
    return readGedcom(new TextEncoder().encode(['0 HEAD', ...records, '0 TRLR'].join(' | ').replaceAll(' | ', '\n')))
      .genealogy;
  });
  if (!a || !b) throw new Error('no files');
  return explicitLinks(a, b).map((link) => `${a.individuals.idAt(link.a)} ${b.individuals.idAt(link.b)} ${link.why}`);
}

const UID = ' | 1 _UID 0123456789ABCDEF0123456789ABCDEF';

it('a number that nobody else can have says who is who, however it is written', () => {
  expect(linked([UID], [' | 1 UID {01234567-89ab-cdef-0123-456789abcdef}'])).toEqual(['I1 I1 same-uid']);
  expect(linked([`${UID}A1B2`], ['', UID])).toEqual(['I1 I2 same-uid']);
  const external = ' | 1 EXID 77 | 2 TYPE https://gedcom.io/terms/v7/exid/FamilySearch';
  expect(linked([external], [external])).toEqual(['I1 I1 same-uid']);
});

it('an empty number, a short one, one of another register and one that several bear say nothing', () => {
  for (const uid of [' | 1 _UID', ' | 1 UID 12', ' | 1 EXID 7', ' | 1 EXID | 2 TYPE x'])
    expect(linked([uid], [uid]), uid).toEqual([]);
  expect(linked([' | 1 EXID 7 | 2 TYPE x'], [' | 1 EXID 7 | 2 TYPE y'])).toEqual([]);
  expect(linked([UID, UID], [UID])).toEqual([]);
  expect(linked([UID], [UID, UID])).toEqual([]);
});

it('links say so where they lead both ways', () => {
  expect(linked([' | 1 _LINK b#I2'], ['', ' | 1 _LINK a#I1'])).toEqual(['I1 I2 link']);
  expect(linked([' | 1 _LINK b#I2'], ['', ''])).toEqual([]);
  expect(linked([' | 1 _LINK b#I2', ''], ['', ' | 1 _LINK a#I2'])).toEqual([]);
});
