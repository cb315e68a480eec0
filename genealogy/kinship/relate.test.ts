import { describe, expect, it } from 'vitest';
import type { Genealogy } from '../genealogy.ts';
import { genealogyOf } from '../genealogy-of.ts';
import { relate } from './relate.ts';

const termsBetween = (genealogy: Genealogy, a: string, b: string): string[] =>
  relate(genealogy, a, b).map(({ term }) => term);
const sentencesBetween = (genealogy: Genealogy, a: string, b: string): string[] =>
  relate(genealogy, a, b).map(({ sentence }) => sentence);

/** Two brothers, Ivan and Ante; Ivan's wife Marija; old Jure and Kata above them. */
const house = genealogyOf({
  people: [
    { id: 'I1', name: 'Jure /Ćavar/', sex: 'M' },
    { id: 'I2', name: 'Kata /Zovko/', sex: 'F' },
    { id: 'I3', name: 'Ivan /Ćavar/', sex: 'M' },
    { id: 'I4', name: 'Ante /Ćavar/', sex: 'M' },
    { id: 'I5', name: 'Marija /Bošnjak/', sex: 'F' },
    { id: 'I6', name: 'Luca /Bošnjak/', sex: 'F' },
  ],
  families: [
    { husband: 'I1', wife: 'I2', children: ['I3', 'I4'] },
    { husband: 'I3', wife: 'I5' },
  ],
});

describe('relate', () => {
  it('says what b is to a, with the path', () => {
    expect(relate(house, 'I5', 'I4')).toEqual([
      {
        term: 'djever',
        sentence: 'Ante je Marijin djever (brat njezina muža).',
        path: [
          { id: 'I5', by: 'start' },
          { id: 'I3', by: 'partner' },
          { id: 'I1', by: 'parent', with: 'I2' },
          { id: 'I4', by: 'child' },
        ],
        kind: 'marriage',
        everyday: 'šogor',
        notes: ['ikavski: diver', 'u Duvnu ga oslovljavaju: brate, braco, dragi'],
        degree: 2,
        marriages: 1,
        isHalf: false,
        lines: 1,
      },
    ]);
  });

  it('is mirrored for b and a', () => {
    expect(relate(house, 'I4', 'I5')).toMatchObject([
      { term: 'snaha', path: [{ id: 'I4' }, { id: 'I1' }, { id: 'I3' }, { id: 'I5' }] },
    ]);
  });

  it('says of one person that they are one, and nothing of strangers', () => {
    expect(sentencesBetween(house, 'I3', 'I3')).toEqual(['Riječ je o istoj osobi: Ivan Ćavar.']);
    expect(relate(house, 'I3', 'I6')).toEqual([]);
    expect(relate(house, 'I3', 'nobody')).toEqual([]);
  });
});

