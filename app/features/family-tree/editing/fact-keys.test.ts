import { expect, test } from 'vitest';
import { factKeys } from './fact-keys.ts';

const keysOf = (group: string, ...marks: string[]) =>
  factKeys(
    group,
    marks.map((mark) => ({ target: { mark } })),
  );

test('a fact keeps its key when one before it goes and when another comes', () => {
  const [, b, c] = keysOf('removed', 'a', 'b', 'c');
  expect(keysOf('removed', 'b', 'c')).toEqual([b, c]);
  expect(keysOf('removed', 'b', 'd', 'c')).toEqual([b, expect.not.stringMatching(`^(?:${b}|${c})$`), c]);
});

test('a fact keeps its key when it says something else', () => {
  const keys = keysOf('changed', 'a', 'b', 'c');
  expect(keysOf('changed', 'a', 'x', 'c')).toEqual(keys);
  expect(keysOf('changed', 'y', 'z', 'c')).toEqual(keys);
});

test('a fact that comes at another place than one that went has a key of its own', () => {
  const [a, b] = keysOf('replaced', 'a', 'b');
  const [first, second] = keysOf('replaced', 'b', 'c');
  expect(first).toBe(b);
  expect(second).not.toBe(a);
});

test('where one of two goes and the other changes, neither is taken for the other', () => {
  const keys = keysOf('unclear', 'a', 'b');
  expect(keys).not.toContain(keysOf('unclear', 'x')[0]);
});

test('facts that say the same have keys of their own', () => {
  const keys = keysOf('twins', 'a', 'a');
  expect(new Set(keys).size).toBe(2);
  expect(keysOf('twins', 'a')).toEqual([keys[0]]);
});
