import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { hashOf } from '../../croatian/letters.ts';
import { cases } from '../../tests/drivers/effort.ts';
import { plainText } from './plain-text.ts';
import { locality, searchedChronicle } from './searched-chronicle.fixture.ts';

/** As long as a record's text can be: what takes the square of its length would not come to an end here. */
const LONG = 200_000;

const BOMBS: Readonly<Record<string, string>> = {
  blanks: `# a\n${' '.repeat(LONG)}x`,
  strokes: `${'-'.repeat(LONG)}x`,
  'open brackets': '['.repeat(LONG),
  'links in links': '[a]('.repeat(LONG / 4),
  'open tags': '<a '.repeat(LONG / 3),
  cells: '| '.repeat(LONG / 2),
  'numbers of a list': '1. '.repeat(LONG / 3),
  escapes: '\\*'.repeat(LONG / 2),
  underscores: '_a'.repeat(LONG / 2),
};

for (const [what, text] of Object.entries(BOMBS)) {
  test(`a text of ${what} is read to its end`, () => {
    expect(plainText(text).length).toBeLessThanOrEqual(LONG * 2);
  });
}

test('no sentence is longer than a reader takes in, whatever the text, and each comes in time', async () => {
  const long = LONG - 100;
  const texts = [
    `${'.'.repeat(long)} brdo`,
    `${'A. '.repeat(long / 3)} brdo`,
    `brdo${'x'.repeat(long - 4)}`,
    `${'brdo\u00a0'.repeat(long / 5)}`,
    `${'je '.repeat(long / 4)} brdo ${'je '.repeat(long / 12)}`,
    '1a'.repeat(long / 2),
    // Marks in the wrong order: composing them takes the square of their number.
    `brdo ${'\u0301\u0316'.repeat(long / 2)}`,
  ];
  const { ask } = await searchedChronicle(...texts.map((body, number) => locality(`bomba-${number}`, { body })));
  const { results, total } = await ask('brdo je je je je');
  expect(total).toBe(5);
  for (const { sentence } of results) {
    expect(sentence.map(({ text }) => text).join('').length).toBeLessThanOrEqual(250);
  }
  // Twelve phrases, twelve words without meaning, twelve that nobody knows.
  await ask('"je brdo" '.repeat(20));
  await ask('i u je na se su od za da s iz po');
  await ask('iiiiiiiiiiiiiiii '.repeat(12));
});

test('nobody can prepare words that lie in one place of a table: hashes are other ones in each process, and mixed', () => {
  const letters = new URL('../../croatian/letters.ts', import.meta.url);
  const script = `const { hashOf } = await import(${JSON.stringify(letters)}); console.log(hashOf('gumno'))`;
  const inAnotherProcess = () =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(inAnotherProcess()).not.toBe(inAnotherProcess());
  // Letters that differ in their upper bits alone, on which the lower ones of the sum do not depend.
  const words = Array.from({ length: 4096 }, (_, number) =>
    [0, 4, 8].map((shift) => String.fromCharCode(0x4e + (((number >> shift) & 15) << 8) + 0x4000)).join(''),
  );
  expect(new Set(words.map((word) => hashOf(word) & 0xfff)).size).toBeGreaterThan(2400);
});

test('many new words are put in order once, however many somebody has looked through before', async () => {
  const words = (from: number) =>
    Array.from({ length: cases(10_000, 28_000) }, (_, number) =>
      `r${(from + number).toString(36)}q`.replace(/\d/g, 'z'),
    ).join(' ');
  const { ask, save } = await searchedChronicle(locality('prvi', { body: words(0) }));
  expect((await ask('rzz', 'visitor', { typing: true })).total).toBe(1);
  await save(locality('drugi', { body: words(1_000_000) }));
  expect((await ask('rzz', 'visitor', { typing: true })).total).toBeGreaterThan(0);
});
