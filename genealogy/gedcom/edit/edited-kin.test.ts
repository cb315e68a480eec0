import { describe, expect, it } from 'vitest';
import { neutralId } from '../../../domain/reference.ts';
import { difference, edited, fault, fileOf } from './edit.fixture.ts';
import type { TreeEdit } from './tree-edit.ts';

/** Ivo with two wives; Ana is a child of the first, Pero of the second. Stipe is nobody's. */
const bytes = fileOf([
  '0 @I1@ INDI | 1 NAME Ivo | 1 SEX M | 1 FAMS @F1@ | 1 FAMS @F2@ | 0 @I2@ INDI | 1 NAME Mara | 1 SEX F | 1 FAMS @F1@',
  '0 @I3@ INDI | 1 NAME Kata | 1 SEX F | 1 FAMS @F2@ | 0 @I4@ INDI | 1 NAME Ana | 1 SEX F | 1 FAMC @F1@',
  '0 @I5@ INDI | 1 NAME Pero | 1 SEX M | 1 FAMC @F2@ | 0 @I6@ INDI | 1 NAME Stipe | 1 SEX M',
  '0 @F1@ FAM | 1 HUSB @I1@ | 1 WIFE @I2@ | 1 CHIL @I4@ | 0 @F2@ FAM | 1 HUSB @I1@ | 1 WIFE @I3@ | 1 CHIL @I5@',
]);
const luca = { given: 'Luca', sex: 'F' } as const;
const attempt = (edit: TreeEdit) => () => edited(bytes, edit);

describe('a family that somebody joins', () => {
  it('is asked for where there are several, and must be one of theirs', () => {
    const child: TreeEdit = { kind: 'add', relation: 'child', of: 'I1', person: luca };
    expect(attempt(child)).toThrow(fault('which-family', { field: 'family', choices: ['F1', 'F2'] }));
    expect(difference(bytes, { ...child, family: 'F2' }).come.slice(-2)).toEqual(['1 FAMC @F2@', '1 CHIL @I7@']);
    for (const of of ['I4', 'I6'])
      expect(attempt({ ...child, of, family: 'F2' })).toThrow(fault('no-such-family', { field: 'family' }));
    expect(attempt({ kind: 'add', relation: 'partner', of: 'I6', family: 'F1', person: luca })).toThrow(
      fault('no-such-family'),
    );
  });

  it('has room for two, by what either side says', () => {
    const parent: TreeEdit = { kind: 'add', relation: 'parent', of: 'I4', person: luca };
    expect(attempt(parent)).toThrow(fault('family-full'));
    // The wife is named by her own record alone.
    const onesided = fileOf([
      '0 @I1@ INDI | 1 FAMS @F1@ | 0 @I2@ INDI | 1 FAMC @F1@ | 0 @I3@ INDI | 1 FAMS @F1@ | 0 @F1@ FAM | 1 HUSB @I1@ | 1 CHIL @I2@',
    ]);
    expect(() => edited(onesided, { ...parent, of: 'I2' })).toThrow(fault('family-full'));
  });

  it('has nobody twice', () => {
    const again = (
      relation: 'child' | 'partner' | 'sibling',
      of: string,
      person: string,
      family: string,
    ): TreeEdit => ({
      ...{ kind: 'link', relation, of, person, family },
    });
    for (const edit of [again('child', 'I1', 'I4', 'F1'), again('sibling', 'I4', 'I4', 'F1')])
      expect(attempt(edit)).toThrow(fault('linked-already'));
    expect(attempt({ kind: 'link', relation: 'partner', of: 'I6', person: 'I6' })).toThrow(fault('linked-already'));
  });
});

