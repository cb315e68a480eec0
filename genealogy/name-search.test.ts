import { expect, test } from 'vitest';
import { genealogyOf } from './genealogy-of.ts';
import { findByName, nameIndex } from './name-search.ts';

const genealogy = genealogyOf({
  people: [
    { id: 'I1', sex: 'F', name: 'Đurđica /Zovko/', born: '1890' },
    { id: 'I2', sex: 'M', name: 'Mate "Šćepo" /Bošnjak/', born: '1885' },
    { id: 'I3', sex: 'M', name: 'Matej /Ćavar/', born: '1920' },
    { id: 'I4', sex: 'M', name: 'Mate /Bošnjak/', born: '1850' },
  ],
  families: [{ husband: 'I2', wife: 'I1' }],
});
const index = nameIndex(genealogy);
const find = (query: string) => findByName(index, query, 10).map((person) => genealogy.individuals.idAt(person));

test.each([
  ['durdica', ['I1']],
  ['ĐURĐICA', ['I1']],
  ['djurdjica', ['I1']],
  ['durdica bosnjak', ['I1']],
  ['scepo', ['I2']],
  ['mate bosnjak', ['I4', 'I2']],
  ['mate', ['I4', 'I2', 'I3']],
  ['bosnjak 1885', ['I2']],
  ['njak', ['I4', 'I2', 'I1']],
  ['mate zovko', []],
  ['  ', []],
])('«%s» finds %j', (query, ids) => {
  expect(find(query)).toEqual(ids);
});
