import { describe, expect, it } from 'vitest';
import { readGedcom } from '../read.ts';
import { difference, edited, fault, fileOf, textOf } from './edit.fixture.ts';
import { factsOf } from './facts.ts';
import type { TreeEdit } from './tree-edit.ts';

const STAMP = { by: 'Ana', at: '2026-11-07T06:30:05.000Z' };
const records = [
  '0 @I1@ INDI | 1 NAME Ante /Ćavar/ | 1 FAMS @F1@ | 1 CHAN | 2 DATE 1 JAN 2020 | 3 TIME 10:00:00',
  '0 @I2@ INDI | 1 NAME Mara | 1 FAMS @F1@ | 1 CHAN | 2 DATE 2 JAN 2020',
  '0 @I3@ INDI | 1 NAME Luca | 1 FAMC @F1@ | 0 @I4@ INDI | 1 NAME Iva | 1 FAMC @F2@ | 0 @I5@ INDI | 1 NAME Ivo | 1 FAMC @F2@',
  '0 @F1@ FAM | 1 HUSB @I1@ | 1 WIFE @I2@ | 1 CHIL @I3@ | 0 @F2@ FAM | 1 CHIL @I4@ | 1 CHIL @I5@',
];
const bytes = fileOf(records);
const note = (person: string): TreeEdit & { kind: 'note' } => ({ kind: 'note', owner: { person }, text: 'Nova.' });

describe('when a record was changed', () => {
  it('is told anew where it was told, with the time where that was', () => {
    expect(difference(bytes, note('I1'), STAMP)).toEqual({
      gone: ['2 DATE 1 JAN 2020', '3 TIME 10:00:00'],
      come: ['1 NOTE Nova.', '2 DATE 7 NOV 2026', '3 TIME 06:30:05'],
    });
    expect(difference(bytes, note('I2'), STAMP).come).toEqual(['1 NOTE Nova.', '2 DATE 7 NOV 2026']);
    expect(difference(bytes, note('I3'), STAMP).come).toEqual(['1 NOTE Nova.']);
  });

  it('is not told of an edit that changes nothing', () => {
    expect(edited(bytes, { kind: 'sex', person: 'I1', sex: 'U' }, STAMP).splices).toEqual([]);
  });

  it('is told of everybody whose family it is', () => {
    const { gone } = difference(bytes, { kind: 'detach', person: 'I1', family: 'F1', as: 'partner' }, STAMP);
    expect(gone).toEqual(['2 DATE 1 JAN 2020', '3 TIME 10:00:00', '1 FAMS @F1@', '1 HUSB @I1@']);
  });
});

it('how many people and families there are then is counted right', () => {
  const jure = { given: 'Jure', sex: 'M' } as const;
  const edits: TreeEdit[] = [
    note('I1'),
    { kind: 'add', relation: 'child', of: 'I1', person: jure },
    { kind: 'add', relation: 'partner', of: 'I3', person: jure },
    { kind: 'delete', person: 'I4' },
    { kind: 'detach', person: 'I4', family: 'F2', as: 'child' },
    { kind: 'merge', keep: 'I3', drop: 'I5', take: [] },
    { kind: 'convert' },
  ];
  for (const edit of edits) {
    const { individuals, families, bytes: after } = edited(bytes, edit);
    const { genealogy } = readGedcom(after);
    expect([individuals, families], edit.kind).toEqual([genealogy.individuals.size, genealogy.families.size]);
  }
});

it('whom an edit is about is told as the file called them', () => {
  const about = (edit: TreeEdit) => {
    const { name, person } = edited(bytes, edit);
    return [name, person];
  };
  expect(about(note('I1'))).toEqual(['Ante Ćavar', 'I1']);
  expect(about({ kind: 'note', owner: { family: 'F1' }, text: 'x' })).toEqual(['Ante Ćavar i Mara', 'I1']);
  expect(about({ kind: 'note', owner: { family: 'F2' }, text: 'x' })).toEqual(['Iva', 'I4']);
  expect(about({ kind: 'merge', keep: 'I3', drop: 'I5', take: [] })).toEqual(['Luca', 'I3']);
  expect(about({ kind: 'add', relation: 'child', of: 'I3', person: { given: 'Jure', sex: 'M' } })).toEqual([
    ...['Luca', 'I3'],
  ]);
  expect(about({ kind: 'convert' })).toEqual(['', undefined]);
});

it('a file whose last line has no end gets none', () => {
  const open = new TextEncoder().encode('0 HEAD\n1 CHAR UTF-8\n0 @I1@ INDI\n1 NAME Ana\n1 OCCU tkalja');
  const [work] = factsOf(open, 'I1').events;
  const change: TreeEdit = { kind: 'event', owner: { person: 'I1' }, ...(work ? { target: work.target } : {}) };
  expect(textOf(edited(open, { ...change, value: 'babica' }).bytes)).toMatch(/1 NAME Ana \| 1 OCCU babica$/);
  expect(textOf(edited(open, note('I1')).bytes)).toMatch(/1 OCCU tkalja \| 1 NOTE Nova.$/);
});

it('levels are written with as many digits and blanks as the record has', () => {
  const indented = new TextEncoder().encode('0 HEAD\n 01 CHAR UTF-8\n0 @I1@ INDI\n  01 NAME Ana\n0 TRLR\n');
  const born: TreeEdit = { kind: 'event', owner: { person: 'I1' }, tag: 'BIRT', date: '1900.' };
  expect(textOf(edited(indented, born).bytes)).toContain('  01 NAME Ana |   01 BIRT |     02 DATE 1900 | 0 TRLR');
});

it('letters by which a file would be read otherwise are refused', () => {
  // Of a file without any so far; with this one alone it would be taken for another charset.
  const plain = new TextEncoder().encode('0 HEAD\n1 CHAR MACINTOSH\n0 @I1@ INDI\n1 NAME Ana\n0 TRLR\n');
  expect(() => edited(plain, { ...note('I1'), text: 'ñ' })).toThrow(fault('letter-missing'));
  expect(textOf(edited(plain, note('I1')).bytes)).toContain('1 NOTE Nova.');
});

it('what is said once more stays as it was written', () => {
  const cut = fileOf(['0 @I1@ INDI | 1 NOTE Duga bil | 2 CONC ješka. | 1 SOUR @S1@ | 0 @S1@ SOUR | 1 TITL Matica']);
  const owner = { person: 'I1' };
  const [told] = factsOf(cut, 'I1').notes;
  const [source] = factsOf(cut, 'I1').sources;
  if (!told || !source) throw new Error('no facts');
  expect(edited(cut, { kind: 'note', owner, target: told.target, text: 'Duga bilješka.' }).splices).toEqual([]);
  expect(edited(cut, { kind: 'source', owner, target: source.target, source: 'S1' }).splices).toEqual([]);
});
