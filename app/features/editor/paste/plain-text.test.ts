import { expect, test } from 'vitest';
import { paragraphsOfText } from './plain-text.ts';

const LONG = 'Bura je puhala tri dana i tri noći, a nitko iz kuće nije smio dalje od praga.';

test.each([
  ['paragraphs apart by empty lines', 'Prvi.\r\n\r\n\r\nDrugi.', [['Prvi.'], ['Drugi.']]],
  ['a letter that was wrapped', `${LONG}\n${LONG}\n\nKraj.`, [[`${LONG} ${LONG}`], ['Kraj.']]],
  [
    'a poem',
    'Gango moja,\nti si pri kraju.\n\nMi smo zadnje\nkoje te pivaju.',
    [
      ['Gango moja,', 'ti si pri kraju.'],
      ['Mi smo zadnje', 'koje te pivaju.'],
    ],
  ],
  ['a line for each paragraph', `${LONG}\n${LONG}`, [[LONG], [LONG]]],
  ['nothing', ' \n ', []],
])('%s', (_, text, paragraphs) => {
  expect(paragraphsOfText(text)).toEqual(paragraphs);
});
