import { expect, test } from 'vitest';
import { telephoneOf } from './telephone.ts';

test.each([
  ['063 123-456', '063 123-456'],
  ['  +387  (0)63 / 123 456 ', '+387 (0)63 / 123 456'],
  ['0049.171.1234567', '0049.171.1234567'],
])('%j is kept as %j', (text, kept) => {
  expect(telephoneOf(text)).toBe(kept);
});

test.each([
  '',
  '12345',
  '1'.repeat(21),
  'nazovite me',
  '063 123 456 x',
  '063+123456',
  `0${' 1'.repeat(3)}${'-'.repeat(60)}`,
])('%j is none', (text) => {
  expect(telephoneOf(text)).toBeUndefined();
});
