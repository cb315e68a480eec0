import { describe, expect, test } from 'vitest';
import { dateText, dayText, lifeText, momentInWords, shortLifeText, yearInSentence } from './dates.ts';

describe('partial dates in Croatian', () => {
  test.each([
    ['1890', '1890.'],
    ['1890?', 'možda 1890.'],
    ['1890~', 'oko 1890.'],
    ['1890%', 'možda oko 1890.'],
    ['189X', '1890-e'],
    ['189X~', 'oko 1890-ih'],
    ['189X?', 'možda 1890-e'],
    ['18XX', '19. stoljeće'],
    ['18XX~', 'oko 19. stoljeća'],
    ['09XX', '10. stoljeće'],
    ['../1878', 'prije 1878.'],
    ['1878/..', 'od 1878.'],
    ['[1878..]', 'nakon 1878.'],
    ['[1890-05-12..]', 'nakon 12. svibnja 1890.'],
    ['1878/1918', '1878.–1918.'],
    ['[1878..1918]', 'između 1878. i 1918.'],
    ['1945-05-12', '12. svibnja 1945.'],
    ['1945-05', 'svibanj 1945.'],
    ['../1945-05', 'prije svibnja 1945.'],
    ['1917-22', 'ljeto 1917.'],
    ['1917-24~', 'oko zime 1917.'],
    ['[..1917-23]', 'prije jeseni 1917.'],
    ['1917-21/1918-22', 'od proljeća 1917. do ljeta 1918.'],
    ['-1999', '2000.\u00a0pr.\u00a0Kr.'],
    ['-1999~/0009', 'od oko 2000.\u00a0pr.\u00a0Kr. do 9.'],
    ['0009/0600~', 'od 9. do oko 600.'],
    ['18XX/197X', 'od 19. stoljeća do 1970-ih'],
    ['1846-07-23', '23. srpnja 1846.'],
    ['1996/..', 'od 1996.'],
    ['1404/1466', '1404.–1466.'],
    ['nešto', 'nešto'],
  ])('%s', (edtf, text) => {
    expect(dateText(edtf)).toBe(text);
  });

  test.each([
    ['1871-10-09', '1922-02-03', '1871.–1922.'],
    [undefined, '1404', '† 1404.'],
    [undefined, '[1822..]', '† nakon 1822.'],
    ['1890~', undefined, '* oko 1890.'],
    ['187X', '1917?', '1870-ih–možda 1917.'],
    [undefined, undefined, ''],
  ])('a life from %s to %s', (born, died, text) => {
    expect(lifeText(born, died)).toBe(text);
  });

  test.each([
    ['1987-05-12', '1987.'],
    ['1890~', 'oko 1890.'],
    ['189X', '1890-ih'],
    ['[..1831]', 'prije 1831.'],
    ['[1822..]', 'nakon 1822.'],
    ['1822/..', 'nakon 1822.'],
    ['[1840..1842]', 'između 1840. i 1842.'],
    ['1840/1842', 'između 1840. i 1842.'],
    ['18XX', 'u 19. stoljeću'],
    ['18XX~', 'oko 19. stoljeća'],
    ['', ''],
  ])('one moment after a verb: umro je %s', (edtf, text) => {
    expect(yearInSentence(edtf)).toBe(text);
  });

  test('the day of publishing', () => {
    expect(dayText('2026-11-12')).toBe('12. studenoga 2026.');
    expect(dayText('2026-02-03T08:00:00Z')).toBe('3. veljače 2026.');
    expect(dayText('2026-02-03T23:00:00Z')).toBe('4. veljače 2026.');
    expect(momentInWords(new Date('2026-02-03T23:05:00Z'))).toBe('4. veljače 2026. u 00:05');
  });
});

test.each([
  ['1911-06-10', '[1945-01..1945-05]', '1911.–1945.'],
  ['[1826..1828]', '1895', 'oko 1827.–1895.'],
  ['1785~', '[..1842]', 'oko 1785.–prije 1842.'],
  ['1790/1800', undefined, '* oko 1795.'],
  [undefined, undefined, ''],
])('years alone, of %s and %s', (born, died, text) => {
  expect(shortLifeText(born, died)).toBe(text);
});
