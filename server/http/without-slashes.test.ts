import { expect, test } from 'vitest';
import { withoutSlashes } from './without-slashes.ts';

test.each([
  ['/karta/', '/karta'],
  ['/karta///', '/karta'],
  ['/a//b', '/a//b'],
  ['///', ''],
])('%s is read at %j', (path, plain) => {
  expect(withoutSlashes(path)).toBe(plain);
});

test('slashes in the middle of an address cost no more than letters', () => {
  const many = `/a${'/'.repeat(2_000_000)}b`;
  expect(withoutSlashes(`${many}//`)).toBe(many);
});
