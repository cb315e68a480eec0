import { expect, test } from 'vitest';
import { idSeenFrom } from '../../chronicle/trees/open-tree.ts';
import { findByName, genealogyOf, joinGenealogies, nameIndex } from '../../genealogy/index.ts';
import { FIRST_PARAM, SECOND_PARAM } from '../query-words.ts';
import { HILL } from '../routes.ts';
import { kinshipQuestion, kinshipView, personSeenFrom, type SeenHill } from './tree-kinship.ts';

/** So many sons of Ivan married so many daughters of Mate, as where a stand-in is married to everybody. */
const allied = (couples: number): SeenHill => {
  const numbers = Array.from({ length: couples }, (_, at) => at);
  const genealogy = genealogyOf({
    people: [
      { id: 'ivan', name: 'Ivan', sex: 'M' },
      { id: 'mate', name: 'Mate', sex: 'M' },
      ...numbers.map((at) => ({ id: `sin${at}`, name: 'Ante', sex: 'M' as const })),
      ...numbers.map((at) => ({ id: `kći${at}`, name: 'Ana', sex: 'F' as const })),
    ],
    families: [
      { husband: 'ivan', children: numbers.map((at) => `sin${at}`) },
      { husband: 'mate', children: numbers.map((at) => `kći${at}`) },
      ...numbers.map((at) => ({ husband: `sin${at}`, wife: `kći${at}` })),
    ],
  });
  return { hill: joinGenealogies([{ tree: 'bosnjak', genealogy }]), tree: 'bosnjak', isDead };
};

function kinship(seen: SeenHill, first: string, second: string) {
  return kinshipView(seen, personSeenFrom(seen, first), personSeenFrom(seen, second));
}

test('a hundred paths of one kind are one sentence, of whose paths as many are sent as can be told apart', () => {
  const [only, ...others] = kinship(allied(100), 'ivan', 'mate');
  expect(others).toEqual([]);
  expect(only?.sentence).toBe('Mate je Ivanov prijatelj (otac žene njegova sina), i to na 100 načina.');
  expect(only?.paths).toHaveLength(12);
  expect(JSON.stringify(only).length).toBeLessThan(4000);
});

test('the word of every day stands first among what else they may be called', () => {
  expect(kinship(allied(2), 'sin0', 'kći1')).toMatchObject(
    [
      { sentence: 'Ana je Antina snaha (žena njegova brata).', notes: ['svakodnevno: šogorica', 'i nevjesta', /^dij/] },
      {
        sentence: 'Ana je Antina svast (sestra njegove žene).',
        notes: ['svakodnevno: šogorica', 'i svastika', /^u D/],
      },
    ].map(({ sentence, notes }) => ({
      sentence,
      notes: notes.map((note) => (typeof note === 'string' ? note : expect.stringMatching(note))),
    })),
  );
});

const isDead = () => false;

/** Ante’s daughter Ana married Mijo of the other tree, which alone knows their son Pero. */
const bosnjak = genealogyOf({
  people: [
    { id: 'I1', name: 'Ante /Bošnjak/', sex: 'M' },
    { id: 'I2', name: 'Ana /Bošnjak/', sex: 'F' },
  ],
  families: [{ husband: 'I1', children: ['I2'] }],
});
const cavar = genealogyOf({
  people: [
    { id: 'I1', name: 'Mijo /Ćavar/', sex: 'M' },
    { id: 'I2', name: 'Ana /Bošnjak/', sex: 'F' },
    { id: 'I3', name: 'Pero /Ćavar/', sex: 'M' },
  ],
  families: [{ husband: 'I1', wife: 'I2', children: ['I3'] }],
});
const hill = joinGenealogies(
  [
    { tree: 'bosnjak', genealogy: bosnjak },
    { tree: 'cavar', genealogy: cavar },
  ],
  [{ one: { tree: 'bosnjak', id: 'I2' }, other: { tree: 'cavar', id: 'I2' }, by: 'link' }],
);

test('who asks in one tree gets kin of the other, and is told where all of it is drawn', () => {
  const [only] = kinship({ hill, tree: 'bosnjak', isDead }, 'I1', 'cavar-I3');
  expect(only).toMatchObject({
    sentence: 'Pero je Antin unuk (sin njegove kćeri).',
    notes: ['zbirno: unučad', 'Put vodi i kroz obiteljsko stablo Ćavara.'],
    elsewhere: '/obiteljsko-stablo?pogled=put&prva=bosnjak-I1&druga=cavar-I3',
  });
  expect(only?.paths).toEqual([[{ id: 'I1' }, { id: 'I2' }, { id: 'cavar-I3' }]]);
  const [whole] = kinship({ hill, tree: HILL, isDead }, 'bosnjak-I1', 'cavar-I3');
  expect(whole?.elsewhere).toBeUndefined();
  expect(kinship({ hill, tree: 'cavar', isDead }, 'I2', 'I3')[0]?.elsewhere).toBeUndefined();
});

test('everybody on the hill has the id that they have in the tree of the page', () => {
  const everybody = (tree: SeenHill['tree']) =>
    [...hill.genealogy.individuals].map(({ index }) => idSeenFrom(hill, tree, index));
  expect(everybody('bosnjak')).toEqual(['I1', 'I2', 'cavar-I1', 'cavar-I3']);
  expect(everybody('cavar')).toEqual(['bosnjak-I1', 'I2', 'I1', 'I3']);
  for (const tree of ['bosnjak', 'cavar', HILL] as const)
    expect(everybody(tree).map((id) => personSeenFrom({ hill, tree }, id))).toEqual([0, 1, 2, 3]);
  expect(personSeenFrom({ hill, tree: HILL }, 'cavar-I2')).toBe(1);
  for (const id of ['', 'I9', 'cavar-', 'cavar-I9', 'brdo-I1', '-', '../x'])
    expect(personSeenFrom({ hill, tree: 'bosnjak' }, id)).toBe(-1);
});

test('without scripts a name of the other tree is understood, too', async () => {
  const find = async (text: string, most: number) =>
    findByName(nameIndex(hill.genealogy), text, most).map((person) => hill.genealogy.individuals.idAt(person));
  const asked = new URLSearchParams({ [FIRST_PARAM]: 'ante bosnjak', [SECOND_PARAM]: 'pero cavar' });
  const { first, second, meant, sentences } = await kinshipQuestion({ hill, tree: 'bosnjak', isDead }, asked, find);
  expect([first, second, meant]).toEqual(['ante bosnjak', 'pero cavar', []]);
  expect(sentences?.map(({ sentence }) => sentence)).toEqual(['Pero je Antin unuk (sin njegove kćeri).']);
});