describe('more than one kinship', () => {
  it('lists a husband who is also a second cousin, the marriage first', () => {
    const genealogy = genealogyOf({
      people: [
        { id: 'old', sex: 'M' },
        ...['g1', 'g2', 'f1', 'f2', 'ivan'].map((id) => ({ id, name: 'Ivan', sex: 'M' as const })),
        { id: 'ana', name: 'Ana', sex: 'F' },
      ],
      families: [
        { husband: 'old', children: ['g1', 'g2'] },
        { husband: 'g1', children: ['f1'] },
        { husband: 'g2', children: ['f2'] },
        { husband: 'f1', children: ['ana'] },
        { husband: 'f2', children: ['ivan'] },
        { husband: 'ivan', wife: 'ana' },
      ],
    });
    expect(termsBetween(genealogy, 'ana', 'ivan')).toEqual(['muž', 'drugi bratić']);
    expect(relate(genealogy, 'ana', 'ivan').map(({ kind }) => kind)).toEqual(['marriage', 'blood']);
  });

  it('lists an uncle who is also a cousin', () => {
    const genealogy = genealogyOf({
      people: [
        ...['x', 'y', 'father', 'b'].map((id) => ({ id, name: 'Mate', sex: 'M' as const })),
        { id: 'mother', name: 'Iva', sex: 'F' },
        { id: 'a', name: 'Ana', sex: 'F' },
      ],
      families: [
        { husband: 'x', children: ['y', 'father'] },
        { husband: 'y', children: ['mother', 'b'] },
        { husband: 'father', wife: 'mother', children: ['a'] },
      ],
    });
    expect(sentencesBetween(genealogy, 'a', 'b')).toEqual([
      'Mate je Anin ujak (brat njezine majke).',
      'Mate je Anin bratić (sin brata njezina oca).',
    ]);
  });

  it('does not list for siblings that their parents are cousins, nor the parents of a common ancestor', () => {
    const genealogy = genealogyOf({
      people: ['x', 'y', 'g1', 'g2', 'f', 'm', 'a', 'b'].map((id) => ({ id, sex: 'my'.includes(id) ? 'F' : 'M' })),
      families: [
        { husband: 'x', wife: 'y', children: ['g1', 'g2'] },
        { husband: 'g1', children: ['f'] },
        { husband: 'g2', children: ['m'] },
        { husband: 'f', wife: 'm', children: ['a', 'b'] },
      ],
    });
    expect(termsBetween(genealogy, 'a', 'b')).toEqual(['brat']);
  });

  it('lists both sides when two brothers married two sisters', () => {
    const genealogy = genealogyOf({
      people: ['x', 'u', 'f1', 'f2', 'm1', 'm2', 'a', 'b'].map((id) => ({
        id,
        name: id === 'a' ? 'Ana' : 'Ivo',
        sex: 'am1m2u'.includes(id) ? 'F' : 'M',
      })),
      families: [
        { husband: 'x', children: ['f1', 'f2'] },
        { wife: 'u', children: ['m1', 'm2'] },
        { husband: 'f1', wife: 'm1', children: ['a'] },
        { husband: 'f2', wife: 'm2', children: ['b'] },
      ],
    });
    expect(sentencesBetween(genealogy, 'a', 'b')).toEqual([
      'Ivo je Anin bratić (sin brata njezina oca).',
      'Ivo je Anin bratić (sin sestre njezine majke).',
    ]);
  });

  it('counts lines instead of walking them: forty generations of doubled cousins', () => {
    const generations = 40;
    const people = Array.from({ length: generations }, (_, row) =>
      ['A', 'B', 'C', 'D'].map((letter) => ({
        id: `${letter}${row}`,
        name: 'Ivo',
        sex: 'AC'.includes(letter) ? ('M' as const) : ('F' as const),
      })),
    ).flat();
    const families = Array.from({ length: generations - 1 }, (_, row) => [
      { husband: `A${row}`, wife: `B${row}`, children: [`A${row + 1}`, `D${row + 1}`] },
      { husband: `C${row}`, wife: `D${row}`, children: [`C${row + 1}`, `B${row + 1}`] },
    ]).flat();
    const genealogy = genealogyOf({
      people: [...people, { id: 'z', sex: 'M' }],
      families: [...families, { husband: `A${generations - 1}`, wife: `B${generations - 1}`, children: ['z'] }],
    });
    const [nearest] = relate(genealogy, 'z', 'A0');
    expect(nearest?.term).toBe('predak u 40. koljenu');
    expect(relate(genealogy, 'z', 'A0').reduce((sum, { lines }) => sum + lines, 0)).toBe(2 ** 38);
  });

  it('lists the hundred nearest and counts the rest', () => {
    const generations = 7;
    const slots = Array.from({ length: 2 ** (generations + 1) - 1 }, (_, slot) => slot);
    const isLeaf = (slot: number): boolean => slot >= 2 ** generations - 1;
    const tree = (root: string) => ({
      people: slots.map((slot) => ({
        id: `${root}${slot}`,
        name: root === 'a' ? 'Ana' : 'Ivo',
        sex: slot % 2 === 0 ? ('F' as const) : ('M' as const),
      })),
      families: slots
        .filter((slot) => !isLeaf(slot))
        .map((slot) => ({
          husband: `${root}${2 * slot + 1}`,
          wife: `${root}${2 * slot + 2}`,
          children: [`${root}${slot}`],
        })),
    });
    const [a, b] = [tree('a'), tree('b')];
    const leaves = slots.filter(isLeaf);
    const genealogy = genealogyOf({
      people: [
        ...a.people,
        ...b.people,
        ...leaves.map((slot) => ({ id: `x${slot}`, name: `Pradjed ${slot}`, sex: 'M' as const })),
      ],
      families: [
        ...a.families,
        ...b.families,
        ...leaves.map((slot) => ({ husband: `x${slot}`, children: [`a${slot}`, `b${slot}`] })),
      ],
    });
    const relationships = relate(genealogy, 'a0', 'b0');
    expect(relationships).toHaveLength(101);
    expect(relationships.at(-1)).toMatchObject({
      term: 'rođakinja',
      sentence: 'Ivo je Anina rođakinja i na još 28 načina.',
      lines: 28,
    });
  });
});

describe('brothers and sisters', () => {
  const bornOn = (first: string, second: string): Genealogy =>
    genealogyOf({
      people: [
        { id: 'm', sex: 'F' },
        { id: 'a', name: 'Ana', sex: 'F', born: first },
        { id: 'b', name: 'Ivo', sex: 'M', born: second },
      ],
      families: [{ wife: 'm', children: ['a', 'b'] }],
    });

  it('born on one day are twins; in one year only, they are not', () => {
    expect(termsBetween(bornOn('1903-02-11', '1903-02-11'), 'a', 'b')).toEqual(['blizanac']);
    expect(termsBetween(bornOn('1903', '1903'), 'a', 'b')).toEqual(['brat']);
    expect(termsBetween(bornOn('1903-02', '1903-02'), 'a', 'b')).toEqual(['brat']);
  });

  it('of two families are half-siblings, with a note where the other parent is not recorded', () => {
    const genealogy = genealogyOf({
      people: [
        { id: 'f', sex: 'M' },
        { id: 'm', sex: 'F' },
        { id: 'a', name: 'Ana', sex: 'F' },
        { id: 'b', name: 'Ivo', sex: 'M' },
      ],
      families: [
        { husband: 'f', wife: 'm', children: ['a'] },
        { husband: 'f', children: ['b'] },
      ],
    });
    expect(relate(genealogy, 'a', 'b')).toMatchObject([
      { term: 'polubrat', isHalf: true, notes: ['drugi roditelj nije zapisan: možda su i djeca istih roditelja'] },
    ]);
  });
});

