import { expect, test } from 'vitest';
import { normalForm } from './normal-form.ts';
import { plainLetters } from './plain-letters.ts';
import { telephoneOf } from './telephone.ts';

/** In the wrong order: putting so many right one by one would not come to an end here. */
const MARKS = '\u0301\u0316'.repeat(250_000);

test('letters are composed and taken apart as Unicode has it', () => {
  const text = 'C\u030cavar i C\u0301avar '.repeat(10);
  expect(normalForm(text, 'NFC')).toBe(text.normalize('NFC'));
  expect(normalForm(normalForm(text, 'NFC'), 'NFD')).toBe(text);
  expect(normalForm('a\u0301\u0316', 'NFC')).toBe('a\u0301\u0316'.normalize('NFC'));
});

test('marks without end are cut, each letter’s by themselves, and take no time', () => {
  expect(normalForm(`a${MARKS}b${MARKS}c`, 'NFC')).toHaveLength(42);
  expect(plainLetters(`A${MARKS}`)).toBe('a');
  expect(telephoneOf(`063${MARKS}`)).toBeUndefined();
});
