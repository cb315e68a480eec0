import { expect, it } from 'vitest';
import { difference, edited, fault, fileOf, textOf } from './edit.fixture.ts';
import { factsOf } from './facts.ts';
import type { EventFields, TreeEdit } from './tree-edit.ts';

const owner = { person: 'I1' };

function eventOf(bytes: Uint8Array, tag: string): { target: { at: number; mark: string } } {
  const event = factsOf(bytes, 'I1').events.find((one) => one.tag === tag);
  if (!event) throw new Error(`no ${tag}`);
  return { target: event.target };
}

function changed(record: string, tag: string, fields: EventFields & { remove?: true }) {
  const bytes = fileOf([`0 @I1@ INDI | ${record}`]);
  return difference(bytes, { kind: 'event', owner, ...eventOf(bytes, tag), ...fields });
}

const attempt = (bytes: Uint8Array, edit: TreeEdit) => () => edited(bytes, edit);

it('the words of a date that are typed once more as the file has them change nothing', () => {
  const bytes = fileOf(['0 @I1@ INDI | 1 BIRT | 2 DATE @#DJULIAN@ 4 MAR 1721 | 1 DEAT | 2 DATE (jedne zime)']);
  for (const [tag, date] of [
    ['BIRT', ' @#DJULIAN@ 4 MAR 1721'],
    ['DEAT', '(jedne zime)'],
  ] as const)
    expect(edited(bytes, { kind: 'event', owner, ...eventOf(bytes, tag), date }).splices).toEqual([]);
});

it('another date takes along the phrase of the one before it, and what else is said of it stays', () => {
  const record = '1 BIRT | 2 DATE 1850 | 3 TIME 10:00 | 3 PHRASE one zime';
  const bytes = fileOf([`0 @I1@ INDI | ${record}`], '7.0');
  const edit: TreeEdit = { kind: 'event', owner, ...eventOf(bytes, 'BIRT'), date: '1851.' };
  expect(difference(bytes, edit)).toEqual({ gone: ['2 DATE 1850', '3 PHRASE one zime'], come: ['2 DATE 1851'] });
  expect(difference(bytes, { ...edit, date: 'ljeto 1917.' })).toEqual({
    gone: ['2 DATE 1850', '3 PHRASE one zime'],
    come: ['2 DATE 1917', '3 PHRASE ljeto 1917.'],
  });
});

it('the second of two births becomes the first, and both keep all that is said of them', () => {
  const bytes = fileOf([
    '0 @I1@ INDI | 1 NAME Ana | 1 BIRT | 2 DATE 1850 | 1 OCCU | 1 BIRT | 2 DATE 1852 | 2 NOTE a | 3 CONT b',
  ]);
  const [, second] = factsOf(bytes, 'I1').events.filter(({ tag }) => tag === 'BIRT');
  const edit: TreeEdit = { kind: 'event', owner, target: second?.target as never, first: true };
  expect(textOf(edited(bytes, edit).bytes)).toContain(
    '1 NAME Ana | 1 BIRT | 2 DATE 1852 | 2 NOTE a | 3 CONT b | 1 BIRT | 2 DATE 1850 | 1 OCCU | 0 TRLR',
  );
});

it('an event of which nothing is left still happened, and an attribute of which nothing is left is refused', () => {
  expect(changed('1 BIRT | 2 DATE 1850', 'BIRT', { date: '' })).toEqual({
    gone: ['1 BIRT', '2 DATE 1850'],
    come: ['1 BIRT Y'],
  });
  expect(changed('1 BIRT | 2 DATE 1850 | 2 PLAC Rama', 'BIRT', { date: '' })).toEqual({
    gone: ['2 DATE 1850'],
    come: [],
  });
  expect(changed('1 BIRT | 2 DATE 1850', 'BIRT', { date: '', place: 'Rama' })).toEqual({
    gone: ['2 DATE 1850'],
    come: ['2 PLAC Rama'],
  });
  expect(() => changed('1 OCCU kovač', 'OCCU', { value: '' })).toThrow(fault('nothing-said', { field: 'value' }));
  expect(changed('1 OCCU kovač | 2 DATE 1900', 'OCCU', { value: '' }).come).toEqual(['1 OCCU']);
  const bytes = fileOf(['0 @I1@ INDI']);
  expect(attempt(bytes, { kind: 'event', owner, tag: 'OCCU', value: ' ' })).toThrow(fault('nothing-said'));
});

