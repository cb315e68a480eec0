import { describe, expect, it } from 'vitest';
import { cousinsFile } from '../../bench/genealogy/cousins-file.ts';
import { growNamesakeVillage } from '../../bench/genealogy/namesake-village.ts';
import { gedcomOf } from '../../bench/genealogy/village-gedcom.ts';
import { some } from '../../tests/drivers/effort.ts';
import { readGedcom } from '../gedcom/read.ts';
import type { Genealogy } from '../genealogy.ts';
import { genealogyOf, type PersonLiteral } from '../genealogy-of.ts';
import { match } from './match.ts';

function familyOf(
  people: readonly (readonly [id: string, name: string, born?: string | undefined, sex?: 'M' | 'F'])[],
) {
  return people.map(([id, name, born, sex]): PersonLiteral => ({ id, name, ...(born && { born }), sex: sex ?? 'M' }));
}

const ours = genealogyOf({
  people: [
    ...familyOf([
      ['I1', 'Juraj /Ćavar/', '1820'],
      ['I3', 'Matthaeus /Ćavar/', '1845-03-02'],
      ['I4', 'Ive /Ćavar/', '1848'],
    ]),
    ...familyOf([['I2', 'Angela /Soldo/', '1823', 'F']]),
  ],
  families: [{ husband: 'I1', wife: 'I2', children: ['I3', 'I4'] }],
});

const theirs = genealogyOf({
  people: [
    ...familyOf([
      ['P9', 'Jure /Cavar/', '1821'],
      ['P7', 'Mate /Chiavar/', '1845-03-02'],
      ['P6', 'Joannes /Cavar/', '1849~'],
      ['P5', 'Nikola /Cavar/', '1851'],
    ]),
    ...familyOf([['P8', 'Anđa /Ćavar/ r. Soldo', undefined, 'F']]),
  ],
  families: [{ husband: 'P9', wife: 'P8', children: ['P7', 'P6', 'P5'] }],
});

const NAMESAKES = ['Petar /Ćavar/', 'Jure /Zovko/', 'Mijo /Soldo/', 'Marko /Bubalo/'].map(
  (name, at) => [`N${at}`, name, `18${50 + at}`] as const,
);

