import { describe, expect, it } from 'vitest';
import { difference, edited, fault, fileOf, textOf } from './edit.fixture.ts';
import { openFile } from './edit-gedcom.ts';
import { targetOf } from './marks.ts';
import type { Target, TreeEdit } from './tree-edit.ts';

const merge = (take: readonly Target[] = []): TreeEdit => ({ kind: 'merge', keep: 'I1', drop: 'I2', take });

function merged(records: string[], take?: readonly Target[]): string {
  return textOf(edited(fileOf(records), merge(take)).bytes);
}

describe('two records cannot be one person', () => {
  it('when they are one record, or kin in a straight line, in either order', () => {
    const line = ['0 @I1@ INDI | 1 FAMS @F1@ | 0 @I2@ INDI | 1 FAMC @F1@ | 0 @F1@ FAM | 1 HUSB @I1@ | 1 CHIL @I2@'];
    expect(() => merged(line)).toThrow(fault('own-ancestor'));
    expect(() => edited(fileOf(line), { ...merge(), keep: 'I2', drop: 'I1' } as TreeEdit)).toThrow(
      fault('own-ancestor'),
    );
    expect(() => edited(fileOf(line), { ...merge(), drop: 'I1' } as TreeEdit)).toThrow(fault('linked-already'));
  });

  it('when they are married to one another', () => {
    expect(() =>
      merged(['0 @I1@ INDI | 1 FAMS @F1@ | 0 @I2@ INDI | 1 FAMS @F1@ | 0 @F1@ FAM | 1 HUSB @I1@ | 1 WIFE @I2@']),
    ).toThrow(fault('same-family'));
  });
});

describe('whoever stays', () => {
  it('goes on being hidden, by one restriction', () => {
    const both = '0 @I1@ INDI | 1 RESN privacy | 0 @I2@ INDI | 1 RESN confidential';
    expect(merged([both])).toContain('0 @I1@ INDI | 1 RESN privacy | 0 TRLR');
    const flagged = '0 @I1@ INDI | 1 NAME Ana | 0 @I2@ INDI | 1 _FLGS | 2 _PRIV Y';
    expect(merged([flagged])).toContain('0 @I1@ INDI | 1 NAME Ana | 1 _FLGS | 2 _PRIV Y | 0 TRLR');
  });

  it('takes what was chosen: names behind names, a sex that they lack, what happened behind what happened', () => {
    const bytes = fileOf([
      '0 @I1@ INDI | 1 NAME Ana | 1 NOTE x | 0 @I2@ INDI | 1 NAME Anica | 1 SEX F | 1 OCCU tkalja',
    ]);
    const all = openFile(bytes).person('I2').children.map(targetOf);
    expect(textOf(edited(bytes, merge(all)).bytes)).toContain(
      '0 @I1@ INDI | 1 NAME Ana | 1 NAME Anica | 1 SEX F | 1 OCCU tkalja | 1 NOTE x | 0 TRLR',
    );
    expect(() => edited(bytes, merge([{ at: 0, mark: 'x' }]))).toThrow(fault('changed', { choices: ['Anica'] }));
    const known = fileOf(['0 @I1@ INDI | 1 SEX M | 0 @I2@ INDI | 1 SEX F']);
    const sex = openFile(known).person('I2').children.map(targetOf);
    expect(textOf(edited(known, merge(sex)).bytes)).toContain('0 @I1@ INDI | 1 SEX M | 0 TRLR');
  });

  const parents = (own: string) => [
    `0 @I1@ INDI | 1 NAME Ana${own} | 0 @I2@ INDI | 1 NAME Anica | 1 FAMC @F2@ | 2 PEDI adopted`,
    '0 @I3@ INDI | 1 FAMS @F1@ | 0 @I4@ INDI | 1 FAMS @F2@ | 0 @I5@ INDI | 1 FAMC @F2@',
    `0 @F1@ FAM | 1 HUSB @I3@${own === '' ? '' : ' | 1 CHIL @I1@'} | 0 @F2@ FAM | 1 HUSB @I4@ | 1 CHIL @I2@ | 1 CHIL @I5@`,
  ];

  it('gets the parents of the other where they have none, as they were', () => {
    const text = merged(parents(''));
    expect(text).toContain('0 @I1@ INDI | 1 NAME Ana | 1 FAMC @F2@ | 2 PEDI adopted | 0 @I3@');
    expect(text).toContain('0 @F2@ FAM | 1 HUSB @I4@ | 1 CHIL @I1@ | 1 CHIL @I5@');
  });

  it('keeps their own, and takes others only when they are chosen', () => {
    const file = parents(' | 1 FAMC @F1@');
    const text = merged(file);
    expect(text).toContain('0 @I1@ INDI | 1 NAME Ana | 1 FAMC @F1@ | 0 @I3@');
    expect(text).toContain('0 @F2@ FAM | 1 HUSB @I4@ | 1 CHIL @I5@ | 0 TRLR');
    const bytes = fileOf(file);
    const [, bond] = openFile(bytes).person('I2').children.map(targetOf);
    expect(textOf(edited(bytes, merge(bond ? [bond] : [])).bytes)).toContain(
      '1 FAMC @F1@ | 1 FAMC @F2@ | 2 PEDI adopted | 0 @I3@',
    );
  });

  it('leaves no family that joins nobody any more', () => {
    const lone = [
      '0 @I1@ INDI | 1 FAMC @F1@ | 0 @I2@ INDI | 1 FAMC @F2@ | 0 @I3@ INDI | 1 FAMS @F1@ | 0 @I4@ INDI | 1 FAMS @F2@',
      '0 @F1@ FAM | 1 HUSB @I3@ | 1 CHIL @I1@ | 0 @F2@ FAM | 1 HUSB @I4@ | 1 CHIL @I2@',
    ];
    expect(merged(lone)).not.toContain('F2');
    const siblings = ['0 @I1@ INDI | 1 FAMC @F1@ | 0 @I2@ INDI | 1 FAMC @F1@ | 0 @F1@ FAM | 1 CHIL @I1@ | 1 CHIL @I2@'];
    expect(merged(siblings)).toContain('1 CHAR UTF-8 | 0 @I1@ INDI | 0 TRLR');
  });
});

