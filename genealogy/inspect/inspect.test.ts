import { expect, test } from 'vitest';
import { readGedcom } from '../gedcom/read.ts';
import { inspect } from './inspect.ts';

const TODAY = '2026-11-17';

/** Lines of records, parted by bars. */
function found(...records: string[]): string[] {
  return inspect(tree(...records), TODAY)
    .filter(({ kind }) => kind !== 'undated' && kind !== 'island')
    .map(({ kind, individuals }) => `${kind} ${individuals.join(' ')}`.trim());
}

function tree(...records: string[]) {
  const lines = ['0 HEAD', '1 GEDC', '2 VERS 5.5.1', '1 CHAR UTF-8', ...records.join(' | ').split(' | '), '0 TRLR'];
  return readGedcom(new TextEncoder().encode(lines.join('\n'))).genealogy;
}

const person = (id: string, ...parts: string[]) => [`0 @${id}@ INDI`, ...parts].join(' | ');
const event = (tag: string, date: string) => `1 ${tag} | 2 DATE ${date}`;
const family = (father: string, mother: string, children: string[], ...parts: string[]) =>
  [
    '0 @F1@ FAM',
    ...(father ? [`1 HUSB @${father}@`] : []),
    ...(mother ? [`1 WIFE @${mother}@`] : []),
    ...children.map((child) => `1 CHIL @${child}@`),
    ...parts,
  ].join(' | ');

const MAN = '1 SEX M';
const WOMAN = '1 SEX F';

test.each([
  ['BIRT 1850', 'DEAT 1849'],
  ['BIRT ABT 1850', 'DEAT 1847'],
  ['BIRT 3 MAY 1850', 'DEAT APR 1850'],
  ['BIRT 1850', 'BURI 12 JAN 1840'],
  ['CHR 1850', 'DEAT 1849'],
  ['BAPM 1850', 'BURI 1849'],
  ['BIRT BET 1850 AND 1855', 'DEAT BEF 1848'],
  ['BIRT AFT 1850', 'DEAT 1840'],
  ['BIRT 11 FEB 1699/00', 'DEAT 1698'],
  ['BIRT 12.05.1850', 'DEAT prije 1845'],
])('whoever has %s and %s died before they were born', (...events) => {
  const written = events.map((text) => event(text.slice(0, text.indexOf(' ')), text.slice(text.indexOf(' ') + 1)));
  expect(found(person('I1', ...written))).toEqual(['death-before-birth I1']);
});

test('several births or deaths that differ are one finding, whichever stands first', () => {
  const born = (...dates: string[]) => person('I1', ...dates.map((date) => event('BIRT', date)), event('DEAT', '1900'));
  expect(found(born('1850', '1852'))).toEqual(['birth-or-death-twice I1']);
  expect(found(born('1850', '1850'))).toEqual([]);
  expect(found(person('I1', '1 BIRT', event('BIRT', '1850'), '1 DEAT N', event('DEAT', '1900')))).toEqual([]);
  const [one, other] = [born('1850', '1852'), born('1852', '1850')].map((record) => inspect(tree(record), TODAY)[0]);
  expect(one?.key).toBe(other?.key);
  expect(one?.choices?.map(({ text }) => text)).toEqual(['1850.', '1852.']);
});

test.each([
  ['BIRT 1850', 'DEAT 1850'],
  ['BIRT ABT 1850', 'DEAT 1848'],
  ['BIRT EST 1850', 'DEAT 1846'],
  ['BIRT 1850', 'DEAT BET 1840 AND 1860'],
  ['BIRT AFT 1850', 'DEAT 1860'],
  ['BIRT BEF 1850', 'DEAT 1830'],
  ['BIRT 1850', 'DEAT N'],
  ['BIRT 1850', 'BURI 1850'],
  ['DEAT 1850', 'BURI 1850'],
  ['BIRT 1800', 'DEAT 1910'],
  ['BIRT ABT 1800', 'DEAT ABT 1914'],
  ['BIRT 1850', 'RESI FROM 1870', 'DEAT 1900'],
  ['BIRT 1850', 'OCCU FROM 1870 TO 1900', 'DEAT 1900'],
  ['BIRT 1850', 'DEAT 1900', 'PROB 1901', 'EVEN 1950', 'TITL 1840'],
  ['BIRT BEF 2040'],
  ['CHR 1850', 'BIRT 1850'],
])('nobody accuses %s and %s', (...events) => {
  const written = events.map((text) => event(text.slice(0, text.indexOf(' ')), text.slice(text.indexOf(' ') + 1)));
  expect(found(person('I1', ...written))).toEqual([]);
});

