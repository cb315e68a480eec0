import { expect, test } from 'vitest';
import { compareGenealogies } from './compare.ts';
import { readGedcom } from './gedcom/read.ts';

interface Written {
  readonly id: string;
  readonly name: string;
  readonly born?: string;
  readonly note?: string;
}

const treeOf = (people: readonly Written[], families: readonly string[] = []) =>
  readGedcom(
    new TextEncoder().encode(
      [
        '0 HEAD',
        '1 GEDC',
        '2 VERS 5.5.1',
        '1 CHAR UTF-8',
        ...people.flatMap(({ id, name, born, note }) => [
          `0 @${id}@ INDI`,
          `1 NAME ${name}`,
          ...(born ? ['1 BIRT', `2 DATE ${born}`] : []),
          ...(note ? [`1 NOTE ${note}`] : []),
        ]),
        ...families,
        '0 TRLR',
        '',
      ].join('\n'),
    ),
  ).genealogy;

const ANTE = { id: 'I1', name: 'Ante /Bošnjak/', born: '1850' };
const MARA = { id: 'I2', name: 'Mara /Zovko/', born: '1855' };
const IVAN = { id: 'I3', name: 'Ivan /Bošnjak/', born: '1880' };

test('the same people are the same, in whatever order', () => {
  const compared = compareGenealogies(treeOf([ANTE, MARA, IVAN]), treeOf([IVAN, ANTE, MARA]));
  expect(compared).toEqual({ added: [], gone: [], changed: [], unchanged: 3, renumbered: [] });
});

test('new ids are seen through by name and year; two of one name and year are not guessed at', () => {
  const renamed = [
    { ...ANTE, id: 'I7' },
    { ...MARA, id: 'I1' },
    { ...IVAN, id: 'I2' },
  ];
  const compared = compareGenealogies(treeOf([ANTE, MARA, IVAN]), treeOf(renamed));
  expect(compared).toMatchObject({ added: [], gone: [], changed: [], unchanged: 3 });
  expect(compared.renumbered).toHaveLength(3);
  const twins = [ANTE, { ...ANTE, id: 'I9' }];
  const others = twins.map((person, index) => ({ ...person, id: `X${index}` }));
  expect(compareGenealogies(treeOf(twins), treeOf(others))).toMatchObject({ added: [0, 1], gone: [0, 1] });
});

test('under the same id a mended name is a change, and somebody with nothing in common is somebody else', () => {
  const after = [
    { ...ANTE, name: 'Anto /Bošnjak/' },
    { id: 'I2', name: 'Luka /Raić/', born: '1701' },
    { ...IVAN, note: 'kovač' },
  ];
  const compared = compareGenealogies(treeOf([ANTE, MARA, IVAN]), treeOf(after));
  expect(compared.changed).toEqual([
    { before: 0, after: 0, what: ['name'] },
    { before: 2, after: 2, what: ['other'] },
  ]);
  expect([compared.gone, compared.added]).toEqual([[1], [1]]);
});

test('other parents are a change of the child', () => {
  const family = ['0 @F1@ FAM', '1 HUSB @I1@', '1 CHIL @I3@'];
  const compared = compareGenealogies(treeOf([ANTE, IVAN]), treeOf([ANTE, IVAN], family));
  expect(compared.changed).toEqual([{ before: 1, after: 1, what: ['family'] }]);
});
