import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  findSame,
  type Genealogy,
  type Individual,
  identityClaims,
  joinGenealogies,
  readGedcom,
  reduceLiving,
} from '../../genealogy/index.ts';
import { reportFor } from './family-report.ts';
import { askedGenerations, fanView } from './fan-view.ts';
import { houseView } from './house-view.ts';
import { parentsKinship } from './parents-kinship.ts';
import type { TreeName } from './trees.ts';

const TODAY = '2026-11-17';

function treeOf(bytes: Uint8Array): Genealogy {
  return reduceLiving(readGedcom(bytes).genealogy, { today: TODAY, level: 'name', isReleased: () => false });
}

const starter = (name: TreeName) =>
  treeOf(new Uint8Array(readFileSync(new URL(`../../content/trees/${name}.ged`, import.meta.url))));
const bosnjak = starter('bosnjak');
const site = { library: { trees: () => [] }, name: 'Naše brdo', today: TODAY };
const of = (id: string): Individual => bosnjak.individuals.get(id) as Individual;
const report = (id: string, kind: 'ancestors' | 'descendants') =>
  reportFor(site, bosnjak, of(id), { tree: 'bosnjak', kind });

describe('parents who were related', () => {
  it('are told of in one sentence, and not where they were not', () => {
    expect(parentsKinship(bosnjak, of('I138'))).toBe('Roditelji su bili i u rodu: drugi bratić i druga sestrična.');
    expect(parentsKinship(bosnjak, of('I103'))).toBe('');
    expect(parentsKinship(bosnjak, of('I1'))).toBe('');
  });

  it('but not of the living', () => {
    expect(of('I137').birth).toBeUndefined();
    expect(parentsKinship(bosnjak, of('I137'))).toBe('');
  });
});

describe('the report of ancestors', () => {
  const { sections, kinship, sources, lead } = report('I138', 'ancestors');
  const entries = sections.flatMap(({ entries: inSection }) => inSection);
  const at = (number: string) => entries.find((entry) => entry.number === number);

  it('numbers parents after their child, and tells nobody twice', () => {
    expect(sections.map(({ heading }) => heading).slice(0, 4)).toEqual([
      'Osoba',
      'Roditelji',
      'Djedovi i bake',
      'Pradjedovi i prabake',
    ]);
    expect(at('2')).toMatchObject({ name: 'Ante Bošnjak', years: '1911.–1945.', again: undefined });
    expect(at('28')).toMatchObject({ name: 'Jure Bošnjak', again: '16', lines: [] });
    expect(at('56')).toBeUndefined();
    expect(lead).toBe('Preci: 16\u00a0osoba.');
  });

  it('tells of marriages with the husband, and of sources by number', () => {
    expect(at('4')?.lines.map(({ label, text }) => `${label}: ${text}`)).toEqual(
      expect.arrayContaining([
        'Brak: 18. siječnja 1903., Široki Brijeg (s osobom br. 5)',
        expect.stringMatching(/^Izvori: \[1\]/),
      ]),
    );
    expect(sources.length).toBeGreaterThan(0);
  });

  it('tells that the parents were related, and by whom', () => {
    expect(kinship[0]).toContain('Roditelji su bili i u rodu');
    expect(kinship.join(' ')).toContain('Zajednički preci roditelja: Jure Bošnjak (1813.–1879.), Kata Ćorić');
  });
});

it('the report of descendants leads from number to number', () => {
  const { sections } = report('I1', 'descendants');
  const [first] = sections[0]?.entries ?? [];
  expect(first?.lines.at(-2)).toMatchObject({ label: 'Djeca', people: [{ number: '1.1' }, { number: '1.2' }, {}, {}] });
  expect(sections[1]).toMatchObject({ heading: 'Djeca', entries: { length: 4 } });
  const kin = sections.flatMap(({ entries }) => entries).find(({ number }) => number === '1.1.1.3.3.2');
  expect(kin?.lines.some(({ text }) => text.includes('djeca pod br. 1.1.1.1.1.3'))).toBe(true);
  expect(report('I138', 'descendants').lead).toBe('Potomci nisu zapisani.');
});