test.each([
  ['burial-before-death', 'DEAT 1850', 'BURI 1849'],
  ['burial-before-death', 'DEAT 12 MAY 1850', 'CREM 11 MAY 1850'],
  ['baptism-before-birth', 'BIRT 1850', 'BAPM 1849'],
  ['age-over-110', 'BIRT 1800', 'DEAT 1911'],
  ['age-over-110', 'CHR 1800', 'BURI 1915'],
  ['event-outside-life', 'BIRT 1800', 'DEAT 1850', 'OCCU 1860'],
  ['event-outside-life', 'BIRT 1800', 'DEAT 1850', 'OCCU FROM 1840 TO 1860'],
  ['event-outside-life', 'BIRT 1800', 'EMIG 1790'],
  ['event-outside-life', 'BIRT 1800', 'BURI 1850', 'GRAD 1851'],
  ['future-date', 'BIRT 2027'],
  ['future-date', 'BIRT 1990', 'RESI FROM 2000 TO 2050'],
  ['future-date', 'BIRT 1990', 'EVEN 18 NOV 2026'],
  ['future-date', 'BIRT 1990', '_MILT AFT 2030'],
])('%s: %s, %s', (kind, ...events) => {
  const written = events.map((text) => event(text.slice(0, text.indexOf(' ')), text.slice(text.indexOf(' ') + 1)));
  expect(found(person('I1', ...written))).toEqual([`${kind} I1`]);
});

test.each([
  ['1850', '1860', '', '1840', ['child-before-parent I3 I1', 'child-before-parent I3 I2']],
  ['1830', '1838', '', '1850', ['parent-too-young I3 I2']],
  ['1829', '1780', '', '1850', ['mother-too-old I3 I2']],
  ['1769', '1818', '', '1850', ['father-too-old I3 I1']],
  ['1820', '1820', '1849', '1850', ['child-after-mother I3 I2']],
  ['1820', '1820', '3 MAY 1850', '4 MAY 1850', ['child-after-mother I3 I2']],
  ['1837', '1837', '', '1850', []],
  ['1820', '1820', '1850', '1850', []],
  ['1820', '1820', 'AFT 1840', '1850', []],
  ['ABT 1840', 'EST 1841', '', '1851', []],
  ['1770', '1790', '', '1850', []],
])('parents born %s and %s, she died %s, a child born %s', (his, hers, death, childs, kinds) => {
  const records = [
    person('I1', MAN, event('BIRT', his)),
    person('I2', WOMAN, event('BIRT', hers), ...(death ? [event('DEAT', death)] : [])),
    person('I3', event('BIRT', childs)),
  ];
  expect(found(...records, family('I1', 'I2', ['I3']))).toEqual(kinds);
});

test('a child may be born after its father’s death, but not a year after it', () => {
  const child = (date: string) =>
    found(
      person('I1', MAN, event('BIRT', '1800'), event('DEAT', '1 JAN 1850')),
      person('I2', event('BIRT', date)),
      family('I1', '', ['I2']),
    );
  expect(child('1 OCT 1850')).toEqual([]);
  expect(child('1850')).toEqual([]);
  expect(child('1 DEC 1850')).toEqual(['child-after-father I2 I1']);
  expect(child('1851')).toEqual(['child-after-father I2 I1']);
});

test('whoever was adopted, fostered or brought along binds no biology', () => {
  for (const pedigree of ['adopted', 'foster', 'step']) {
    const records = [
      person('I1', WOMAN, event('BIRT', '1800'), event('DEAT', '1840')),
      person('I2', event('BIRT', '1850'), `1 FAMC @F1@ | 2 PEDI ${pedigree}`),
    ];
    expect(found(...records, family('', 'I1', ['I2']))).toEqual([]);
  }
});

test.each([
  ['1 JAN 1850', '1 JUN 1850', true],
  ['JAN 1850', 'JUN 1850', true],
  ['1 JAN 1850', '3 JAN 1850', false],
  ['1 JAN 1850', '1 OCT 1850', false],
  ['1850', '1850', false],
  ['1 JAN 1850', '1850', false],
  ['1 JAN 1850', 'ABT JUN 1850', false],
])('siblings born %s and %s', (one, other, isFault) => {
  const records = [
    person('I1', WOMAN, event('BIRT', '1820')),
    person('I2', '1 NAME Iva', event('BIRT', one)),
    person('I3', '1 NAME Ante', event('BIRT', other)),
  ];
  expect(found(...records, family('', 'I1', ['I2', 'I3']))).toEqual(isFault ? ['siblings-too-close I2 I3'] : []);
});

test('children of one mother by two men are siblings, of one man by two women they need not be', () => {
  const records = [
    person('I1', WOMAN, event('BIRT', '1820')),
    person('I2', event('BIRT', '1 JAN 1850')),
    person('I3', event('BIRT', '1 JUN 1850')),
  ];
  const families = (tag: string) => [
    `0 @F1@ FAM | 1 ${tag} @I1@ | 1 CHIL @I2@`,
    `0 @F2@ FAM | 1 ${tag} @I1@ | 1 CHIL @I3@`,
  ];
  expect(found(...records, ...families('WIFE'))).toEqual(['siblings-too-close I2 I3']);
  expect(found(...records.join(' | ').replace('SEX F', 'SEX M').split(' | '), ...families('HUSB'))).toEqual([]);
});