describe('nobody becomes their own ancestor', () => {
  it('as a parent, a child or a sibling of whom they descend from', () => {
    const grown = edited(bytes, { kind: 'add', relation: 'child', of: 'I4', person: luca }).bytes;
    const link = (relation: 'parent' | 'child' | 'sibling', of: string, person: string): TreeEdit => ({
      ...{ kind: 'link', relation, of, person },
    });
    // Luca is Ivo's grandchild.
    expect(() => edited(grown, link('parent', 'I1', 'I7'))).toThrow(fault('own-ancestor'));
    expect(() => edited(grown, link('child', 'I7', 'I1'))).toThrow(fault('own-ancestor'));
    expect(() => edited(grown, link('sibling', 'I4', 'I1'))).toThrow(fault('own-ancestor'));
    expect(() => edited(grown, { ...link('parent', 'I4', 'I7'), family: 'F1' } as TreeEdit)).toThrow(
      fault('own-ancestor'),
    );
  });

  it('as the partner of whose child they descend from', () => {
    const single = fileOf([
      '0 @I1@ INDI | 1 SEX M | 1 FAMS @F1@ | 0 @I2@ INDI | 1 SEX M | 1 FAMC @F1@ | 1 FAMS @F2@ | 0 @I3@ INDI | 1 SEX F | 1 FAMC @F2@',
      '0 @F1@ FAM | 1 HUSB @I1@ | 1 CHIL @I2@ | 0 @F2@ FAM | 1 HUSB @I2@ | 1 CHIL @I3@',
    ]);
    const wife: TreeEdit = { kind: 'link', relation: 'partner', of: 'I1', person: 'I3', family: 'F1' };
    expect(() => edited(single, wife)).toThrow(fault('own-ancestor'));
    expect(difference(single, { ...wife, family: 'new' }).come).toEqual([
      ...['1 FAMS @F4@', '1 FAMS @F4@', '0 @F4@ FAM', '1 HUSB @I1@', '1 WIFE @I3@'],
    ]);
  });
});

describe('who is taken out of a family', () => {
  it('is still in it, or somebody was quicker', () => {
    expect(attempt({ kind: 'detach', person: 'I6', family: 'F1', as: 'child' })).toThrow(fault('changed'));
    expect(attempt({ kind: 'detach', person: 'I4', family: 'F1', as: 'partner' })).toThrow(fault('changed'));
  });

  it('leaves the others together, as long as there are two', () => {
    expect(difference(bytes, { kind: 'detach', person: 'I4', family: 'F1', as: 'child' })).toEqual({
      gone: ['1 FAMC @F1@', '1 CHIL @I4@'],
      come: [],
    });
    const two = edited(bytes, { kind: 'detach', person: 'I4', family: 'F1', as: 'child' }).bytes;
    expect(difference(two, { kind: 'detach', person: 'I2', family: 'F1', as: 'partner' }).gone).toEqual([
      ...['1 FAMS @F1@', '1 FAMS @F1@', '0 @F1@ FAM', '1 WIFE @I2@', '1 HUSB @I1@'],
    ]);
  });

  it('leaves a partner the family for a note beneath their own bond', () => {
    const file = fileOf([
      '0 @I1@ INDI | 1 FAMS @F1@ | 2 NOTE Drugi brak.',
      '0 @I2@ INDI | 1 FAMS @F1@ | 2 NOTE Prvi brak.',
      '0 @F1@ FAM | 1 HUSB @I1@ | 1 WIFE @I2@',
    ]);
    expect(difference(file, { kind: 'detach', person: 'I2', family: 'F1', as: 'partner' }).gone).toEqual([
      ...['1 FAMS @F1@', '2 NOTE Prvi brak.', '1 WIFE @I2@'],
    ]);
  });

  it.each(['1 MARR | 2 DATE 1910', '1 NOTE Vjenčani u Kočerinu.', '1 SOUR @S1@'])(
    'leaves a partner what the family tells: %s',
    (told) => {
      const couple = ['0 @I1@ INDI | 1 FAMS @F1@', '0 @I2@ INDI | 1 FAMS @F1@'];
      const file = fileOf([
        ...couple,
        `0 @F1@ FAM | 1 HUSB @I1@ | 1 WIFE @I2@ | ${told}`,
        '0 @S1@ SOUR | 1 TITL Matica',
      ]);
      expect(difference(file, { kind: 'detach', person: 'I2', family: 'F1', as: 'partner' }).gone).toEqual([
        ...['1 FAMS @F1@', '1 WIFE @I2@'],
      ]);
      const left = edited(file, { kind: 'delete', person: 'I2' }).bytes;
      expect(difference(left, { kind: 'delete', person: 'I1' }).gone).toContain('0 @F1@ FAM');
    },
  );
});