it('one entry cannot fill a report, and no number leads nowhere', () => {
  const many = Array.from({ length: 700 }, (_, index) => `0 @C${index}@ INDI\n1 NAME Dijete${index} /Z/\n1 FAMC @F1@`);
  const hostile = treeOf(
    new TextEncoder().encode(
      [
        '0 HEAD\n1 GEDC\n2 VERS 5.5.1\n0 @I1@ INDI\n1 NAME Otac /Z/\n1 DEAT\n2 DATE 1800\n1 FAMS @F1@',
        ...Array.from({ length: 300 }, (_, index) => `1 NOTE ${'x'.repeat(2000)}${index}\n1 OCCU ${'y'.repeat(2000)}`),
        ...many,
        '0 @F1@ FAM\n1 HUSB @I1@',
        ...many.map((_, index) => `1 CHIL @C${index}@`),
        '0 TRLR\n',
      ].join('\n'),
    ),
  );
  const father = hostile.individuals.get('I1') as Individual;
  const { sections, cut } = reportFor(site, hostile, father, { tree: 'bosnjak', kind: 'descendants' });
  const [entry] = sections[0]?.entries ?? [];
  expect(cut).not.toBe('');
  expect(JSON.stringify(sections).length).toBeLessThan(120_000);
  const children = entry?.lines.find(({ label }) => label === 'Djeca')?.people ?? [];
  expect(children.at(-1)).toEqual({ number: '', name: 'i još 640' });
  expect(children.every(({ number }) => number === '')).toBe(true);
});

it('the fan marks who stands in two places, and is as wide as it is filled unless asked', () => {
  const fan = fanView(bosnjak, of('I138'), 'bosnjak');
  expect(fan.generations).toBe(4);
  expect(fan.repeated).toEqual([
    { mark: 'A', name: 'Jure Bošnjak', places: [16, 28] },
    { mark: 'B', name: 'Kata Ćorić', places: [17, 29] },
  ]);
  expect(fan.rows.at(-1)).toMatchObject({ heading: 'Prapradjedovi i praprabake', known: '4 od 16' });
  expect(fan.places[1]?.href).toBe('/obiteljsko-stablo/bosnjak/lepeza/I103');
  const further = fanView(bosnjak, of('I138'), 'bosnjak', askedGenerations(new URLSearchParams('koljena=6')));
  expect(further.places.at(-1)).toMatchObject({ href: expect.stringContaining('?koljena=6') });
  expect(askedGenerations(new URLSearchParams('koljena=60'))).toBeUndefined();
  expect(fanView(bosnjak, of('I1'), 'bosnjak').rows).toEqual([]);
});

describe('who lived in a house', () => {
  const written = (lines: string) =>
    treeOf(new TextEncoder().encode(`0 HEAD\n1 GEDC\n2 VERS 5.5.1\n${lines}\n0 TRLR\n`));
  const person = (id: string, name: string, facts: string) => `0 @${id}@ INDI\n1 NAME ${name}\n${facts}`;
  const trees: Partial<Record<string, Genealogy>> = {
    bosnjak: written(
      [
        person(
          'I1',
          'Mate /Bošnjak/',
          '1 _LINK cavar#I9\n1 RESI\n2 DATE FROM 1880 TO 1901\n2 PLAC VELIKA KUCA, Naše brdo\n1 DEAT\n2 DATE 1901',
        ),
        person('I2', 'Ana /Zovko/', '1 BIRT\n2 DATE 1850\n1 RESI\n2 PLAC Velika kuća\n1 DEAT\n2 DATE 1899'),
        person('I3', 'Živko /Živi/', '1 BIRT\n2 DATE 1990\n1 RESI\n2 DATE 2001\n2 PLAC Velika kuća, Naše brdo'),
        person('I4', 'Luka /Bošnjak/', '1 RESI\n2 PLAC Naše brdo\n1 DEAT\n2 DATE 1900'),
      ].join('\n'),
    ),
    cavar: written(
      person(
        'I9',
        'Mate /Bošnjak/',
        '1 _LINK bosnjak#I1\n1 RESI\n2 DATE FROM 1880 TO 1901\n2 PLAC Velika kuća\n1 DEAT\n2 DATE 1901',
      ),
    ),
  };
  const parts = Object.entries(trees).flatMap(([tree, genealogy]) =>
    genealogy ? [{ tree, genealogy, claims: identityClaims(genealogy) }] : [],
  );
  const hill = { open: async () => joinGenealogies(parts, findSame(parts).sames) };

  it('by the house’s name, of both trees, each once, and nobody living', async () => {
    const { residents, scale } = await houseView({ hill, today: TODAY }, ['Velika kuća']);
    expect(residents.map(({ name, when, span }) => [name, when, span])).toEqual([
      ['Ana Zovko', '', { from: 1850, to: 1899, isSure: false }],
      ['Mate Bošnjak', '1880.–1901.', { from: 1880, to: 1901, isSure: true }],
    ]);
    expect(scale).toEqual({ from: 1850, to: 1910 });
    expect(await houseView({ hill, today: TODAY }, ['Mala kuća'])).toEqual({
      residents: [],
      scale: undefined,
    });
  });
});