describe('godparents, where recorded', () => {
  const genealogy = genealogyOf({
    people: [
      {
        id: 'ana',
        name: 'Ana',
        sex: 'F',
        associates: [
          { id: 'kata', role: 'krsna kuma' },
          { id: 'ivo', role: 'vjenčani kum' },
          { id: 'mate', role: 'svjedok pri oporuci' },
          { id: 'jela', role: 'posestrima' },
          { id: 'susjed', role: 'susjed' },
        ],
      },
      { id: 'kata', name: 'Kata', sex: 'F' },
      { id: 'ivo', name: 'Ivo', sex: 'M' },
      { id: 'jela', name: 'Jela', sex: 'F' },
      { id: 'susjed', name: 'Pero', sex: 'M' },
      { id: 'luka', name: 'Luka', sex: 'M', associates: [{ id: 'mate', role: 'GODP' }] },
      { id: 'mate', name: 'Mate', sex: 'M', associates: [{ id: 'luka', role: 'kumče' }] },
    ],
    families: [{ wife: 'ana', children: ['luka'] }],
  });

  it.each([
    ['ana', 'kata', 'Kata je Anina krsna kuma.'],
    ['kata', 'ana', 'Ana je Katino kumče.'],
    ['ana', 'ivo', 'Ivo je Anin vjenčani kum.'],
    ['ivo', 'ana', 'Ana je Ivina kuma (vjenčano kumstvo).'],
    ['ana', 'jela', 'Jela je Anina posestrima.'],
    ['jela', 'ana', 'Ana je Jelina posestrima.'],
    ['luka', 'mate', 'Mate je Lukin kum.'],
    ['mate', 'luka', 'Luka je Matino kumče.'],
    ['ana', 'mate', 'Mate je Anin kum (kum njezina sina).'],
    ['mate', 'ana', 'Ana je Matina kuma (majka njegova kumčeta).'],
  ])('%s, %s: %s', (a, b, sentence) => {
    expect(relate(genealogy, a, b)).toMatchObject([{ sentence, kind: 'spiritual' }]);
  });

  it('a neighbour is no kin', () => {
    expect(relate(genealogy, 'ana', 'susjed')).toEqual([]);
  });
});

describe('names', () => {
  const fatherOf = (
    father: { name: string; born?: string },
    child: { name: string; born?: string },
  ): string | undefined => {
    const genealogy = genealogyOf({
      people: [
        { id: 'a', sex: 'M', ...child },
        { id: 'b', sex: 'M', ...father },
      ],
      families: [{ husband: 'b', children: ['a'] }],
    });
    return sentencesBetween(genealogy, 'a', 'b')[0];
  };

  it.each([
    [{ name: 'Ivan /Ćavar/' }, { name: 'Ante /Ćavar/' }, 'Ivan je Antin otac.'],
    [{ name: 'Ivan /Ćavar/' }, { name: 'Ivan /Bošnjak/' }, 'Ivan Ćavar je otac Ivana Bošnjaka.'],
    [
      { name: 'Ivan /Ćavar/', born: '1890' },
      { name: 'Ivan /Ćavar/', born: '1920' },
      'Ivan Ćavar (r. 1890.) je otac Ivana Ćavara (r. 1920.).',
    ],
    [{ name: 'Ivan /Ćavar/' }, { name: 'Ivan /Ćavar/' }, 'Ivan Ćavar je otac drugoga Ivana Ćavara.'],
    [{ name: 'IVAN /ĆAVAR/' }, { name: 'ANTE /ĆAVAR/' }, 'Ivan je Antin otac.'],
    [{ name: 'Ivan' }, { name: 'Ivan Pavao /Ćavar/' }, 'Ivan je otac Ivana Pavla Ćavara.'],
    [{ name: 'Ivan' }, { name: 'J. R. /Smith/' }, 'Ivan je otac osobe J. R. Smith.'],
    [{ name: 'Ivan' }, { name: '/Ćavar/' }, 'Ivan je otac osobe prezimenom Ćavar.'],
    [{ name: '' }, { name: 'Ante' }, 'Osoba nepoznata imena je Antin otac.'],
    [{ name: 'Ivan' }, { name: '' }, 'Ivan je otac osobe nepoznata imena.'],
    [{ name: '' }, { name: '' }, 'Osoba nepoznata imena je otac druge osobe nepoznata imena.'],
  ])('%j, father of %j: %s', (father, child, sentence) => {
    expect(fatherOf(father, child)).toBe(sentence);
  });
});
