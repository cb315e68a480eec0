import { expect, test } from 'vitest';
import { parsePartialDate } from '../../domain/partial-date.ts';
import { readGedcom } from '../gedcom/read.ts';
import { inspect } from './inspect.ts';
import { when } from './wording.ts';

/** Lines of records, parted by bars; what was found besides people without a date or without kin. */
function found(records: string) {
  const lines = `0 HEAD | 1 GEDC | 2 VERS 5.5.1 | 1 CHAR UTF-8 | ${records} | 0 TRLR`.split(' | ').join('\n');
  return inspect(readGedcom(new TextEncoder().encode(lines)).genealogy, '2026-11-18').filter(
    ({ kind }) => kind !== 'undated' && kind !== 'island',
  );
}

const kindsIn = (records: string): string[] => found(records).map(({ kind }) => kind);
const sentencesIn = (records: string): string[] => found(records).map(({ sentence }) => sentence);
const man = (id: string, name: string, more = '') => `0 @${id}@ INDI | 1 NAME ${name} | 1 SEX M${more}`;
const woman = (id: string, name: string, more = '') => `0 @${id}@ INDI | 1 NAME ${name} | 1 SEX F${more}`;
const on = (tag: string, date: string) => ` | 1 ${tag} | 2 DATE ${date}`;
const family = (id: string, husband: string, wife: string, more = '') =>
  `0 @${id}@ FAM${husband && ` | 1 HUSB @${husband}@`}${wife && ` | 1 WIFE @${wife}@`}${more}`;

test('a will is made by the living', () => {
  const will = (date: string) => man('I1', 'Ivo /Ćavar/', `${on('DEAT', '1 MAY 1850')}${on('WILL', date)}`);
  expect(sentencesIn(will('1852'))).toEqual(['Ivo Ćavar: oporuka 1852., a umro je već 1. svibnja 1850.']);
  expect(kindsIn(will('1850'))).toEqual([]);
});

/** A man who married in 1900 and in 1905, with what is known of the first wife and of the first marriage. */
const remarried = (wife: string, marriage: string) =>
  [
    man('I1', 'Ivo /Ćavar/'),
    woman('I2', 'Ana /Anić/', wife),
    woman('I3', 'Mara /Marić/'),
    family('F1', 'I1', 'I2', `${on('MARR', '1900')}${marriage}`),
    family('F2', 'I1', 'I3', on('MARR', '1905')),
  ].join(' | ');

test('a second marriage before the first has ended', () => {
  expect(sentencesIn(remarried(on('DEAT', '1920'), ''))).toEqual([
    'Brakovi se preklapaju: Ivo Ćavar vjenčan je 1900. (Ana Anić) i 1905. (Mara Marić), a raniji je brak još trajao: Ana Anić umrla je tek 1920.',
  ]);
  expect(sentencesIn(remarried('', on('DIV', '1910')))).toEqual([
    expect.stringMatching(/a raniji je brak još trajao: razvod 1910\.$/),
  ]);
});

test.each([
  ['the wife died before', on('DEAT', '1904'), ''],
  ['she may have died before', on('DEAT', 'BEF 1920'), ''],
  ['nobody knows when she died', '', ''],
  ['they were divorced before', on('DEAT', '1920'), on('DIV', '1903')],
  ['they were divorced, nobody knows when', on('DEAT', '1920'), ' | 1 DIV Y'],
])('a second marriage overlaps no first one where %s', (_, wife, marriage) => {
  expect(kindsIn(remarried(wife, marriage))).toEqual([]);
});

test.each([
  ['1850', '1900', true],
  ['1850', '1899', false],
  ['2 JAN 1850', '1 JAN 1900', false],
  ['ABT 1850', '1900', false],
  ['BEF 1840', '1900', true],
])('partners born %s and %s', (his, hers, isFar) => {
  const couple = [man('I1', 'Ivo /Ćavar/', on('BIRT', his)), woman('I2', 'Ana /Anić/', on('BIRT', hers))];
  expect(kindsIn([...couple, family('F1', 'I1', 'I2')].join(' | '))).toEqual(isFar ? ['partners-far-apart'] : []);
});

test.each([
  ['1848', on('MARR', '1850'), true],
  ['1849', on('MARR', '1850'), false],
  ['1848', on('MARR', 'BEF 1850'), false],
  ['1848', `${on('MARR', '1850')}${on('MARR', '1847')}`, false],
])('a child born %s, the parents married%s', (born, marriage, isEarly) => {
  const people = [man('I1', 'Ivo /Ćavar/'), woman('I2', 'Ana /Anić/'), man('I3', 'Mate /Ćavar/', on('BIRT', born))];
  const records = [...people, family('F1', 'I1', 'I2', `${marriage} | 1 CHIL @I3@`)].join(' | ');
  expect(sentencesIn(records)).toEqual(
    isEarly
      ? ['Mate Ćavar rođen je 1848., više od godine dana prije vjenčanja roditelja: Ivo Ćavar i Ana Anić, 1850.']
      : [],
  );
});

