import { describe, expect, it } from 'vitest';
import { mergePeople } from './merge-people.ts';

const today = '2026-11-17';
const tree = [
  '0 HEAD',
  '1 GEDC',
  '2 VERS 5.5.1',
  '1 CHAR UTF-8',
  '0 @I1@ INDI',
  '1 NAME Juraj /Zovko/',
  '1 BIRT',
  '2 DATE 1850',
  '1 FAMS @F1@',
  '0 @I2@ INDI',
  '1 NAME Kata /Soldo/',
  '1 FAMS @F1@',
  '1 FAMS @F2@',
  '0 @I3@ INDI',
  '1 NAME Jure /Zovko/',
  '1 BIRT',
  '2 DATE 23 APR 1850',
  '2 SOUR @S1@',
  '1 DEAT',
  '2 DATE 1901',
  '1 FAMS @F2@',
  '0 @I4@ INDI',
  '1 NAME Mara /Zovko/',
  '1 FAMC @F2@',
  '1 ASSO @I3@',
  '2 RELA kum',
  '0 @F1@ FAM',
  '1 HUSB @I1@',
  '1 WIFE @I2@',
  '0 @F2@ FAM',
  '1 HUSB @I3@',
  '1 WIFE @I2@',
  '1 CHIL @I4@',
  '0 @S1@ SOUR',
  '1 TITL Matica krštenih',
  '0 TRLR',
  '',
];

describe('two records of one person', () => {
  const merged = (choices = {}) => {
    const { bytes } = mergePeople(new TextEncoder().encode(tree.join('\n')), 'I1', 'I3', choices, { today });
    return new TextDecoder().decode(bytes).split('\n').join(' | ');
  };

  it('become one, with what either tells, and with the families of both', () => {
    const text = merged();
    expect(text).toContain(
      '0 @I1@ INDI | 1 NAME Juraj /Zovko/ | 1 NAME Jure /Zovko/ | 1 BIRT | 2 DATE 23 APR 1850 | 2 SOUR @S1@ | 1 DEAT | 2 DATE 1901 | 1 FAMS @F1@ | 0 @I2@ INDI | 1 NAME Kata /Soldo/ | 1 FAMS @F1@ | 0 @I4@',
    );
    expect(text).toContain('1 NAME Mara /Zovko/ | 1 FAMC @F1@ | 1 ASSO @I1@ | 2 RELA kum');
    expect(text).toContain('0 @F1@ FAM | 1 HUSB @I1@ | 1 WIFE @I2@ | 1 CHIL @I4@ | 0 @S1@');
    expect(text).not.toMatch(/@I3@|@F2@/);
  });

  it('keep what was chosen of either', () => {
    expect(merged({ name: 'mine', BIRT: 'mine', DEAT: 'mine' })).toContain(
      '1 NAME Juraj /Zovko/ | 1 BIRT | 2 DATE 1850 | 1 FAMS',
    );
    expect(merged({ name: 'theirs', DEAT: 'mine', BIRT: 'mine' })).toContain(
      '0 @I1@ INDI | 1 NAME Jure /Zovko/ | 1 BIRT | 2 DATE 1850',
    );
  });

  it('are not one where one is the other’s parent', () => {
    const child = tree.join('\n').replace('1 NAME Mara /Zovko/', '1 NAME Jure /Zovko/');
    expect(() => mergePeople(new TextEncoder().encode(child), 'I3', 'I4', {}, { today })).toThrow('own-ancestor');
  });
});
