import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ComparedPart, compareTexts, isChanged, wordBudget } from './compare-texts.ts';

test('words that differ are marked, paragraph by paragraph', () => {
  expect(compareTexts('Gumno je staro.\n\nOstaje.', 'Gumno je vrlo staro.\n\nOstaje.\n\nNovo.')).toEqual([
    {
      before: [
        { text: 'Gumno je ', changed: false },
        { text: 'staro.', changed: false },
      ],
      after: [
        { text: 'Gumno je ', changed: false },
        { text: 'vrlo ', changed: true },
        { text: 'staro.', changed: false },
      ],
    },
    { before: [{ text: 'Ostaje.', changed: false }], after: [{ text: 'Ostaje.', changed: false }] },
    { after: [{ text: 'Novo.', changed: true }] },
  ]);
});

const textOf = (parts: readonly ComparedPart[] | undefined) => parts?.map(({ text }) => text).join('');
const paragraph = fc.constantFrom('a b c', 'a c', 'd', 'e f\ng', 'šuma i put');
const arbitraryText = fc.array(paragraph, { maxLength: 8 }).map((paragraphs) => paragraphs.join('\n\n'));

test('each side reads as the text it stands for', () => {
  fc.assert(
    fc.property(arbitraryText, arbitraryText, (before, after) => {
      const rows = compareTexts(before, after);
      const side = (name: 'before' | 'after') => rows.flatMap((row) => textOf(row[name]) ?? []).join('\n\n');
      expect([side('before'), side('after')]).toEqual([before, after]);
      expect(rows.some(isChanged)).toBe(before !== after);
    }),
  );
});

test('of texts that are other words all through, few paragraphs are compared word by word, and each side is still whole', () => {
  const text = (word: string) => Array.from({ length: 400 }, (_, n) => `${word}${n} isto ${word}`).join('\n\n');
  const rows = compareTexts(text('a'), text('b'));
  const side = (name: 'before' | 'after') => rows.flatMap((row) => textOf(row[name]) ?? []).join('\n\n');
  expect([side('before'), side('after')]).toEqual([text('a'), text('b')]);
  const compared = rows.filter(({ before }) => before?.some(({ changed }) => !changed));
  expect(compared.length).toBeLessThanOrEqual(60);
});

test('the fields of a page together have no more paragraphs compared word by word than one text', () => {
  const budget = wordBudget();
  const text = (word: string) => Array.from({ length: 40 }, (_, n) => `${word}${n} isto`).join('\n\n');
  const rows = [1, 2, 3].flatMap(() => compareTexts(text('a'), text('b'), { budget }));
  expect(rows.filter(({ before }) => before?.some(({ changed }) => !changed))).toHaveLength(60);
});

test('of a paragraph too long to be compared word by word the beginning is shown, as changed', () => {
  const [row] = compareTexts('a '.repeat(140_000), `${'a '.repeat(140_000)}b`);
  expect([row?.before, row?.after]).toEqual(Array(2).fill([{ text: `${'a '.repeat(2500)} …`, changed: true }]));
});

test('of long texts no more rows are made than are shown, and a change is among them wherever it is', () => {
  const lines = (letter: string) => `${letter}\n\n`.repeat(100_000);
  expect(compareTexts(lines('<'), lines('>'))).toHaveLength(400);
  expect(compareTexts(lines('<'), `${lines('<')}Novo.`)).toEqual([{ after: [{ text: 'Novo.', changed: true }] }]);
});

test('paragraphs are shown without their signs, unless only a sign differs', () => {
  const show = (paragraph: string) => paragraph.replaceAll('*', '');
  const texts = (rows: ReturnType<typeof compareTexts>) =>
    rows.map(({ before = [], after = [] }) => [before, after].map((parts) => parts.map(({ text }) => text).join('')));
  expect(texts(compareTexts('*isto*\n\n*star*\n\nznak', '*isto*\n\n*nov*\n\n*znak*', { show }))).toEqual([
    ['isto', 'isto'],
    ['star', 'nov'],
    ['znak', '*znak*'],
  ]);
});