it('what happened has no words of its own, and what somebody was has', () => {
  const bytes = fileOf(['0 @I1@ INDI']);
  expect(attempt(bytes, { kind: 'event', owner, tag: 'BIRT', value: 'u Mostaru' })).toThrow(
    fault('bad-tag', { field: 'value' }),
  );
  expect(difference(bytes, { kind: 'event', owner, tag: 'EVEN', value: 'Poplava', type: 'nevolja' }).come).toEqual([
    '1 EVEN Poplava',
    '2 TYPE nevolja',
  ]);
  expect(difference(bytes, { kind: 'event', owner, tag: 'DEAT', value: 'Y' }).come).toEqual(['1 DEAT Y']);
});

it('the parts of an event stand in the order in which programs look for them', () => {
  const bytes = fileOf(['0 @I1@ INDI']);
  const fields = { date: '1900.', place: 'Rama', type: 'vjerska', cause: 'žega', note: 'U podne.' };
  expect(difference(bytes, { kind: 'event', owner, tag: 'EMIG', ...fields }).come).toEqual([
    ...['1 EMIG', '2 TYPE vjerska', '2 DATE 1900', '2 PLAC Rama', '2 CAUS žega', '2 NOTE U podne.'],
  ]);
});

it('a new event stands behind those that come before it in a life, the last of its kind', () => {
  const life = '0 @I1@ INDI | 1 NAME Ana | 1 BIRT | 2 DATE 1850 | 1 OCCU tkalja | 1 DEAT Y | 1 NOTE x';
  const after = (tag: string, value?: string) =>
    textOf(edited(fileOf([life]), { kind: 'event', owner, tag, ...(value && { value }) }).bytes);
  expect(after('CHR')).toContain('2 DATE 1850 | 1 CHR Y | 1 OCCU');
  expect(after('OCCU', 'babica')).toContain('1 OCCU tkalja | 1 OCCU babica | 1 DEAT');
  expect(after('BURI')).toContain('1 DEAT Y | 1 BURI Y | 1 NOTE');
});

it('a place that is another one loses its form and its coordinates; said once more it keeps them', () => {
  const record = '1 BIRT | 2 PLAC Rama | 3 FORM selo | 3 MAP | 4 LATI N43 | 3 NOTE staro ime';
  expect(changed(record, 'BIRT', { place: 'Rama' })).toEqual({ gone: [], come: [] });
  expect(changed(record, 'BIRT', { place: 'Prozor' }).gone).toEqual([
    ...['2 PLAC Rama', '3 FORM selo', '3 MAP', '4 LATI N43'],
  ]);
});

it('a note that others share is left to them, and a tag of a program is an event where it has a date or a place', () => {
  const shared =
    '0 @I1@ INDI | 1 BIRT | 2 NOTE @N1@ | 1 _MILT | 2 DATE 1914 | 1 _COLR plava | 1 CHAN | 2 DATE 1 JAN 2020 | 0 @N1@ NOTE Zajednička.';
  const bytes = fileOf([shared]);
  const edit: TreeEdit = { kind: 'event', owner, ...eventOf(bytes, 'BIRT'), note: 'Vlastita.' };
  expect(difference(bytes, edit)).toEqual({ gone: [], come: ['2 NOTE Vlastita.'] });
  expect(factsOf(bytes, 'I1').events.map(({ tag }) => tag)).toEqual(['BIRT', '_MILT']);
});

it.each(['constructor', '__proto__', 'toString'])('a line called %s is a line like any other', (tag) => {
  const bytes = fileOf([`0 @I1@ INDI | 1 NAME Ana | 1 ${tag} x`]);
  expect(factsOf(bytes, 'I1').events).toEqual([]);
  const edit: TreeEdit = { kind: 'event', owner, tag: 'OCCU', value: 'zidar' };
  expect(difference(bytes, edit)).toEqual({ gone: [], come: ['1 OCCU zidar'] });
});
