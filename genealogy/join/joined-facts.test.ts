import { describe, expect, it } from 'vitest';
import { readGedcom } from '../gedcom/read.ts';
import { writeGedcom } from '../gedcom/write.ts';
import type { Genealogy } from '../genealogy.ts';
import { joinGenealogies } from './join-genealogies.ts';
import type { Sameness } from './sameness.ts';

function read(records: string): Genealogy {
  return readGedcom(new TextEncoder().encode(`0 HEAD | ${records} | 0 TRLR`.replaceAll(' | ', '\n'))).genealogy;
}

function joined(a: string, b: string, sames: readonly Sameness[] = [same('I1', 'I1')]) {
  return joinGenealogies(
    [
      { tree: 'a', genealogy: read(a) },
      { tree: 'b', genealogy: read(b) },
    ],
    sames,
  );
}

function same(one: string, other: string, by: Sameness['by'] = 'link'): Sameness {
  return { one: { tree: 'a', id: one }, other: { tree: 'b', id: other }, by };
}

/** The record of who is in both, its lines parted by bars, and which facts the trees tell differently. */
function told(a: string, b: string) {
  const { genealogy, conflicts } = joined(`0 @I1@ INDI | ${a}`, `0 @I1@ INDI | ${b}`);
  const text = new TextDecoder().decode(writeGedcom(genealogy, '5.5.1')).trim().replaceAll('\n', ' | ');
  return {
    record: /0 @a-I1@ INDI \| (.*?) \| 0 TRLR/.exec(text)?.[1],
    differs: [...conflicts.values()].flatMap((all) => all.map(({ tag }) => tag)),
  };
}

describe('what both trees tell', () => {
  it.each([
    ['1 BIRT | 2 DATE ABT 1850', '1 BIRT | 2 DATE 1852', '1 BIRT | 2 DATE 1852'],
    ['1 BIRT | 2 DATE 1852', '1 BIRT | 2 DATE ABT 1850', '1 BIRT | 2 DATE 1852'],
    ['1 BIRT | 2 DATE 1850', '1 BIRT | 2 DATE 3 MAR 1850', '1 BIRT | 2 DATE 3 MAR 1850'],
    ['1 BIRT Y', '1 BIRT | 2 PLAC Rasno', '1 BIRT Y | 2 PLAC Rasno'],
    ['1 RESI | 2 PLAC Rasno', '1 RESI | 2 DATE 1900 | 2 PLAC Rasno', '1 RESI | 2 DATE 1900 | 2 PLAC Rasno'],
    ['1 BIRT | 2 DATE 1850 | 2 AGE 0y', '1 BIRT | 2 DATE 1850 | 2 AGE 1y', '1 BIRT | 2 DATE 1850 | 2 AGE 0y'],
    ['1 NAME Ana | 1 RIN 1', '1 NAME Ana | 1 RIN 2', '1 NAME Ana | 1 RIN 1'],
    ['1 NAME Ana', '1 NAME Ana | 1 CHAN | 2 DATE 1 JAN 2020', '1 NAME Ana'],
  ])('%s and %s are %s', (a, b, record) => {
    expect(told(a, b)).toEqual({ record, differs: [] });
  });

  it.each([
    ['1 BIRT | 2 DATE ABT 1850', '1 BIRT | 2 DATE 1853', ['BIRT']],
    ['1 BIRT | 2 DATE 1850', '1 BIRT | 2 DATE 1851', ['BIRT']],
    ['1 RESI | 2 DATE 1900', '1 RESI | 2 PLAC Rasno', []],
    ['1 OCCU kovač', '1 OCCU mlinar', []],
    // A file that contradicts itself is its own affair.
    ['1 BIRT | 2 DATE 1850 | 1 BIRT | 2 DATE 1860', '1 BIRT | 2 DATE 1860', []],
  ])('%s and %s both stay', (a, b, differs) => {
    const { record, differs: found } = told(a, b);
    expect(record?.split(' | ').filter((line) => line.startsWith('1 '))).toHaveLength(2);
    expect(found).toEqual(differs);
  });

  it('begins with the tree that knows the parents', () => {
    const parents = '0 @I2@ INDI | 1 FAMS @F1@ | 0 @F1@ FAM | 1 HUSB @I2@ | 1 CHIL @I1@';
    const { genealogy } = joined('0 @I1@ INDI | 1 NAME Ane', `0 @I1@ INDI | 1 NAME Ana | 1 FAMC @F1@ | ${parents}`);
    expect(genealogy.individuals.get('a-I1')?.name.full).toBe('Ana');
  });
});

describe('links', () => {
  it('to trees that are joined have served, others stay, in records of one tree and of both', () => {
    const links = '1 _LINK b#I1 | 1 _LINK tudje#I7';
    const { genealogy } = joined(`0 @I1@ INDI | ${links} | 0 @I2@ INDI | ${links}`, '0 @I1@ INDI | 1 _LINK a#I1');
    const text = new TextDecoder().decode(writeGedcom(genealogy, '5.5.1'));
    expect(text.match(/_LINK.*/g)).toEqual(['_LINK tudje#I7', '_LINK tudje#I7']);
  });

  it('to nobody lead to nobody', () => {
    const { genealogy } = joined('0 @I1@ INDI | 1 ASSO @VOID@ | 2 PHRASE kum Ivo', '0 @I1@ INDI | 1 NAME Ana');
    expect(new TextDecoder().decode(writeGedcom(genealogy, '7.0'))).toContain('@VOID@');
  });
});

describe('of several that cannot be together', () => {
  const three =
    '0 @I1@ INDI | 1 FAMS @F1@ | 0 @I2@ INDI | 1 FAMC @F1@ | 0 @I3@ INDI | 0 @F1@ FAM | 1 HUSB @I1@ | 1 CHIL @I2@';

  it('the one that an editor confirmed stays', () => {
    for (const sames of [
      [same('I1', 'I1', 'uid'), same('I1', 'I2', 'editor')],
      [same('I1', 'I2', 'editor'), same('I1', 'I1', 'uid')],
    ]) {
      const { refused, recordsOf, indexOf } = joined(three, three, sames);
      expect(refused).toMatchObject([{ by: 'uid', why: 'ambiguous' }]);
      expect(recordsOf(indexOf({ tree: 'a', id: 'I1' }))).toContainEqual({ tree: 'b', id: 'I2' });
    }
  });

  it('who only descends from a loop is not parted', () => {
    const child = `${three.replace('0 @I3@ INDI', '0 @I3@ INDI | 1 FAMC @F2@').replace('1 FAMC @F1@', '1 FAMC @F1@ | 1 FAMS @F2@')} | 0 @F2@ FAM | 1 HUSB @I2@ | 1 CHIL @I3@`;
    const sames = [same('I1', 'I2', 'uid'), same('I2', 'I1', 'uid'), same('I3', 'I3', 'uid')];
    const { refused } = joined(child, child, sames);
    expect(refused.map(({ one, why }) => `${one.id} ${why}`)).toEqual(['I1 own-ancestor', 'I2 own-ancestor']);
  });
});