test('children whom the file has out of order, once of each family', () => {
  const children = (...born: string[]) =>
    [
      ...born.map((date, at) => man(`I${at}`, `Sin${at} /Ćavar/`, on('BIRT', date))),
      man('I9', 'Ivo /Ćavar/'),
      family('F1', 'I9', '', born.map((_, at) => ` | 1 CHIL @I${at}@`).join('')),
    ].join(' | ');
  expect(sentencesIn(children('1850', '1860', '1855', '1852'))).toEqual([
    'Djeca nisu upisana redom rođenja: najprije Sin1 Ćavar (1860.), a zatim Sin2 Ćavar (1855.).',
  ]);
  expect(kindsIn(children('1850', '1850', 'ABT 1849', '1852'))).toEqual([]);
});

test('a wife under her husband’s surname, with the parents who are called otherwise', () => {
  const couple = (wife: string, more = '') =>
    `${man('I1', 'Ivo /Ćavar/')} | ${wife} | ${family('F1', 'I1', 'I2')}${more && ` | ${more}`}`;
  const father = (name: string) => `${man('I3', name)} | ${family('F2', 'I3', '', ' | 1 CHIL @I2@')}`;
  expect(sentencesIn(couple(woman('I2', 'Ana /Ćavar/'), father('Luka /Anić/')))).toEqual([
    'Ana Ćavar upisana je pod muževim prezimenom (Ivo Ćavar); roditelji: Luka Anić.',
  ]);
  expect(kindsIn(couple(woman('I2', 'Ana /Ćavar/')))).toEqual(['husbands-surname']);
  expect(kindsIn(couple(woman('I2', 'Ana /Ćavar/'), father('Luka /Ćavar/')))).toEqual([]);
  expect(kindsIn(couple(woman('I2', 'Ana /Anić/ | 1 NAME Ana /Ćavar/ | 2 TYPE married')))).toEqual([]);
  expect(kindsIn(couple(woman('I2', 'Ana /Ćavar/ | 1 NAME Ana /Anić/ | 2 TYPE maiden')))).toEqual([]);
  // Another who came from elsewhere has the name, and not of her husband.
  const other = [man('I4', 'Pero /Perić/'), woman('I5', 'Iva /Ćavar/'), family('F3', 'I4', 'I5')].join(' | ');
  expect(kindsIn(couple(woman('I2', 'Ana /Ćavar/'), other))).toEqual([]);
});

test('where all wives are under their husbands’ surnames nobody knew other names', () => {
  const couple = (at: number) =>
    [
      man(`M${at}`, `Ivo /Prezime${'abcdefghijklmnop'[at]}/`),
      woman(`W${at}`, `Ana /Prezime${'abcdefghijklmnop'[at]}/`),
      family(`F${at}`, `M${at}`, `W${at}`),
    ].join(' | ');
  const couples = Array.from({ length: 12 }, (_, at) => couple(at));
  expect(kindsIn(couples.join(' | ')).filter((kind) => kind === 'husbands-surname')).toEqual([]);
});

test.each([
  ['Perić', 'M', true],
  ['Ćavar', 'M', false],
  ['Cavar', 'M', false],
  ['Anić', 'M', false],
  ['Ćavar-Perić', 'M', false],
  ['Ivović', 'M', false],
  ['', 'M', false],
  ['N.N.', 'M', false],
])('a child named %s (%s) of Ivo Ćavar and Ana Anić', (surname, sex, isForeign) => {
  const people = [
    man('I1', 'Ivo /Ćavar/'),
    woman('I2', 'Ana /Anić/'),
    `0 @I3@ INDI | 1 NAME Mate /${surname}/ | 1 SEX ${sex}`,
  ];
  const kinds = kindsIn([...people, family('F1', 'I1', 'I2', ' | 1 CHIL @I3@')].join(' | '));
  expect(kinds.filter((kind) => kind === 'foreign-surname')).toEqual(isForeign ? ['foreign-surname'] : []);
});

test.each([
  ['Kowalski', 'Kowalska'],
  ['Novák', 'Nováková'],
  ['Ivanov', 'Ivanova'],
  ['Papadopoulos', 'Papadopoulou'],
])('%s has a daughter %s, and a wife', (his, hers) => {
  const people = [man('I1', `Jan /${his}/`), woman('I2', 'Ana /Anić/'), woman('I3', `Eva /${hers}/`)];
  expect(kindsIn([...people, family('F1', 'I1', 'I2', ' | 1 CHIL @I3@')].join(' | '))).toEqual([]);
  expect(kindsIn([...people, family('F1', 'I1', 'I3')].join(' | '))).toEqual(['husbands-surname']);
});

