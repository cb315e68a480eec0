import fc from 'fast-check';
import { parse } from 'marked';
import { expect, test } from 'vitest';
import { eachWord, hashOf } from '../../croatian/letters.ts';
import { FormTable } from './form-table.ts';
import { nearWords } from './near-words.ts';
import { NumberLists } from './number-lists.ts';
import { BREAK, packWords, unpackWords } from './packed-words.ts';
import { HEADING, plainText } from './plain-text.ts';

test('lists of numbers are what arrays would be, whatever is added, taken out and trimmed', () => {
  const change = fc.oneof(
    fc.record({ list: fc.nat(40), number: fc.nat(0xff_ff_ff_ff) }),
    fc.record({ list: fc.nat(40), removed: fc.nat(5) }),
    fc.constant({ trimmed: true }),
  );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 400 }), (changes) => {
      const lists = new NumberLists();
      const arrays = new Map<number, number[]>();
      for (const each of changes) {
        if ('trimmed' in each) lists.trim();
        else if ('number' in each) {
          lists.push(each.list, each.number);
          arrays.set(each.list, [...(arrays.get(each.list) ?? []), each.number]);
        } else {
          const array = arrays.get(each.list) ?? [];
          if (each.removed >= array.length) continue;
          lists.removeAt(each.list, each.removed);
          const last = array.pop() as number;
          if (each.removed < array.length) array[each.removed] = last;
        }
      }
      for (const [list, array] of arrays) expect([...lists.of(list)]).toEqual(array);
      expect(lists.lengthOf(41)).toBe(0);
    }),
  );
});

test('words are packed and unpacked without loss', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(0xff_ff_ff_fe), fc.constant(BREAK))), (words) => {
      expect([...unpackWords(packWords(Uint32Array.from(words)))]).toEqual(words);
    }),
  );
});

test('a word is found by its number and the number where the word stands', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^[a-zčćžšđ]{1,9}$/), { maxLength: 300 }), (words) => {
      const table = new FormTable();
      for (const word of words) table.add(word);
      const found: (number | undefined)[] = [];
      const text = words.join(', ');
      eachWord(text, (start, end, hash) => {
        expect(hash).toBe(hashOf(text.slice(start, end)));
        found.push(table.findIn(text, start, end, hash));
      });
      expect(found).toEqual(words.map((_, number) => number));
      expect(words.map((_, number) => table.at(number))).toEqual(words);
      expect(table.find('nema-je')).toBeUndefined();
    }),
  );
});

test('however many words there are, each is found and none that is not there', () => {
  const table = new FormTable();
  const words = Array.from({ length: 10_000 }, (_, number) => `riječ${number.toString(36)}`);
  expect(words.map((word) => table.add(word))).toEqual(words.map((_, number) => number));
  expect(words.map((word) => table.find(word))).toEqual(words.map((_, number) => number));
  expect(table.find('nema')).toBeUndefined();
});

/** The distance in slips, by trying everything. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const ways = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) ways.push(at(i - 2, j - 2) + 1);
      (rows[i] as number[])[j] = Math.min(...ways);
    }
  }
  return at(a.length, b.length);
}

test('near words are those that trying every word finds', () => {
  const word = fc.stringMatching(/^[abc]{1,10}$/);
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 120 }), fc.stringMatching(/^[abc]{3,10}$/), (words, asked) => {
      const most = asked.length >= 8 ? 2 : asked.length >= 4 ? 1 : -1;
      const expected = words
        .filter((each) => distance(each, asked) <= most && (most < 2 || each[0] === asked[0]))
        .sort();
      const found = nearWords([...words].sort(), asked);
      expect(found.map((near) => near.word).sort()).toEqual(expected);
      for (const near of found) expect(near.distance).toBe(distance(near.word, asked));
    }),
  );
});

test('what no page shows is not read: where links and notes lead', () => {
  const hidden = [
    '[^1]: skriveno',
    '[veza]: skriveno "skriven naslov"',
    "[veza]: <skriveno> 'naslov'",
    '[a b]: /skriveno (naslov)',
  ];
  for (const line of hidden) {
    expect(parse(line), line).toBe('');
    expect(plainText(line).trim(), line).toBe('');
  }
});

test('a text is read as it is seen', () => {
  const markdown = [
    '## Naslov o *vodi*',
    '> Navod s [vezom](../person/x.md) i ![slikom](a.svg).[^1]',
    '- stavka `koda`',
    '1. Prva',
    '1917. godine',
    '| a | b |',
    '|---|---|',
    '***',
    'kosa\\*zvijezda <br> kraj',
    '[^1]: Izvor je knjiga.',
    '> - > ## Naslov u navodu',
    '- stavka',
    '    - u stavci&nbsp;&amp; dalje',
  ].join('\n');
  expect(
    plainText(markdown)
      .replaceAll(HEADING, '[heading] ')
      .replace(/[ \t]+/g, ' '),
  ).toBe(
    [
      '[heading] Naslov o vodi',
      'Navod s vezom i slikom.',
      'stavka koda',
      'Prva',
      '1917. godine',
      'a · b',
      '',
      '',
      'kosa*zvijezda kraj',
      'Izvor je knjiga.',
      '[heading] Naslov u navodu',
      'stavka',
      'u stavci & dalje',
    ].join('\n'),
  );
});
