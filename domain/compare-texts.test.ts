import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ComparedPart, compareTexts, isChanged, letterBudget } from './compare-texts.ts';

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
  expect(compared.length).toBeLessThanOrEqual(300);
});

test('the fields of a page together have no more paragraphs compared word by word than one text', () => {
  const budget = letterBudget();
  const text = (word: string) => Array.from({ length: 200 }, (_, n) => `${word}${n} isto`).join('\n\n');
  const rows = [1, 2, 3].flatMap(() => compareTexts(text('a'), text('b'), { budget }));
  expect(rows.filter(({ before }) => before?.some(({ changed }) => !changed)).length).toBeLessThan(400);
});

test('a long text that nobody changed takes nothing from the others', () => {
  const budget = letterBudget();
  const long = Array.from({ length: 100 }, (_, at) => `${at} ${'riječ '.repeat(200)}`).join('\n\n');
  expect(compareTexts(long, long, { budget })).toEqual([]);
  compareTexts(long, `${long}\n\nNovo.`, { budget });
  expect(compareTexts('staro', 'novo', { budget })).toHaveLength(1);
  expect(compareTexts('staro', 'novo', { budget })[0]?.before).toBeDefined();
});

test('of a paragraph too long to be compared word by word the beginning is shown, as changed', () => {
  const [row] = compareTexts('a '.repeat(140_000), `${'a '.repeat(140_000)}b`);
  expect([row?.before, row?.after]).toEqual(Array(2).fill([{ text: `${'a '.repeat(2500)} …`, changed: true }]));
});

test('of long texts a part is compared, with a last row for the rest, and a change is found wherever it is', () => {
  const lines = (letter: string) => `${letter}\n\n`.repeat(100_000);
  const rows = compareTexts(lines('<'), lines('>'));
  expect([rows.length, rows.at(-1)]).toEqual([401, {}]);
  expect(compareTexts(lines('<'), `${lines('<')}Novo.`)).toEqual([{ after: [{ text: 'Novo.', changed: true }] }]);
});

test.each([
  ['changed', (letter: string) => letter.repeat(1000)],
  ['the same', () => 'x'.repeat(1000)],
])('of texts whose paragraphs are %s, no more letters are shown than a page can take', (_, paragraph) => {
  const text = (letter: string) => Array<string>(200).fill(paragraph(letter)).join('\n\n');
  const rows = compareTexts(text('<'), text('>'));
  const shown = rows.flatMap(({ before = [], after = [] }) => [...before, ...after]);
  expect(shown.map(({ text }) => text).join('').length).toBeLessThanOrEqual(130_000);
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
