import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PartialDate, parsePartialDate } from '../../../domain/partial-date.ts';
import { graphDayOf } from '../../graph.ts';
import { plainGraphDay } from './day-reader.ts';
import { edtfOfGedcomDate, gedcomDateOf } from './edtf.ts';

describe('every form of GEDCOM', () => {
  it.each([
    ['1890', '1890'],
    ['MAY 1890', '1890-05'],
    ['12 MAY 1890', '1890-05-12'],
    ['ABT 1890', '1890~'],
    ['CAL MAR 1890', '1890-03?'],
    ['EST 1890', '1890%'],
    ['BEF 1890', '[..1890]'],
    ['AFT 12 MAY 1890', '[1890-05-12..]'],
    ['BET 1878 AND 1918', '[1878..1918]'],
    ['FROM 1878 TO MAR 1918', '1878/1918-03'],
    ['FROM 1878', '1878/..'],
    ['TO 1918', '../1918'],
    ['44 BCE', '-0043'],
    ['15 MAR 44 BCE', '-0043-03-15'],
    ['BET 3 BCE AND 4', '[-0002..0004]'],
  ])('%s is %s, and back', (gedcom, edtf) => {
    expect(edtfOfGedcomDate(gedcom)).toBe(edtf);
    expect(gedcomDateOf(parsePartialDate(edtf) as PartialDate, '7.0')).toBe(gedcom);
  });

  it.each([
    ['INT 12 MAY 1890 (na svetog Pankracija)', '1890-05-12'],
    ['11 FEB 1699/00', '1700-02-11'],
    ['30 JAN 1648/9', '1649-01-30'],
    ['44 B.C.', '-0043'],
    ['BET 1900 AND 1880', '[1880..1900]'],
    ['FROM ABT 1878 TO 1918', undefined],
    ['(nepoznato)', undefined],
    ['', undefined],
    ['31 FEB 1890', undefined],
    ['10 JAN', undefined],
    ['____', undefined],
    ['0000', undefined],
    ['31.02.1990', undefined],
    ['45.13.1990', undefined],
    ['06.15.1990', undefined],
    ['32. lipnja 1990.', undefined],
    ['29.2.1900.', undefined],
    ['13/13/1990', undefined],
    ['13.1990', undefined],
    ['15. lipnja', undefined],
    ['15. lipnja 90.', undefined],
    ['15.6.90.', undefined],
    ['12. - 31. lipnja 1890.', undefined],
    ['između 1880. i rata', undefined],
    ['1990-1850', undefined],
    ['?', undefined],
    ['(?)', undefined],
    ['(otac 12)', undefined],
    ['iza rata', undefined],
    ['Mara 1990', undefined],
    ['99. stoljeće', undefined],
    ['xx.xx.xxxx', undefined],
    ['__.__.____', undefined],
  ])('%j is %s', (gedcom, edtf) => expect(edtfOfGedcomDate(gedcom)).toBe(edtf));

  it.each([
    ['abt. 1890', '1890~'],
    ['oko 1890.', '1890~'],
    ['prije 12.5.1890.', '[..1890-05-12]'],
    ['između 1878. i 1918.', '[1878..1918]'],
    ['od 1878 do 1918', '1878/1918'],
    ['12. 5. 1890', '1890-05-12'],
    ['1890-05-12', '1890-05-12'],
    ['5 January 1890', '1890-01-05'],
    ['1056/1060', '[1056..1060]'],
    ['1056-60', '[1056..1060]'],
    ['1942/1913', undefined],
    ['  02   apr   2025 ', '2025-04-02'],
    ['71', '0071'],
    ['15. lipnja 1990.', '1990-06-15'],
    ['15. LIPNJA 1990.', '1990-06-15'],
    ['15.lipnja 1990', '1990-06-15'],
    ['dana 15. lipnja 1990. godine', '1990-06-15'],
    ['lipanj 1990.', '1990-06'],
    ['Kolovoz 1917', '1917-08'],
    ['u lipnju 1990.', '1990-06'],
    ['5. sijecnja 1890', '1890-01-05'],
    ['7. ozujka 1890.', '1890-03-07'],
    ['15.VI.1990.', '1990-06-15'],
    ['15. VI. 1990.', '1990-06-15'],
    ['15 vi 1990', '1990-06-15'],
    ['VI. 1990.', '1990-06'],
    ['12. marca 1845', '1845-03-12'],
    ['3. februarja 1900', '1900-02-03'],
    ['3. октобра 1912.', '1912-10-03'],
    ['12. Jänner 1871', '1871-01-12'],
    ['12 Juni 1871', '1871-06-12'],
    ['3 Ianuarii 1745', '1745-01-03'],
    ['3 7bris 1745', '1745-09-03'],
    ['die 3 Xbris 1745', '1745-12-03'],
    ['28 8bris 1745', '1745-10-28'],
    ['28 7-bris 1745', '1745-09-28'],
    ['28. X-bris 1745', '1745-12-28'],
    ['28 VII bris 1745', '1745-09-28'],
    ['8-bri 1745', '1745-10'],
    ['12. Mrz. 1845', '1845-03-12'],
    ['12 Septbr. 1845', '1845-09-12'],
    ['3. Christmonat 1790', '1790-12-03'],
    ['~1990', '1990~'],
    ['~ 1990.', '1990~'],
    ['<1838', '[..1838]'],
    ['< 1838.', '[..1838]'],
    ['>1838', '[1838..]'],
    ['cca 1990', '1990~'],
    ['cca. 1990.', '1990~'],
    ['c. 1990', '1990~'],
    ['ca.1990', '1990~'],
    ['oko lipnja 1990.', '1990-06~'],
    ['1990?', '1990?'],
    ['1990. ?', '1990?'],
    ['15.6.1990?', '1990-06-15?'],
    ['možda 1990.', '1990?'],
    ['(1990)', '1990'],
    ['(oko 1990.)', '1990~'],
    ['(1990?)', '1990?'],
    ['15/06/1990', '1990-06-15'],
    ['06/15/1990', '1990-06-15'],
    ['05/06/1990', '1990-06-05'],
    ['15-06-1990', '1990-06-15'],
    ['15-Jun-1990', '1990-06-15'],
    ['June 15, 1990', '1990-06-15'],
    ['1990/06/15', '1990-06-15'],
    ['06/1990', '1990-06'],
    ['6.1990.', '1990-06'],
    ['1990-06', '1990-06'],
    ['__.__.1945', '1945'],
    ['__.<>.1680', '1680'],
    ['.__.1797', '1797'],
    ['.05.1797', '1797-05'],
    ['28 APR 1952 L', '1952-04-28'],
    ['r. 1890.', '1890'],
    ['rođ. 1890.', '1890'],
    ['1890 AD', '1890'],
    ['početkom 19. st.', '[1800..1820]'],
    ['(kraj 18. st.)', '[1780..1799]'],
    ['u 19. stoljeću', '18XX'],
    ['poč. XIX. st', '[1800..1820]'],
    ['2. pol. 19. st.', '[1850..1899]'],
    ['potkraj XVIII. stoljeca', '[1780..1799]'],
    ['<>.1797', '1797'],
    ['umro oko 1890.', '1890~'],
    ['r.1890.', '1890'],
    ['proljeće 1890.', '1890-21'],
    ['__.05.1945', '1945-05'],
    ['??.??.1945.', '1945'],
    ['00.00.1945', '1945'],
    ['xx.xx.1945', '1945'],
    ['15.__.1945', '1945'],
    ['28 Jan 1546-1547', '1547-01-28'],
    ['28 Jan 1546/47', '1547-01-28'],
    ['28 Jan 1546-47', '1547-01-28'],
    ['28 Jan 1546-7', '1547-01-28'],
    ['28 Jan 1546–1547', '1547-01-28'],
    ['28 January 1546 - 1547', '1547-01-28'],
    ['28 January 1546 - 47', '1547-01-28'],
    ['28.1.1546-1547', '1547-01-28'],
    ['28. 1. 1546./47.', '1547-01-28'],
    ['28. siječnja 1546. - 1547.', '1547-01-28'],
    ['oko 28. siječnja 1546-47', '1547-01-28~'],
    ['prije 28.1.1546/47', '[..1547-01-28]'],
    ['veljača 1699-00', '1700-02'],
    ['29.2.1695-96', '1696-02-29'],
    ['15 JUN 1890-1891', '[1890-06-15..1891]'],
    ['lipanj 1890-95', '[1890-06..1895]'],
    ['28 Jan 1546-49', '[1546-01-28..1549]'],
    ['između 1880. i 90.', '[1880..1890]'],
    ['od 15.6.1890. do 95.', '1890-06-15/1895'],
    ['1 JAN 1880 - 3 FEB 85', '[1880-01-01..1885-02-03]'],
    ['1546/47', '1547'],
    ['1914-1918', '[1914..1918]'],
    ['1914–1918', '[1914..1918]'],
    ['1914. – 1918.', '[1914..1918]'],
    ['oko 1914–1918', '[1914..1918]'],
    ['1905-06', '[1905..1906]'],
    ['12.5.1890 - 14.6.1891', '[1890-05-12..1891-06-14]'],
    ['12. - 14. lipnja 1890.', '[1890-06-12..1890-06-14]'],
    ['svibanj - lipanj 1890.', '[1890-05..1890-06]'],
    ['između 1880. i 1890.', '[1880..1890]'],
    ['izmedju 1880 i 1890', '[1880..1890]'],
    ['između 1880-1890', '[1880..1890]'],
    ['zwischen 1880 und 1890', '[1880..1890]'],
    ['oko 1890.', '1890~'],
    ['prije 1900.', '[..1900]'],
    ['poslije 1900.', '[1900..]'],
    ['nakon 15. lipnja 1900.', '[1900-06-15..]'],
    ['od 1900. do 1910.', '1900/1910'],
    ['od 15.6.1900. do 1.7.1900.', '1900-06-15/1900-07-01'],
    ['od 1900.', '1900/..'],
    ['do 1910.', '../1910'],
    ['krajem 1890.', '1890'],
    ['1890. godine', '1890'],
    ['god. 1890.', '1890'],
    ['1890-ih', '[1890..1899]'],
    ['19. stoljeće', '[1801..1900]'],
    ['XIX. st.', '[1801..1900]'],
    ['44. pr. Kr.', '-0043'],
    ['198?', '[1980..1989]'],
    ['oko 198_', '[1980..1989]'],
    ['19??', '[1900..1999]'],
    ['18XX', '[1800..1899]'],
    ['1980-te', '[1980..1989]'],
    ['* 1990', '1990'],
    ['† 15.6.1990.', '1990-06-15'],
    ['1980 ili 1981', '[1980..1981]'],
    ['nedjelja, 15. lipnja 1990.', '1990-06-15'],
    ['15 - 6 - 1990', '1990-06-15'],
    ['15 .6. 1990', '1990-06-15'],
    ['15 06 1990', '1990-06-15'],
    ['19900615', '1990-06-15'],
    ['-.6.1990', '1990-06'],
    ['00 JUN 1990', '1990-06'],
    ['?? lipnja 1990.', '1990-06'],
    ['1990 (?)', '1990?'],
    ['[1990]', '1990'],
    ['1990;', '1990'],
    ['am 15. Juni 1990', '1990-06-15'],
    ['AD 1790', '1790'],
    ['5. malega travna 1890', '1890-04-05'],
  ])('%j, as people write it, is %s', (written, edtf) => expect(edtfOfGedcomDate(written)).toBe(edtf));
});

