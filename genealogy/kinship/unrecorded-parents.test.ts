import { describe, expect, it } from 'vitest';
import { readGedcom } from '../gedcom/read.ts';
import type { Genealogy } from '../genealogy.ts';
import { type FamilyLiteral, genealogyOf } from '../genealogy-of.ts';
import { relate } from './relate.ts';

const sentencesBetween = (genealogy: Genealogy, a: string, b: string): string[] =>
  relate(genealogy, a, b).map(({ sentence }) => sentence);

/** Everybody by name: whose name ends in -a is a woman. */
const hill = (families: readonly FamilyLiteral[]): Genealogy => {
  const names = new Set(
    families.flatMap(({ husband, wife, children = [] }) => [
      ...(husband ? [husband] : []),
      ...(wife ? [wife] : []),
      ...children.map((child) => (typeof child === 'string' ? child : child.id)),
    ]),
  );
  return genealogyOf({
    people: [...names].map((id) => ({
      id,
      name: `${id} /Ćavar/`,
      sex: id.endsWith('a') ? ('F' as const) : ('M' as const),
    })),
    families,
  });
};

describe('a family of which neither parent is written down', () => {
  const siblings = hill([
    { children: ['Ivan', 'Ante', 'Marija'] },
    { husband: 'Ivan', wife: 'Luca', children: ['Ana'] },
    { husband: 'Ante', children: ['Mate'] },
    { husband: 'Mate', children: ['Kata'] },
    { husband: 'Pero', wife: 'Marija' },
    { husband: 'Jozo', wife: 'Ruža', children: ['Luca', 'Stana'] },
  ]);

  it.each([
    ['Ivan', 'Ante', 'Ante je Ivanov brat.'],
    ['Ivan', 'Marija', 'Marija je Ivanova sestra.'],
    ['Ana', 'Ante', 'Ante je Anin stric (brat njezina oca).'],
    ['Ante', 'Ana', 'Ana je Antina nećakinja (kći njegova brata).'],
    ['Ana', 'Mate', 'Mate je Anin bratić (sin brata njezina oca).'],
    ['Ivan', 'Kata', 'Kata je Ivanova pranećakinja (unuka njegova brata).'],
    ['Ana', 'Kata', 'Kata je kći Anina bratića (unuka brata njezina oca).'],
    ['Ana', 'Pero', 'Pero je Anin tetak (muž sestre njezina oca).'],
    ['Luca', 'Ante', 'Ante je Lucin djever (brat njezina muža).'],
    ['Luca', 'Pero', 'Pero je Lucin zaovac (muž sestre njezina muža).'],
    ['Pero', 'Ivan', 'Ivan je Perin šurjak (brat njegove žene).'],
    ['Ante', 'Stana', 'Stana je svast Antina brata (sestra žene njegova brata).'],
  ])('%s, %s: %s', (a, b, sentence) => {
    expect(sentencesBetween(siblings, a, b)).toEqual([sentence]);
  });

  it('is passed over in the path: from brother to brother, two births away', () => {
    expect(relate(siblings, 'Ana', 'Ante')).toMatchObject([
      {
        path: [
          { id: 'Ana', by: 'start' },
          { id: 'Ivan', by: 'parent' },
          { id: 'Ante', by: 'sibling' },
        ],
        degree: 3,
        isHalf: false,
        kind: 'blood',
      },
    ]);
  });

  it('is the same in a file as another program wrote it', () => {
    const people = ['I1', 'I2'].map((id, at) => `0 @${id}@ INDI\n1 NAME ${['Ana', 'Ivo'][at]} /Zovko/\n1 FAMC @F1@`);
    const file = `0 HEAD\n1 CHAR UTF-8\n${people.join('\n')}\n0 @F1@ FAM\n1 CHIL @I1@\n1 CHIL @I2@\n0 TRLR\n`;
    const { genealogy } = readGedcom(new TextEncoder().encode(file));
    expect(relate(genealogy, 'I1', 'I2')).toMatchObject([{ term: 'brat ili sestra', kind: 'blood' }]);
  });

  it('says so where the common ancestors would be named', () => {
    const line = (name: string, generations: number): FamilyLiteral[] =>
      Array.from({ length: generations }, (_, at) => ({
        husband: `${name}${'i'.repeat(at)}`,
        children: [`${name}${'i'.repeat(at + 1)}`],
      }));
    const far = hill([{ children: ['Vid', 'Bariš'] }, ...line('Vid', 6), ...line('Bariš', 6)]);
    expect(sentencesBetween(far, 'Vidiiiiii', 'Barišiiiiii')).toEqual([
      'Barišiiiiii je Vidiiiiiijev šesti bratić (zajednički preci nisu zapisani).',
    ]);
  });

  it('leads on where nothing has a name: the shortest path is described person by person', () => {
    const chain = hill([
      { children: ['Ivan', 'Marija'] },
      { husband: 'Pero', wife: 'Marija' },
      { children: ['Pero', 'Luca'] },
      { husband: 'Mate', wife: 'Luca' },
      { children: ['Mate', 'Stana'] },
      { husband: 'Grgo', wife: 'Stana' },
      { children: ['Grgo', 'Jela'] },
      { husband: 'Vid', wife: 'Jela' },
    ]);
    expect(sentencesBetween(chain, 'Ivan', 'Vid')).toEqual([
      'Vid je Ivanova daljnja svojta (sestra Marija, njezin muž Pero, njegova sestra Luca, njezin muž Mate, njegova sestra Stana, njezin muž Grgo, njegova sestra Jela, njezin muž Vid).',
    ]);
  });

  it('adopts and fosters as others do', () => {
    const genealogy = hill([
      { children: ['Ivan', { id: 'Ana', pedigree: 'adopted' }, { id: 'Marko', pedigree: 'foster' }] },
    ]);
    expect(sentencesBetween(genealogy, 'Ivan', 'Ana')).toEqual([
      'Ana je Ivanova sestra po posvojenju (posvojenica njegova roditelja).',
    ]);
    expect(relate(genealogy, 'Ivan', 'Marko')).toMatchObject([
      { sentence: 'Marko je udomljenik Ivanova roditelja.', kind: 'adoptive' },
    ]);
  });

  it('is not listed beside parents who are recorded elsewhere', () => {
    const twice = hill([{ children: ['Ivan', 'Ante'] }, { husband: 'Jure', wife: 'Kata', children: ['Ivan', 'Ante'] }]);
    expect(relate(twice, 'Ivan', 'Ante')).toMatchObject([
      { term: 'brat', path: [{ id: 'Ivan' }, { id: 'Jure', with: 'Kata' }, { id: 'Ante' }] },
    ]);
  });
});

describe('a family of which one parent is written down', () => {
  it('has full brothers and sisters', () => {
    const genealogy = hill([{ wife: 'Kata', children: ['Ivan', 'Ante'] }]);
    expect(relate(genealogy, 'Ivan', 'Ante')).toMatchObject([{ term: 'brat', isHalf: false, notes: [] }]);
  });
});
