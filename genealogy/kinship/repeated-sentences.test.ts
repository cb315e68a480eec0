import { describe, expect, it } from 'vitest';
import { genealogyOf } from '../genealogy-of.ts';
import { relate } from './relate.ts';
import { formatWays } from './relationship.ts';

/** Ivan's two sons married Mate's two daughters. */
const twoBrothersTwoSisters = genealogyOf({
  people: [
    { id: 'ivan', name: 'Ivan', sex: 'M' },
    { id: 'mate', name: 'Mate', sex: 'M' },
    { id: 'ante', name: 'Ante', sex: 'M' },
    { id: 'jure', name: 'Jure', sex: 'M' },
    { id: 'ana', name: 'Ana', sex: 'F' },
    { id: 'kata', name: 'Kata', sex: 'F' },
  ],
  families: [
    { husband: 'ivan', children: ['ante', 'jure'] },
    { husband: 'mate', children: ['ana', 'kata'] },
    { husband: 'ante', wife: 'ana' },
    { husband: 'jure', wife: 'kata' },
  ],
});

describe('one sentence for several ways', () => {
  it('comes once, with the number of ways, and keeps every path', () => {
    const relationships = relate(twoBrothersTwoSisters, 'ivan', 'mate');
    expect(relationships).toMatchObject([
      {
        term: 'prijatelj',
        sentence: 'Mate je Ivanov prijatelj (otac žene njegova sina), i to na 2 načina.',
        lines: 2,
        path: [{ id: 'ivan' }, { id: 'ante' }, { id: 'ana' }, { id: 'mate' }],
        otherPaths: [[{ id: 'ivan' }, { id: 'jure' }, { id: 'kata' }, { id: 'mate' }]],
      },
    ]);
    expect(relate(twoBrothersTwoSisters, 'mate', 'ivan').map(({ sentence }) => sentence)).toEqual([
      'Ivan je Matin prijatelj (otac muža njegove kćeri), i to na 2 načina.',
    ]);
  });

  it('keeps different sentences apart', () => {
    expect(relate(twoBrothersTwoSisters, 'ante', 'kata').map(({ sentence, lines }) => [sentence, lines])).toEqual([
      ['Kata je Antina snaha (žena njegova brata).', 1],
      ['Kata je Antina svast (sestra njegove žene).', 1],
    ]);
    expect(relate(twoBrothersTwoSisters, 'ante', 'kata')[0]).not.toHaveProperty('otherPaths');
  });

  it.each([
    [1, '1 način'],
    [2, '2 načina'],
    [3, '3 načina'],
    [5, '5 načina'],
    [11, '11 načina'],
    [21, '21 način'],
    [111, '111 načina'],
    [1201, '1.201 način'],
  ])('%i: %s', (count, words) => {
    expect(formatWays(count)).toBe(words);
  });
});
