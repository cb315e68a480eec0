import { describe, expect, it } from 'vitest';
import type { Genealogy } from '../genealogy.ts';
import { genealogyOf } from '../genealogy-of.ts';
import { relate } from './relate.ts';

const sentencesBetween = (genealogy: Genealogy, a: string, b: string): string[] =>
  relate(genealogy, a, b).map(({ sentence }) => sentence);

describe('marriages in their order', () => {
  const widow = genealogyOf({
    people: [
      { id: 'iva', name: 'Iva', sex: 'F', born: '1880' },
      { id: 'prvi', name: 'Pero', sex: 'M', died: '1910' },
      { id: 'drugi', name: 'Mate', sex: 'M', died: '1950' },
      { id: 'stariji', name: 'Luka', sex: 'M', born: '1905' },
      { id: 'mlada', name: 'Ana', sex: 'F', born: '1915' },
    ],
    families: [
      { husband: 'prvi', wife: 'iva', married: '1900', children: ['stariji'] },
      { husband: 'drugi', wife: 'iva', married: '1912', children: ['mlada'] },
    ],
  });

  it('a later husband of the mother is a stepfather', () => {
    expect(sentencesBetween(widow, 'stariji', 'drugi')).toEqual(['Mate je Lukin očuh (muž njegove majke).']);
    expect(relate(widow, 'stariji', 'drugi')[0]?.kind).toBe('step');
    expect(sentencesBetween(widow, 'drugi', 'stariji')).toEqual([
      'Luka je Matin pastorak (sin njegove žene iz prijašnjega braka).',
    ]);
  });

  it('one who was dead before the child was born never was', () => {
    expect(relate(widow, 'mlada', 'prvi')).toMatchObject([
      {
        term: 'majčin muž iz prijašnjega braka',
        sentence: 'Pero je muž Anine majke (iz prijašnjega braka).',
        kind: 'marriage',
      },
    ]);
    expect(relate(widow, 'prvi', 'mlada')).toMatchObject([
      {
        term: 'ženina kći iz kasnijega braka',
        sentence: 'Ana je kći Perine žene (iz kasnijega braka).',
        kind: 'marriage',
        notes: [],
      },
    ]);
  });

  it('children of one mother are half-siblings, and nothing besides', () => {
    expect(sentencesBetween(widow, 'stariji', 'mlada')).toEqual(['Ana je Lukina polusestra (po majci).']);
  });

  it('the two husbands are described by their wife', () => {
    expect(sentencesBetween(widow, 'prvi', 'drugi')).toEqual(['Mate je muž Perine žene (iz kasnijega braka).']);
    expect(sentencesBetween(widow, 'drugi', 'prvi')).toEqual(['Pero je muž Matine žene (iz prijašnjega braka).']);
  });

  it('a comma keeps the marriage apart from whoever the row of genitives ends with', () => {
    const genealogy = genealogyOf({
      people: [
        { id: 'ana', name: 'Ana', sex: 'F' },
        { id: 'luka', name: 'Luka', sex: 'M' },
        { id: 'ruza', name: 'Ruža', sex: 'F', born: '1915' },
        { id: 'iva', name: 'Iva', sex: 'F' },
        { id: 'prvi', name: 'Pero', sex: 'M', died: '1910' },
        { id: 'drugi', name: 'Mate', sex: 'M' },
      ],
      families: [
        { husband: 'luka', children: ['ana'] },
        { husband: 'luka', wife: 'ruza' },
        { husband: 'prvi', wife: 'iva', married: '1900' },
        { husband: 'drugi', wife: 'iva', married: '1912', children: ['ruza'] },
      ],
    });
    expect(sentencesBetween(genealogy, 'ana', 'prvi')).toEqual([
      'Pero je muž majke Anine maćehe (muž majke žene njezina oca, iz prijašnjega braka).',
    ]);
  });

  it('a dissolved marriage makes a former husband, and leaves its kin with a note', () => {
    const genealogy = genealogyOf({
      people: [
        { id: 'ana', name: 'Ana', sex: 'F' },
        { id: 'ivo', name: 'Ivo', sex: 'M' },
        { id: 'mate', name: 'Mate', sex: 'M' },
      ],
      families: [
        { husband: 'ivo', wife: 'ana', divorced: '1999' },
        { husband: 'mate', children: ['ivo'] },
      ],
    });
    expect(sentencesBetween(genealogy, 'ana', 'ivo')).toEqual(['Ivo je Anin bivši muž.']);
    expect(sentencesBetween(genealogy, 'ivo', 'ana')).toEqual(['Ana je Ivina bivša žena.']);
    expect(relate(genealogy, 'ana', 'mate')).toMatchObject([
      { term: 'svekar', notes: [expect.anything(), 'brak je razveden'] },
    ]);
  });
});