test('neither the adopted, nor a daughter under her husband’s surname, nor who has only a mother bears a foreign surname', () => {
  const child = (more: string, kin: string) =>
    kindsIn(`${man('I1', 'Ivo /Ćavar/')} | ${woman('I3', 'Iva /Perić/', more)} | ${kin}`);
  const origin = family('F1', 'I1', '', ' | 1 CHIL @I3@');
  expect(child('', origin)).toEqual(['foreign-surname']);
  expect(child(' | 1 FAMC @F1@ | 2 PEDI adopted', origin)).toEqual([]);
  const married = [origin, man('I4', 'Pero /Perić/'), family('F2', 'I4', 'I3')].join(' | ');
  expect(child('', married)).toEqual(['husbands-surname']);
  expect(child('', [woman('I2', 'Ana /Anić/'), family('F1', '', 'I2', ' | 1 CHIL @I3@')].join(' | '))).toEqual([]);
});

test('a rare surname that is a slip for a common one of the file', () => {
  const people = (rare: string, common = 'Howarth') =>
    [...Array.from({ length: 6 }, (_, at) => man(`I${at}`, `Ivo /${common}/`)), man('I8', `Ante /${rare}/`)].join(
      ' | ',
    );
  expect(sentencesIn(people('Haworth'))).toEqual([
    'Isto je prezime, čini se, zapisano na više načina: Howarth (6) i Haworth (1); drukčije je, primjerice, upisana osoba Ante Haworth.',
  ]);
  expect(kindsIn(people('Howath'))).toEqual(['surname-spellings']);
  expect(kindsIn(people('Barić', 'Marić'))).toEqual([]);
  expect(kindsIn(people('Markić', 'Martić'))).toEqual([]);
  // Two who have it each are no slip.
  const both = `${people('Haworth')} | ${['A', 'B', 'C'].map((id) => man(id, 'Jo /Haworth/')).join(' | ')}`;
  expect(kindsIn(both)).toEqual([]);
});

test('a rare place that is a slip for a common one of the file, in any of its parts', () => {
  const places = (rare: string, common: string) =>
    [...Array.from({ length: 6 }, () => common), rare]
      .map((place, at) => `0 @I${at}@ INDI | 1 BIRT | 2 DATE 1850 | 2 PLAC ${place}`)
      .join(' | ');
  expect(sentencesIn(places('Haworth, Yorkshire', 'Howarth, Yorkshire'))).toEqual([
    'Jedan je od ovih zapisa mjesta možda pogrešan: „Howarth, Yorkshire“ (6) i „Haworth, Yorkshire“ (1).',
  ]);
  expect(kindsIn(places('Leeds, Yorkshre', 'Leeds, Yorkshire'))).toEqual(['place-spellings']);
  expect(kindsIn(places('Roma, Hercegovina', 'Rama, Hercegovina'))).toEqual([]);
  expect(kindsIn(places('Haworth, Kent', 'Howarth, Yorkshire'))).toEqual([]);
});

test.each([
  ['[..189X]', 'prije 1899.'],
  ['[189X..]', 'nakon 1890.'],
  ['189X', 'između 1890. i 1899.'],
])('of a decade that bounds an open period its edge is told: %s', (edtf, words) => {
  const date = parsePartialDate(edtf);
  expect(date && when(date)).toBe(words);
});

test('dates that cannot be read, of people and of marriages, but no words', () => {
  const dated = (date: string) =>
    `${man('I1', 'Ivo /Ćavar/', on('BIRT', date))} | ${woman('I2', 'Ana /Anić/')} | ${family('F1', 'I1', 'I2', on('MARR', date))}`;
  expect(sentencesIn(dated('32 MAY 1850'))).toEqual([
    'Datum se ne može pročitati: Ivo Ćavar, rođenje „32 MAY 1850“.',
    'Datum se ne može pročitati: Ivo Ćavar i Ana Anić, vjenčanje „32 MAY 1850“.',
  ]);
  for (const date of ['(za rata)', 'nepoznato', 'UNKNOWN', 'oko 1850', '12.5.1850.'])
    expect(kindsIn(dated(date))).not.toContain('date-unreadable');
});

test('dates over generations for which people count as living are named, with whose they are', () => {
  const line = [
    man('I1', 'Ivo /Ćavar/', on('BIRT', '1750')),
    man('I2', 'Ante /Ćavar/'),
    man('I3', 'Mate /Ćavar/', on('BIRT', '1990')),
    family('F1', 'I1', '', ' | 1 CHIL @I2@'),
    family('F2', 'I2', '', ' | 1 CHIL @I3@'),
  ].join(' | ');
  const [finding, ...others] = found(line);
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ kind: 'contradicted', individuals: ['I1', 'I3'] });
  expect(finding?.sentence).toContain('Datumi se ne slažu: Ivo Ćavar: rođenje 1750.; Mate Ćavar: rođenje 1990.;');
  expect(kindsIn(line.replace('1990', '1820'))).toEqual([]);
});