it('a marriage of both to one person becomes one: children once, what it says once', () => {
  const records = [
    '0 @I1@ INDI | 1 FAMS @F1@ | 0 @I2@ INDI | 1 FAMS @F2@ | 0 @I3@ INDI | 1 FAMS @F1@ | 1 FAMS @F2@',
    '0 @I4@ INDI | 1 FAMC @F1@ | 1 FAMC @F2@ | 0 @I5@ INDI | 1 FAMC @F2@ | 2 PEDI foster',
    '0 @F1@ FAM | 1 HUSB @I1@ | 1 WIFE @I3@ | 1 CHIL @I4@ | 1 EVEN | 2 TYPE y | 1 MARR | 2 DATE 1900 | 2 SOUR Matica',
    '0 @F2@ FAM | 1 HUSB @I2@ | 1 WIFE @I3@ | 1 CHIL @I4@ | 1 CHIL @I5@ | 1 MARR | 2 DATE 1901 | 2 SOUR Matica | 2 OBJE | 3 FILE b.jpg | 1 EVEN | 2 TYPE y | 1 EVEN | 2 TYPE x | 1 MARC | 2 RESN privacy | 1 DIV Y',
  ];
  const text = merged(records);
  expect(text).toContain(
    '0 @I3@ INDI | 1 FAMS @F1@ | 0 @I4@ INDI | 1 FAMC @F1@ | 0 @I5@ INDI | 1 FAMC @F1@ | 2 PEDI foster',
  );
  expect(text).toContain(
    '1 MARR | 2 DATE 1900 | 2 SOUR Matica | 2 OBJE | 3 FILE b.jpg | 1 CHIL @I5@ | 1 EVEN | 2 TYPE x | 1 MARC | 2 RESN privacy | 1 DIV Y | 0 TRLR',
  );
  expect(text).not.toMatch(/@F2@|@I2@|1901/);
});

it('whoever points to the one who goes points to the one who stays', () => {
  const records = [
    '0 @I1@ INDI | 0 @I2@ INDI | 1 ASSO @I2@ | 0 @I3@ INDI | 1 ASSO @I2@ | 2 RELA kum | 1 BIRT | 2 ASSO @I2@',
  ];
  expect(difference(fileOf(records), merge())).toEqual({
    gone: ['0 @I2@ INDI', '1 ASSO @I2@', '1 ASSO @I2@', '2 ASSO @I2@'],
    come: ['1 ASSO @I1@', '2 ASSO @I1@'],
  });
});

it('ids that 7.0 spells otherwise lead to whoever stays, too', () => {
  // As our writer spells «a-I1».
  const seven = fileOf(['0 @I1@ INDI | 0 @U_612D4931@ INDI | 1 ASSO @U_612D4931@ | 2 ROLE OTHER'], '7.0');
  const [bond] = openFile(seven).person('a-I1').children.map(targetOf);
  const edit: TreeEdit = { kind: 'merge', keep: 'I1', drop: 'a-I1', take: bond ? [bond] : [] };
  expect(textOf(edited(seven, edit).bytes)).toContain('0 @I1@ INDI | 1 ASSO @I1@ | 2 ROLE OTHER | 0 TRLR');
});

it('an adoption by a couple that becomes another is one by that', () => {
  const text = merged([
    '0 @I1@ INDI | 1 FAMS @F1@ | 0 @I2@ INDI | 1 FAMS @F2@ | 0 @I3@ INDI | 1 FAMS @F1@ | 1 FAMS @F2@',
    '0 @I5@ INDI | 1 ADOP | 2 FAMC @F2@ | 3 ADOP BOTH | 1 FAMC @F2@',
    '0 @F1@ FAM | 1 HUSB @I1@ | 1 WIFE @I3@ | 0 @F2@ FAM | 1 HUSB @I2@ | 1 WIFE @I3@ | 1 CHIL @I5@',
  ]);
  expect(text).toContain('0 @I5@ INDI | 1 ADOP | 2 FAMC @F1@ | 3 ADOP BOTH | 1 FAMC @F1@');
  expect(text).not.toContain('@F2@');
});
