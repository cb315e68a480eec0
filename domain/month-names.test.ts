import { describe, expect, it } from 'vitest';
import { monthNamed } from './date-in-words.ts';

const CASES: Readonly<Record<string, readonly string[]>> = {
  'Croatian, nominative':
    'siječanj veljača ožujak travanj svibanj lipanj srpanj kolovoz rujan listopad studeni prosinac'.split(' '),
  'Croatian, genitive':
    'siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca'.split(' '),
  'Croatian, dative':
    'siječnju veljači ožujku travnju svibnju lipnju srpnju kolovozu rujnu listopadu studenomu prosincu'.split(' '),
  'Croatian, instrumental':
    'siječnjem veljačom ožujkom travnjem svibnjem lipnjem srpnjem kolovozom rujnom listopadom studenim prosincem'.split(
      ' ',
    ),
  'Croatian without marks':
    'SIJECNJA VELJACE OZUJKA TRAVNJA SVIBNJA LIPNJA SRPNJA KOLOVOZA RUJNA LISTOPADA STUDENOG PROSINCA'.split(' '),
  'Croatian, shortened': 'sij. velj. ožu. tra. svi. lip. srp. kol. ruj. lis. stu. pro.'.split(' '),
  Serbian: 'januar februar mart april maj jun jul avgust septembar oktobar novembar decembar'.split(' '),
  'Serbian, genitive': 'januara februara marta aprila maja juna jula avgusta septembra oktobra novembra decembra'.split(
    ' ',
  ),
  'Serbian, in Cyrillic':
    'јануара фебруара марта априла маја јуна јула августа септембра октобра новембра децембра'.split(' '),
  Slovene: 'januar februar marec april maj junij julij avgust september oktober november december'.split(' '),
  'Slovene, genitive':
    'januarja februarja marca aprila maja junija julija avgusta septembra oktobra novembra decembra'.split(' '),
  German: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  Austrian: 'Jänner Feber Maerz April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  'German, shortened': 'Jaenner Feb. Mrz. Apr. Mai. Juni. Juli. Aug. Septbr. Octbr. Novbr. Dezbr.'.split(' '),
  'German, old':
    'Jaen. Hornung Lenzmonat Ostermonat Wonnemonat Brachmonat Heumonat Erntemonats Herbstmonat Weinmonat Windmonat Christmonat'.split(
      ' ',
    ),
  'German, as heard': 'Jenner Feber Merz April May Juny July August Septbr Oktbr Novbr Decbr'.split(' '),
  Latin: 'Januarius Februarius Martius Aprilis Maius Junius Julius Augustus September October November December'.split(
    ' ',
  ),
  'Latin, genitive':
    'Ianuarii Februarii Martii Aprilis Maii Iunii Iulii Augusti Septembris Octobris Novembris Decembris'.split(' '),
  'Latin, in registers': 'Januarii Februarii Martii Aprilis Maji Junii Julii Augusti 7bris 8bris 9bris Xbris'.split(
    ' ',
  ),
  'Latin, in figures': 'Jan. Feb. Mart. Apr. Maj. Jun. Jul. Aug. 7ber VIIIbris IXber 10bris'.split(' '),
  'Latin, ablative': 'Januario Februario Martio Aprili Maio Junio Julio Augusto 7bri 8bri 9bri Xbri'.split(' '),
  Italian: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' '),
  English: 'January February March April May June July August September October November December'.split(' '),
  GEDCOM: 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' '),
  Roman: 'I II III IV V VI VII VIII IX X XI XII'.split(' '),
};

describe.each(Object.entries(CASES))('%s', (_, names) => {
  it.each(names.map((name, index) => [name, index + 1] as const))('%s is month %i', (name, month) => {
    expect(monthNamed(name)).toBe(month);
  });
});

it.each([
  '',
  'mara',
  'Marija',
  'rujanj',
  'XIII',
  'IIII',
  'proljeće',
  'lipa',
  'maja2',
  'oktobarska',
  'prosinec',
  'constructor',
])('%j is no month', (word) => {
  expect(monthNamed(word)).toBeUndefined();
});