it.each([
  ['Januars Jänners Januarij Ianuarii januarjem siječnjem јануаром', 1],
  ['Februars Febers Februarij veljačom februarju svečana', 2],
  ['Märzen Martij Martium marcem ožujkom sušca', 3],
  ['Aprils Aprilem aprilom travnjem', 4],
  ['Mais Maij Maii Maji majem svibnju', 5],
  ['Junis Junij Junium junijem lipnjem rožnika', 6],
  ['Julis Julij Julio julijem srpnjem', 7],
  ['Augusts Augustum avgustom kolovozu', 8],
  ['Septembers Septembrem 7br. septembrom rujnom kimavca', 9],
  ['Oktobers Octobrem 8br. oktobrom listopadu vinotoka', 10],
  ['Novembers Novembrem 9br. novembrom studenome', 11],
  ['Dezembers Decembrem Xbr. decembrom prosincem', 12],
])('%s are cases of month %i', (names, month) => {
  for (const name of names.split(' '))
    expect(edtfOfGedcomDate(`5. ${name} 1890.`), name).toBe(`1890-${String(month).padStart(2, '0')}-05`);
});

describe('other calendars', () => {
  it.each([
    ['@#DJULIAN@ 25 OCT 1917', '1917-11-07'],
    ['JULIAN 25 OCT 1917', '1917-11-07'],
    ['@#DJULIAN@ 1742', '1742'],
    ['@#DJULIAN@ 15 MAR 44 B.C.', '-0043-03-13'],
    ['@#DHEBREW@ 1 TSH 5650', '1889-09-26'],
    ['HEBREW 10 ADS 5651', '1891-03-20'],
    ['2 TVT 5758', '1997-12-31'],
    ['@#DHEBREW@ 5650', '[1889-09-26..1890-09-14]'],
    ['HEBREW 30 CSH 5650', undefined],
    ['@#DFRENCH R@ 1 VEND 1', '1792-09-22'],
    ['FRENCH_R 11 NIVO 6', '1797-12-31'],
    ['@#DFRENCH R@ COMP 3', '[1795-09-17..1795-09-22]'],
    ['BET @#DJULIAN@ 1 JAN 1700 AND 1 FEB 1700', '[1700-01-11..1700-02-01]'],
  ])('%s is %s', (gedcom, edtf) => expect(edtfOfGedcomDate(gedcom)).toBe(edtf));

  it('agrees with the calendar of the platform on Hebrew days', () => {
    const names = [
      'Tishri',
      'Heshvan',
      'Kislev',
      'Tevet',
      'Shevat',
      'Adar I',
      'Adar II',
      'Nisan',
      'Iyar',
      'Sivan',
      'Tamuz',
      'Av',
      'Elul',
    ];
    const tags = ['TSH', 'CSH', 'KSL', 'TVT', 'SHV', 'ADR', 'ADS', 'NSN', 'IYR', 'SVN', 'TMZ', 'AAV', 'ELL'];
    const format = new Intl.DateTimeFormat('en-u-ca-hebrew', {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'long',
      day: 'numeric',
    });
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1600-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
          const month = tags[names.indexOf(parts.month === 'Adar' ? 'Adar I' : (parts.month ?? ''))];
          expect(edtfOfGedcomDate(`HEBREW ${parts.day} ${month} ${parts.year}`)).toBe(date.toISOString().slice(0, 10));
        },
      ),
    );
  });
});

