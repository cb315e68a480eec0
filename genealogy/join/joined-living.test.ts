import { expect, it } from 'vitest';
import { readGedcom } from '../gedcom/read.ts';
import { writeGedcom } from '../gedcom/write.ts';
import type { Genealogy } from '../genealogy.ts';
import { reduceLiving } from '../living/reduce-living.ts';
import { type JoinedGenealogy, joinGenealogies } from './join-genealogies.ts';
import type { Sameness } from './sameness.ts';

type Tree = Genealogy | { readonly genealogy: Genealogy; readonly dead: ReadonlySet<string> };

/** As it is shown, of records whose lines are parted by bars. */
function shown(...records: string[]): Genealogy {
  const lines = ['0 HEAD', ...records, '0 TRLR'].join(' | ').replaceAll(' | ', '\n');
  const { genealogy } = readGedcom(new TextEncoder().encode(lines));
  return reduceLiving(genealogy, { today: '2026-11-17', level: 'name' });
}

/** Of two trees; `I1=I2` are one person in the first and the second. */
function joined(a: Tree, b: Tree, ...pairs: string[]): JoinedGenealogy {
  const sames = pairs.map((pair): Sameness => {
    const [one = '', other = ''] = pair.split('=');
    return { one: { tree: 'a', id: one }, other: { tree: 'b', id: other }, by: 'link' };
  });
  const part = (tree: string, one: Tree) => ('dead' in one ? { tree, ...one } : { tree, genealogy: one });
  return joinGenealogies([part('a', a), part('b', b)], sames);
}

function text({ genealogy }: JoinedGenealogy): string {
  return new TextDecoder().decode(writeGedcom(genealogy, '5.5.1'));
}

const DEAD = '1 DEAT | 2 DATE 1990';
const HIDDEN = '1 RESN confidential';

it('of a marriage that both trees have nothing is told when one of them hides a partner', () => {
  const family = (year: string) => `0 @F1@ FAM | 1 HUSB @I2@ | 1 WIFE @I1@ | 1 CHIL @I3@ | 1 MARR | 2 DATE ${year}`;
  const others = `0 @I2@ INDI | 1 NAME Ivo | ${DEAD} | 1 FAMS @F1@ | 0 @I3@ INDI | 1 NAME Pero | ${DEAD} | 1 FAMC @F1@ | 2 NOTE od Mare`;
  const wife = (mark: string) => `0 @I1@ INDI | 1 NAME Mara | 1 SEX F | ${DEAD}${mark} | 1 FAMS @F1@`;
  const hill = joined(
    shown(wife(` | ${HIDDEN}`), others, family('1921')),
    shown(wife(''), others, family('1920')),
    ...['I1=I1', 'I2=I2', 'I3=I3'],
  );
  expect(text(hill)).not.toMatch(/Mara|1920|1921/);
  expect([...hill.conflicts]).toEqual([]);
  expect(hill.genealogy.families.size).toBe(1);
  expect(hill.genealogy.graph.secondPartner[0]).toBe(hill.indexOf({ tree: 'b', id: 'I1' }));
});

it('what the trees tell differently of somebody hidden is told to nobody, not even of their children', () => {
  const mother = (mark: string, born: string) =>
    `0 @I1@ INDI | 1 NAME Mara | 1 SEX F | 1 BIRT | 2 DATE ${born} | ${DEAD}${mark} | 1 FAMS @F1@`;
  const child = `0 @I2@ INDI | 1 NAME Pero | ${DEAD} | 1 FAMC @F1@ | 0 @F1@ FAM | 1 WIFE @I1@ | 1 CHIL @I2@`;
  const stranger = `0 @I3@ INDI | 1 NAME Stana | 1 SEX F | ${DEAD} | 1 FAMS @F1@`;
  const otherChild = child.replace('1 WIFE @I1@', '1 WIFE @I3@');
  const hill = joined(
    shown(mother('', '1880'), child),
    shown(mother(` | ${HIDDEN}`, '1890').replace(' | 1 FAMS @F1@', ''), stranger, otherChild),
    ...['I1=I1', 'I2=I2'],
  );
  // Both trees name a mother; whose name is hidden is not told as one of the two.
  const [conflict] = hill.conflicts.get(hill.indexOf({ tree: 'a', id: 'I2' })) ?? [];
  expect(conflict?.told.map(({ fact }) => fact.value)).toEqual(['Skrivena osoba', 'Stana']);
  expect(hill.conflicts.has(hill.indexOf({ tree: 'a', id: 'I1' }))).toBe(false);
  expect(text(hill)).not.toMatch(/Mara|1880|1890/);
});