describe('who is who in two genealogies', () => {
  it('knows pet forms, register forms, maiden names and lost marks, and says why', () => {
    const found = match(ours, theirs);
    expect(found.pairs.map(({ a, b }) => [a, b])).toEqual([
      ['I1', 'P9'],
      ['I3', 'P7'],
      ['I4', 'P6'],
      ['I2', 'P8'],
    ]);
    expect(found.onlyA).toEqual([]);
    expect(found.onlyB).toEqual(['P5']);
    expect(found.pairs[1]?.why).toEqual(
      expect.arrayContaining(['pet-form', 'surname', 'birth-day', 'parents', 'siblings']),
    );
    for (const { score } of found.pairs) expect(score).toBeGreaterThan(0.95);
  });

  it.each([
    ['Božo /Ćavar/', 'Bože /Ćavar/', 'M'],
    ['Božo /Ćavar/', 'Boze /Cavara/', 'M'],
    ['Ivan /Hrkać/', 'Ivana /Hrkaća/', 'M'],
    ['Pavao /Soldo/', 'Pavla /Solde/', 'M'],
    ['Slavko /Bubalo/', 'Slavka /Bubala/', 'M'],
    ['Marija /Zovko/', 'Marije /Zovko/', 'F'],
  ] as const)('knows %s by %s', (name, declined, sex) => {
    const [one, other] = [name, declined].map((called) =>
      genealogyOf({ people: familyOf([['A', called, '1885', sex], ...NAMESAKES]) }),
    );
    const { pairs } = match(one as Genealogy, other as Genealogy);
    expect(pairs.find(({ a, b }) => a === 'A' && b === 'A')?.why).toContain('name');
  });

  it('does not take Ivan for Ivana where the sex is not known, nor a brother for his sister', () => {
    const called = (name: string, sex?: 'M' | 'F') =>
      genealogyOf({ people: [{ id: 'A', name, born: '1885', ...(sex && { sex }) }, ...familyOf(NAMESAKES)] });
    for (const [one, other] of [
      [called('Ivan /Zovko/'), called('Ivana /Zovko/')],
      [called('Ivan /Zovko/', 'M'), called('Ivana /Zovko/', 'F')],
    ] as const)
      expect(match(one, other).pairs.filter(({ a }) => a === 'A')).toEqual([]);
  });

  it('finds the same whichever file comes first, and the same again', () => {
    const back = match(theirs, ours);
    expect(new Set(back.pairs.map(({ a, b }) => `${b} ${a}`))).toEqual(
      new Set(match(ours, theirs).pairs.map(({ a, b }) => `${a} ${b}`)),
    );
    expect(match(ours, theirs)).toEqual(match(ours, theirs));
  });

  it('keeps a sibling apart from one who died before, and bears the same name', () => {
    const one = genealogyOf({
      people: [
        ...familyOf([
          ['I1', 'Ivan /Zovko/', '1820'],
          ['I4', 'Ante /Zovko/', '1855'],
        ]),
        { id: 'I3', name: 'Marko /Zovko/', sex: 'M', born: '1850', died: '1851' },
      ],
      families: [{ husband: 'I1', children: ['I3', 'I4'] }],
    });
    const other = genealogyOf({
      people: familyOf([
        ['P1', 'Ivan /Zovko/', '1820'],
        ['P3', 'Marko /Zovko/', '1853'],
        ['P4', 'Ante /Zovko/', '1855'],
      ]),
      families: [{ husband: 'P1', children: ['P3', 'P4'] }],
    });
    expect(match(one, other).pairs.map(({ a, b }) => [a, b])).toEqual([
      ['I1', 'P1'],
      ['I4', 'P4'],
    ]);
  });

  it('takes the word of lasting ids and of links that lead both ways before all else', () => {
    const text = (lines: string) =>
      readGedcom(new TextEncoder().encode(`0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n${lines}\n0 TRLR\n`)).genealogy;
    const one = text(
      '0 @I1@ INDI\n1 NAME Ante /Ćavar/\n1 _UID 0f00-AA11-2233-4455\n0 @I2@ INDI\n1 NAME Mara\n1 _LINK b#X2\n0 @I3@ INDI\n1 NAME Iva\n1 _LINK b#X3',
    );
    const other = text(
      '0 @X1@ INDI\n1 NAME Toni\n1 UID {0F00AA1122334455}\n0 @X2@ INDI\n1 NAME Marija /Soldo/\n1 _LINK a#I2\n0 @X3@ INDI\n1 NAME Stana',
    );
    expect(match(one, other).pairs.map(({ a, b, why }) => [a, b, why[0]])).toEqual([
      ['I1', 'X1', 'same-uid'],
      ['I2', 'X2', 'link'],
    ]);
  });

  it.each(some([3, 4, 5], 3))(
    'tells namesakes apart in a village that a cousin took over years ago (seed %i)',
    (seed) => {
      const village = new TextDecoder().decode(gedcomOf(growNamesakeVillage({ people: 700, seed }), seed));
      const a = cousinsFile(village, { dropped: 0.2 }, seed + 40);
      const b = cousinsFile(village, { dropped: 0.2, otherForm: 0.33, yearOff: 0.25 }, seed + 50);
      const { pairs } = match(readGedcom(a.gedcom).genealogy, readGedcom(b.gedcom).genealogy);
      const here = new Set(a.origin.values());
      const inBoth = [...b.origin.values()].filter((id) => here.has(id)).length;
      const right = pairs.filter((pair) => a.origin.get(pair.a) === b.origin.get(pair.b)).length;
      expect(right / pairs.length).toBeGreaterThanOrEqual(0.99);
      expect(right / inBoth).toBeGreaterThanOrEqual(0.95);
    },
  );
});