test.each([
  ['1 MARR | 2 DATE 1833', ['married-too-young I2']],
  ['1 MARR | 2 DATE 1834', []],
  ['1 MARR | 2 DATE 1851', ['marriage-after-death I1']],
  ['1 MARR | 2 DATE 1850', []],
  ['1 DIV | 2 DATE 1855', ['event-outside-life I1']],
  ['1 MARR | 2 DATE 1845 | 1 DIV | 2 DATE 1840', ['divorce-before-marriage I1 I2']],
  ['1 MARR | 2 DATE 2040', ['marriage-after-death I1', 'future-date I1 I2', 'contradicted I2']],
  ['1 MARR | 2 DATE 1810', ['married-too-young I2']],
])('a husband 1790–1850, a wife born 1820, %s', (events, kinds) => {
  const records = [
    person('I1', MAN, event('BIRT', '1790'), event('DEAT', '1850')),
    person('I2', WOMAN, event('BIRT', '1820')),
  ];
  expect(found(...records, family('I1', 'I2', [], events))).toEqual(kinds);
});

test('sex against role, a name against the sex, and somebody married to themselves or to close kin', () => {
  const swapped = [person('I1', WOMAN, '1 NAME Ana /Ćavar/'), person('I2', MAN), family('I1', 'I2', [])];
  expect(found(...swapped)).toEqual(['sex-against-role I1', 'sex-against-role I2']);
  expect(found(person('I1', MAN, '1 NAME Ana /Ćavar/'))).toEqual(['name-against-sex I1']);
  expect(found(person('I1', WOMAN, '1 NAME Matija /Ćavar/'))).toEqual([]);
  expect(found(person('I1'), family('I1', 'I1', []))).toEqual(['partner-of-self I1']);
  const siblings = [person('I1', MAN), person('I2', WOMAN), person('I3', MAN), family('I3', '', ['I1', 'I2'])];
  expect(found(...siblings, '0 @F2@ FAM | 1 HUSB @I1@ | 1 WIFE @I2@')).toEqual(['married-kin I1 I2']);
  expect(found(...siblings, '0 @F2@ FAM | 1 HUSB @I3@ | 1 WIFE @I2@')).toEqual(['married-kin I3 I2']);
});

test('a circle of ancestors, of three or of one', () => {
  const people = ['I1', 'I2', 'I3'].map((id) => person(id));
  const circle = [1, 2, 3].map((n) => `0 @F${n}@ FAM | 1 HUSB @I${n}@ | 1 CHIL @I${(n % 3) + 1}@`);
  const [loop, ...others] = inspect(tree(...people, ...circle), TODAY).filter(({ kind }) => kind === 'own-ancestor');
  expect(loop?.individuals.toSorted()).toEqual(['I1', 'I2', 'I3']);
  expect(others).toEqual([]);
  expect(found(person('I1'), '0 @F1@ FAM | 1 HUSB @I1@ | 1 CHIL @I1@')).toEqual(['own-ancestor I1']);
});

test('two families of birth, a child named twice, two of one name on one day', () => {
  const people = [person('I1', '1 NAME Iva'), person('I2'), person('I3')];
  const two = ['0 @F1@ FAM | 1 HUSB @I2@ | 1 CHIL @I1@', '0 @F2@ FAM | 1 HUSB @I3@ | 1 CHIL @I1@'];
  expect(found(...people, ...two)).toEqual(['several-births I1']);
  expect(found(...people, family('I2', '', ['I1', 'I1']))).toEqual(['child-twice I1']);
  const twice = ['I1', 'I3'].map((id) => person(id, '1 NAME Iva', event('BIRT', '3 MAY 1850')));
  expect(found(...twice, person('I2'), family('I2', '', ['I1', 'I3']))).toEqual(['child-twice I1 I3']);
});

test('people tied to nobody, people without any date, sources without a title', () => {
  const findings = inspect(
    tree(
      person('I1', event('BIRT', '1850'), '2 SOUR @S1@'),
      person('I2'),
      person('I3', event('OCCU', '(za rata)')),
      family('I1', 'I2', [], '1 MARR | 2 DATE 1870'),
      '0 @S1@ SOUR | 1 AUTH Župni ured',
      '0 @S2@ SOUR | 1 TITL Matica krštenih',
    ),
    TODAY,
  );
  expect(findings.map(({ kind, individuals }) => `${kind} ${individuals.join(' ')}`)).toEqual([
    'source-untitled I1',
    'island I3',
  ]);
  expect(inspect(tree(person('I1'), person('I2'), family('I1', 'I2', [])), TODAY).map(({ kind }) => kind)).toEqual([
    'undated',
  ]);
});
