import { expect, test } from 'vitest';
import { dateInWords, datesMeant } from './date-in-words.ts';

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

test.each([
  ['oko 1890.', ['1890~']],
  ['oko 1890~', ['1890~']],
  ['oko 1890-ih', ['189X~']],
  ['ljeto 1917.', ['1917-22']],
  ['u ljeto 1917.', ['1917-22']],
  ['u proljeće 1917. godine', ['1917-21']],
  ['jesen 1917', ['1917-23']],
  ['zimi 1917.', ['1917-24']],
  ['prije 1914.', ['[..1914]']],
  ['prije svibnja 1945.', ['[..1945-05]']],
  ['poslije 1945.', ['[1945..]']],
  ['nakon 12. svibnja 1890.', ['[1890-05-12..]']],
  ['od 1878.', ['1878/..']],
  ['1914.–1918.', ['1914/1918']],
  ['1914. - 1918.', ['1914/1918']],
  ['1914-1918', ['1914/1918']],
  ['od 1914. do 1918.', ['1914/1918']],
  ['od 19. stoljeća do 1970-ih', ['18XX/197X']],
  ['između 1878. i 1918.', ['[1878..1918]']],
  ['prije rata', ['[..1914]', '[..1941]', '[..1991]']],
  ['za rata', ['1914/1918', '1941/1945', '1991/1995']],
  ['poslije rata', ['[1918..]', '[1945..]', '[1995..]']],
  ['za Drugog svjetskog rata', ['1941/1945']],
  ['prije Prvoga svjetskog rata', ['[..1914]']],
  ['19. stoljeće', ['18XX']],
  ['u 19. stoljeću', ['18XX']],
  ['oko 19. stoljeća', ['18XX~']],
  ['sredinom 19. stoljeća', ['[1840..1860]']],
  ['početkom 20. stoljeća', ['[1900..1920]']],
  ['krajem 19. stoljeća', ['[1880..1899]']],
  ['u prvoj polovici 19. stoljeća', ['[1800..1850]']],
  ['u drugoj polovici 19. stoljeća', ['[1850..1899]']],
  ['1890-ih', ['189X']],
  ['12. svibnja 1945.', ['1945-05-12']],
  ['1917-22', ['1917-22']],
  ['18XX/197X', ['18XX/197X']],
  ['1918.–1914.', []],
  ['za oca', []],
  ['33. svibnja 1945.', []],
])('«%s» may mean %j', (words, meant) => {
  expect(datesMeant(words)).toEqual(meant);
});

test('space makes no date too long, words do', () => {
  expect(datesMeant(`1890.${' '.repeat(90)}godine`)).toEqual(['1890']);
  const spring = (year: number) => `otprilike u proljeće godine ${year}. godine`;
  expect(datesMeant(`od ${spring(1890)}`)).toEqual(['1890-21~/..']);
  expect(datesMeant(`od ${spring(1890)} do ${spring(1891)}`)).toEqual([]);
});

test.each(['prije rata', 'a'.repeat(100_000), `od ${'do '.repeat(40_000)}`])(
  'what is unclear is not guessed',
  (words) => {
    expect(dateInWords(words)).toBeUndefined();
  },
);
