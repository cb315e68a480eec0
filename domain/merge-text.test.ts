import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeText, paragraphsOf } from './merge-text.ts';

const join = (...paragraphs: string[]) => paragraphs.join('\n\n');

test.each([
  ['one changed', join('a', 'b', 'c'), join('a', 'B', 'c'), join('a', 'b', 'c'), join('a', 'B', 'c')],
  ['each changed another', join('a', 'b', 'c'), join('A', 'b', 'c'), join('a', 'b', 'C'), join('A', 'b', 'C')],
  ['neighbours', join('a', 'b'), join('A', 'b'), join('a', 'B'), join('A', 'B')],
  ['both the same', join('a', 'b'), join('a', 'B'), join('a', 'B'), join('a', 'B')],
  ['both added at the end', join('a'), join('a', 'm'), join('a', 't'), join('a', 'm', 't')],
  ['both added the same', join('a'), join('a', 'm'), join('a', 'm'), join('a', 'm')],
  ['one removed, one added', join('a', 'b', 'c'), join('a', 'c'), join('a', 'b', 'c', 'd'), join('a', 'c', 'd')],
  ['from nothing', '', 'm', 't', join('m', 't')],
])('%s merges by itself', (_, base, mine, theirs, text) => {
  expect(mergeText(base, mine, theirs)).toEqual({ text, conflicts: [] });
});

test('what both have changed stands twice and is told', () => {
  expect(mergeText(join('a', 'b', 'c'), join('a', 'moje', 'c'), join('a', 'njihovo', 'c'))).toEqual({
    text: join('a', 'moje', 'njihovo', 'c'),
    conflicts: [{ mine: 'moje', theirs: 'njihovo', both: join('moje', 'njihovo') }],
  });
});

test('what one removed and the other changed stays as it was changed', () => {
  const { text, conflicts } = mergeText(join('a', 'b'), 'a', join('a', 'B'));
  expect([text, conflicts]).toEqual([join('a', 'B'), [{ mine: '', theirs: 'B', both: 'B' }]]);
});

test('changes that overlap are one, as far as the longer of them reaches', () => {
  expect(mergeText(join('a', 'b', 'c', 'd'), join('A', 'b', 'c', 'd'), join('X', 'd'))).toMatchObject({
    text: join('A', 'b', 'c', 'X', 'd'),
    conflicts: [{ mine: join('A', 'b', 'c'), theirs: 'X', both: join('A', 'b', 'c', 'X') }],
  });
});

test('of many changes on either side each is in its place', () => {
  const marked = (mark: (index: number) => string) =>
    join(...Array.from({ length: 40 }, (_, index) => `${index}${mark(index)}`));
  const mine = (index: number) => (index % 4 === 0 ? ' moje' : '');
  const theirs = (index: number) => (index % 4 === 2 ? ' njihovo' : '');
  const base = marked(() => '');
  expect(mergeText(base, marked(mine), marked(theirs))).toEqual({
    text: marked((index) => mine(index) + theirs(index)),
    conflicts: [],
  });
});

const paragraph = fc.constantFrom('a', 'b', 'c', 'd', 'dva\nretka', 'š', '## Podnaslov');
const text = fc.array(paragraph, { maxLength: 9 }).map((paragraphs) => paragraphs.join('\n\n'));

test('no paragraph that either has written is lost', () => {
  fc.assert(
    fc.property(text, text, text, (base, mine, theirs) => {
      const merged = paragraphsOf(mergeText(base, mine, theirs).text);
      const before = paragraphsOf(base);
      for (const written of [...paragraphsOf(mine), ...paragraphsOf(theirs)]) {
        if (!before.includes(written)) expect(merged).toContain(written);
      }
    }),
  );
});

test('what nobody touched stays, and one who changed alone gets what they wrote', () => {
  fc.assert(
    fc.property(text, text, (base, mine) => {
      expect(mergeText(base, mine, base)).toEqual({ text: mine, conflicts: [] });
      expect(mergeText(base, base, mine)).toEqual({ text: mine, conflicts: [] });
      expect(mergeText(base, mine, mine)).toEqual({ text: mine, conflicts: [] });
    }),
  );
});

test('texts that have nothing in common are brought together as well, however long', () => {
  const many = (word: string) => Array.from({ length: 20_000 }, (_, index) => `${word}${index}`).join('\n\n');
  const merged = paragraphsOf(mergeText(many('a'), many('m'), many('t')).text);
  expect([merged.length, merged[0], merged.at(-1)]).toEqual([40_000, 'm0', 't19999']);
});

test('a hundred and fifty thousand paragraphs are merged as three are', () => {
  const long = (word: string) => Array.from({ length: 75_000 }, () => word).join('\n\n');
  const { text, conflicts } = mergeText('x', long('a'), long('b'));
  expect(conflicts).toHaveLength(1);
  expect([text.includes('a'), text.includes('b')]).toEqual([true, true]);
});
