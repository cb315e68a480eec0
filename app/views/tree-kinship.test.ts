import { expect, test } from 'vitest';
import { genealogyOf } from '../../genealogy/index.ts';
import { kinshipView } from './tree-kinship.ts';

/** So many sons of Ivan married so many daughters of Mate, as where a stand-in is married to everybody. */
const allied = (couples: number) => {
  const numbers = Array.from({ length: couples }, (_, at) => at);
  return genealogyOf({
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
};

test('a hundred paths of one kind are one sentence, of whose paths as many are sent as can be told apart', () => {
  const [only, ...others] = kinshipView(allied(100), 'ivan', 'mate');
  expect(others).toEqual([]);
  expect(only?.sentence).toBe('Mate je Ivanov prijatelj (otac žene njegova sina), i to na 100 načina.');
  expect(only?.paths).toHaveLength(12);
  expect(JSON.stringify(only).length).toBeLessThan(4000);
});

test('the word of every day stands first among what else they may be called', () => {
  expect(kinshipView(allied(2), 'sin0', 'kći1')).toMatchObject(
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