it('what stands beside links to who is hidden goes from records of both trees and of one alone', () => {
  const hidden = (mark: string) => `0 @I1@ INDI | 1 NAME Mara | ${DEAD}${mark}`;
  const godchild = `0 @I2@ INDI | 1 NAME Pero | ${DEAD} | 1 ASSO @I1@ | 2 RELA kuma | 2 NOTE Mara iz Rasna`;
  const both = joined(shown(hidden(` | ${HIDDEN}`), godchild), shown(hidden(''), godchild), 'I1=I1', 'I2=I2');
  const alone = joined(shown(hidden(` | ${HIDDEN}`)), shown(hidden(''), godchild), 'I1=I1');
  for (const hill of [both, alone]) {
    expect(text(hill)).not.toContain('Mara');
    expect(text(hill)).toContain('RELA kuma');
  }
});

it('how a hidden child came to their parents is not told, by the child or by the family', () => {
  const child = (mark: string, pedigree: string) =>
    `0 @I1@ INDI | 1 NAME Iva | ${DEAD}${mark} | 1 FAMC @F1@${pedigree}`;
  const parents = (beside: string) =>
    `0 @I2@ INDI | 1 NAME Ivo | 1 SEX M | ${DEAD} | 1 FAMS @F1@ | 0 @F1@ FAM | 1 HUSB @I2@ | 1 CHIL @I1@${beside}`;
  const hill = joined(
    shown(child(` | ${HIDDEN}`, ''), parents('')),
    shown(child('', ' | 2 PEDI adopted | 2 NOTE iz Mostara'), parents(' | 2 _FREL adopted | 2 NOTE iz Mostara')),
    ...['I1=I1', 'I2=I2'],
  );
  expect(text(hill)).not.toMatch(/Iva|adopted|Mostara/);
});

it('of who is hidden in both trees nobody is told that they have other parents in each', () => {
  const child = `0 @I1@ INDI | 1 NAME Iva | ${DEAD} | ${HIDDEN} | 1 FAMC @F1@`;
  const parents = (name: string) =>
    `0 @I2@ INDI | 1 NAME ${name} | 1 SEX M | ${DEAD} | 1 FAMS @F1@ | 0 @F1@ FAM | 1 HUSB @I2@ | 1 CHIL @I1@`;
  const hill = joined(shown(child, parents('Ivo')), shown(child, parents('Pero')), 'I1=I1');
  expect(hill.genealogy.families.size).toBe(2);
  expect([...hill.conflicts]).toEqual([]);
});

it('a marriage that one tree tells of one partner alone is not told of the one whom the other withholds', () => {
  const husband = `0 @I1@ INDI | 1 NAME Ivo | 1 SEX M | ${DEAD} | 1 FAMS @F1@ | 0 @I2@ INDI | 1 NAME Pero | ${DEAD} | 1 FAMC @F1@`;
  const family = '0 @F1@ FAM | 1 HUSB @I1@ | 1 WIFE @I3@ | 1 CHIL @I2@';
  const b = shown(husband, '0 @F1@ FAM | 1 HUSB @I1@ | 1 CHIL @I2@ | 1 MARR | 2 DATE 1920');
  const marriage = (wife: string, ...dead: string[]) => {
    const genealogy = shown(husband, `0 @I3@ INDI | 1 NAME Mara | 1 SEX F${wife} | 1 FAMS @F1@`, family);
    const hill = joined({ genealogy, dead: new Set(dead) }, b, 'I1=I1', 'I2=I2');
    expect(hill.genealogy.families.size).toBe(1);
    return text(hill).includes('1920');
  };
  expect(marriage(` | ${DEAD} | ${HIDDEN}`, 'I1', 'I2')).toBe(false);
  expect(marriage('', 'I1', 'I2')).toBe(false);
  expect(marriage('', 'I1', 'I2', 'I3')).toBe(true);
  // Who agreed to be shown is.
  expect(marriage(' | 1 _CONSENT Y | 1 OCCU krojačica', 'I1', 'I2')).toBe(true);
});
