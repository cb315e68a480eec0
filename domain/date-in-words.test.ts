import { expect, test } from 'vitest';
import { dateInWords } from './date-in-words.ts';

test.each([
  ['1956', '1956'],
  ['1956.', '1956'],
  ['1956. godine', '1956'],
  ['oko 1956.', '1956~'],
  ['Oko 1956. godine', '1956~'],
  ['1950-ih', '195X'],
  ['1950-e', '195X'],
  ['1950-ih godina', '195X'],
  ['12. 4. 1936.', '1936-04-12'],
  ['1936-04-12', '1936-04-12'],
  ['12. travnja 1936.', '1936-04-12'],
  ['12. TRAVNJA 1936. godine', '1936-04-12'],
  ['12. IV. 1936.', '1936-04-12'],
  ['travanj 1936.', '1936-04'],
  ['u travnju 1936.', '1936-04'],
  ['12. marta 1936', '1936-03-12'],
  ['31. travnja 1936.', undefined],
  ['31. 2. 1936.', undefined],
  ['kad je pao veliki snijeg', undefined],
  ['', undefined],
])('«%s» is %s', (words, edtf) => {
  expect(dateInWords(words)).toBe(edtf);
});