it.each([
  ['189X', 'BET 1890 AND 1899'],
  ['18XX', 'BET 1800 AND 1899'],
  ['1890-XX', '1890'],
  ['/1878', 'TO 1878'],
  ['1878?/1918~', 'FROM 1878 TO 1918'],
])('%s has no word of its own in GEDCOM and becomes %s', (edtf, gedcom) => {
  expect(gedcomDateOf(parsePartialDate(edtf) as PartialDate, '5.5.1')).toBe(gedcom);
});

it('parses plain dates by the fast path exactly as by the full parser', () => {
  const word = fc.constantFrom('', 'ABT ', 'CAL ', 'EST ', 'BEF ', 'X ');
  const day = fc.oneof(
    fc.constant(''),
    fc.integer({ min: 0, max: 32 }).map((number) => `${number} `),
  );
  const month = fc.oneof(fc.constant(''), fc.constantFrom('JAN ', 'FEB ', 'APR ', 'DEC ', 'Dec ', 'ADR '));
  const year = fc.integer({ min: 0, max: 10_500 }).map(String);
  fc.assert(
    fc.property(fc.constantFrom('', '  '), word, day, month, year, (...parts) => {
      const text = new TextEncoder().encode(parts.join(''));
      const short = plainGraphDay(text, 0, text.length);
      if (short !== 0) expect(short).toBe(graphDayOf(parsePartialDate(edtfOfGedcomDate(parts.join('')) ?? '')));
    }),
    { numRuns: 1000 },
  );
});