it('how a child came to its parents is said in the words of the version', () => {
  const parent = (pedigree: 'birth' | 'adopted' | 'step'): TreeEdit => ({
    ...{ kind: 'add', relation: 'parent', of: 'I6', person: luca, pedigree },
  });
  const child: TreeEdit = { kind: 'add', relation: 'child', of: 'I2', person: luca, pedigree: 'foster' };
  const seven = fileOf(['0 @I2@ INDI | 0 @I6@ INDI'], '7.0');
  const said = (file: Uint8Array, edit: TreeEdit) =>
    difference(file, edit).come.filter((line) => /PEDI|PHRASE/.test(line));
  expect(said(bytes, parent('birth'))).toEqual([]);
  expect(said(bytes, parent('adopted'))).toEqual(['2 PEDI adopted']);
  expect(said(bytes, child)).toEqual(['2 PEDI foster']);
  expect(said(seven, parent('adopted'))).toEqual(['2 PEDI ADOPTED']);
  expect(said(seven, parent('step'))).toEqual(['2 PEDI OTHER', '3 PHRASE očuh ili maćeha']);
});

it('a note whose id is also somebody’s stays when they are deleted', () => {
  const same = fileOf([
    '0 @X1@ INDI | 1 NAME Ana | 0 @I2@ INDI | 1 NAME Iva | 1 NOTE @X1@ | 1 ASSO @X1@ | 0 @X1@ NOTE Ista oznaka.',
  ]);
  expect(difference(same, { kind: 'delete', person: 'X1' }).gone).toEqual(['0 @X1@ INDI', '1 NAME Ana', '1 ASSO @X1@']);
});

describe('the id of who is new', () => {
  const added = (records: string[], lastId?: number) =>
    edited(
      fileOf(records),
      { kind: 'add', relation: 'child', of: 'I1', person: luca, family: 'new' },
      { by: 'Ana', at: '2026-11-17T06:30:00.000Z', ...(lastId !== undefined && { lastId }) },
    ).added;

  it('counts on from the highest that was ever given or is pointed to', () => {
    expect(added(['0 @I1@ INDI'])).toBe('I2');
    expect(added(['0 @I1@ INDI'], 41)).toBe('I42');
    expect(added(['0 @I1@ INDI | 1 ASSO @I77@'])).toBe('I78');
    expect(added(['0 @I1@ INDI | 0 @F12@ FAM'])).toBe('I13');
  });

  it('is written as the others are, and tells no year or number of a person', () => {
    expect(added(['0 @I1@ INDI | 0 @P0007@ INDI'])).toBe('P0008');
    // I1850 would be said of a birth.
    expect(added(['0 @I1@ INDI | 0 @AB1849@ INDI'])).not.toBe('AB1850');
    expect(added(['0 @I1@ INDI | 0 @I12345678901234567890@ INDI'])).toBe('I2');
  });
});

it('ids are those of addresses, which need not be those of the file', () => {
  const telling = fileOf([
    '0 @Ana_1990@ INDI | 1 NAME Ana | 1 FAMS @Brak_1@ | 0 @Iva_1995@ INDI | 1 FAMC @Brak_1@ | 0 @Matica_x@ SOUR | 1 TITL Matica',
    '0 @Brak_1@ FAM | 1 WIFE @Ana_1990@ | 1 CHIL @Iva_1995@',
  ]);
  const [ana, iva, book, family] = ['Ana_1990', 'Iva_1995', 'Matica_x', 'Brak_1'].map(neutralId) as [
    ...[string, string, string, string],
  ];
  expect(difference(telling, { kind: 'source', owner: { person: ana }, source: book }).come).toEqual([
    '1 SOUR @Matica_x@',
  ]);
  expect(difference(telling, { kind: 'event', owner: { family }, tag: 'MARR' }).come).toEqual(['1 MARR Y']);
  expect(difference(telling, { kind: 'detach', person: iva, family, as: 'child' }).gone).toContain('1 CHIL @Iva_1995@');
});
